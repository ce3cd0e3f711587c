import type { RecordKey } from '../../kernel/index.ts';
import type { KnownExercises } from '../library/index.ts';
import type { ExerciseSets, Muscles } from './hard-sets.ts';

/** Counts sets of merged exercises as sets of the exercise they were merged into, so that each exercise occurs once. */
export function mergedSets(exercises: readonly ExerciseSets[], known: KnownExercises): readonly ExerciseSets[] {
  const sums = new Map<RecordKey, number>();
  for (const { exercise, sets } of exercises) {
    const key = known.get(exercise)?.merged?.into ?? exercise;
    sums.set(key, (sums.get(key) ?? 0) + sets);
  }
  return Array.from(sums, ([exercise, sets]) => ({ exercise, sets }));
}

/**
 * Returns the user's muscle weights of an exercise. Exercises tracked by distance and time count for no muscle: a
 * kilometre of running is not a hard set for the quads.
 */
export function musclesCounted(known: KnownExercises): (exercise: RecordKey) => Muscles {
  return (key) => {
    const exercise = known.get(key);
    return exercise === undefined || exercise.tracking === 'distanceDuration' ? {} : exercise.muscles;
  };
}

/**
 * Returns the exercises whose sets are sets of strength training. A run or a walk is none, nor are its intervals: they
 * are counted in the workout alone.
 */
export function strengthSets(exercises: readonly ExerciseSets[], known: KnownExercises): readonly ExerciseSets[] {
  return exercises.filter(({ exercise }) => known.get(exercise)?.tracking !== 'distanceDuration');
}

/** Returns the exercises whose sets could count but have no muscles assigned. */
export function exercisesWithoutMuscles(
  exercises: readonly ExerciseSets[],
  known: KnownExercises,
): readonly ExerciseSets[] {
  const musclesOf = musclesCounted(known);
  return strengthSets(exercises, known).filter(({ exercise }) => Object.keys(musclesOf(exercise)).length === 0);
}
