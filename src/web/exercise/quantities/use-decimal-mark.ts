import { useLocale } from 'react-aria-components/I18nProvider';
import type { DecimalMark } from '#domain/kernel/index.ts';
import { decimalSignOf } from '../../ui/decimal.ts';

export function useDecimalMark(): DecimalMark {
  return decimalSignOf(useLocale().locale);
}
