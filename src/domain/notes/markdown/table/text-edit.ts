import type { SourceRange } from './read-table.ts';

/** Puts `insert` where `from`–`to` was. In a list: in order, none over another, all in positions of the old text. */
export interface TextEdit extends SourceRange {
  readonly insert: string;
}

export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let at = 0;
  let result = '';
  for (const { from, to, insert } of edits) {
    result += source.slice(at, from) + insert;
    at = to;
  }
  return result + source.slice(at);
}

/** The one edit that makes a text of another and leaves what both begin and end with; none where they are the same. */
export function smallestEdit(before: string, after: string, at = 0): readonly TextEdit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  if (splitsPair(before, start) || splitsPair(after, start)) start -= 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (splitsPair(before, before.length - end) || splitsPair(after, after.length - end)) end -= 1;
  return [{ from: at + start, to: at + before.length - end, insert: after.slice(start, after.length - end) }];
}

/** Half a surrogate pair is no letter, and no two halves may meet that were not one. */
function splitsPair(text: string, at: number): boolean {
  return at > 0 && at < text.length && isHigh(text.charCodeAt(at - 1)) && isLow(text.charCodeAt(at));
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
