import { z } from 'zod/mini';
import { check, type Quantity } from '../../kernel/index.ts';
import type { ProgressionRule } from '../progression-rule.ts';

/** The load increases when every set reached its goal, and decreases after repeated misses. */
interface Stepping {
  /** The increase of the load; without it, the exercise's smallest step. */
  readonly step?: Quantity | undefined;
  /**
   * The number of consecutive sessions below the goal at one load after which the load decreases: 1 or more, default 3.
   */
  readonly misses?: number | undefined;
  /** The share by which the load then decreases: 0–0.5, default 0.1. */
  readonly deload?: number | undefined;
}

/** A set in one week of a wave. */
export interface WaveSet {
  /** The share of the maximum; above 0. */
  readonly share: number;
  readonly reps: number;
  /** As many repetitions as possible, at least `reps`. */
  readonly amrap?: boolean | undefined;
}

export type Progression =
  /** The load increases when every set reached its repetitions. */
  | ({ readonly rule: 'linear' } & Stepping)
  /** First the repetitions increase within their range, then the load. */
  | ({ readonly rule: 'double' } & Stepping)
  | {
      readonly rule: 'wave';
      readonly of: 'e1rm' | 'trainingMax';
      /** By week, its working sets in order; never empty. The wave restarts after the last week. */
      readonly weeks: readonly (readonly WaveSet[])[];
      /** The increase of the training max with each wave; without it, the training max stays the same. */
      readonly step?: Quantity | undefined;
    }
  /** The load is computed to match the repetitions and the effort of each set. */
  | { readonly rule: 'byRpe' };

export const defaultMisses = 3;
export const defaultDeload = 0.1;

/** Parses a stored rule; null if this version does not know it or cannot use it. */
export function readProgression(rule: ProgressionRule | undefined): Progression | null {
  const read = schema.safeParse(rule);
  return read.success ? read.data : null;
}

/** Returns a progression in its stored form, without undefined fields. */
export function progressionRuleOf(progression: Progression): ProgressionRule {
  return JSON.parse(JSON.stringify(progression)) as ProgressionRule; // plain data throughout
}

/**
 * Returns a default wave: three weeks of rising loads and a light one. The shares rise evenly from the first set to the
 * last.
 *
 * @param sets the number of working sets in a session, from 1
 * @see J. Wendler, "5/3/1" (2009), from which the shares for three sets are taken
 */
export function usualWave(sets: number): readonly (readonly WaveSet[])[] {
  const rising = ([from, to]: readonly [number, number], repsFromLast: readonly number[], amrap: boolean) =>
    Array.from({ length: sets }, (_, index): WaveSet => {
      const share = sets === 1 ? to : from + ((to - from) * index) / (sets - 1);
      const isLast = index === sets - 1;
      const reps = repsFromLast[sets - 1 - index] ?? 5;
      return { share: Math.round(share * 1000) / 1000, reps, ...(amrap && isLast && { amrap }) };
    });
  return [
    rising([0.65, 0.85], [5], true),
    rising([0.7, 0.9], [3, 3, 3], true),
    rising([0.75, 0.95], [1, 3, 5], true),
    rising([0.4, 0.6], [5], false),
  ];
}

const stepping = {
  step: z.optional(check.positiveQuantity),
  misses: z.optional(check.wholeFrom(1)),
  deload: z.optional(check.numberWithin(0, 0.5)),
};

const waveSet = z.object({
  share: check.numberWithin(0.01, 2),
  reps: check.wholeWithin(1, 100),
  amrap: z.optional(check.flag),
});

const schema = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('linear'), ...stepping }),
  z.object({ rule: z.literal('double'), ...stepping }),
  z.object({
    rule: z.literal('wave'),
    of: check.oneOf('e1rm', 'trainingMax'),
    weeks: z.array(z.array(waveSet).check(z.minLength(1))).check(z.minLength(1), z.maxLength(52)),
    step: z.optional(check.positiveQuantity),
  }),
  z.object({ rule: z.literal('byRpe') }),
]);
