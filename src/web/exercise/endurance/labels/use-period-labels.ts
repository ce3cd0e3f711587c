import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { TotalsLength } from '#domain/exercise/endurance/index.ts';
import type { Period } from '#domain/exercise/goals/index.ts';

/** Returns a formatter for periods: `16 – 22 Nov 2026`, `November 2026`, `2026`. */
export function usePeriodLabels(per: TotalsLength): (period: Period) => string {
  const { locale } = useLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { ...parts[per], timeZone: 'UTC' });
    return ({ from, until }) =>
      per === 'week' ? format.formatRange(Date.parse(from), Date.parse(until)) : format.format(Date.parse(from));
  }, [locale, per]);
}

const parts = {
  week: { day: 'numeric', month: 'short', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} as const satisfies { readonly [L in TotalsLength]: Intl.DateTimeFormatOptions };
