import { useLocale } from 'react-aria-components/I18nProvider';
import type { DecimalMark } from '#domain/kernel/index.ts';
import { decimalSignOf } from '../ui/decimal.ts';

/** The mark that the person's language writes before decimals. */
export function useDecimalMark(): DecimalMark {
  return decimalSignOf(useLocale().locale);
}
