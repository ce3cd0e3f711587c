import { idOf, type LocalDay, parseDailyNoteId, type RecordKey } from '../../kernel/index.ts';
import type { WholeRecordDraft } from '../draft/index.ts';
import { dailyNoteKeys } from './item-keys.ts';
import { type ComparedDocument, isTrashed, restoredOf } from './verdict.ts';

export type WholeDraft = Pick<WholeRecordDraft, 'key' | 'leaves'>;

/**
 * Finds the permanently deleted notes of days that become the note of their day again, under the first id of the day that
 * was not deleted. A note cannot if the day has another note, here or in the export.
 *
 * @returns their new keys, by the key in the export
 */
export function restoredDailyNotes(
  drafts: readonly WholeDraft[],
  { find }: Pick<ComparedDocument, 'find'>,
): ReadonlyMap<RecordKey, RecordKey> {
  const taken = new Set(drafts.map(({ key }) => key));
  const restored = new Map<RecordKey, RecordKey>();
  for (const { key, day } of deletedDailyNotes(drafts, find)) {
    const next = firstKeyOf(day, find);
    const record = find(next);
    if (taken.has(next) || (record !== null && restoredOf(record).key !== key)) continue;
    taken.add(next);
    restored.set(key, next);
  }
  return restored;
}

interface DailyNote {
  readonly key: RecordKey;
  readonly day: LocalDay;
  readonly part: number;
}

/** Returns the notes that can become the note of their day, the newest of each day first. */
function deletedDailyNotes(drafts: readonly WholeDraft[], find: ComparedDocument['find']): readonly DailyNote[] {
  const notes = drafts.flatMap(({ key, leaves }): readonly DailyNote[] => {
    const named = dailyNoteOf(key);
    if (named === null || find(key)?.isTombstoned !== true) return [];
    const isOfDay = !isTrashed({ leaves, text: null }) && leaves.get('kind') !== 'template';
    return isOfDay ? [{ key, ...named }] : [];
  });
  return notes.sort((a, b) => b.part - a.part);
}

function firstKeyOf(day: LocalDay, find: ComparedDocument['find']): RecordKey {
  const keyOf = dailyNoteKeys(day);
  let attempt = 0;
  while (find(keyOf(attempt))?.isTombstoned === true) attempt += 1;
  return keyOf(attempt);
}

/** Returns the leaves of a note of a day that comes back as another note: its title tells the day. */
export function withoutDay(leaves: ReadonlyMap<string, unknown>, day: LocalDay): ReadonlyMap<string, unknown> {
  const rest = new Map(leaves);
  rest.delete('day');
  if ((rest.get('title') ?? '') === '') rest.set('title', day);
  return rest;
}

/** Returns the day of a note whose key tells it; null for other records. */
export function dailyNoteOf(key: RecordKey): { readonly day: LocalDay; readonly part: number } | null {
  const named = parseDailyNoteId(idOf(key));
  return key.startsWith('notes/') && named.ok ? named.value : null;
}
