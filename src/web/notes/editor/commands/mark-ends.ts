import type { EditorState } from '@codemirror/state';
import { isPunctuation, sidesOf } from '#domain/notes/markdown/index.ts';
import { treeAt } from '../tree-at.ts';
import type { Span } from './marked-parts.ts';

/**
 * A span as marks can stand around it: where one at its edge would be none, as between a letter and a bracket, the
 * punctuation there stays outside, brackets and quotation marks both. The span itself where nothing else is left of it.
 */
export function markable(state: EditorState, { from, to }: Span, sign: string): Span {
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

/** Where a mark begins what it marks, from a place on but before `end`. */
export function startFor(state: EditorState, from: number, end: number, sign: string): number {
  let at = from;
  while (at < end && !sidesAt(state, at, sign).opens && maySkip(state, at)) at += 1;
  return at;
}

/** Where a mark ends what it marks, at a place or before it but behind `start`. */
export function endFor(state: EditorState, to: number, start: number, sign: string): number {
  let at = to;
  while (at > start && !sidesAt(state, at, sign).closes && maySkip(state, at - 1)) at -= 1;
  return at;
}

/** What a mark that is put at a place could do, with those of its sign that are there already. */
function sidesAt(state: EditorState, at: number, sign: string) {
  const { from, text } = state.doc.lineAt(at);
  let start = at - from;
  let end = start;
  while (start > 0 && text[start - 1] === sign) start -= 1;
  while (text[end] === sign) end += 1;
  return sidesOf(text, start, end);
}

/** Whether the sign behind a place is a space, or punctuation that is no mark itself. */
function maySkip(state: EditorState, at: number): boolean {
  const sign = state.sliceDoc(at, at + 1);
  if (/\s/.test(sign)) return true;
  const { name } = treeAt(state, at + 1).resolveInner(at, 1);
  return isPunctuation(sign) && !/Mark$|^URL$|^Escape$|^Entity$|^Hashtag$|^InlineCode$|^WikiLink/.test(name);
}
