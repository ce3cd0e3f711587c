import { useState } from 'react';
import type { SetResult } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { DecimalField } from '../../ui/decimal-field.tsx';
import type { LoadUnit } from '../load-unit.ts';
import { exerciseMessages } from '../messages/index.ts';
import { resultFromTyped, type SetField, type SetFieldError, shownIn } from './set-fields.ts';
import styles from './workout.module.css';

export interface SetFieldInputProps {
  readonly field: SetField;
  /** Which set of the exercise, as it is written. */
  readonly number: string;
  readonly result: SetResult | undefined;
  readonly unit: LoadUnit;
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<SetResult>) => void;
}

/** One number of a set. Each readable state of the field is kept as it was typed. */
export function SetFieldInput({ field, number, result, unit, isReadOnly, onChange }: SetFieldInputProps) {
  const m = useMessages(exerciseMessages);
  const [error, setError] = useState<SetFieldError | null>(null);
  const words = { 'not-whole': m.notWhole, 'not-positive': m.notPositive };
  return (
    <DecimalField
      className={styles.number ?? ''}
      label={m.fieldOfSet({ field: m[field], number })}
      isLabelHidden
      isReadOnly={isReadOnly}
      enterKeyHint="next"
      unreadableError={m.notANumber}
      error={error && words[error]}
      value={shownIn(field, result, unit)}
      onChange={(value, typed) => {
        const change = resultFromTyped(field, { value, typed, unit });
        setError(typeof change === 'string' ? change : null);
        if (typeof change !== 'string') onChange(change);
      }}
    />
  );
}
