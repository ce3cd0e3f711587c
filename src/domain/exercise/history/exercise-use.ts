import { daysBetween, type LocalDay, type RecordKey } from '../../kernel/index.ts';
import type { WorkoutDone } from './workout-done.ts';

export interface ExerciseUse {
  readonly exercise: RecordKey;
  readonly lastDay: LocalDay;
  /**
   * The sum over the exercise's workouts of a weight that halves every 30 days. It is high for exercises done recently
   * and often.
   */
  readonly weight: number;
}

const halvedAfterDays = 30;

/**
 * Returns the exercises that were done, those done recently and often first.
 *
 * @param today the day from which age is counted; a workout on a later day counts as today's
 */
export function exercisesByUse(workouts: Iterable<WorkoutDone>, today: LocalDay): readonly ExerciseUse[] {
  const uses = new Map<RecordKey, ExerciseUse>();
  for (const { day, exercises } of workouts) {
    const weight = 0.5 ** (Math.max(0, daysBetween(day, today)) / halvedAfterDays);
    for (const { exercise } of exercises) {
      const before = uses.get(exercise);
      const lastDay = before === undefined || day > before.lastDay ? day : before.lastDay;
      uses.set(exercise, { exercise, lastDay, weight: (before?.weight ?? 0) + weight });
    }
  }
  return [...uses.values()].sort((a, b) => b.weight - a.weight);
}
