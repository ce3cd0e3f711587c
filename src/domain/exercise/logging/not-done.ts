import { setRows } from '../set-rows.ts';
import { isDone, type WorkoutExercise } from '../workout-exercises.ts';

/** How many sets of an exercise were not completed. The sets of both sides in one row are one. */
export interface SetsNotDone {
  /** The key of the exercise; absent if the workout names none. */
  readonly exercise: string | undefined;
  readonly open: number;
  readonly all: number;
}

/**
 * Returns the exercises of a workout with sets that were not completed, in order, without skipped ones. An exercise that
 * occurs several times is named once.
 */
export function setsNotDone(exercises: readonly WorkoutExercise[]): readonly SetsNotDone[] {
  const asked = exercises.filter(({ exercise }) => exercise.skipped !== true);
  return [...Map.groupBy(asked, ({ exercise }) => exercise.exercise)].flatMap(([exercise, occurrences]) => {
    const rows = occurrences.flatMap(({ sets }) => setRows(sets));
    const open = rows.filter(([first]) => !isDone(first)).length;
    return open === 0 ? [] : [{ exercise, open, all: rows.length }];
  });
}
