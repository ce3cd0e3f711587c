import { tags } from '@lezer/highlight';
import type { InlineContext, MarkdownConfig } from '@lezer/markdown';

/** `%%a comment%%`, as in Obsidian: for whoever edits the note. It is shown nowhere else. */
export const comments: MarkdownConfig = {
  defineNodes: [
    { name: 'NoteComment', style: { 'NoteComment/...': tags.comment } },
    { name: 'NoteCommentMark', style: tags.comment },
  ],
  parseInline: [{ name: 'NoteComment', before: 'Emphasis', parse: parseComment }],
};

function parseComment(cx: InlineContext, next: number, pos: number): number {
  if (next !== percent) return -1;
  const end = commentEnd(cx.text, pos - cx.offset);
  if (end < 0) return -1;
  const to = end + cx.offset;
  const inner = cx.parser.parseInline(cx.slice(pos + 2, to - 2), pos + 2);
  const marks = [cx.elt('NoteCommentMark', pos, pos + 2), ...inner, cx.elt('NoteCommentMark', to - 2, to)];
  return cx.addElement(cx.elt('NoteComment', pos, to, marks));
}

/**
 * Returns the end of the comment that starts at a position, or -1. Signs beside a number or a word, as in `50%%`, start
 * and end none.
 */
export function commentEnd(text: string, at: number): number {
  if (!text.startsWith('%%', at) || ofWord.test(text.charAt(at - 1)) || text.charAt(at + 2) === '%') return -1;
  const close = text.indexOf('%%', at + 2);
  if (close <= at + 2 || ofWord.test(text.charAt(close + 2))) return -1;
  return close + 2;
}

const ofWord = /[\p{L}\p{N}%]/u;
const percent = 37;
