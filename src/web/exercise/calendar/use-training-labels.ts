import type { TrainingDay, TrainingTotal } from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { calendarMessages } from './messages/index.ts';

type Trained = Pick<TrainingDay | TrainingTotal, 'workouts' | 'activities' | 'seconds'>;

export interface TrainingLabels {
  /** Formats all counts except zeros: `1 workout, 2 activities, 1 hr 5 min`. */
  readonly inFull: (trained: Trained) => string;
  readonly sessions: (trained: Trained) => string;
  readonly time: (seconds: number) => string;
}

export function useTrainingLabels(): TrainingLabels {
  const m = useMessages(calendarMessages);
  const { duration, list } = useTimeFormat();
  const time = (seconds: number) => duration(seconds * 1000);
  return {
    time,
    sessions: ({ workouts, activities }) => m.sessions({ count: workouts + activities }),
    inFull: ({ workouts, activities, seconds }) =>
      list([
        ...(workouts > 0 ? [m.workouts({ count: workouts })] : []),
        ...(activities > 0 ? [m.activities({ count: activities })] : []),
        ...(seconds >= 60 ? [time(seconds)] : []),
      ]),
  };
}
