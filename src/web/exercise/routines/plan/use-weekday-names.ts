import { useLocale } from 'react-aria-components/I18nProvider';
import type { Weekday } from '#domain/kernel/index.ts';
import { onceForEach } from '../../../ui/once-for-each.ts';

/** Returns a function that names a weekday in the user's language, in full or briefly. */
export function useWeekdayNames(length: 'long' | 'short' = 'long'): (weekday: Weekday) => string {
  const { locale } = useLocale();
  const format = formatIn[length](locale);
  const aSunday = Date.UTC(2026, 10, 1);
  return (weekday) => format.format(aSunday + weekday * dayMilliseconds);
}

const formatsOf = (weekday: 'long' | 'short') =>
  onceForEach((locale: string) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }));

const formatIn = { long: formatsOf('long'), short: formatsOf('short') };

const dayMilliseconds = 86_400_000;
