import { useLocale } from 'react-aria-components/I18nProvider';
import { useProfileData } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { loadUnit } from '../load-unit.ts';
import { exerciseInShort } from './set-labels.ts';
import type { ExerciseInShort } from './workout-summary.ts';

/** Returns a formatter for an exercise with its best set, in the person's units: `Bench press 82.5 kg × 6`. */
export function useExerciseInShort(): (exercise: ExerciseInShort) => string {
  const { count } = useTimeFormat();
  const { locale } = useLocale();
  const { units } = useProfileData().preferences;
  return ({ exercise, best }) =>
    exerciseInShort(exercise.name, best, {
      tracking: exercise.tracking,
      unit: loadUnit(exercise.unit, units.load, locale),
      number: count,
    });
}
