import { useId, useRef, useState } from 'react';
import {
  type DurationError,
  type DurationParts,
  durationFromParts,
  durationParts,
  parseDuration,
} from '#domain/exercise/endurance/index.ts';
import { type Result, type Seconds, seconds } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Suffix } from '../../../ui/field.tsx';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { Grid } from '../../../ui/layout.tsx';
import { SecondaryText, Text } from '../../../ui/text.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { enduranceMessages } from '../messages/index.ts';

export interface DurationFieldProps {
  readonly label: string;
  readonly description?: string;
  /** The duration in seconds; null for an empty field. */
  readonly value: number | null;
  /** Called whenever the content of the field changes and is valid. */
  readonly onChange: (value: number | null) => void;
  readonly isReadOnly?: boolean;
}

const nothing: DurationParts = { hours: '', minutes: '', seconds: '' };
/** Matches a final colon in any of the forms that keyboards produce. */
const lastColon = /[:\uff1a\u2236]$/;
const partNames = ['hours', 'minutes', 'seconds'] as const;

/**
 * A duration in three small fields, since a phone's number pad has no colon. Typing a colon moves focus to the next
 * field, and pasting `1:05:30` into one field fills all three.
 */
export function DurationField({ label, description, value, onChange, isReadOnly = false }: DurationFieldProps) {
  const m = useMessages(enduranceMessages);
  const descriptionId = useId();
  const errorId = useId();
  const fields = useRef<HTMLFieldSetElement>(null);
  const [typed, setTyped] = useState<DurationParts | null>(null);
  const shown = typed ?? (value === null ? nothing : durationParts(seconds(value)));
  const error = typed === null ? null : errorOf(durationFromParts(typed));
  const take = (next: DurationParts) => {
    setTyped(next);
    const read = durationFromParts(next);
    if (read.ok) onChange(read.value);
    else if (read.error.code === 'exercise/no-duration') onChange(null);
  };
  const typeInto = (index: number, text: string) => {
    const whole = parseDuration(text);
    if (whole.ok && /\D\d\d/.test(text)) {
      take(durationParts(whole.value));
      return;
    }
    const name = partNames[index] ?? 'seconds';
    take({ ...shown, [name]: text.replace(lastColon, '') });
    if (lastColon.test(text)) focusInput(fields.current, index + 1);
  };
  const errors = { 'exercise/not-a-duration': m.notADuration, 'exercise/duration-part-too-large': m.partTooLarge };
  const names = { hours: m.hours, minutes: m.minutes, seconds: m.seconds };
  const signs = { hours: m.hourSign, minutes: m.minuteSign, seconds: m.secondSign };
  return (
    <FieldGroup
      ref={fields}
      label={label}
      {...(description !== undefined && { 'aria-describedby': descriptionId })}
      onBlur={(event) => {
        if (error === null && !event.currentTarget.contains(event.relatedTarget)) setTyped(null);
      }}
    >
      <Grid columns={3} gap={2}>
        {partNames.map((name, index) => (
          <TextField
            key={name}
            label={m.partOf({ part: names[name], of: label })}
            isLabelHidden
            inputMode={name === 'seconds' ? 'decimal' : 'numeric'}
            autoComplete="off"
            isReadOnly={isReadOnly}
            value={shown[name]}
            onChange={(text) => typeInto(index, text)}
            {...(error !== null && { isInvalid: true, 'aria-describedby': errorId })}
            after={<Suffix>{signs[name]}</Suffix>}
          />
        ))}
      </Grid>
      {error !== null && (
        <Text id={errorId} size={2} tone="bad">
          {errors[error]}
        </Text>
      )}
      {description !== undefined && <SecondaryText id={descriptionId}>{description}</SecondaryText>}
    </FieldGroup>
  );
}

type ShownError = Exclude<DurationError['code'], 'exercise/no-duration'>;

function errorOf(read: Result<Seconds, DurationError>): ShownError | null {
  return read.ok || read.error.code === 'exercise/no-duration' ? null : read.error.code;
}

/** Moves focus to a field and selects its content, so that typing replaces it. */
function focusInput(group: HTMLElement | null, index: number): void {
  const input = group?.querySelectorAll('input')[index];
  input?.focus();
  input?.select();
}
