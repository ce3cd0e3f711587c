import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { RunningTime } from './running-time.tsx';
import { useForgottenWorkout } from './use-forgotten-workout.ts';
import { useWorkoutSince } from './use-workout-labels.ts';

/** Says how long a workout has been running: with a clock, or since when if it was forgotten. */
export function InProgress({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(exerciseMessages);
  const since = useWorkoutSince()(workout.value);
  if (useForgottenWorkout(workout) !== null) return m.inProgressSince({ since });
  return (
    <>
      {m.inProgress} · <RunningTime workout={workout.value} />
    </>
  );
}
