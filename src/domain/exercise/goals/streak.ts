import { addDays, type LocalDay, type Weekday } from '../../kernel/index.ts';
import { type PeriodLength, periodOf } from './period.ts';

/** Periods in a row. */
export interface Streak {
  /** Up to now. The period that is not over yet counts where it is met, and breaks nothing where it is not. */
  readonly current: number;
  /** The most there ever were. */
  readonly longest: number;
}

export interface StreakInputs {
  readonly per: PeriodLength;
  readonly today: LocalDay;
  readonly weekStart: Weekday;
}

/**
 * Days, weeks or months in a row in which something was met. What lies after today counts for nothing.
 *
 * @param metOn days of periods in which it was met: any day of a period stands for it, in any order
 */
export function streakOf(metOn: Iterable<LocalDay>, { per, today, weekStart }: StreakInputs): Streak {
  const thisPeriod = periodOf(today, per, weekStart).from;
  const starts = [...new Set(Array.from(metOn, (day) => periodOf(day, per, weekStart).from))]
    .filter((start) => start <= thisPeriod)
    .sort();
  const met = new Set(starts);
  const before = (start: LocalDay) => periodOf(addDays(start, -1), per, weekStart).from;
  let longest = 0;
  let run = 0;
  let last: LocalDay | null = null;
  for (const start of starts) {
    run = last !== null && before(start) === last ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = start;
  }
  let current = 0;
  for (let at = met.has(thisPeriod) ? thisPeriod : before(thisPeriod); met.has(at); at = before(at)) current += 1;
  return { current, longest };
}
