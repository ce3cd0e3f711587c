import type { WorkoutExercise } from '#domain/exercise/index.ts';
import { intervalsAfter } from '#domain/exercise/logging/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { IntervalList, StartIntervals } from '../../rest-timer/index.ts';
import { lastDone } from '../log/last-done.ts';
import { useLog } from '../log/log-context.ts';

export interface WorkoutIntervalsProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly exercises: readonly WorkoutExercise[];
}

/** A workout in progress that is done by the clock, such as walking and running in turn. */
export function WorkoutIntervals({ workout, exercises }: WorkoutIntervalsProps) {
  const log = useLog();
  const pending = intervalsAfter(exercises, lastDone(exercises));
  return (
    <>
      {pending.length > 1 && <StartIntervals workout={workout} pending={pending} />}
      <IntervalList
        workout={workout}
        onComplete={(id, seconds) => log.complete([{ id, planned: { seconds } }])}
        onReopen={(id) => log.reopen([id])}
      />
    </>
  );
}
