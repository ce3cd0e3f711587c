import { parseDailyNoteId } from '#domain/kernel/index.ts';
import type { RecordState } from '../record/index.ts';
import type { LeafEdit, RecordEdit } from './replica.ts';

/**
 * The note of a day begins with whatever comes first: a word, a title, a tag, its template. Its day, which its id says,
 * goes with that, and when it was made.
 *
 * @param fields what is known of the record
 * @param madeAt UTC milliseconds; null where the record may be elsewhere already
 */
export function withDailyNoteDefaults(
  edit: RecordEdit,
  fields: RecordState['fields'],
  madeAt: number | null,
): RecordEdit {
  const { key, leaves } = edit;
  if (!key.startsWith('notes/') || fields.has('day')) return edit;
  const named = parseDailyNoteId(key.slice('notes/'.length));
  if (!named.ok) return edit;
  const beginning: LeafEdit[] = [{ path: 'day', value: named.value.day }];
  if (fields.size === 0 && madeAt !== null) beginning.push({ path: 'createdAt', value: madeAt });
  const missing = beginning.filter(({ path }) => !leaves.some((leaf) => leaf.path === path));
  return { ...edit, leaves: [...leaves, ...missing] };
}
