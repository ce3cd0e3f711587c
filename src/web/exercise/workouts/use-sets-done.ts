import { type WorkoutExercise, type WorkoutSet, workoutExercises } from '#domain/exercise/index.ts';
import { isDone } from '#domain/exercise/logging/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useLoadUnits } from '../quantities/index.ts';
import { setLabel } from './set-labels.ts';

/** The completed sets of an exercise in a workout, as text. */
export interface SetsDone {
  readonly id: string;
  readonly name: string;
  /** `40 kg × 10 (warm-up)`, `80 kg × 8`. */
  readonly sets: readonly string[];
  /** What was written about the exercise and its sets in this workout. */
  readonly remarks: readonly string[];
}

/** Returns the completed sets of a workout whose sets are loaded, in its order and in the person's units. */
export function useSetsDone(workout: RecordEntry<'workouts'>): readonly SetsDone[] {
  const m = useMessages(exerciseMessages);
  const catalogue = useCatalogue();
  const labelOf = useSetLabel();
  return workoutExercises(workout.leaves).exercises.flatMap((exercise) => {
    const done = exercise.sets.filter(isDone);
    if (done.length === 0) return [];
    const known = catalogue.get(exercise.exercise.exercise as RecordKey);
    return {
      id: exercise.id,
      name: known?.name ?? m.unknownExercise,
      sets: done.map((set) => labelOf(set, known)).filter((label) => label !== ''),
      remarks: remarksOf(exercise),
    };
  });
}

/** Returns a formatter for a set: `80 kg × 8`, `40 kg × 10 (warm-up)`. */
export function useSetLabel() {
  const m = useMessages(exerciseMessages);
  const { count } = useTimeFormat();
  const unitOf = useLoadUnits();
  return (
    { set: { result } }: WorkoutSet,
    exercise: { readonly tracking: string; readonly unit: string | undefined } | undefined,
  ): string => {
    const label = setLabel(result, { tracking: exercise?.tracking, unit: unitOf(exercise), number: count });
    const about = [m.sides[result?.side ?? ''], m.kindsInShort[result?.kind ?? '']].filter(
      (word) => word !== undefined,
    );
    return label === '' || about.length === 0 ? label : `${label} (${about.join(', ')})`;
  };
}

function remarksOf({ exercise, sets }: WorkoutExercise): readonly string[] {
  const remarks = [exercise.remark, ...sets.map(({ set }) => set.remark)];
  return remarks.flatMap((remark) => remark?.trim() || []);
}
