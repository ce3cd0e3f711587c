import { matchingRuns, type Run } from './matching-runs.ts';

/** A replacement of the UTF-16 code units from `from` to `to`. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * Returns few and small edits that turn one string into another: by lines, then by words within changed lines. The
 * common start and end are not touched, and surrogate pairs are not split. It is designed for text that someone else
 * may be editing: unedited parts keep their identity.
 *
 * It takes roughly linear time. If the strings differ everywhere, the edits get larger rather than the computation
 * slower.
 *
 * @returns edits of `before` in ascending order, not adjacent to each other; empty if the strings are equal
 */
export function textEdits(before: string, after: string): readonly TextEdit[] {
  const whole = trimmedEdit(before, after, { from: 0, to: before.length, insert: after });
  const lines = refined(before, whole, /[^\n]*\n|[^\n]+/g);
  const words = lines.flatMap((edit) => refined(before, edit, /[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]/gu));
  return words.flatMap((edit) => {
    const small = trimmedEdit(before, edit.insert, edit);
    return small.from === small.to && small.insert === '' ? [] : [small];
  });
}

/** @param edits of this text, in ascending order */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let at = 0;
  let made = '';
  for (const { from, to, insert } of edits) {
    made += text.slice(at, from) + insert;
    at = to;
  }
  return made + text.slice(at);
}

/** Splits an edit into smaller ones that keep what its two sides have in common. */
function refined(before: string, edit: TextEdit, token: RegExp): readonly TextEdit[] {
  if (edit.from === edit.to || edit.insert === '') return [edit];
  const removed = before.slice(edit.from, edit.to).match(token) ?? [];
  const inserted = edit.insert.match(token) ?? [];
  const ends: Run = { a: removed.length, b: inserted.length, length: 0 };
  const edits: TextEdit[] = [];
  let [a, b, from] = [0, 0, edit.from];
  for (const run of [...matchingRuns(removed, inserted), ends]) {
    const to = from + lengthOf(removed, a, run.a);
    const insert = inserted.slice(b, run.b).join('');
    if (to > from || insert !== '') edits.push({ from, to, insert });
    from = to + lengthOf(removed, run.a, run.a + run.length);
    [a, b] = [run.a + run.length, run.b + run.length];
  }
  return edits;
}

function lengthOf(tokens: readonly string[], from: number, to: number): number {
  let length = 0;
  for (let at = from; at < to; at++) length += tokens[at]?.length ?? 0;
  return length;
}

/** Removes the common start and end of the two sides from an edit. */
export function trimmedEdit(before: string, insert: string, { from, to }: TextEdit): TextEdit {
  const most = Math.min(to - from, insert.length);
  let start = 0;
  while (start < most && before.charCodeAt(from + start) === insert.charCodeAt(start)) start++;
  if (start > 0 && isHighSurrogate(insert.charCodeAt(start - 1))) start--;
  let end = 0;
  while (end < most - start && before.charCodeAt(to - 1 - end) === insert.charCodeAt(insert.length - 1 - end)) end++;
  if (end > 0 && isLowSurrogate(insert.charCodeAt(insert.length - end))) end--;
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
