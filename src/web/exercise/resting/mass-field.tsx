import { parseTypedNumber, type Quantity, quantityFromTyped, showQuantity } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { DecimalField } from '../../ui/decimal-field.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import type { LoadUnit } from '../load-unit.ts';
import { massUnit } from './mass-words.ts';
import { restingMessages } from './messages/index.ts';
import styles from './own.module.css';

/** A mass that is being typed, in the unit that is stamped on the iron. */
export interface TypedMass {
  /** As it was typed; empty for nothing. */
  readonly typed: string;
  readonly unit: LoadUnit;
}

export function typedMass(mass: Quantity | undefined, preferred: LoadUnit): TypedMass {
  if (mass === undefined) return { typed: '', unit: preferred };
  const unit = massUnit(mass, preferred);
  return { typed: showQuantity(mass, unit), unit };
}

/** @returns null for nothing, and for what is no mass */
export function massFromTyped({ typed, unit }: TypedMass): Quantity | null {
  const read = quantityFromTyped(typed, unit);
  return read.ok && read.value.si > 0 ? read.value : null;
}

export interface MassFieldProps {
  readonly label: string;
  readonly mass: TypedMass;
  readonly error: string | undefined;
  readonly onChange: (mass: TypedMass) => void;
}

export function MassField({ label, mass, error, onChange }: MassFieldProps) {
  const m = useMessages(restingMessages);
  const read = parseTypedNumber(mass.typed);
  return (
    <div className={styles.mass}>
      <DecimalField
        label={label}
        name="mass"
        value={read.ok ? read.value : null}
        error={error}
        unreadableError={m.notANumber}
        onChange={(_, typed) => onChange({ ...mass, typed })}
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
    </div>
  );
}
