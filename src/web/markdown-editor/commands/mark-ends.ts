import type { EditorState } from '@codemirror/state';
import { isPunctuation, sidesOf } from '#domain/notes/markdown/index.ts';
import type { Span } from '../text/span.ts';
import { treeAt } from '../text/tree-at.ts';

/**
 * Returns the part of a span that delimiters can enclose. If a delimiter at an edge would be invalid, such as between a
 * letter and a bracket, the punctuation at that edge is left outside. Brackets and quotation marks are left outside in
 * pairs. Returns the span itself if nothing else would remain.
 */
export function markableSpan(state: EditorState, { from, to }: Span, sign: string): Span {
  let start = startFor(state, from, to, sign);
  let end = endFor(state, to, start, sign);
  const isPair = (a: number, b: number) => pairs.includes(state.sliceDoc(a, a + 1) + state.sliceDoc(b, b + 1));
  if (end < to && isPair(start, end)) start += 1;
  else if (start > from && isPair(start - 1, end - 1)) end -= 1;
  return start < end ? { from: start, to: end } : { from, to };
}

const pairs: readonly string[] = [
  '()',
  '[]',
  '{}',
  '""',
  "''",
  '“”',
  '‘’',
  '„“',
  '«»',
  '（）',
  '「」',
  '『』',
  '【】',
  '《》',
];

/** Returns the first position from `from` on, but before `end`, where an opening delimiter is valid. */
export function startFor(state: EditorState, from: number, end: number, sign: string): number {
  let at = from;
  while (at < end && !sidesAt(state, at, sign).opens && maySkip(state, at)) at += 1;
  return at;
}

/** Returns the last position up to `to`, but after `start`, where a closing delimiter is valid. */
export function endFor(state: EditorState, to: number, start: number, sign: string): number {
  let at = to;
  while (at > start && !sidesAt(state, at, sign).closes && maySkip(state, at - 1)) at -= 1;
  return at;
}

/**
 * Returns whether a delimiter inserted at a position could open or close. It forms one run with equal characters around
 * it.
 */
function sidesAt(state: EditorState, at: number, sign: string) {
  const { from, text } = state.doc.lineAt(at);
  let start = at - from;
  let end = start;
  while (start > 0 && text[start - 1] === sign) start -= 1;
  while (text[end] === sign) end += 1;
  return sidesOf(text, start, end);
}

/** Returns whether the character after a position is a space, or punctuation that is not itself markup. */
function maySkip(state: EditorState, at: number): boolean {
  const sign = state.sliceDoc(at, at + 1);
  if (/\s/.test(sign)) return true;
  const { name } = treeAt(state, at + 1).resolveInner(at, 1);
  return isPunctuation(sign) && !/Mark$|^URL$|^Escape$|^Entity$|^Hashtag$|^InlineCode$|^WikiLink/.test(name);
}
