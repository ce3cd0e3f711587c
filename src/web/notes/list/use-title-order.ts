import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Returns a function that compares names by the rules of the user's locale, and numbers in them by value. */
export function useTitleOrder(): (a: string, b: string) => number {
  const { locale } = useLocale();
  return useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
}
