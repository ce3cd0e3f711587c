import type { Quantity } from '#domain/kernel/index.ts';
import { DecimalField, type LoadUnit, numberShown, typedQuantity } from '../../quantities/index.ts';

export interface QuantityFieldProps {
  readonly label: string;
  readonly description: string;
  readonly unit: LoadUnit;
  readonly value: Quantity | undefined;
  readonly onChange: (value: Quantity | undefined) => void;
}

/** An optional field for a mass greater than 0, stored as typed. */
export function QuantityField({ label, description, unit, value, onChange }: QuantityFieldProps) {
  return (
    <DecimalField
      label={label}
      description={description}
      unit={unit}
      value={numberShown(value, unit)}
      onChange={(number, typed) => {
        if (number === null || number > 0) onChange(typedQuantity(number, typed, unit));
      }}
    />
  );
}
