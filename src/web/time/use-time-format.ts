import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { type Instant, localDayAt } from '#domain/kernel/index.ts';
import { useDocument, useProfileData } from '../replica/index.ts';
import { type TimeFormat, timeFormat } from './time-format.ts';

/** Times and days as this person writes them. */
export function useTimeFormat(): TimeFormat {
  const { locale } = useLocale();
  const { hourCycle } = useProfileData().preferences;
  return useMemo(() => timeFormat(locale, hourCycle), [locale, hourCycle]);
}

/** The moment of something that keeps no zone of its own: its time today, else its day, as it is here. */
export function useMoment(): (at: Instant) => string {
  const { time, day } = useTimeFormat();
  const { today } = useDocument();
  const zone = deviceZone();
  return (at) => {
    const on = localDayAt(at, zone);
    return on === today() ? time(at, zone) : day(on, today());
  };
}

/** The IANA zone in which the device is. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
