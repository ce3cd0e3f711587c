import { isLocalDay, type LocalDay } from '../kernel/index.ts';

/** A day of an earlier year that is remembered today. */
export interface DayYearsAgo {
  readonly day: LocalDay;
  readonly yearsAgo: number;
}

const yearsShown = [1, 2, 5];

/**
 * Returns the same calendar day one, two and five years before, the newest first.
 *
 * In years without a leap day, 29 February is replaced by 28 February. For the same reason, 28 February of such a year
 * also returns the 29 February of a leap year, which would not be returned on any other day.
 */
export function onThisDay(day: LocalDay): readonly DayYearsAgo[] {
  return yearsShown.flatMap((yearsAgo) =>
    daysRemembered(day, Number(day.slice(0, 4)) - yearsAgo).map((then) => ({ day: then, yearsAgo })),
  );
}

/** Returns the days of a year that are remembered on a day, the newest first; none before year 1. */
function daysRemembered(day: LocalDay, year: number): readonly LocalDay[] {
  const [leapDay, dayBefore] = [dayOf(year, '02-29'), dayOf(year, '02-28')];
  const sameDay = dayOf(year, day.slice(5));
  const isForBoth = day.endsWith('-02-28') && dayOf(Number(day.slice(0, 4)), '02-29') === null;
  const days = isForBoth ? [leapDay, dayBefore] : [sameDay ?? dayBefore];
  return days.filter((each) => each !== null);
}

/** Returns a day of a year, or null if the year does not have it. */
function dayOf(year: number, monthAndDay: string): LocalDay | null {
  const day = `${String(year).padStart(4, '0')}-${monthAndDay}`;
  return isLocalDay(day) ? day : null;
}
