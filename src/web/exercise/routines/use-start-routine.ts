import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SetTarget } from '#domain/exercise/index.ts';
import { startFromRoutine } from '#domain/exercise/logging/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { useBeginning } from '../logging/index.ts';
import { workoutHref } from '../use-exercise-place.ts';
import type { ProgrammeContext } from './active-programmes.ts';
import type { NextSession } from './use-next-session.ts';

/** Past workouts are asked within this time, or the workout begins with the plan as it stands. */
const longestWaitMs = 2000;

interface Started {
  /** With its details; null while they load. */
  readonly routine: RecordEntry<'routines'> | null;
  readonly next: NextSession | null;
  readonly context: ProgrammeContext<RecordEntry<'programmes'>> | null;
}

/** Begins a workout from a routine with what was worked out for it, as soon as that is known, and opens it. */
export function useStartRoutine({ routine, next, context }: Started) {
  const document = useDocument();
  const navigate = useNavigate();
  const writeBeginning = useBeginning();
  const [isStarting, setStarting] = useState(false);
  const begin = useEffectEvent(() => {
    if (routine === null) return;
    setStarting(false);
    const id = document.createRecord('workouts', (draft) => {
      writeBeginning(draft);
      startFromRoutine(draft, routine, targetsOf(next), document.newId);
      if (context !== null) draft.programme = { id: context.programme.id, day: context.day, week: context.week };
    });
    void navigate({ href: workoutHref(id) });
  });
  const isKnown = routine !== null && next?.isWhole === true;
  const isHere = routine !== null;
  useEffect(() => {
    if (!isStarting || !isHere) return;
    const timer = window.setTimeout(begin, isKnown ? 0 : longestWaitMs);
    return () => window.clearTimeout(timer);
  }, [isStarting, isKnown, isHere]);
  return { isStarting, start: () => setStarting(true) };
}

/** By set of the routine; null for one that is left out this time. */
function targetsOf(next: NextSession | null): ReadonlyMap<string, SetTarget | null> {
  const exercises = Object.values(next?.exercises ?? {});
  return new Map([
    ...exercises.flatMap(({ sets }) => sets.map(({ id, target }) => [id, target] as const)),
    ...exercises.flatMap(({ leftOut }) => leftOut.map((id) => [id, null] as const)),
  ]);
}
