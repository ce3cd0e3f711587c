import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { isComposing } from './composition.ts';
import { decimalSignOf, formatDecimal, parseDecimal } from './decimal.ts';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface DecimalFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'after'> {
  /** `null` is an empty field; zero is zero. */
  readonly value: number | null;
  /** Called for every readable state of the field, with what was typed as it was typed. */
  readonly onChange: (value: number | null, typed: string) => void;
  /** Shown while what is typed is not a number; `onChange` waits meanwhile. */
  readonly unreadableError: string;
  readonly unit?: string;
  /** Enter, but never the Enter that ends a word in an input method. */
  readonly onEnter?: () => void;
}

/** A decimal number, with comma or point. What is typed stays as typed until the field is left. */
export function DecimalField(props: DecimalFieldProps) {
  const { value, onChange, unreadableError, unit, onEnter, error, onBlur, ...rest } = props;
  const { locale } = useLocale();
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typed !== null && parseDecimal(typed) === undefined;
  const shown = value === null ? '' : formatDecimal(value, decimalSignOf(locale));
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete={rest.autoComplete ?? 'off'}
      value={typed ?? shown}
      error={isUnreadable ? unreadableError : error}
      onChange={(next) => {
        setTyped(next);
        const number = parseDecimal(next);
        if (number !== undefined) onChange(number, next);
      }}
      onBlur={(event) => {
        if (!isUnreadable) setTyped(null);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // A listener of its own keeps keys from going on; this one closes the dialog that the field stands in.
        if (event.key === 'Escape') event.continuePropagation();
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onEnter?.();
      }}
      after={unit !== undefined && <span className={styles.suffix}>{unit}</span>}
    />
  );
}
