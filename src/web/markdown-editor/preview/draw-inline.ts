import { Decoration } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import type { Drawn } from './drawing.ts';
import { type Drawing, quiet } from './drawing.ts';

/** Decorates emphasis, inline code, escapes, line breaks and HTML, which is shown but never rendered. */
export function drawInline(drawing: Drawing, node: SyntaxNodeRef): Drawn {
  const look = lookByNode[node.name];
  if (look !== undefined) drawing.mark(node.from, node.to, look);
  if (marks.has(node.name)) drawMark(drawing, node);
  if (node.name === 'Escape') drawing.recede(node.from, node.from + 1, drawing.isTouched(node));
  if (node.name === 'HardBreak' && drawing.text(node.from, node.from + 1) === '\\') {
    drawing.recede(node.from, node.from + 1, drawing.isTouched({ from: node.from, to: node.from + 1 }));
  }
  return undefined;
}

function drawMark(drawing: Drawing, node: SyntaxNodeRef): void {
  const construct = node.node.parent;
  if (construct !== null) drawing.recede(node.from, node.to, drawing.isTouched(construct));
}

const marks = new Set(['EmphasisMark', 'StrikethroughMark', 'HighlightMark', 'CodeMark']);

/** Also used by the source view, which shows the delimiters as well. */
export const lookByNode: Readonly<Record<string, Decoration>> = {
  StrongEmphasis: Decoration.mark({ class: 'md-strong' }),
  Emphasis: Decoration.mark({ class: 'md-emphasis' }),
  Strikethrough: Decoration.mark({ class: 'md-struck', tagName: 's' }),
  Highlight: Decoration.mark({ class: 'md-highlight', tagName: 'mark' }),
  InlineCode: Decoration.mark({ class: 'md-code', attributes: { spellcheck: 'false' } }),
  Hashtag: Decoration.mark({ class: 'md-tag' }),
  HTMLTag: quiet,
  HTMLBlock: quiet,
  Comment: quiet,
  CommentBlock: quiet,
  NoteComment: quiet,
  ProcessingInstruction: quiet,
  ProcessingInstructionBlock: quiet,
};
