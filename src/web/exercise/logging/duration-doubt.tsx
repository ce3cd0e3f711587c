import { isLongerThanItsSets } from '#domain/exercise/history/index.ts';
import type { Workout } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { Notice } from '../../page/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { loggingMessages } from './messages/index.ts';
import { durationOf } from './workouts-in-list.ts';

/** Asks for the end of a workout that seems too long for its sets; renders nothing for others. */
export function DurationDoubt({ workout }: { readonly workout: Workout }) {
  const l = useMessages(loggingMessages);
  const { duration } = useTimeFormat();
  if (!isLongerThanItsSets(workout)) return null;
  return <Notice tone="warn">{l.tooLong({ duration: duration(durationOf(workout) ?? 0) })}</Notice>;
}
