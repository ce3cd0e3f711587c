import { type WorkoutExercise, type WorkoutSet, workoutExercises } from '#domain/exercise/index.ts';
import { isByClock, isDone } from '#domain/exercise/logging/index.ts';
import type { Leaves, RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { PlainList, Stack } from '../../ui/layout.tsx';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useIntervalLines } from './use-interval-lines.ts';
import { useSetLabel } from './use-set-label.ts';

export interface WorkoutSetsProps {
  /** The workout, with its sets. */
  readonly leaves: Leaves;
  /** `lines`: each set in a line of its own, also those that are not completed. `compact`: completed sets in one line. */
  readonly density: 'compact' | 'lines';
  /** Names an exercise that the catalogue does not have, by its key and its position in the workout. */
  readonly nameOf?: (exercise: RecordKey, position: number) => string | undefined;
}

/** The exercises of a workout with their sets and remarks, to read. */
export function WorkoutSets({ leaves, density, nameOf }: WorkoutSetsProps) {
  const m = useMessages(exerciseMessages);
  const catalogue = useCatalogue();
  const labelOf = useSetLabel();
  const isCompact = density === 'compact';
  const all = workoutExercises(leaves).exercises;
  if (isCompact && isByClock(all) && all.some(({ sets }) => sets.some(isDone))) return <Intervals exercises={all} />;
  const exercises = all
    .map((each, position) => ({ ...each, position, shown: isCompact ? each.sets.filter(isDone) : each.sets }))
    .filter(({ shown }) => !isCompact || shown.length > 0);
  if (exercises.length === 0) return isCompact ? <SecondaryText>{m.noCompletedSets}</SecondaryText> : null;
  return (
    <PlainList gap={isCompact ? 2 : 3} full={!isCompact}>
      {exercises.map(({ id, exercise, sets, shown, position }) => {
        const key = exercise.exercise as RecordKey;
        const known = catalogue.get(key);
        const labels = shown.map((set) => labelOf(set, known));
        const remarks = remarksOf({ exercise, sets });
        return (
          <li key={id}>
            <Text size={isCompact ? 2 : 3} weight="medium" personal>
              {known?.name ?? nameOf?.(key, position) ?? m.unknownExercise}
            </Text>
            {isCompact ? (
              <Text size={2} numeric>
                {labels.filter((label) => label !== '').join(' · ')}
              </Text>
            ) : (
              <Stack as="ol" paddingX={4} numeric>
                {shown.map((set, index) => (
                  <li key={set.id}>{lineOf(set, labels[index] ?? '')}</li>
                ))}
              </Stack>
            )}
            {remarks.length > 0 && (
              <SecondaryText personal multiline>
                {remarks.join(' · ')}
              </SecondaryText>
            )}
          </li>
        );
      })}
    </PlainList>
  );

  /** A number alone is its reps. */
  function lineOf(set: WorkoutSet, label: string): string {
    const text = /^\d+$/.test(label) ? `× ${label}` : label || '–';
    return isDone(set) ? text : `${text} (${m.notCounted})`;
  }
}

/** The completed intervals of a workout by the clock, in turn. */
function Intervals({ exercises }: { readonly exercises: readonly WorkoutExercise[] }) {
  const m = useMessages(exerciseMessages);
  const { list } = useTimeFormat();
  const catalogue = useCatalogue();
  const linesOf = useIntervalLines();
  const keys = exercises.filter(({ sets }) => sets.some(isDone)).map(({ exercise }) => exercise.exercise as RecordKey);
  const names = [...new Set(keys)].map((key) => catalogue.get(key)?.name ?? m.unknownExercise);
  const remarks = exercises.flatMap(remarksOf);
  return (
    <Stack>
      <Text size={2} weight="medium" personal>
        {list(names)}
      </Text>
      <Text size={2} numeric>
        {linesOf(exercises).join(' · ')}
      </Text>
      {remarks.length > 0 && (
        <SecondaryText personal multiline>
          {remarks.join(' · ')}
        </SecondaryText>
      )}
    </Stack>
  );
}

function remarksOf({ exercise, sets }: Pick<WorkoutExercise, 'exercise' | 'sets'>): readonly string[] {
  const remarks = [exercise.remark, ...sets.map(({ set }) => set.remark)];
  return remarks.flatMap((remark) => remark?.trim() || []);
}
