import type { RecordKey } from '../../kernel/index.ts';
import type { KnownExercises } from '../library/index.ts';
import type { ExerciseSets, Muscles } from './hard-sets.ts';

/** Sets of exercises that were merged, as sets of the one they were merged into: each exercise once. */
export function mergedSets(exercises: readonly ExerciseSets[], known: KnownExercises): readonly ExerciseSets[] {
  const sums = new Map<RecordKey, number>();
  for (const { exercise, sets } of exercises) {
    const key = known.get(exercise)?.merged?.into ?? exercise;
    sums.set(key, (sums.get(key) ?? 0) + sets);
  }
  return Array.from(sums, ([exercise, sets]) => ({ exercise, sets }));
}

/**
 * What a set of an exercise counts for, as this person has the exercise. One of distance and time counts for nothing:
 * a kilometre run is no hard set of quads.
 */
export function musclesCounted(known: KnownExercises): (exercise: RecordKey) => Muscles {
  return (key) => {
    const exercise = known.get(key);
    return exercise === undefined || exercise.tracking === 'distanceDuration' ? {} : exercise.muscles;
  };
}

/** The exercises whose sets count for no muscle, though they could: nobody said which muscles they are for. */
export function exercisesWithoutMuscles(
  exercises: readonly ExerciseSets[],
  known: KnownExercises,
): readonly ExerciseSets[] {
  const musclesOf = musclesCounted(known);
  return exercises.filter(
    ({ exercise }) =>
      known.get(exercise)?.tracking !== 'distanceDuration' && Object.keys(musclesOf(exercise)).length === 0,
  );
}
