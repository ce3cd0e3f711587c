import { z } from 'zod/mini';
import { check, type Quantity } from '../../kernel/index.ts';
import type { ProgressionRule } from '../progression-rule.ts';

/** Where every set reached its goal the load goes up; where it did not, again and again, it comes down. */
interface Stepping {
  /** How much the load goes up; without it, by the least step of the exercise. */
  readonly step?: Quantity | undefined;
  /** After so many sessions in a row short of the goal at one load, the load comes down: from 1, 3 where it is not said. */
  readonly misses?: number | undefined;
  /** By which share of the load it then comes down: 0–0.5, 0.1 where it is not said. */
  readonly deload?: number | undefined;
}

/** One set of one week of a wave. */
export interface WaveSet {
  /** Of the maximum, above 0. */
  readonly share: number;
  readonly reps: number;
  /** As many repetitions as go, `reps` at least. */
  readonly amrap?: boolean | undefined;
}

/** How an exercise goes on from session to session. */
export type Progression =
  /** The load goes up when every set had its repetitions. */
  | ({ readonly rule: 'linear' } & Stepping)
  /** First the repetitions go up within their range, then the load. */
  | ({ readonly rule: 'double' } & Stepping)
  | {
      readonly rule: 'wave';
      readonly of: 'e1rm' | 'trainingMax';
      /** By week, its working sets in order; never none. The wave begins again after the last. */
      readonly weeks: readonly (readonly WaveSet[])[];
      /** How much a training maximum goes up with each wave; without it, it stays. */
      readonly step?: Quantity | undefined;
    }
  /** The load that should meet the repetitions and the effort of each set. */
  | { readonly rule: 'byRpe' };

export const defaultMisses = 3;
export const defaultDeload = 0.1;

/** What a stored rule says; null for one that this version does not know or cannot use. */
export function readProgression(rule: ProgressionRule | undefined): Progression | null {
  const read = schema.safeParse(rule);
  return read.success ? read.data : null;
}

/** A progression as it is stored: what is not said is not there. */
export function progressionRuleOf(progression: Progression): ProgressionRule {
  return JSON.parse(JSON.stringify(progression)) as ProgressionRule; // plain data through and through
}

/**
 * A wave to begin with: three weeks up and a light one, the shares rising evenly from the first set to the last.
 *
 * @param sets how many working sets a session has, from 1
 * @see J. Wendler, "5/3/1" (2009), whose three sets these are
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
