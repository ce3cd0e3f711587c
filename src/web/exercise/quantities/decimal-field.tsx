import { useState } from 'react';
import { printTime, type TimeUnit } from '#domain/exercise/endurance/index.ts';
import { type LoneMark, printTypedNumber } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { Suffix } from '../../ui/field.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { isOpen, type ReadNumber, readNumber, readTime } from './typed-number.ts';
import { useDecimalMark } from './use-decimal-mark.ts';

export interface DecimalFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'after'> {
  /** `null` for an empty field; 0 if the user typed 0. In seconds for a field of times. */
  readonly value: number | null;
  /**
   * Called with each unambiguous value and the text as typed. Called with null while the input is ambiguous or `check`
   * refuses the number.
   */
  readonly onChange: (value: number | null, typed: string) => void;
  /** The error shown while the text is not an allowed number. `onChange` is not called in the meantime. */
  readonly unreadableError?: string;
  /** Returns whether a number is allowed; by default, every number is. */
  readonly allows?: (value: number) => boolean;
  readonly unit?: string;
  /** Returns the error for a refused number, shown on blur. `onChange` gets null for it. */
  readonly check?: (value: number) => string | null;
  /** How to read a single separator before three digits; by default, as the decimal separator of the language. */
  readonly loneMark?: LoneMark;
  /** For a field of times, the unit of a number without a colon. */
  readonly time?: TimeUnit;
}

/** A field for a decimal number with a comma or a point. The text stays as typed until blur. */
export function DecimalField(props: DecimalFieldProps) {
  const { value, onChange, unreadableError, allows, unit, loneMark, time, check, error, onBlur, ...rest } = props;
  const m = useMessages(exerciseMessages);
  const mark = useDecimalMark();
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const readText = (text: string) => {
    const number =
      time === undefined ? readNumber(text, { mark, loneMark: loneMark ?? mark }) : readTime(text, time, mark);
    return typeof number === 'number' && allows?.(number) === false ? undefined : number;
  };
  const read = typed === null ? null : readText(typed);
  const refusalOf = (number: ReadNumber) => (typeof number === 'number' ? (check?.(number) ?? null) : null);
  const refusal = refusalOf(read);
  const problem = read === undefined ? (unreadableError ?? m.notANumber) : isOpen(read) ? m.openNumber(read) : null;
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
        // A custom key listener stops propagation by default, but Escape must still close the surrounding dialog.
        if (event.key === 'Escape') event.continuePropagation();
      }}
      after={unit !== undefined && <Suffix>{unit}</Suffix>}
    />
  );
}
