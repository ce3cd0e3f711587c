import { workoutExercises } from '#domain/exercise/index.ts';
import { isDone } from '#domain/exercise/logging/index.ts';
import type { Leaves, RecordKey } from '#domain/kernel/index.ts';
import { setLabel, useCatalogue, useLoadUnits } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { importMessages } from '../messages/index.ts';
import { useImportFormat } from '../words/use-import-format.ts';
import type { ShownContent } from './shown-content.ts';

export interface ShownWorkoutProps {
  readonly leaves: Leaves;
  /** The names of its exercises in the import, in their order, for those that will be created. */
  readonly exerciseNames: readonly string[];
  /** The names of exercises that the import contains as whole records, by key. */
  readonly names: ShownContent['names'];
}

/** Shows the exercises and sets of a workout. */
export function ShownWorkout({ leaves, exerciseNames, names }: ShownWorkoutProps) {
  const m = useMessages(importMessages);
  const catalogue = useCatalogue();
  const unitOf = useLoadUnits();
  const { count } = useImportFormat();
  const { exercises } = workoutExercises(leaves);
  return (
    <PlainList gap={3} full>
      {exercises.map(({ id, exercise, sets }, at) => {
        const key = exercise.exercise as RecordKey;
        const known = catalogue.get(key);
        const writing = { tracking: known?.tracking, unit: unitOf(known), number: count };
        return (
          <Stack key={id} as="li" grow>
            <Text weight="medium" personal>
              {known?.name ?? exerciseNames[at] ?? names.get(key) ?? m.unknownExercise}
            </Text>
            <Stack as="ol" paddingX={4} numeric>
              {sets.map((set) => (
                <li key={set.id}>
                  {inShort(setLabel(set.set.result, writing))}
                  {!isDone(set) && ` (${m.notCounted})`}
                </li>
              ))}
            </Stack>
            {exercise.remark !== undefined && <SecondaryText personal>{exercise.remark}</SecondaryText>}
          </Stack>
        );
      })}
    </PlainList>
  );
}

/** Writes a set as lists of workouts do: a number alone is its reps. */
function inShort(label: string): string {
  if (label === '') return '–';
  return /^\d+$/.test(label) ? `× ${label}` : label;
}
