import { useLocale } from 'react-aria-components/I18nProvider';
import type { Instant, LocalDay } from '#domain/kernel/index.ts';
import { deviceZone, useDocument, useProfileData } from '../replica/index.ts';
import { type TimeFormat, timeFormat } from './time-format.ts';
import { useToday } from './use-now.ts';

export function useTimeFormat(): TimeFormat {
  const { locale } = useLocale();
  const { hourCycle } = useProfileData().preferences;
  return formatOf(locale, hourCycle);
}

// Cached, since creating formatters costs far more than using them, and every row of a list has a time.
let known: { readonly locale: string; readonly hourCycle: HourCycle; readonly format: TimeFormat } | null = null;

type HourCycle = Parameters<typeof timeFormat>[1];

function formatOf(locale: string, hourCycle: HourCycle): TimeFormat {
  if (known?.locale !== locale || known.hourCycle !== hourCycle)
    known = { locale, hourCycle, format: timeFormat(locale, hourCycle) };
  return known.format;
}

/** Returns a formatter for days relative to today: `Today`, `Yesterday`, `Monday`, `3 March`, `3 March 2024`. */
export function useDayLabel(): (day: LocalDay) => string {
  const { day } = useTimeFormat();
  const { today } = useDocument();
  return (of) => day(of, today());
}

/**
 * Returns a formatter for instants without a time zone of their own: the time of day if the instant is today, else the
 * day, in the local zone.
 */
export function useMoment(): (at: Instant) => string {
  const { time, day } = useTimeFormat();
  const today = useToday();
  const { dayOf } = useDocument();
  const zone = deviceZone();
  return (at) => {
    const on = dayOf(at);
    return on === today ? time(at, zone) : day(on, today);
  };
}
