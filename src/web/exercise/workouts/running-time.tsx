import { showDuration } from '#domain/exercise/endurance/index.ts';
import type { Workout } from '#domain/exercise/index.ts';
import { seconds } from '#domain/kernel/index.ts';
import { useNow } from '../../time/index.ts';
import { elapsedOf } from './workouts-in-list.ts';

/** The time since a workout began, without pauses, as a clock that ticks: `41:07`. */
export function RunningTime({ workout }: { readonly workout: Workout }) {
  const now = useNow('second');
  const elapsed = Math.max(0, Math.floor(elapsedOf(workout, now) / 1000));
  return <time>{showDuration(seconds(elapsed))}</time>;
}
