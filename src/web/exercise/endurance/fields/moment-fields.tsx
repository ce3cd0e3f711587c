import { useState } from 'react';
import { checkPastDay, checkPastInstant } from '#domain/exercise/plausible/index.ts';
import { type Instant, instantAt, isLocalDay, isZone, localDayAt, minutesAt } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument } from '../../../replica/index.ts';
import { clockText, deviceZone, minutesOf } from '../../../time/index.ts';
import { Grid } from '../../../ui/layout.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { enduranceMessages } from '../messages/index.ts';

export interface MomentFieldsProps {
  readonly at: Instant;
  readonly zone: string | undefined;
  readonly onChange: (at: Instant) => void;
  readonly isReadOnly: boolean;
}

/** Fields for the start of an activity: its date and its time in the activity's time zone. */
export function MomentFields({ at, zone, onChange, isReadOnly }: MomentFieldsProps) {
  const m = useMessages(enduranceMessages);
  const here = zone !== undefined && isZone(zone) ? zone : deviceZone();
  const day = localDayAt(at, here);
  const minutes = minutesAt(at, here);
  const { now } = useDocument();
  const [refused, setRefused] = useState<'day' | 'start' | null>(null);
  const take = (field: 'day' | 'start', next: Instant) => {
    // if the start is in the future but its date is not, the time is at fault
    const isPast = checkPastInstant(next, now()).ok;
    setRefused(
      isPast
        ? null
        : field === 'day' && checkPastDay(localDayAt(next, here), localDayAt(now(), here)).ok
          ? 'start'
          : field,
    );
    if (isPast) onChange(next);
  };
  return (
    <Grid minColumn={9.5} stretch gap={4} align="start">
      <NativeField
        type="date"
        label={m.date}
        value={day}
        isReadOnly={isReadOnly}
        error={refused === 'day' ? m.dateInFuture : null}
        onChange={(text) => {
          if (isLikelyDay(text)) take('day', instantAt(text, minutes, here));
        }}
      />
      <NativeField
        type="time"
        label={m.startTime}
        value={clockText(minutes)}
        isReadOnly={isReadOnly}
        error={refused === 'start' ? m.startInFuture : null}
        onChange={(text) => {
          const typed = minutesOf(text);
          if (typed !== null) take('start', instantAt(day, typed, here));
        }}
      />
    </Grid>
  );
}

export interface NativeFieldProps {
  readonly type: 'date' | 'time';
  readonly label: string;
  readonly value: string;
  readonly isReadOnly?: boolean;
  readonly onChange: (text: string) => void;
  readonly error?: string | null;
}

/**
 * A date or time in the browser's native field, for which every phone has a picker. Incomplete input stays as typed.
 */
export function NativeField({ value, onChange, ...rest }: NativeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      {...rest}
      value={typed ?? value}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onBlur={() => {
        if (!rest.error) setTyped(null);
      }}
    />
  );
}

/**
 * Returns whether a date is likely to be fully typed. While the year is being typed, the native field reports years
 * such as 0002.
 */
export function isLikelyDay(text: string): text is ReturnType<typeof localDayAt> {
  return isLocalDay(text) && text >= '1900-01-01';
}
