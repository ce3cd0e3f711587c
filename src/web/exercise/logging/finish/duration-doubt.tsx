import type { ReactNode } from 'react';
import { lengthDoubt } from '#domain/exercise/history/index.ts';
import type { Workout } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { Notice } from '../../../page/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { durationOf } from '../../workouts/index.ts';
import { loggingMessages } from '../messages/index.ts';

interface DurationDoubtProps {
  readonly workout: Workout;
  /** A button beside the question, where the fields for the times are elsewhere. */
  readonly action?: ReactNode;
}

/** Asks when a workout started and ended if it seems too long or too short for its sets. Renders nothing otherwise. */
export function DurationDoubt({ workout, action }: DurationDoubtProps) {
  const l = useMessages(loggingMessages);
  const { duration } = useTimeFormat();
  const doubt = lengthDoubt(workout);
  if (doubt === null) return null;
  return (
    <Notice tone="warn" action={action}>
      {l[doubt]({ duration: duration(durationOf(workout) ?? 0) })}
    </Notice>
  );
}
