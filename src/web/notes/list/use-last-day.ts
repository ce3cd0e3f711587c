import { deletedForEverAt, localDayAt } from '#domain/kernel/index.ts';
import { deviceZone, useTimeFormat } from '../../time/index.ts';
import type { ListedNote } from './notes-in-list.ts';

/**
 * Returns a function that returns, as text, the day on which a note in the trash will be permanently deleted; null if
 * the note is not in the trash.
 */
export function useLastDay(): (note: ListedNote) => string | null {
  const { wholeDay } = useTimeFormat();
  return ({ inTrash, value: { trashedAt } }) =>
    inTrash && trashedAt !== undefined ? wholeDay(localDayAt(deletedForEverAt(trashedAt), deviceZone())) : null;
}
