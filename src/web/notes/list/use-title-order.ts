import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

/** Returns a comparison of names by the user's locale, with numbers compared by value. */
export function useTitleOrder(): (a: string, b: string) => number {
  const { locale } = useLocale();
  return useMemo(() => new Intl.Collator(locale, { numeric: true }).compare, [locale]);
}
