import { useState } from 'react';
import { type Quantity, quantityFromTyped, type Unit } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { DecimalField } from '../../ui/decimal-field.tsx';
import { enduranceMessages } from './messages/index.ts';
import { numberIn } from './quantity-words.ts';

export interface QuantityFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly unit: Unit;
  readonly quantity: Quantity | undefined;
  readonly onChange: (quantity: Quantity | undefined) => void;
  readonly isReadOnly?: boolean;
}

/** A length that is never below 0, kept as it is typed. */
export function QuantityField({ unit, quantity, onChange, ...rest }: QuantityFieldProps) {
  const m = useMessages(enduranceMessages);
  const [isNegative, setNegative] = useState(false);
  return (
    <DecimalField
      {...rest}
      unit={unit}
      unreadableError={m.notANumber}
      error={isNegative ? m.notNegative : null}
      value={numberIn(quantity, unit)}
      onChange={(value, typed) => {
        setNegative(value !== null && value < 0);
        if (value === null) return onChange(undefined);
        const read = quantityFromTyped(typed, unit);
        if (read.ok && read.value.si >= 0) onChange(read.value);
      }}
    />
  );
}

export interface BeatsFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (beats: number | null) => void;
  readonly isReadOnly?: boolean;
  readonly name?: string;
  readonly error?: string | null;
}

/** A heart rate; what is below 0 waits. */
export function BeatsField({ value, onChange, error, ...rest }: BeatsFieldProps) {
  const m = useMessages(enduranceMessages);
  const [isNegative, setNegative] = useState(false);
  return (
    <DecimalField
      {...rest}
      unit={m.beatsSign}
      unreadableError={m.notANumber}
      error={isNegative ? m.notNegative : error}
      value={value}
      onChange={(beats) => {
        setNegative(beats !== null && beats < 0);
        if (beats === null || beats >= 0) onChange(beats);
      }}
    />
  );
}
