import { parseTypedNumber, type Quantity, quantityFromTyped, showQuantity } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { DecimalField } from '../../ui/decimal-field.tsx';
import type { LoadUnit } from '../load-unit.ts';
import { routinesMessages } from './messages/index.ts';

export interface QuantityFieldProps {
  readonly label: string;
  readonly description: string;
  readonly unit: LoadUnit;
  readonly value: Quantity | undefined;
  readonly onChange: (value: Quantity | undefined) => void;
}

/** A mass above 0 that may be left out; kept as it was typed. */
export function QuantityField({ label, description, unit, value, onChange }: QuantityFieldProps) {
  const m = useMessages(routinesMessages);
  const shown = value === undefined ? null : parseTypedNumber(showQuantity(value, unit));
  return (
    <DecimalField
      label={label}
      description={description}
      unreadableError={m.notANumber}
      unit={unit}
      value={shown?.ok ? shown.value : null}
      onChange={(number, typed) => {
        const read = quantityFromTyped(typed, unit);
        if (number === null) onChange(undefined);
        else if (number > 0 && read.ok) onChange(read.value);
      }}
    />
  );
}
