import { Decoration } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { type AnswerCode, answerCodeOf } from '#domain/notes/markdown/index.ts';
import { drawBlock } from './draw-blocks.ts';
import type { Drawing, Drawn } from './drawing.ts';
import { AnswerWidget } from './embed-widgets.ts';

/** Shows the answer in place of the code that asks for it; behind the code while the cursor is there. */
export function drawAnswer(drawing: Drawing, node: SyntaxNodeRef): Drawn {
  if (node.name !== 'FencedCode' && node.name !== 'InlineCode') return undefined;
  const code = answerCodeOf(node.node, (from, to) => drawing.text(from, to));
  if (code === null) return undefined;
  const isEdited = drawing.isTouched(code);
  const widget = new AnswerWidget(code.kind, code.line, isEdited);
  if (isEdited) {
    drawing.widget(code.to, widget, 1);
    return code.kind === 'block' ? drawBlock(drawing, node) : undefined;
  }
  if (code.kind === 'block') drawBlockAnswer(drawing, code, widget);
  else drawing.replace(code.from, code.to, widget);
  return false;
}

/** The answer takes the line of the closing fence. The lines above it shrink, because only blocks can replace them. */
function drawBlockAnswer(drawing: Drawing, { from, to }: AnswerCode, widget: AnswerWidget): void {
  const last = drawing.state.doc.lineAt(to);
  for (const line of drawing.linesOf({ from, to })) {
    if (line.from === last.from) continue;
    drawing.line(line.from, shrunk);
    drawing.hide(line.from, line.to);
  }
  drawing.replace(last.from, to, widget);
}

const shrunk = Decoration.line({ class: 'md-answer-source' });
