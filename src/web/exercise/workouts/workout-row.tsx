import type { RecordEntry } from '../../replica/index.ts';
import { Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { useExerciseInShort } from './use-exercise-in-short.ts';
import { useWorkoutLabels } from './use-workout-labels.ts';

export function WorkoutRow({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const { given, title, when, figures, inShort } = useWorkoutLabels(workout);
  const words = inShort.map(useExerciseInShort());
  // a workout without its own title is named by its time, since the row lists its exercises anyway
  const name = given || when || title;
  const space = figures === '' && '\u00a0'; // for what is loading, so that the rows below stay where they are
  return (
    <Stack gap={0.5}>
      <Text personal lines={1} weight="medium" numeric={given === ''}>
        {name}
      </Text>
      <SecondaryText lines={1} numeric>
        {[name === when ? '' : when, figures].filter((part) => part !== '').join(' · ') || space}
      </SecondaryText>
      <Text size={2} lines={2} numeric personal>
        {words.join(' · ') || space}
      </Text>
    </Stack>
  );
}
