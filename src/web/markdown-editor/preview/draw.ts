import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { DecorationSet } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { passageName } from '../language/passage-parser.ts';
import { propertiesEnd } from '../text/properties-end.ts';
import type { Span } from '../text/span.ts';
import { drawAnswer } from './draw-answers.ts';
import { drawBlock } from './draw-blocks.ts';
import { drawDetails } from './draw-details.ts';
import { drawImage } from './draw-images.ts';
import { drawInline } from './draw-inline.ts';
import { drawLines } from './draw-lines.ts';
import { drawLink } from './draw-links.ts';
import { drawTraining } from './draw-training.ts';
import { Drawing } from './drawing.ts';

/**
 * Returns decorations for the visible ranges only, so that a keystroke costs no more in a long note than in a short
 * one.
 */
export function draw(state: EditorState, visible: readonly Span[], touched: readonly Span[]): DecorationSet {
  const inView = { from: visible[0]?.from ?? 0, to: visible.at(-1)?.to ?? 0 };
  const drawing = new Drawing(state, visible, touched);
  const tree = syntaxTree(state);
  const textFrom = propertiesEnd(state);
  const drawnByNode = new Map<string, boolean>();
  for (const { from, to } of visible) {
    tree.iterate({
      from,
      to,
      enter: (node) => {
        if (node.from < textFrom) return node.to > textFrom && (node.type.isTop || node.name === passageName);
        // A long node is visited again for each visible range.
        const key = `${node.from} ${node.to} ${node.type.id}`;
        const isInside = drawnByNode.get(key) ?? drawNode(drawing, node);
        drawnByNode.set(key, isInside);
        return isInside;
      },
    });
  }
  drawLines(drawing, inView, textFrom);
  return drawing.finish();
}

function drawNode(drawing: Drawing, node: SyntaxNodeRef): boolean {
  if (node.name === 'Table') return false;
  return (
    drawAnswer(drawing, node) ??
    drawBlock(drawing, node) ??
    drawDetails(drawing, node) ??
    drawTraining(drawing, node) ??
    drawLink(drawing, node) ??
    drawImage(drawing, node) ??
    drawInline(drawing, node) ??
    true
  );
}
