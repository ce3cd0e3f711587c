import { type TextEdit, trimmedEdit } from '../../text-edits.ts';

export type { TextEdit };

/** The one edit that makes a text of another and leaves what both begin and end with; none where they are the same. */
export function smallestEdit(before: string, after: string, at = 0): readonly TextEdit[] {
  if (before === after) return [];
  const { from, to, insert } = trimmedEdit(before, after, { from: 0, to: before.length, insert: after });
  return [{ from: at + from, to: at + to, insert }];
}
