import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { Decoration, type DecorationSet } from '@codemirror/view';
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { passageName } from '../language/passage-parser.ts';
import { detailsOf, isSummary } from '../text/details.ts';
import { propertiesEnd } from '../text/properties-end.ts';
import type { Span } from '../text/span.ts';
import { drawAnswer } from './draw-answers.ts';
import { drawBlock } from './draw-blocks.ts';
import { drawImage } from './draw-images.ts';
import { drawInline } from './draw-inline.ts';
import { drawLines } from './draw-lines.ts';
import { drawLink } from './draw-links.ts';
import { drawTime } from './draw-times.ts';
import { drawTraining } from './draw-training.ts';
import { Drawing, type Drawn } from './drawing.ts';

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
    drawTime(drawing, node) ??
    drawInline(drawing, node) ??
    true
  );
}

/** Decorates `<details>` and its summary. Tags without their counterpart stay text. */
function drawDetails(drawing: Drawing, { name, node }: SyntaxNodeRef): Drawn {
  if (name === 'DetailsSummary') return drawSummary(drawing, node);
  if (name !== 'DetailsStart' && name !== 'DetailsEnd') return undefined;
  if (detailsOf(node) === null) return false;
  const line = drawing.state.doc.lineAt(node.from);
  const isShown = drawing.isTouched(line);
  drawing.recede(node.from, node.to, isShown);
  const isAlone =
    line.text.slice(0, node.from - line.from).trim() === '' && node.to >= line.from + line.text.trimEnd().length;
  if (isAlone && !isShown) drawing.line(line.from, tagLine);
  return false;
}

function drawSummary(drawing: Drawing, node: SyntaxNode): undefined {
  if (!isSummary(node)) return undefined;
  drawing.mark(node.from, node.to, summary);
  const isShown = drawing.isTouched(drawing.state.doc.lineAt(node.from));
  for (const mark of node.getChildren('DetailsMark')) drawing.recede(mark.from, mark.to, isShown);
  return undefined;
}

const tagLine = Decoration.line({ class: 'md-tag-line' });
const summary = Decoration.mark({ class: 'md-summary' });
