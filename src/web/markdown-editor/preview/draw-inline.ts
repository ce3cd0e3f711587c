import { Decoration } from '@codemirror/view';
import type { SyntaxNodeRef } from '@lezer/common';
import { type StyledElement, styledElementAt } from '#domain/notes/markdown/index.ts';
import type { Drawn } from './drawing.ts';
import { type Drawing, quiet } from './drawing.ts';
import { formerTagTitle } from './former-tag-title.ts';
import { WrittenBreak } from './line-widgets.ts';

/**
 * Decorates emphasis, inline code, escapes, line breaks and a few HTML elements, without their attributes. Other HTML
 * is shown as text.
 */
export function drawInline(drawing: Drawing, node: SyntaxNodeRef): Drawn {
  const look = lookOf(drawing, node);
  if (look !== undefined) drawing.mark(node.from, node.to, look);
  if (marks.has(node.name)) drawMark(drawing, node);
  if (node.name === 'Escape') drawing.recede(node.from, node.from + 1, drawing.isTouched(node));
  if (node.name === 'HardBreak' && drawing.text(node.from, node.from + 1) === '\\') {
    drawing.recede(node.from, node.from + 1, drawing.isTouched({ from: node.from, to: node.from + 1 }));
  }
  if (node.name === 'HTMLBreak') drawBreak(drawing, node);
  return undefined;
}

function lookOf(drawing: Drawing, node: SyntaxNodeRef): Decoration | undefined {
  if (node.name === 'HTMLElement') return lookOfElement(drawing, node);
  if (node.name === 'Hashtag') return lookOfTag(drawing, node);
  return lookByNode[node.name];
}

function lookOfTag(drawing: Drawing, { from, to }: SyntaxNodeRef): Decoration | undefined {
  const title = formerTagTitle(drawing.state, drawing.text(from, to));
  return title === null ? lookByNode.Hashtag : Decoration.mark({ class: 'md-tag', attributes: { title } });
}

function lookOfElement(drawing: Drawing, { node }: SyntaxNodeRef): Decoration | undefined {
  const tag = node.firstChild;
  const element = tag === null ? null : styledElementAt(drawing.text(tag.from, tag.to), 0);
  return element === null ? undefined : lookByElement[element];
}

function drawBreak(drawing: Drawing, { from, to }: SyntaxNodeRef): void {
  if (drawing.isTouched({ from, to })) drawing.mark(from, to, quiet);
  else drawing.replace(from, to, new WrittenBreak());
}

function drawMark(drawing: Drawing, node: SyntaxNodeRef): void {
  const construct = node.node.parent;
  if (construct !== null) drawing.recede(node.from, node.to, drawing.isTouched(construct));
}

const marks = new Set(['EmphasisMark', 'StrikethroughMark', 'HighlightMark', 'CodeMark', 'HTMLElementMark']);

const lookByElement: Readonly<Record<StyledElement, Decoration>> = {
  b: Decoration.mark({ class: 'md-strong' }),
  strong: Decoration.mark({ class: 'md-strong' }),
  i: Decoration.mark({ class: 'md-emphasis' }),
  em: Decoration.mark({ class: 'md-emphasis' }),
  s: Decoration.mark({ class: 'md-struck', tagName: 's' }),
  del: Decoration.mark({ class: 'md-struck', tagName: 'del' }),
  mark: Decoration.mark({ class: 'md-highlight', tagName: 'mark' }),
  code: Decoration.mark({ class: 'md-code', tagName: 'code' }),
  u: Decoration.mark({ tagName: 'u' }),
  ins: Decoration.mark({ tagName: 'ins' }),
  sub: Decoration.mark({ class: 'md-sub', tagName: 'sub' }),
  sup: Decoration.mark({ class: 'md-sup', tagName: 'sup' }),
  small: Decoration.mark({ tagName: 'small' }),
  kbd: Decoration.mark({ class: 'md-key', tagName: 'kbd', attributes: { spellcheck: 'false' } }),
};

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
  NoteCommentBlock: quiet,
  ProcessingInstruction: quiet,
  ProcessingInstructionBlock: quiet,
};
