import { useLocale } from 'react-aria-components/I18nProvider';
import type { DistanceSystem } from '#domain/exercise/endurance/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { distanceUnit } from '../../time/index.ts';

/** Returns kilometres or miles: the user's choice, else the default of their region. */
export function useDistanceSystem(): DistanceSystem {
  const { locale } = useLocale();
  return distanceUnit(useProfileData().preferences.units.distance, locale);
}
