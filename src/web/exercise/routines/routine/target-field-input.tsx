import { useState } from 'react';
import type { SetTarget } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import { DecimalField, type LoadUnit } from '../../quantities/index.ts';
import { isLoadField } from '../../workouts/index.ts';
import { routinesMessages } from '../messages/index.ts';
import {
  isOrMore,
  lacksStart,
  loneMarkOf,
  shownIn,
  type TargetError,
  type TargetField,
  targetFromTyped,
} from '../plan/target-fields.ts';
import styles from './routine.module.css';

export interface TargetFieldInputProps {
  readonly field: TargetField;
  readonly target: SetTarget;
  readonly number: string;
  readonly unit: LoadUnit;
  readonly shareOf: 'e1rm' | 'trainingMax';
  readonly isReadOnly: boolean;
  readonly onChange: (change: Partial<SetTarget>) => void;
}

/** A field for one number of a planned set. Every valid input is saved while the user types. */
export function TargetFieldInput(props: TargetFieldInputProps) {
  const { field, target, number, unit, shareOf, isReadOnly, onChange } = props;
  const m = useMessages(routinesMessages);
  const [error, setError] = useState<TargetError | null>(null);
  const loneMark = loneMarkOf(field);
  const name = field === 'repsMax' ? m.repsTo : m.fields[field];
  const wrong = field === 'repsMin' && lacksStart(target) ? 'noStart' : error;
  const shownUnit = isLoadField(field) ? unit : suffixes[field];
  return (
    <Stack gap={1} data-field={field}>
      <span className={styles.caption} aria-hidden="true">
        {m.fields[field]}
        {shownUnit !== undefined && (
          <Text as="span" tone="muted">
            {' '}
            {shownUnit}
          </Text>
        )}
      </span>
      <DecimalField
        className={styles.number ?? ''}
        label={m.fieldOfSet({ field: name, number })}
        isLabelHidden
        isReadOnly={isReadOnly}
        enterKeyHint="next"
        {...(loneMark !== undefined && { loneMark })}
        {...(field === 'seconds' && { time: 's' as const })}
        {...(field === 'repsMax' && isOrMore(target) && { placeholder: m.orMoreShort })}
        error={wrong && m.wrong[wrong]}
        value={shownIn(field, target, unit)}
        onChange={(value, typed) => {
          const change = targetFromTyped(field, target, { value, typed, unit, shareOf });
          setError(typeof change === 'string' ? change : null);
          if (typeof change !== 'string') onChange(change);
        }}
      />
    </Stack>
  );
}

const suffixes: Partial<Readonly<Record<TargetField, string>>> = { metres: 'm', seconds: 's' };
