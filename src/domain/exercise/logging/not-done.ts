import { setRows } from '../set-rows.ts';
import { isDone, type WorkoutExercise } from '../workout-exercises.ts';

/** The sets of one exercise that were not completed. */
export interface SetsNotDone {
  readonly exercise: WorkoutExercise;
  /** Their positions in the exercise, from 1. Those of both sides in one row are one. */
  readonly positions: readonly number[];
  readonly isAll: boolean;
}

/** Returns the sets of a workout that were not completed, by exercise, in order, without skipped exercises. */
export function setsNotDone(exercises: readonly WorkoutExercise[]): readonly SetsNotDone[] {
  return exercises.flatMap((exercise) => {
    const rows = setRows(exercise.sets);
    const positions = rows.flatMap(([first], at) => (isDone(first) ? [] : [at + 1]));
    if (positions.length === 0 || exercise.exercise.skipped === true) return [];
    return [{ exercise, positions, isAll: positions.length === rows.length }];
  });
}
