import { useEffect, useEffectEvent, useState } from 'react';
import type { Workout } from '#domain/exercise/index.ts';
import { startFromRoutine } from '#domain/exercise/logging/index.ts';
import { deloadShareIn } from '#domain/exercise/programming/index.ts';
import { type RecordEntry, useDocument } from '../../../replica/index.ts';
import { useAskBeforeStart, useBeginning, useOpenStarted } from '../../workouts/index.ts';
import type { ProgrammeContext } from './active-programmes.ts';
import { sessionTargets } from './session-targets.ts';
import type { NextSession } from './use-next-session.ts';

/**
 * The maximum time to wait for all past workouts to be read, for a workout that starts now and for one logged
 * afterwards, which nobody waits for at the bar. After it, the workout starts with what the newest ones tell.
 */
const maxWaitMs = { now: 3000, afterwards: 30_000 };

interface Started {
  /** The routine with its content; null while loading. */
  readonly routine: RecordEntry<'routines'> | null;
  readonly next: NextSession | null;
  readonly context: ProgrammeContext<RecordEntry<'programmes'>> | null;
  /** Writes the start and the place of a past workout. If omitted, the workout starts now. */
  readonly beginning?: ((draft: Workout) => void) | undefined;
}

/**
 * Returns a function that starts a workout from a routine and opens it, as soon as the computed targets are known or
 * after a timeout. If another workout is in progress, it asks first, unless the workout is a past one.
 *
 * @param onEnd called when the workout has been started and opened, or if the user decides against it
 */
export function useStartRoutine({ routine, next, context, beginning }: Started, onEnd?: () => void) {
  const document = useDocument();
  const open = useOpenStarted();
  const beginNow = useBeginning();
  const askBefore = useAskBeforeStart();
  const writeBeginning = beginning ?? beginNow;
  const [isStarting, setStarting] = useState(false);
  const begin = useEffectEvent(() => {
    if (routine === null) return;
    setStarting(false);
    const id = document.createRecord('workouts', (draft) => {
      writeBeginning(draft);
      startFromRoutine(draft, routine, sessionTargets(next), document.newId);
      if (context === null) return;
      draft.programme = { id: context.programme.id, day: context.day, week: context.week };
      if (deloadShareIn(context.programme.value, context.week) !== null) draft.deloadWeek = true;
    });
    open(id);
    onEnd?.();
  });
  const isKnown = routine !== null && next?.isWhole === true;
  const isHere = routine !== null;
  const longest = maxWaitMs[beginning ? 'afterwards' : 'now'];
  useEffect(() => {
    if (!isStarting || !isHere) return;
    const timer = window.setTimeout(begin, isKnown ? 0 : longest);
    return () => window.clearTimeout(timer);
  }, [isStarting, isKnown, isHere, longest]);
  const start = () => setStarting(true);
  return { isStarting, start: beginning === undefined ? () => askBefore(start, onEnd) : start };
}
