import { useCallback } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useProfileData } from '../../replica/index.ts';
import { type LoadUnit, loadUnit } from './load-unit.ts';

type WithUnit = { readonly unit: string | undefined };

/** Returns a function for the unit of an exercise's loads; of loads in general without an exercise. */
export function useLoadUnits(): (exercise?: WithUnit) => LoadUnit {
  const { locale } = useLocale();
  const preferred = useProfileData().preferences.units.load;
  return useCallback((exercise) => loadUnit(exercise?.unit, preferred, locale), [preferred, locale]);
}

export function useLoadUnit(exercise?: WithUnit): LoadUnit {
  return useLoadUnits()(exercise);
}
