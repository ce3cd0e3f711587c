import { useLocale } from 'react-aria-components/I18nProvider';
import type { Weekday } from '#domain/kernel/index.ts';
import { onceForEach } from '../../../ui/once-for-each.ts';

/** Returns a function that names a weekday in the user's language. */
export function useWeekdayNames(): (weekday: Weekday) => string {
  const { locale } = useLocale();
  const format = formatIn(locale);
  const aSunday = Date.UTC(2026, 10, 1);
  return (weekday) => format.format(aSunday + weekday * dayMilliseconds);
}

const formatIn = onceForEach((locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

const dayMilliseconds = 86_400_000;
