import { addDays, compareDays, daysBetween, type LocalDay, startOfWeek, type Weekday } from '#domain/kernel/index.ts';

/** The number of weeks shown side by side. */
export const weeksShown = 12;
const weeksAtOnce = 26;

interface Week {
  /** A day of the selected week; null for the current one. */
  readonly day: LocalDay | null;
  readonly today: LocalDay;
  readonly weekStart: Weekday;
}

/** Returns the first day of the selected week, which is never in the future. */
export function weekLookedAt({ day, today, weekStart }: Week): LocalDay {
  const running = startOfWeek(today, weekStart);
  if (day === null || day < '0001-01-08') return running;
  const asked = startOfWeek(day, weekStart);
  return compareDays(asked, running) > 0 ? running : asked;
}

/**
 * Returns the range of weeks to query, including those before the selected week. The range stays the same while the
 * user moves within half a year, so that moving by a week needs no new query.
 */
export function weeksAsked(week: Week): { readonly from: LocalDay; readonly until: LocalDay } {
  const running = startOfWeek(week.today, week.weekStart);
  const weeksBack = daysBetween(weekLookedAt(week), running) / 7;
  const until = addDays(running, -7 * weeksAtOnce * Math.floor(weeksBack / weeksAtOnce));
  return { from: addDays(until, -7 * (weeksAtOnce - 1 + weeksShown - 1)), until };
}
