import { type TextEdit, trimmedEdit } from '../../text-edits.ts';

export type { TextEdit };

/**
 * Returns the single edit that turns one string into another and keeps their common start and end; empty if they are
 * equal.
 */
export function smallestEdit(before: string, after: string, at = 0): readonly TextEdit[] {
  if (before === after) return [];
  const { from, to, insert } = trimmedEdit(before, after, { from: 0, to: before.length, insert: after });
  return [{ from: at + from, to: at + to, insert }];
}
