import { Dumbbell } from 'lucide-react';
import { useExerciseInShort, useSetsDone, useWorkoutLabels, useWorkoutTime } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { workoutLink } from '../links/exercise.ts';
import type { RecordEntry } from '../replica/index.ts';
import { PlainList } from '../ui/layout.tsx';
import { RoundIcon } from '../ui/round-icon.tsx';
import { SecondaryText, Text } from '../ui/text.tsx';
import { dayTrainingMessages } from './messages/index.ts';
import { RowOfDay } from './row-of-day.tsx';

/** A workout with its exercises and the best set of each; opened, with all its sets. */
export function WorkoutOfDay({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(dayTrainingMessages);
  const { given, sets, inShort } = useWorkoutLabels(workout);
  const inShortLabel = useExerciseInShort();
  const time = useWorkoutTime()(workout.value);
  const title = given || m.workout;
  return (
    <RowOfDay
      icon={
        <RoundIcon>
          <Dumbbell />
        </RoundIcon>
      }
      title={title}
      about={[time, sets].filter((part) => part !== '').join(' · ')}
      what={inShort.map(inShortLabel).join(' · ')}
      link={workoutLink(workout.id)}
      linkLabel={m.openWorkout({ title })}
    >
      <Sets workout={workout} />
    </RowOfDay>
  );
}

function Sets({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(dayTrainingMessages);
  const exercises = useSetsDone(workout);
  const remark = workout.value.remark?.trim() ?? '';
  return (
    <>
      {exercises.length === 0 && <SecondaryText>{m.noSets}</SecondaryText>}
      <PlainList gap={2} hideEmpty>
        {exercises.map(({ id, name, sets, remarks }) => (
          <li key={id}>
            <Text size={2} weight="medium" personal>
              {name}
            </Text>
            <Text size={2} numeric>
              {sets.join(' · ')}
            </Text>
            {remarks.length > 0 && (
              <SecondaryText personal multiline>
                {remarks.join(' · ')}
              </SecondaryText>
            )}
          </li>
        ))}
      </PlainList>
      {remark !== '' && (
        <SecondaryText personal multiline>
          {remark}
        </SecondaryText>
      )}
    </>
  );
}
