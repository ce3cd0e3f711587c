import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { TotalsLength } from '#domain/exercise/endurance/index.ts';
import type { Period } from '#domain/exercise/goals/index.ts';
import { useDocument } from '../../../replica/index.ts';

/** Returns a formatter for periods: `16 – 22 Nov`, with the year unless it is this one; `November 2026`; `2026`. */
export function usePeriodLabels(per: TotalsLength): (period: Period) => string {
  const { locale } = useLocale();
  const year = useDocument().today().slice(0, 4);
  return useMemo(() => {
    const formatOf = (shown: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...shown, timeZone: 'UTC' });
    const [format, thisYear] = [formatOf(parts[per]), formatOf(weekOfThisYear)];
    return ({ from, until }) => {
      if (per !== 'week') return format.format(Date.parse(from));
      const isThisYear = [from, until].every((day) => day.startsWith(year));
      return (isThisYear ? thisYear : format).formatRange(Date.parse(from), Date.parse(until));
    };
  }, [locale, per, year]);
}

const weekOfThisYear = { day: 'numeric', month: 'short' } as const;

const parts = {
  week: { ...weekOfThisYear, year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies { readonly [L in TotalsLength]: Intl.DateTimeFormatOptions };
