import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { Weekday } from '#domain/kernel/index.ts';
import { useProfileData } from '../replica/index.ts';
import { regionDefaults } from './region.ts';

/** The day on which this person's weeks begin: as they chose, else as in their region. */
export function useWeekStart(): Weekday {
  const { locale } = useLocale();
  const { weekStart } = useProfileData().preferences;
  return useMemo(() => weekStart ?? regionDefaults(locale).weekStart, [weekStart, locale]) as Weekday;
}
