import type { TrainingTotal } from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Explained } from '../explain/index.ts';
import { calendarMessages } from './messages/index.ts';
import { useTrainingLabels } from './use-training-labels.ts';

/** The time of a period's training, which opens its explanation. */
export function TrainingTime({ total }: { readonly total: TrainingTotal }) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const labels = useTrainingLabels();
  const inputs = [
    { name: m.workoutsCounted, value: count(total.workouts) },
    { name: m.activitiesCounted, value: count(total.activities) },
  ];
  return (
    <Explained formula="training/time" inputs={inputs}>
      {labels.time(total.seconds)}
    </Explained>
  );
}
