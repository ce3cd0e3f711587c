import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { addDays, type LocalDay } from '#domain/kernel/index.ts';
import { utcNoon } from '../../time/index.ts';

export interface WeekLabels {
  /** `16 – 22 Nov 2026`. */
  readonly whole: (week: LocalDay) => string;
  /** The first day of the week, for narrow columns: `16 Nov`. */
  readonly short: (week: LocalDay) => string;
}

export function useWeekLabels(): WeekLabels {
  const { locale } = useLocale();
  return useMemo(() => {
    const whole = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return {
      whole: (week) => whole.formatRange(utcNoon(week), utcNoon(addDays(week, 6))),
      short: (week) => short.format(utcNoon(week)),
    };
  }, [locale]);
}
