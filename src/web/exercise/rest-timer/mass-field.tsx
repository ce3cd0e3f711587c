import { numberIn, type Quantity } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { Grid } from '../../ui/layout.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { DecimalField, type LoadUnit, typedQuantity } from '../quantities/index.ts';
import { massUnit } from './mass-labels.ts';
import { restingMessages } from './messages/index.ts';

/** A mass being typed, in the unit that is stamped on the bar or plate. */
export interface TypedMass {
  /** Null for an empty or ambiguous field. */
  readonly value: number | null;
  /** The text as typed. */
  readonly typed: string;
  readonly unit: LoadUnit;
}

export function typedMass(mass: Quantity | undefined, preferred: LoadUnit): TypedMass {
  if (mass === undefined) return { value: null, typed: '', unit: preferred };
  const unit = massUnit(mass, preferred);
  const value = numberIn(mass, unit);
  return { value, typed: (mass.unit === unit ? mass.typed : undefined) ?? String(value), unit };
}

/** Returns the mass; null for an empty field or an invalid mass. */
export function massFromTyped({ value, typed, unit }: TypedMass): Quantity | null {
  return value === null || value <= 0 ? null : (typedQuantity(value, typed, unit) ?? null);
}

export interface MassFieldProps {
  readonly label: string;
  readonly mass: TypedMass;
  readonly error: string | undefined;
  readonly onChange: (mass: TypedMass) => void;
}

export function MassField({ label, mass, error, onChange }: MassFieldProps) {
  const m = useMessages(restingMessages);
  return (
    <Grid columns="auto-end" gap={3} align="end">
      <DecimalField
        label={label}
        name="mass"
        value={mass.value}
        error={error}
        onChange={(value, typed) => onChange({ ...mass, value, typed })}
      />
      <ToggleGroup
        label={m.unit}
        options={[
          { id: 'kg', label: m.kilograms },
          { id: 'lb', label: m.pounds },
        ]}
        value={mass.unit}
        onChange={(unit) => onChange({ ...mass, unit })}
      />
    </Grid>
  );
}
