import { type Instant, type Leaves, localDayAt } from '../../kernel/index.ts';
import { type DeloadPeriod, deloadOn } from '../deload-period.ts';
import type { Routine } from '../routine.ts';
import type { SetTarget } from '../set-leaves.ts';
import type { Workout } from '../workout.ts';
import { workoutExercises } from '../workout-exercises.ts';
import { copyExercises } from './copy-exercises.ts';
import { repeatedTarget } from './repeated-target.ts';

/** When and where a workout starts. */
export interface Beginning {
  readonly at: Instant;
  /** The IANA time zone of the device. */
  readonly zone: string;
  /** Minutes after midnight at which the user's day starts, 0–1439. */
  readonly dayStartsAt?: number | undefined;
  /** The deload that the user takes, if any. */
  readonly deload?: DeloadPeriod | undefined;
}

/**
 * Starts a workout. It belongs to the day of its start in the given time zone, and is marked as a deload if that day is
 * in one.
 */
export function startWorkout(draft: Workout, { at, zone, dayStartsAt, deload }: Beginning): void {
  const day = localDayAt(at, zone, dayStartsAt);
  draft.startedAt = at;
  draft.zone = zone;
  draft.day = day;
  if (deloadOn(deload, day) !== null) draft.deloadWeek = true;
}

/**
 * Copies a routine's exercises and sets into a workout. Writes targets but no results.
 *
 * @param routine its id and leaves, as the document holds them
 * @param targets the targets computed for this session, by the routine's set id. A missing set uses the routine's own
 * target; null leaves the set out this time.
 * @param newId returns a new id on each call
 */
export function startFromRoutine(
  draft: Workout,
  routine: { readonly id: string; readonly value: Pick<Routine, 'name'>; readonly leaves: Leaves },
  targets: ReadonlyMap<string, SetTarget | null>,
  newId: () => string,
): void {
  draft.routine = routine.id;
  draft.title = routine.value.name;
  // A routine's exercises and sets have the same paths as those of a workout.
  copyExercises(draft, workoutExercises(routine.leaves).exercises, {
    newId,
    remark: ({ remark }) => remark, // instructions in a routine, observations in a workout
    target: ({ id, set }) => (targets.has(id) ? (targets.get(id) ?? null) : set.target),
  });
}

/**
 * Repeats an old workout with its exercises and supersets. Each set's target is its old result, or what was aimed for if
 * it was left out or failed ({@link repeatedTarget}). A set of one side stays one.
 */
export function startAgain(
  draft: Workout,
  old: { readonly value: Pick<Workout, 'title' | 'routine' | 'deloadWeek'>; readonly leaves: Leaves },
  newId: () => string,
): void {
  draft.title = old.value.title;
  draft.routine = old.value.routine;
  if (old.value.deloadWeek === true) draft.deloadWeek = true; // the repeated loads are just as light
  copyExercises(draft, workoutExercises(old.leaves).exercises, {
    newId,
    target: repeatedTarget,
    side: ({ set }) => set.result?.side,
  });
}
