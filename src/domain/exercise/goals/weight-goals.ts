import type { LocalDay, Quantity } from '../../kernel/index.ts';
import { isWeightOld, type TrendPoint } from '../body/index.ts';

/** A body weight to reach, from above or from below. */
export interface WeightGoal {
  readonly kind: 'bodyWeight';
  /** Kilograms. */
  readonly target: number;
  readonly typed: Quantity;
  /** The day on which it was set. */
  readonly from: LocalDay | null;
}

export interface HeldWeightGoal {
  readonly kind: 'holdBodyWeight';
  /** The middle of the range, kilograms. */
  readonly target: number;
  readonly typed: Quantity;
  /** The allowed deviation from the target, kilograms, above 0. */
  readonly within: number;
  readonly withinTyped: Quantity;
}

export interface WeightProgress {
  /** The trend when the goal was set, kilograms. */
  readonly start: number;
  /** The trend now, kilograms. */
  readonly now: number;
  /** The share of the way from start to target, 0–1. */
  readonly share: number;
  readonly isMet: boolean;
}

/**
 * A goal within this many kilograms of the trend has no direction, because a trend moves by as much without a person
 * losing or gaining weight. Such a goal is met within the same distance of its target, on either side.
 */
export const sameWeight = 0.5;

/**
 * Returns the progress of a body weight towards a target. It uses the current trend rather than a single measurement. A
 * goal that was reached and lost again is not met.
 *
 * @param trend in kilograms, oldest first
 * @returns null if there is no weight
 */
export function weightProgress({ target, from }: WeightGoal, trend: readonly TrendPoint[]): WeightProgress | null {
  const last = trend.at(-1);
  const first = (from === null ? undefined : trend.findLast(({ day }) => day <= from)) ?? trend[0];
  if (last === undefined || first === undefined) return null;
  const [start, now] = [first.trend, last.trend];
  const way = target - start;
  if (Math.abs(way) <= sameWeight) return { start, now, ...held(now - target, sameWeight) };
  const share = (now - start) / way;
  return { start, now, share: Math.min(1, Math.max(0, share)), isMet: share >= 1 };
}

export interface HeldWeightProgress {
  /** The trend now, kilograms. */
  readonly now: number;
  /** The ends of the range, kilograms. */
  readonly low: number;
  readonly high: number;
  /** The position of the trend relative to the range. */
  readonly side: 'below' | 'within' | 'above';
  /** 1 inside the range, decreasing with the distance from it. */
  readonly share: number;
  readonly isMet: boolean;
  /**
   * The day of the last weight if it is too old to count as the current weight, else null. With a weight that old, the
   * goal is not met.
   */
  readonly lastWeighed: LocalDay | null;
}

/**
 * Returns the progress of a goal to hold a body weight. It is met if the trend is in the range, both ends included, and
 * the last weight is recent.
 *
 * @param trend in kilograms, oldest first
 * @returns null if there is no weight
 */
export function heldWeightProgress(
  { target, within }: HeldWeightGoal,
  trend: readonly TrendPoint[],
  today: LocalDay,
): HeldWeightProgress | null {
  const last = trend.at(-1);
  if (last === undefined) return null;
  const now = last.trend;
  const { share, isMet } = held(now - target, within);
  const isOld = isWeightOld(last.day, today);
  return {
    now,
    low: target - within,
    high: target + within,
    side: isMet ? 'within' : now < target ? 'below' : 'above',
    share,
    isMet: isMet && !isOld,
    lastWeighed: isOld ? last.day : null,
  };
}

/** Tolerates floating-point error: 180.1 lb and 0.3 lb are 180.4 lb, but in kilograms their sum is slightly off. */
const binaryFraction = 1e-9;

function held(away: number, within: number): { readonly share: number; readonly isMet: boolean } {
  const distance = Math.abs(away);
  const isMet = distance <= within + binaryFraction;
  return { share: isMet ? 1 : within / distance, isMet };
}
