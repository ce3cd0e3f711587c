import { Dumbbell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { EntryRow } from '../../ui/entry-row.tsx';
import { Text } from '../../ui/text.tsx';
import { exerciseMessages } from '../messages/index.ts';
import { useExerciseInShort } from './use-exercise-in-short.ts';
import { useWorkoutLabels } from './use-workout-labels.ts';

export interface WorkoutRowProps {
  readonly workout: RecordEntry<'workouts'>;
  /** What is at the end of the row. */
  readonly end?: ReactNode;
}

/** A row for a workout: its title and time, duration and sets, and its exercises with the best set of each. */
export function WorkoutRow({ workout, end }: WorkoutRowProps) {
  const m = useMessages(exerciseMessages);
  const { given, start, length, figures, inShort } = useWorkoutLabels(workout);
  const words = inShort.map(useExerciseInShort());
  const space = '\u00a0'; // for what is loading, so that the rows below stay where they are
  return (
    <EntryRow
      icon={<Dumbbell />}
      title={given || m.workout}
      when={start}
      figures={[length, figures].filter((part) => part !== '').join(' · ') || space}
      end={end}
    >
      <Text as="span" size={2} lines={2} numeric personal>
        {words.join(' · ') || space}
      </Text>
    </EntryRow>
  );
}
