import { addDays, daysBetween, type LocalDay } from '../../kernel/index.ts';
import type { TrainingSession } from './sessions.ts';

/** Over how many days load is remembered: whole days, 1 or more. */
export interface TimeConstants {
  /** Of the long memory. */
  readonly ctlDays: number;
  /** Of the short one. */
  readonly atlDays: number;
}

/** @see A. Coggan, H. Allen, “Training and Racing with a Power Meter” (2006) */
export const usualTimeConstants: TimeConstants = { ctlDays: 42, atlDays: 7 };

/** A day as far as load goes, in the unit of `sessionLoad`. */
export interface LoadDay {
  readonly day: LocalDay;
  /** All sessions of the day together; 0 on a day of rest. */
  readonly load: number;
  /** Chronic training load at the end of the day. */
  readonly ctl: number;
  /** Acute training load at the end of the day. */
  readonly atl: number;
  /** Training stress balance with which the day began: CTL less ATL of the evening before. */
  readonly tsb: number;
}

/**
 * Chronic and acute load, day by day: `L = L₋₁·e^(−1/N) + load·(1 − e^(−1/N))`, every calendar day counted, from 0
 * before the first session on. A measure of what was done, not of fitness.
 *
 * Other programs smooth by 1/N or 2/(N+1) and come to other figures from the same sessions.
 *
 * @param sessions in any order; those without a load are left out
 * @param from the first day that is wanted; earlier ones have their part in it
 * @param until the last one
 * @see E. Banister et al., “A systems model of training for athletic performance”, Aust J Sports Med 7:57 (1975);
 *   Coggan as above; constants and balance as in GoldenCheetah
 */
export function loadCurve(
  sessions: readonly Pick<TrainingSession, 'day' | 'load'>[],
  { from, until, ctlDays, atlDays }: { readonly from: LocalDay; readonly until: LocalDay } & TimeConstants,
): readonly LoadDay[] {
  const first = sessions.reduce((earliest, { day }) => (day < earliest ? day : earliest), from);
  const loads = dailyLoads(sessions, first, until);
  const wanted = daysBetween(first, from);
  const days: LoadDay[] = [];
  let ctl = 0;
  let atl = 0;
  for (const [at, load] of loads.entries()) {
    const tsb = ctl - atl;
    ctl = smoothed(ctl, load, ctlDays);
    atl = smoothed(atl, load, atlDays);
    if (at >= wanted) days.push({ day: addDays(first, at), load, ctl, atl, tsb });
  }
  return days;
}

/**
 * How much chronic load grew over the last seven days of a curve; below 0 where it fell.
 *
 * @returns null for a curve of fewer than eight days
 */
export function rampOf(curve: readonly Pick<LoadDay, 'ctl'>[]): number | null {
  const last = curve.at(-1);
  const before = curve.at(-8);
  return last === undefined || before === undefined ? null : last.ctl - before.ctl;
}

function smoothed(before: number, load: number, days: number): number {
  const kept = Math.exp(-1 / days);
  return before * kept + load * (1 - kept);
}

/** One figure a day from the first to the last. */
function dailyLoads(
  sessions: readonly Pick<TrainingSession, 'day' | 'load'>[],
  first: LocalDay,
  last: LocalDay,
): readonly number[] {
  const loads = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, () => 0);
  for (const { day, load } of sessions) {
    const at = daysBetween(first, day);
    if (load !== null && at < loads.length) loads[at] = (loads[at] ?? 0) + load;
  }
  return loads;
}
