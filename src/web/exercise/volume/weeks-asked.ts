import { addDays, compareDays, daysBetween, type LocalDay, startOfWeek, type Weekday } from '#domain/kernel/index.ts';

/** So many weeks stand beside each other when one is looked at. */
export const weeksShown = 12;
const weeksAtOnce = 26;

interface Week {
  /** A day of the week that is looked at; null for the running one. */
  readonly day: LocalDay | null;
  readonly today: LocalDay;
  readonly weekStart: Weekday;
}

/** The first day of the week that is looked at: never one that is still to come. */
export function weekLookedAt({ day, today, weekStart }: Week): LocalDay {
  const running = startOfWeek(today, weekStart);
  if (day === null || day < '0001-01-08') return running;
  const asked = startOfWeek(day, weekStart);
  return compareDays(asked, running) > 0 ? running : asked;
}

/**
 * The weeks to ask for, so that those before the one that is looked at are among them. They stay the same while a
 * person walks through half a year, so that a step asks for nothing.
 */
export function weeksAsked(week: Week): { readonly from: LocalDay; readonly until: LocalDay } {
  const running = startOfWeek(week.today, week.weekStart);
  const weeksBack = daysBetween(weekLookedAt(week), running) / 7;
  const until = addDays(running, -7 * weeksAtOnce * Math.floor(weeksBack / weeksAtOnce));
  return { from: addDays(until, -7 * (weeksAtOnce - 1 + weeksShown - 1)), until };
}
