import { Decoration } from '@codemirror/view';
import type { SyntaxNode, SyntaxNodeRef } from '@lezer/common';
import { detailsOf, isSummary } from '../text/details.ts';
import type { Drawing, Drawn } from './drawing.ts';

/** Decorates `<details>` and its summary. Tags without their counterpart stay text. */
export function drawDetails(drawing: Drawing, { name, node }: SyntaxNodeRef): Drawn {
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
