import { useState } from 'react';
import { printTime, type TimeUnit } from '#domain/exercise/endurance/index.ts';
import { type LoneMark, printTypedNumber } from '#domain/kernel/index.ts';
import { useMessages } from '../language/index.ts';
import styles from '../ui/field.module.css';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';
import { exerciseMessages } from './messages/index.ts';
import { isOpen, type ReadNumber, readNumber, readTime } from './typed-number.ts';
import { useDecimalMark } from './use-decimal-mark.ts';

export interface DecimalFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'after'> {
  /** `null` is an empty field; zero is zero. Seconds in a field of times. */
  readonly value: number | null;
  /** Called for every clear state of the field, with what was typed as it was typed; with null while a question is open or the number is refused. */
  readonly onChange: (value: number | null, typed: string) => void;
  /** Shown while what is typed is not a number; `onChange` waits meanwhile. */
  readonly unreadableError: string;
  readonly unit?: string;
  /** Words for a number that is refused; shown once the field is left. `onChange` gets null for it. */
  readonly check?: (value: number) => string | null;
  /** How one mark before three digits is read; as the language writes decimals where it is left out. */
  readonly loneMark?: LoneMark;
  /** For a time: what a number without a colon counts. */
  readonly time?: TimeUnit;
}

/** A decimal number, with comma or point. What is typed stays as typed until the field is left. */
export function DecimalField(props: DecimalFieldProps) {
  const { value, onChange, unreadableError, unit, loneMark, time, check, error, onBlur, ...rest } = props;
  const m = useMessages(exerciseMessages);
  const mark = useDecimalMark();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const readText = (text: string) =>
    time === undefined ? readNumber(text, { mark, loneMark: loneMark ?? mark }) : readTime(text, time, mark);
  const read = typed === null ? null : readText(typed);
  const refusalOf = (number: ReadNumber) => (typeof number === 'number' ? (check?.(number) ?? null) : null);
  const refusal = refusalOf(read);
  const problem = read === undefined ? unreadableError : isOpen(read) ? m.openNumber(read) : null;
  const print = (number: number) =>
    time === undefined ? printTypedNumber(number, mark, loneMark ?? mark) : printTime(number, time, mark);
  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete={rest.autoComplete ?? 'off'}
      value={typed ?? (value === null ? '' : print(value))}
      error={problem ?? (isLeft ? refusal : null) ?? error}
      onChange={(next) => {
        setTyped(next);
        const number = readText(next);
        if (refusalOf(number) === null) setLeft(false);
        if (isOpen(number) || refusalOf(number) !== null) onChange(null, '');
        else if (number !== undefined) onChange(number, next);
      }}
      onBlur={(event) => {
        if (problem === null && refusal === null) setTyped(null);
        setLeft(true);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // A listener of its own keeps keys from going on; this one closes the dialog that the field stands in.
        if (event.key === 'Escape') event.continuePropagation();
      }}
      after={unit !== undefined && <span className={styles.suffix}>{unit}</span>}
    />
  );
}
