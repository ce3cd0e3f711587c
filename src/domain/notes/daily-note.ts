import { type DailyNoteId, type LocalDay, printDailyNoteId } from '../kernel/index.ts';

/**
 * Returns the id of a day's note: the first of its ids that is not permanently deleted. Devices that know the same
 * tombstones agree on it.
 */
export function dailyNoteIdFor(day: LocalDay, tombstoned: ReadonlySet<string>): DailyNoteId {
  for (let part = 1; ; part += 1) {
    const id = printDailyNoteId(day, part);
    if (!tombstoned.has(id)) return id;
  }
}
