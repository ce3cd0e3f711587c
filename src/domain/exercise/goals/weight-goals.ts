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

/** A body weight to hold. */
export interface HeldWeightGoal {
  readonly kind: 'holdBodyWeight';
  /** The middle of the range, kilograms. */
  readonly target: number;
  readonly typed: Quantity;
  /** How far from the target is still in the range, kilograms, above 0. */
  readonly within: number;
  readonly withinTyped: Quantity;
}

export interface WeightProgress {
  /** The trend when the goal was set, kilograms. */
  readonly start: number;
  /** The trend now, kilograms. */
  readonly now: number;
  /** Of the way from start to target, 0–1. */
  readonly share: number;
  readonly isMet: boolean;
}

/**
 * A goal set within so many kilograms of the trend gives no direction to go: a trend moves as much without a person
 * losing or gaining. Such a goal is met within the same distance of its target, on either side.
 */
export const sameWeight = 0.5;

/**
 * Returns how far a body weight is on its way to a target. The trend is what counts, not one morning's weight, and it is
 * the trend of now: a goal that was reached and lost again is not met.
 *
 * @param trend in kilograms, the oldest first
 * @returns null before anything was weighed
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
  /** Where the trend is. */
  readonly side: 'below' | 'within' | 'above';
  /** 1 in the range, less the further away from it. */
  readonly share: number;
  readonly isMet: boolean;
  /** The day of the last weight where that was too long ago to say anything of now. The goal is not met then. */
  readonly lastWeighed: LocalDay | null;
}

/**
 * Returns whether a body weight is held: whether its trend is in the range, both ends included.
 *
 * @param trend in kilograms, the oldest first
 * @returns null before anything was weighed
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

/** 180.1 lb and 0.3 lb are 180.4 lb, though in kilograms their sum is off by a binary fraction. */
const binaryFraction = 1e-9;

function held(away: number, within: number): { readonly share: number; readonly isMet: boolean } {
  const distance = Math.abs(away);
  const isMet = distance <= within + binaryFraction;
  return { share: isMet ? 1 : within / distance, isMet };
}
