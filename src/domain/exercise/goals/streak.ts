import type { LocalDay, Weekday } from '../../kernel/index.ts';
import { type PeriodLength, periodNumber } from '../period.ts';

/** Consecutive periods in which a goal was met. */
export interface Streak {
  /** The current streak. The period in progress counts if it is met, and does not break the streak if it is not. */
  readonly current: number;
  readonly longest: number;
}

export interface StreakInputs {
  readonly per: PeriodLength;
  readonly today: LocalDay;
  readonly weekStart: Weekday;
}

/**
 * Counts consecutive days, weeks or months that were met. Days after today are ignored.
 *
 * @param metOn any day of each met period, in any order
 */
export function streakOf(metOn: Iterable<LocalDay>, { per, today, weekStart }: StreakInputs): Streak {
  const numbers = Array.from(metOn, (day) => periodNumber(day, per, weekStart));
  return streakOfPeriods(numbers, periodNumber(today, per, weekStart));
}

/**
 * @param met numbers of periods, in any order
 * @param now the number of today's period
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
