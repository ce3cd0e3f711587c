import { useMemo } from 'react';
import type { Workout } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useRecords } from '../../../replica/index.ts';
import { OptionalSelect } from '../../../ui/optional-select.tsx';
import { routinesMessages } from '../messages/index.ts';
import { routinesInList } from '../plan/routines-in-list.ts';
import type { Began } from '../plan/use-active-programmes.ts';
import { StartingRoutine } from './starting-routine.tsx';

export interface PastRoutineProps {
  /** The id of the routine; null for none. */
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
  /** The start of the past workout and a function that writes its times. Null until the user logs the workout. */
  readonly past: { readonly began: Began; readonly write: (draft: Workout) => void } | null;
  /** Called when the workout has been logged and opened, or if the routine no longer exists. */
  readonly onEnd: () => void;
}

/** Selects the routine of a past workout, or none. Renders nothing without routines. */
export function PastRoutine({ value, onChange, past, onEnd }: PastRoutineProps) {
  const m = useMessages(routinesMessages);
  const records = useRecords('routines');
  const routines = useMemo(() => routinesInList(records, 'routines'), [records]);
  return (
    <>
      {routines.length > 0 && (
        <OptionalSelect
          label={m.routine}
          none={m.noRoutine}
          options={routines.map((each) => ({ id: each.id, label: each.value.name?.trim() || m.routine }))}
          value={value}
          onChange={onChange}
        />
      )}
      {value !== null && past !== null && <StartingRoutine id={value} past={past} onEnd={onEnd} />}
    </>
  );
}
