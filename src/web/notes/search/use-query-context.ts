import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { QueryContext } from '#domain/search/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { deviceZone, distanceUnit, regionDefaults, useToday } from '../../time/index.ts';

/**
 * Returns the current date, the time zone, the start of the day and the units, on which queries depend. The object is
 * stable while these are unchanged.
 */
export function useQueryContext(): Required<QueryContext> {
  const { locale } = useLocale();
  const { dayStartsAt = 0, units } = useProfileData().preferences;
  const today = useToday();
  const zone = deviceZone();
  const massUnit = units.load === 'kg' ? 'kg' : units.load === 'lb' ? 'lb' : regionDefaults(locale).load;
  const distance = distanceUnit(units.distance, locale);
  return useMemo(
    () => ({ today, zone, dayStartsAt, massUnit, distanceUnit: distance }),
    [today, zone, dayStartsAt, massUnit, distance],
  );
}
