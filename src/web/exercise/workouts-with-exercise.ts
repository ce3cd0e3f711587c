import { type WorkoutSet, workoutExercises } from '#domain/exercise/index.ts';
import type { Leaves, RecordKey } from '#domain/kernel/index.ts';
import { isDone } from './workout-edits.ts';
import { type ListedWorkout, workoutsInList } from './workouts-in-list.ts';

export interface WorkoutWithExercise<W> {
  readonly id: string;
  readonly workout: W;
  /** Those of the exercise that were done, in their order; empty while none is. */
  readonly sets: readonly WorkoutSet[];
}

/** The workouts with an exercise in them, the latest first. Sets that are not loaded yet do not count. */
export function workoutsWithExercise<W extends ListedWorkout & { readonly leaves: Leaves }>(
  workouts: Iterable<W>,
  exercise: RecordKey,
): readonly WorkoutWithExercise<W>[] {
  return workoutsInList(workouts, 'history').flatMap((workout) => {
    const here = workoutExercises(workout.leaves).exercises.filter((each) => each.exercise.exercise === exercise);
    const sets = here.flatMap((each) => each.sets).filter(isDone);
    return here.length === 0 ? [] : [{ id: workout.id, workout, sets }];
  });
}
