import { useEffect, useEffectEvent } from 'react';
import type { Workout } from '#domain/exercise/index.ts';
import { useRecord } from '../../../replica/index.ts';
import { type Began, useProgrammeContext } from '../plan/use-active-programmes.ts';
import { useNextSession } from '../plan/use-next-session.ts';
import { useStartRoutine } from '../plan/use-start-routine.ts';

interface StartingRoutineProps {
  readonly id: string;
  /** For a past workout, its start and a function that writes its times. If omitted, the workout starts now. */
  readonly past?: { readonly began: Began; readonly write: (draft: Workout) => void };
  /** Called when the workout has been started and opened or the user decided against it, or if the routine is gone. */
  readonly onEnd: () => void;
}

/** Loads a routine and starts a workout from it as soon as its next session is known. Renders nothing. */
export function StartingRoutine({ id, past, onEnd }: StartingRoutineProps) {
  const { state, entry } = useRecord('routines', id);
  const routine = state === 'here' ? entry : null;
  const began = past?.began ?? null;
  const context = useProgrammeContext(id, began);
  const next = useNextSession(routine, context, began);
  const { start } = useStartRoutine({ routine, next, context, beginning: past?.write }, onEnd);
  const begin = useEffectEvent(start);
  const isGone = state !== 'here' && state !== 'loading';
  const end = useEffectEvent(onEnd);
  useEffect(() => begin(), []);
  useEffect(() => {
    if (isGone) end();
  }, [isGone]);
  return null;
}
