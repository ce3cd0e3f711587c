import { isLongerThanItsSets } from '#domain/exercise/history/index.ts';
import type { Workout } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { durationOf } from '../workouts/index.ts';
import { loggingMessages } from './messages/index.ts';

/** Asks when a workout ended if it seems too long for its sets. Renders nothing otherwise. */
export function DurationDoubt({ workout }: { readonly workout: Workout }) {
  const l = useMessages(loggingMessages);
  const { duration } = useTimeFormat();
  if (!isLongerThanItsSets(workout)) return null;
  return <Notice tone="warn">{l.tooLong({ duration: duration(durationOf(workout) ?? 0) })}</Notice>;
}
