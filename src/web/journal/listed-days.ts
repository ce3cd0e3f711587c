import type { DayIndex } from '#domain/journal/index.ts';
import { firstLocalDay, type LocalDay, lastLocalDay } from '#domain/kernel/index.ts';

/** A day as a row of a list. */
export interface ListedDay {
  readonly id: LocalDay;
}

/** Returns the days that have something, newest first, and today even if it has nothing yet. */
export function listedDays(index: Pick<DayIndex, 'daysWith'>, today: LocalDay): readonly ListedDay[] {
  const days = [...index.daysWith(firstLocalDay, lastLocalDay).keys()].reverse();
  const at = days.findIndex((day) => day <= today);
  if (days[at] !== today) days.splice(at === -1 ? days.length : at, 0, today);
  return days.map((id) => ({ id }));
}

/** Returns the row of a day, else that of the nearest earlier day, else the last row. */
export function rowAt(listed: readonly ListedDay[], day: LocalDay): number {
  const at = listed.findIndex(({ id }) => id <= day);
  return at === -1 ? listed.length - 1 : at;
}
