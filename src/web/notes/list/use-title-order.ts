import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Compares names as the person's language orders them, numbers in them by their value. */
export function useTitleOrder(): (a: string, b: string) => number {
  const { locale } = useLocale();
  return useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
}
