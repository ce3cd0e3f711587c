import { useTimeFormat } from '../../time/index.ts';
import { useLoadUnits } from '../quantities/index.ts';
import { exerciseInShort } from './set-labels.ts';
import type { ExerciseInShort } from './workout-summary.ts';

/** Returns a formatter for an exercise with its best set, in the person's units: `Bench press 82.5 kg × 6`. */
export function useExerciseInShort(): (exercise: ExerciseInShort) => string {
  const { count } = useTimeFormat();
  const unitOf = useLoadUnits();
  return ({ exercise, best }) =>
    exerciseInShort(exercise.name, best, {
      tracking: exercise.tracking,
      unit: unitOf(exercise),
      number: count,
    });
}
