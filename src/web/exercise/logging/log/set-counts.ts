import { setRows, type WorkoutExercise } from '#domain/exercise/index.ts';
import { isByClock, isDone } from '#domain/exercise/logging/index.ts';

export interface SetCounts {
  readonly done: number;
  readonly all: number;
  /** Whether they are intervals, done by the clock. */
  readonly isByClock: boolean;
}

/**
 * Counts the sets; those of both sides in one row count as one. Skipped exercises count only with completed sets.
 */
export function setCountsOf(exercises: readonly WorkoutExercise[]): SetCounts {
  const all = exercises.flatMap(({ exercise, sets }) => {
    const firsts = setRows(sets).map(([first]) => first);
    return exercise.skipped === true ? firsts.filter(isDone) : firsts;
  });
  return { done: all.filter(isDone).length, all: all.length, isByClock: isByClock(exercises) };
}
