import { useMemo } from 'react';
import { workoutExercises } from '#domain/exercise/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecord } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useSetLabel } from './use-set-label.ts';

export interface SetInWords {
  /** The name of the exercise. */
  readonly exercise: string;
  /** `80 kg × 8 · RPE 9`. */
  readonly figures: string;
}

/** Loads the sets of a workout and returns one of them as text; null until then, and if it was removed. */
export function useSetInWords(workoutId: string, setId: string): SetInWords | null {
  const m = useMessages(exerciseMessages);
  const { count } = useTimeFormat();
  const catalogue = useCatalogue();
  const labelOf = useSetLabel();
  const leaves = useRecord('workouts', workoutId).entry?.leaves;
  const found = useMemo(() => {
    const { exercises } = leaves === undefined ? { exercises: [] } : workoutExercises(leaves);
    return exercises
      .flatMap(({ exercise, sets }) => sets.map((set) => ({ exercise, set })))
      .find((each) => each.set.id === setId);
  }, [leaves, setId]);
  if (found === undefined) return null;
  const known = catalogue.get(found.exercise.exercise as RecordKey);
  const { result } = found.set.set;
  const rpe = result?.rpe === undefined ? '' : `${m.rpe} ${count(result.rpe)}`;
  const rir = result?.rir === undefined ? '' : `${m.rir} ${count(result.rir)}`;
  return {
    exercise: known?.name ?? m.unknownExercise,
    figures: [labelOf(found.set, known), rpe || rir].filter((part) => part !== '').join(' · '),
  };
}
