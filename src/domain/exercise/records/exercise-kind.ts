import type { DoneSet } from '../history/index.ts';
import type { Tracking } from '../tracking.ts';

/** How an exercise is measured. */
export interface ExerciseKind {
  /** One of `tracking`; load and repetitions where this version does not know it. */
  readonly tracking: string | undefined;
  /** The share of body weight that is moved, 0–1; counts in the ways of tracking that write down no whole load. */
  readonly bodyWeightShare: number;
}

/**
 * The kilograms that a set moved: its load, with the share of body weight where the exercise moves the body.
 *
 * @param bodyWeight kilograms, null where it is not known
 * @returns null where it cannot be known
 */
export function movedLoad(set: Pick<DoneSet, 'load'>, bodyWeight: number | null, kind: ExerciseKind): number | null {
  if (!movesBody(kind)) return set.load;
  if (bodyWeight === null) return null;
  return kind.bodyWeightShare * bodyWeight + (set.load ?? 0);
}

/** Whether the load that is written down comes on top of body weight, or off it. */
export function movesBody({ tracking }: ExerciseKind): boolean {
  return tracking === 'reps' || tracking === 'weightedBodyWeight' || tracking === 'assistedBodyWeight';
}

/** Help makes a set another thing: it is measured apart. */
export function isAssisted({ load }: Pick<DoneSet, 'load'>): boolean {
  return load !== null && load < 0;
}

/** What personal records there are in an exercise. */
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
 * `load` is the most kilograms (or the least help), `reps`, `duration` and `distance` the most of it at a load or a
 * heavier one, `setVolume` and `sessionVolume` the most kilograms times repetitions.
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

/** The kinds of records that a way of tracking knows. */
export function recordKindsOf(tracking: string | undefined): readonly PersonalRecordKind[] {
  return Object.hasOwn(kindsByTracking, tracking ?? '')
    ? kindsByTracking[tracking as Tracking]
    : kindsByTracking.loadReps;
}
