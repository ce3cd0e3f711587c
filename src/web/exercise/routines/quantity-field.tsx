import type { Quantity } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { DecimalField } from '../decimal-field.tsx';
import type { LoadUnit } from '../load-unit.ts';
import { numberShown, typedQuantity } from '../typed-quantity.ts';
import { routinesMessages } from './messages/index.ts';

export interface QuantityFieldProps {
  readonly label: string;
  readonly description: string;
  readonly unit: LoadUnit;
  readonly value: Quantity | undefined;
  readonly onChange: (value: Quantity | undefined) => void;
}

/** An optional field for a mass greater than 0, stored as typed. */
export function QuantityField({ label, description, unit, value, onChange }: QuantityFieldProps) {
  const m = useMessages(routinesMessages);
  return (
    <DecimalField
      label={label}
      description={description}
      unreadableError={m.notANumber}
      unit={unit}
      value={numberShown(value, unit)}
      onChange={(number, typed) => {
        if (number === null || number > 0) onChange(typedQuantity(number, typed, unit));
      }}
    />
  );
}
