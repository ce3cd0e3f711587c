import type { Workout } from '#domain/exercise/index.ts';
import { useNow, useTimeFormat } from '../../time/index.ts';
import { elapsedOf } from './workouts-in-list.ts';

export function RunningTime({ workout }: { readonly workout: Workout }) {
  const { duration } = useTimeFormat();
  const now = useNow();
  return <time>{duration(elapsedOf(workout, now))}</time>;
}
