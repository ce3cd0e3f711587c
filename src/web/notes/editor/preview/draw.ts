import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { DecorationSet } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { passageName } from '../language/passage-parser.ts';
import { propertiesEnd } from '../properties-end.ts';
import { drawBlock } from './draw-blocks.ts';
import { drawImage } from './draw-images.ts';
import { drawInline } from './draw-inline.ts';
import { drawLines } from './draw-lines.ts';
import { drawLink } from './draw-links.ts';
import { Drawing, type Span } from './drawing.ts';

/** What a drawer says: whether what is inside is to be drawn too; undefined when the node is not its own. */
export type Drawn = boolean | undefined;

/** Draws the spans that are in view, and nothing else: the cost of a key does not grow with the note. */
export function draw(state: EditorState, visible: readonly Span[], touched: readonly Span[]): DecorationSet {
  const inView = { from: visible[0]?.from ?? 0, to: visible.at(-1)?.to ?? 0 };
  const drawing = new Drawing(state, inView, touched);
  const tree = syntaxTree(state);
  const textFrom = propertiesEnd(state);
  const drawnByNode = new Map<string, boolean>();
  for (const { from, to } of visible) {
    tree.iterate({
      from,
      to,
      enter: (node) => {
        if (node.from < textFrom) return node.to > textFrom && (node.type.isTop || node.name === passageName);
        // A long node is met once for each part of it that is in view.
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
    drawBlock(drawing, node) ?? drawLink(drawing, node) ?? drawImage(drawing, node) ?? drawInline(drawing, node) ?? true
  );
}
