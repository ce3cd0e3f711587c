import { useLocale } from 'react-aria-components/I18nProvider';
import type { DecimalMark } from '#domain/kernel/index.ts';
import { decimalSignOf } from '../ui/decimal.ts';

/** Returns the decimal separator of the person's language. */
export function useDecimalMark(): DecimalMark {
  return decimalSignOf(useLocale().locale);
}
