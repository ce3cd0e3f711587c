import type { DateOrder, DraftTime, NoteTime } from './draft.ts';

/** Returns the time that is meant, if day and month of unclear dates have this order. */
export function timeInOrder(time: NoteTime | null, order: DateOrder): DraftTime | null {
  if (time === null || !isUnclear(time)) return time;
  return order === 'day-first' ? time.dayFirst : time.monthFirst;
}

/** Returns whether a time has two readings. */
export function isUnclear(time: NoteTime | null): time is Exclude<NoteTime, DraftTime> {
  return typeof time === 'object' && time !== null && 'dayFirst' in time;
}
