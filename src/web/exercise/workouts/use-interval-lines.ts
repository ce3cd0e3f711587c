import type { KnownExercise, WorkoutExercise } from '#domain/exercise/index.ts';
import { intervalBlocks, isDone, setsInTurn } from '#domain/exercise/logging/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useSetLabel } from './use-set-label.ts';

/**
 * Returns a formatter for the completed sets of a workout that is done by the clock, in the order in which they were
 * done: `Walking 5:00`, `8 × (Running 1:00, Walking 1:30)`.
 */
export function useIntervalLines(): (exercises: readonly WorkoutExercise[]) => readonly string[] {
  const m = useMessages(exerciseMessages);
  const { count } = useTimeFormat();
  const catalogue = useCatalogue();
  const labelOf = useSetLabel();
  return (exercises) => {
    const knownBySet = new Map<string, KnownExercise | undefined>(
      exercises.flatMap(({ exercise, sets }) => {
        const known = catalogue.get(exercise.exercise as RecordKey);
        return sets.map(({ id }) => [id, known] as const);
      }),
    );
    const intervals = setsInTurn(exercises)
      .filter(isDone)
      .map((set) => {
        const known = knownBySet.get(set.id);
        return [known?.name ?? m.unknownExercise, labelOf(set, known)].filter((part) => part !== '').join(' ');
      });
    return intervalBlocks(intervals, (interval) => interval).map(({ times, intervals: round }) => {
      if (times === 1) return round.join(', ');
      const repeated = round.length === 1 ? round.join() : `(${round.join(', ')})`;
      return `${count(times)} × ${repeated}`;
    });
  };
}
