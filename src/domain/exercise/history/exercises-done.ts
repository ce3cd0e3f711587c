import type { RecordKey } from '../../kernel/index.ts';
import type { WorkoutDone } from './workout-done.ts';

/**
 * Returns every exercise that was ever done, once each, most recent first.
 *
 * @param workouts oldest first
 */
export function exercisesDone(workouts: readonly WorkoutDone[]): readonly RecordKey[] {
  const latestFirst = workouts.toReversed().flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise));
  return [...new Set(latestFirst)];
}
