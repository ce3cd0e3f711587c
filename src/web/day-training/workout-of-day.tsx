import { Dumbbell } from 'lucide-react';
import { useExerciseInShort, useWorkoutLabels, useWorkoutTime, WorkoutSets } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { workoutLink } from '../links/exercise.ts';
import type { RecordEntry } from '../replica/index.ts';
import { RoundIcon } from '../ui/round-icon.tsx';
import { SecondaryText } from '../ui/text.tsx';
import { dayTrainingMessages } from './messages/index.ts';
import { RowOfDay } from './row-of-day.tsx';

/** A workout with its exercises and the best set of each; opened, with all its sets. */
export function WorkoutOfDay({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(dayTrainingMessages);
  const { given, figures, inShort } = useWorkoutLabels(workout);
  const inShortLabel = useExerciseInShort();
  const time = useWorkoutTime()(workout.value);
  const title = given || m.workout;
  const remark = workout.value.remark?.trim() ?? '';
  return (
    <RowOfDay
      icon={
        <RoundIcon>
          <Dumbbell />
        </RoundIcon>
      }
      title={title}
      about={[time, figures].filter((part) => part !== '').join(' · ')}
      what={inShort.map(inShortLabel).join(' · ')}
      link={workoutLink(workout.id)}
      linkLabel={m.openWorkout({ title })}
    >
      <WorkoutSets leaves={workout.leaves} density="compact" />
      {remark !== '' && (
        <SecondaryText personal multiline>
          {remark}
        </SecondaryText>
      )}
    </RowOfDay>
  );
}
