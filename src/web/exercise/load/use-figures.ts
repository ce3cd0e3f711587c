import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

export interface Figures {
  /** `412`. */
  readonly whole: (value: number) => string;
  /** `+3`, `−3`, `0`. */
  readonly signed: (value: number) => string;
  /** `1.05`. */
  readonly fine: (value: number) => string;
}

/** Returns formatters for load figures that show only meaningful decimals. */
export function useFigures(): Figures {
  const { locale } = useLocale();
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'negative' });
    const signed = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
    const fine = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return { whole: whole.format, signed: signed.format, fine: fine.format };
  }, [locale]);
}
