import { addDays, daysBetween, type LocalDay } from '../../kernel/index.ts';
import type { TrainingSession } from './sessions.ts';

/** The time constants of the load averages, in whole days, 1 or more. */
export interface TimeConstants {
  readonly ctlDays: number;
  readonly atlDays: number;
}

/** @see A. Coggan, H. Allen, “Training and Racing with a Power Meter” (2006) */
export const defaultTimeConstants: TimeConstants = { ctlDays: 42, atlDays: 7 };

/** The load of a day, in the unit of `sessionLoad`. */
export interface LoadDay {
  readonly day: LocalDay;
  /** The sum over all sessions of the day; 0 on a rest day. */
  readonly load: number;
  /** Chronic training load at the end of the day. */
  readonly ctl: number;
  /** Acute training load at the end of the day. */
  readonly atl: number;
  /** Training stress balance at the start of the day: CTL minus ATL of the evening before. */
  readonly tsb: number;
}

export interface LoadCurveInputs extends TimeConstants {
  readonly from: LocalDay;
  readonly until: LocalDay;
  readonly before: number;
}

/**
 * Computes chronic and acute load day by day: `L = L₋₁·e^(−1/N) + load·(1 − e^(−1/N))`. It counts every calendar day
 * from the first session on. It measures training done, not fitness.
 *
 * Other programs smooth by 1/N or 2/(N+1), so their figures for the same sessions differ.
 *
 * @param sessions in any order; those without a load are ignored
 * @param from the first day to return; earlier sessions still contribute
 * @param until the last day
 * @param before the load of each day before the first session, at which both begin; 0 makes the first weeks of somebody
 * who has trained before look like overload
 * @see E. Banister et al., “A systems model of training for athletic performance”, Aust J Sports Med 7:57 (1975);
 * Coggan as above; constants and balance as in GoldenCheetah
 */
export function loadCurve(
  sessions: readonly Pick<TrainingSession, 'day' | 'load'>[],
  { from, until, before, ctlDays, atlDays }: LoadCurveInputs,
): readonly LoadDay[] {
  const begun = sessions.reduce<LocalDay | null>(
    (first, { day }) => (first === null || day < first ? day : first),
    null,
  );
  const first = begun === null || begun > from ? from : begun;
  const loads = dailyLoads(sessions, first, until);
  const wanted = daysBetween(first, from);
  const days: LoadDay[] = [];
  let ctl = before;
  let atl = before;
  for (const [at, load] of loads.entries()) {
    const tsb = ctl - atl;
    const day = addDays(first, at);
    if (begun !== null && day >= begun) {
      ctl = smoothed(ctl, load, ctlDays);
      atl = smoothed(atl, load, atlDays);
    }
    if (at >= wanted) days.push({ day, load, ctl, atl, tsb });
  }
  return days;
}

/**
 * Returns the ramp rate: how much CTL grew over the last seven days of a curve; negative if it fell.
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

/** Returns one load for each day from the first to the last. */
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
