import { useLocale } from 'react-aria-components/I18nProvider';
import type { KnownExercise } from '#domain/exercise/index.ts';
import { useProfileData } from '../replica/index.ts';
import { type LoadUnit, loadUnit } from './load-unit.ts';

export function useLoadUnit(exercise: KnownExercise | undefined): LoadUnit {
  const { locale } = useLocale();
  const { preferences } = useProfileData();
  return loadUnit(exercise?.unit, preferences.units.load, locale);
}
