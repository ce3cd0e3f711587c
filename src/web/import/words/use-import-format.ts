import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { fromSi, type Instant } from '#domain/kernel/index.ts';
import { useLoadUnit, useQuantityLabels } from '../../exercise/index.ts';
import { useDocument } from '../../replica/index.ts';
import { timeUnit, useTimeFormat } from '../../time/index.ts';

export interface ImportFormat {
  /** `2,993 notes and 41 workouts` */
  readonly listed: (words: readonly string[]) => string;
  readonly count: (count: number) => string;
  readonly percent: (share: number) => string;
  /** Formats kilograms in the user's unit of loads. */
  readonly mass: (kilograms: number) => string;
  /** Formats metres in the user's unit of distances. */
  readonly distance: (metres: number, sport?: string) => string;
  /** Formats metres in the user's unit of elevation gains. */
  readonly climb: (metres: number) => string;
  /** `1 hr 5 min 10 sec` */
  readonly duration: (seconds: number) => string;
  readonly day: (at: Instant) => string;
}

/** Returns formatters in the user's language and units. */
export function useImportFormat(): ImportFormat {
  const { locale } = useLocale();
  const { day, count, percent } = useTimeFormat();
  const { dayOf, today } = useDocument();
  const unit = useLoadUnit();
  const labels = useQuantityLabels();
  return useMemo(() => {
    const list = new Intl.ListFormat(locale);
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    return {
      listed: (words) => list.format(words),
      count,
      percent,
      mass: (kilograms) => `${number.format(fromSi(kilograms, unit))} ${unit}`,
      distance: (metres, sport) => labels.distance({ si: metres }, sport),
      climb: (metres) => labels.climb({ si: metres }),
      duration: (seconds) => durationIn(locale, seconds),
      day: (at) => day(dayOf(at), today()),
    };
  }, [locale, unit, labels, count, percent, day, dayOf, today]);
}

function durationIn(locale: string, seconds: number): string {
  const units = [
    { unit: 'hour', value: Math.floor(seconds / 3600) },
    { unit: 'minute', value: Math.floor(seconds / 60) % 60 },
    { unit: 'second', value: Math.round(seconds) % 60 },
  ] as const;
  const parts = units.filter(({ value }) => value > 0);
  return (parts.length === 0 ? units.slice(-1) : parts)
    .map(({ unit, value }) => timeUnit(locale, unit).format(value))
    .join(' ');
}
