import type { DoneSet } from '../history/index.ts';
import type { Tracking } from '../library/tracking.ts';

export interface ExerciseKind {
  /** One of `tracking`; a value unknown to this version is treated as load and repetitions. */
  readonly tracking: string | undefined;
  /**
   * How much of the body weight is moved, 0–1. It applies to kinds of tracking whose recorded load is not the whole
   * load.
   */
  readonly bodyWeightShare: number;
  /** Kilograms above which a load is doubted, of `mostLoadOf`; without it, that of an unknown exercise. */
  readonly mostLoad?: number;
}

/**
 * Returns the kilograms that a set moved: its load, plus part of the body weight if the exercise moves the body.
 *
 * @param bodyWeight kilograms, null if unknown
 * @returns null if it cannot be known
 */
export function movedLoad(set: Pick<DoneSet, 'load'>, bodyWeight: number | null, kind: ExerciseKind): number | null {
  if (!movesBody(kind)) return set.load;
  if (bodyWeight === null) return null;
  return kind.bodyWeightShare * bodyWeight + (set.load ?? 0);
}

/** Returns whether the recorded load is added to body weight or subtracted from it. */
export function movesBody({ tracking }: ExerciseKind): boolean {
  return tracking === 'reps' || tracking === 'weightedBodyWeight' || tracking === 'assistedBodyWeight';
}

/** Returns whether a set was assisted. Assisted sets are not comparable with others, so they have separate records. */
export function isAssisted({ load }: Pick<DoneSet, 'load'>): boolean {
  return load !== null && load < 0;
}

export const personalRecordKinds = [
  'load',
  'e1rm',
  'reps',
  'setVolume',
  'sessionVolume',
  'duration',
  'distance',
] as const;

/**
 * `load` is the most kilograms (or the least assistance). `reps`, `duration` and `distance` are the most at a load or a
 * heavier one. `setVolume` and `sessionVolume` are the most kilograms times repetitions.
 */
export type PersonalRecordKind = (typeof personalRecordKinds)[number];

const kindsByTracking: { readonly [T in Tracking]: readonly PersonalRecordKind[] } = {
  loadReps: ['load', 'e1rm', 'reps', 'setVolume', 'sessionVolume'],
  weightedBodyWeight: ['load', 'e1rm', 'reps', 'setVolume', 'sessionVolume'],
  assistedBodyWeight: ['load', 'reps'],
  reps: ['reps'],
  duration: ['duration'],
  loadDuration: ['load', 'duration'],
  distanceDuration: ['distance', 'duration'],
  loadDistance: ['load', 'distance'],
};

/** Returns the kinds of personal records that a kind of tracking can have. */
export function recordKindsOf(tracking: string | undefined): readonly PersonalRecordKind[] {
  return Object.hasOwn(kindsByTracking, tracking ?? '')
    ? kindsByTracking[tracking as Tracking]
    : kindsByTracking.loadReps;
}
