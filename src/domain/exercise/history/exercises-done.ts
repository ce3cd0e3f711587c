import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import type { WorkoutDone } from './workout-done.ts';

export interface ExerciseUse {
  readonly exercise: RecordKey;
  /** When it was last done. */
  readonly day: LocalDay;
  /** In how many workouts. */
  readonly workouts: number;
}

/**
 * Returns every exercise that was ever done, the one done last first.
 *
 * @param workouts the oldest first
 */
export function exercisesDone(workouts: readonly WorkoutDone[]): readonly ExerciseUse[] {
  const uses = new Map<RecordKey, ExerciseUse>();
  for (const { day, exercises } of workouts) {
    for (const { exercise } of exercises) {
      const before = uses.get(exercise)?.workouts ?? 0;
      uses.delete(exercise); // a map has its keys in the order in which they came
      uses.set(exercise, { exercise, day, workouts: before + 1 });
    }
  }
  return [...uses.values()].reverse();
}
