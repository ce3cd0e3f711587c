import { useState } from 'react';
import { checkPastInstant } from '#domain/exercise/plausible/index.ts';
import { type Instant, instantAt, isZone, type LocalDay, localDayAt, minutesAt } from '#domain/kernel/index.ts';
import { DayField, TimeField } from '../../../day-and-time-fields/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument } from '../../../replica/index.ts';
import { deviceZone } from '../../../time/index.ts';
import { Grid } from '../../../ui/layout.tsx';
import { dayErrorOf } from '../../editing/index.ts';
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
  const { now } = useDocument();
  const here = zone !== undefined && isZone(zone) ? zone : deviceZone();
  const [typed, setTyped] = useState<{ readonly day: LocalDay; readonly minutes: number } | null>(null);
  const shown = typed ?? { day: localDayAt(at, here), minutes: minutesAt(at, here) };
  const dayError = typed && dayErrorOf(typed.day, localDayAt(now(), here), m);
  const isPast = typed === null || checkPastInstant(instantAt(typed.day, typed.minutes, here), now()).ok;
  const timeError = dayError !== null || isPast ? null : m.timeInFuture;
  const change = (changed: Partial<typeof shown>) => {
    const next = { ...shown, ...changed };
    const start = instantAt(next.day, next.minutes, here);
    setTyped(next);
    if (checkPastInstant(start, now()).ok) onChange(start);
  };
  return (
    <Grid
      minColumn={9.5}
      stretch
      gap={4}
      align="start"
      onBlur={() => {
        if (dayError === null && timeError === null) setTyped(null);
      }}
    >
      <DayField
        label={m.date}
        value={shown.day}
        isReadOnly={isReadOnly}
        error={dayError}
        onChange={(day) => {
          if (day !== null) change({ day });
        }}
      />
      <TimeField
        label={m.startTime}
        value={shown.minutes}
        isReadOnly={isReadOnly}
        error={timeError}
        onChange={(minutes) => {
          if (minutes !== null) change({ minutes });
        }}
      />
    </Grid>
  );
}
