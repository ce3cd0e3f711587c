import type { LocalDay, Weekday } from '../../kernel/index.ts';
import { type PeriodLength, periodNumber } from '../period.ts';

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
  const numbers = Array.from(metOn, (day) => periodNumber(day, per, weekStart));
  return streakOfPeriods(numbers, periodNumber(today, per, weekStart));
}

/**
 * @param met numbers of periods, in any order
 * @param now the number of the period of today
 */
export function streakOfPeriods(met: Iterable<number>, now: number): Streak {
  const until = new Set([...met].filter((number) => number <= now).sort((a, b) => a - b));
  let longest = 0;
  let run = 0;
  for (const number of until) {
    run = until.has(number - 1) ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  let current = 0;
  for (let at = until.has(now) ? now : now - 1; until.has(at); at -= 1) current += 1;
  return { current, longest };
}
