import { matchingRuns, type Run } from './matching-runs.ts';

/** Replaces UTF-16 code units `from` to `to` of a text. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/**
 * Few and small edits that make one text another: by lines, and by words within the lines that differ. What both have
 * in common at the beginning and the end is not touched, nor is a surrogate pair cut. Made for texts that somebody
 * else may be writing in meanwhile: what is not edited keeps its identity there.
 *
 * Takes about as long as the texts are; where they differ throughout, the edits are larger rather than slower.
 *
 * @returns edits of `before` in ascending order that do not touch each other; none where the texts are equal
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

/** @param edits in ascending order, of this text */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let at = 0;
  let made = '';
  for (const { from, to, insert } of edits) {
    made += text.slice(at, from) + insert;
    at = to;
  }
  return made + text.slice(at);
}

/** The edit cut into those that leave alone what its two sides have in common. */
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

/** The edit without what its two sides begin and end with. */
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
