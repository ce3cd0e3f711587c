import { type DailyNoteId, type LocalDay, printDailyNoteId } from '../kernel/index.ts';

/**
 * The id of the note of a day: the first of its ids that is not deleted for ever, the same on
 * every device that knows the same tombstones.
 */
export function dailyNoteIdFor(day: LocalDay, tombstoned: ReadonlySet<string>): DailyNoteId {
  for (let part = 1; ; part += 1) {
    const id = printDailyNoteId(day, part);
    if (!tombstoned.has(id)) return id;
  }
}
