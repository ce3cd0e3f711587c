import { z } from 'zod/mini';
import { check, leaf } from '../kernel/index.ts';

/** Rate of perceived exertion, 1–10. Halves are usual; finer values are accepted. */
const rpe = check.numberWithin(1, 10);

/** Repetitions left in reserve; 0 is failure. */
const rir = check.numberFrom(0);

/** Open-ended, because a newer version may know more kinds of sets. */
const setKind = check.openName('warmUp', 'working', 'drop', 'restPause', 'failure', 'amrap');

export type SetPosition = z.output<typeof setPlace>;

const setPlace = z.object({
  /** The exercise of this workout or routine that contains the set. */
  exercise: check.id,
  order: check.order,
  /** The set to which a drop or rest-pause set belongs. */
  dropOf: z.optional(z.nullable(check.id)),
});

export type SetTarget = z.output<typeof setTarget>;

export const setTarget = z.object({
  kind: z.optional(setKind),
  reps: z.optional(z.object({ min: z.optional(check.wholeFrom(0)), max: z.optional(check.wholeFrom(0)) })),
  load: z.optional(check.quantity),
  /** The load as a share of the e1RM or of the training max. */
  share: z.optional(z.object({ of: check.oneOf('e1rm', 'trainingMax'), value: check.numberFrom(0) })),
  rpe: z.optional(rpe),
  rir: z.optional(rir),
  seconds: z.optional(check.numberFrom(0)),
  distance: z.optional(check.positiveQuantity),
});

/** Returns the target effort of a set as RPE, whichever scale it was planned in; null if there is none. */
export function targetRpe({ rpe, rir }: SetTarget): number | null {
  return rpe ?? (rir === undefined ? null : 10 - rir);
}

export type SetResult = z.output<typeof setResult>;

/**
 * The result of one set. It is a single leaf, because 80 kg from one device combined with 12 repetitions from another
 * would be a set that nobody did.
 */
const setResult = z.object({
  kind: setKind,
  /** Kilograms, signed: negative for assistance, 0 for body weight alone. */
  load: z.optional(check.quantity),
  reps: z.optional(check.wholeFrom(0)),
  seconds: z.optional(check.numberFrom(0)),
  distance: z.optional(check.positiveQuantity),
  rpe: z.optional(rpe),
  rir: z.optional(rir),
  side: z.optional(check.openName('left', 'right', 'both')),
  bar: z.optional(check.id),
  /** Null or absent while the set is not completed. */
  completedAt: z.optional(z.nullable(check.instant)),
});

/**
 * The figures that the user confirmed after they were doubted, in kilograms, counts, seconds and metres. Other figures
 * are doubted again.
 */
const confirmedFigures = z.object({
  load: z.optional(check.numberWithin(-1e9, 1e9)),
  reps: z.optional(check.wholeFrom(0)),
  seconds: z.optional(check.numberFrom(0)),
  metres: z.optional(check.numberFrom(0)),
});

export type ConfirmedFigures = z.infer<typeof confirmedFigures>;

/**
 * The line of a note in which the set was typed: the note, the id at the end of the line, and a digest of the words of
 * the line when they last agreed with the set.
 */
const setLine = z.object({ note: check.key, block: check.id, words: z.optional(check.text) });

export const plannedSetLeaves = { place: leaf(setPlace), target: leaf(setTarget) };

export const setLeaves = {
  ...plannedSetLeaves,
  remark: leaf(check.text),
  line: leaf(setLine),
  confirmed: leaf(confirmedFigures),
  result: leaf(setResult, { clock: ['completedAt'] }),
};
