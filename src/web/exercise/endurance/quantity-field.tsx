import { useState } from 'react';
import { checkWithin, heartRateBounds } from '#domain/exercise/plausible/index.ts';
import { type LoneMark, loneMarkIn, type Quantity, type Unit } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { DecimalField } from '../decimal-field.tsx';
import { numberShown, typedQuantity } from '../typed-quantity.ts';
import { useDecimalMark } from '../use-decimal-mark.ts';
import { enduranceMessages } from './messages/index.ts';

export interface QuantityFieldProps {
  readonly label: string;
  readonly description?: string;
  readonly unit: Unit;
  readonly quantity: Quantity | undefined;
  readonly onChange: (quantity: Quantity | undefined) => void;
  readonly isReadOnly?: boolean;
  /** How to read a single separator before three digits; by default, as is usual for the unit. */
  readonly loneMark?: LoneMark;
}

/** A field for a length of 0 or more. It saves while the user types. */
export function QuantityField({ unit, quantity, onChange, loneMark, ...rest }: QuantityFieldProps) {
  const m = useMessages(enduranceMessages);
  const mark = useDecimalMark();
  const [isNegative, setNegative] = useState(false);
  return (
    <DecimalField
      {...rest}
      unit={unit}
      loneMark={loneMark ?? loneMarkIn(unit, mark)}
      unreadableError={m.notANumber}
      error={isNegative ? m.notNegative : null}
      value={numberShown(quantity, unit)}
      onChange={(value, typed) => {
        setNegative(value !== null && value < 0);
        if (value === null || value >= 0) onChange(typedQuantity(value, typed, unit));
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

/** A field for a heart rate that refuses impossible values. */
export function BeatsField(props: BeatsFieldProps) {
  const m = useMessages(enduranceMessages);
  const { count } = useTimeFormat();
  const check = (beats: number) => {
    const checked = checkWithin(beats, heartRateBounds);
    return checked.ok ? null : m.notAHeartRate({ min: count(checked.error.min), max: count(checked.error.max) });
  };
  return (
    <DecimalField {...props} unit={m.beatsSign} loneMark="thousands" unreadableError={m.notANumber} check={check} />
  );
}
