import { type DayValue, weightOn } from '../../exercise/body/index.ts';
import type { KnownExercise, KnownExercises } from '../../exercise/index.ts';
import { figuresBeyond, mostLoadOf } from '../../exercise/plausible/index.ts';
import { type ExerciseKind, movedLoad, recordKindsOf, setVolume } from '../../exercise/records/index.ts';
import { type OneRepMaxMethod, setOneRepMax } from '../../exercise/strength/index.ts';
import type { IndexedWorkout } from './indexed-workout.ts';
import type { SetTable } from './set-table.ts';

/** What an e1RM depends on beyond the set. */
export interface Estimating {
  readonly known: KnownExercises;
  readonly method: OneRepMaxMethod;
  /** Body weights in kilograms by day, oldest first. */
  readonly weights: readonly DayValue[];
}

/** Computes the e1RM of each set of a workout; NaN for a set that has none, and for one that nobody could have done. */
export function estimateSets({ sets, placed, day, bodyWeight }: IndexedWorkout, estimating: Estimating): void {
  const weight = bodyWeight ?? weightOn(estimating.weights, day)?.value ?? null;
  const exercises = placed.map(({ exercise }) => (exercise === null ? undefined : estimating.known.get(exercise)));
  for (let row = 0; row < sets.size; row += 1) {
    const exercise = exercises[sets.placed[row] as number];
    const isEstimated = recordKindsOf(exercise?.tracking).includes('e1rm');
    const estimate = isEstimated ? estimateOf(sets, row, { exercise, weight, method: estimating.method }) : Number.NaN;
    sets.set(row, 'e1rm', estimate);
  }
}

/**
 * Returns the volume of a set in kilograms times repetitions.
 *
 * @returns 0 for a warm-up, an assisted set and one that nobody could have done; null if the body weight counts and is unknown
 */
export function volumeOf({ sets, placed, day, bodyWeight }: IndexedWorkout, row: number, estimating: Estimating) {
  const key = placed[sets.placed[row] as number]?.exercise ?? null;
  const exercise = key === null ? undefined : estimating.known.get(key);
  if (isDoubted(sets, row, exercise)) return 0;
  const weight = bodyWeight ?? weightOn(estimating.weights, day)?.value ?? null;
  const kind = sets.isWarmUp(row) ? 'warmUp' : 'working';
  const [load, reps] = [recorded(sets.figure(row, 'load')), recorded(sets.figure(row, 'reps'))];
  return setVolume({ kind, load, reps }, weight, kindOf(exercise));
}

function kindOf(exercise: KnownExercise | undefined): ExerciseKind {
  return { tracking: exercise?.tracking, bodyWeightShare: exercise?.bodyWeightShare ?? 0 };
}

/** Returns whether a set is one that nobody could have done, unless the user confirmed it. */
export function isDoubtedSet({ sets, placed }: IndexedWorkout, row: number, { known }: Estimating): boolean {
  const key = placed[sets.placed[row] as number]?.exercise ?? null;
  return isDoubted(sets, row, key === null ? undefined : known.get(key));
}

function isDoubted(sets: SetTable, row: number, exercise: KnownExercise | undefined): boolean {
  const [load, reps, seconds, metres] = (['load', 'reps', 'seconds', 'distance'] as const).map((figure) =>
    recorded(sets.figure(row, figure)),
  ) as [number | null, number | null, number | null, number | null];
  return (
    !sets.isConfirmed(row) && figuresBeyond({ load, reps, seconds, metres }, mostLoadOf(exercise ?? null)).length > 0
  );
}

function recorded(figure: number): number | null {
  return Number.isNaN(figure) ? null : figure;
}

interface EstimateInputs {
  readonly exercise: KnownExercise | undefined;
  readonly weight: number | null;
  readonly method: OneRepMaxMethod;
}

function estimateOf(sets: SetTable, row: number, { exercise, weight, method }: EstimateInputs): number {
  const load = recorded(sets.figure(row, 'load'));
  if (sets.isWarmUp(row) || (load !== null && load < 0) || isDoubted(sets, row, exercise)) return Number.NaN;
  const estimate = setOneRepMax(
    {
      kind: 'working',
      load: movedLoad({ load }, weight, kindOf(exercise)),
      reps: recorded(sets.figure(row, 'reps')),
      rpe: recorded(sets.figure(row, 'rpe')),
      rir: recorded(sets.figure(row, 'rir')),
    },
    method,
  );
  return estimate.ok ? estimate.value : Number.NaN;
}
