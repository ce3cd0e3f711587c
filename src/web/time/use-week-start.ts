import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Weekday } from '#domain/kernel/index.ts';
import { useProfileData } from '../replica/index.ts';
import { regionDefaults } from './region.ts';

/** Returns the first day of the user's weeks: their choice, else the default of their region. */
export function useWeekStart(): Weekday {
  const { locale } = useLocale();
  const { weekStart } = useProfileData().preferences;
  return useMemo(() => weekStart ?? regionDefaults(locale).weekStart, [weekStart, locale]) as Weekday;
}
