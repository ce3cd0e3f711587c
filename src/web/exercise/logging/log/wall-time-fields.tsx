import { useId } from 'react';
import { DayField, TimeField } from '../../../day-and-time-fields/index.ts';
import { useMessages } from '../../../language/index.ts';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { SecondaryText } from '../../../ui/text.tsx';
import { loggingMessages } from '../messages/index.ts';
import type { WallTime } from './wall-time.ts';

/** The error of a wall time, at the field to correct. */
export interface WallTimeError {
  readonly day?: string;
  readonly time?: string;
}

interface WallTimeFieldsProps {
  readonly label: string;
  readonly description?: string | undefined;
  /** In a form: the beginning of the names of both fields, `start-day` and `start-time` for `start`. */
  readonly name?: string;
  readonly value: WallTime;
  readonly onChange: (changed: Partial<WallTime>) => void;
  readonly error?: WallTimeError | undefined;
  readonly autoFocus?: boolean;
}

/** Fields for a day and a time, next to each other. */
export function WallTimeFields(props: WallTimeFieldsProps) {
  const { label, description, name, value, onChange, error, autoFocus = false } = props;
  const m = useMessages(loggingMessages);
  const descriptionId = useId();
  return (
    <FieldGroup label={label} {...(description !== undefined && { 'aria-describedby': descriptionId })}>
      <Grid minColumn={9} stretch gap={3} align="start">
        <DayField
          label={m.date}
          isLabelHidden
          value={value.day}
          onChange={(day) => onChange({ day })}
          error={error?.day}
          autoFocus={autoFocus}
          {...(name !== undefined && { name: `${name}-day` })}
        />
        <TimeField
          label={m.timeOfDay}
          isLabelHidden
          value={value.minutes}
          onChange={(minutes) => onChange({ minutes })}
          error={error?.time}
          {...(name !== undefined && { name: `${name}-time` })}
        />
      </Grid>
      {description !== undefined && <SecondaryText id={descriptionId}>{description}</SecondaryText>}
    </FieldGroup>
  );
}
