import { useEffect, useEffectEvent } from 'react';
import type { Workout } from '#domain/exercise/index.ts';
import { useRecord } from '../../replica/index.ts';
import { type Began, useProgrammeContext } from './use-active-programmes.ts';
import { useNextSession } from './use-next-session.ts';
import { useStartRoutine } from './use-start-routine.ts';

interface StartingRoutineProps {
  readonly id: string;
  /** Of a workout that is over: when it began, and what writes its times. Without it the workout begins now. */
  readonly past?: { readonly began: Began; readonly write: (draft: Workout) => void };
  /** It was begun and opened, or the routine is gone. */
  readonly onEnd: () => void;
}

/** Loads a routine and begins it as soon as its next session is known. Nothing to be seen. */
export function StartingRoutine({ id, past, onEnd }: StartingRoutineProps) {
  const { state, entry } = useRecord('routines', id);
  const routine = state === 'here' ? entry : null;
  const began = past?.began ?? null;
  const context = useProgrammeContext(id, began);
  const next = useNextSession(routine, context, began?.at);
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
