import { Repeat } from 'lucide-react';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useRecord } from '../../replica/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { useRepeatWorkout } from './use-start-workout.ts';
import { useWorkoutLabels } from './use-workout-labels.ts';

/** Repeats a workout, from its row in a list. */
export function RepeatButton({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(exerciseMessages);
  const { title } = useWorkoutLabels(workout);
  const repeat = useRepeatWorkout();
  const isLoaded = useRecord('workouts', workout.id).state === 'here';
  return (
    <IconButton
      icon={<Repeat />}
      label={m.repeatOf({ title })}
      isDisabled={!isLoaded}
      onPress={() => repeat(workout.id)}
    />
  );
}
