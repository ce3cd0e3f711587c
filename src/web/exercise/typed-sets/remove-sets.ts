import type { WorkoutExercise } from '#domain/exercise/index.ts';
import { removeExercise, removeSets, type Undo } from '#domain/exercise/logging/index.ts';
import type { Instant } from '#domain/kernel/index.ts';
import type { OutsideChange } from '../../line-signs/index.ts';
import { changeWorkout, type LoggingDocument, together } from './outside-changes.ts';

/** Sets of a workout, by their ids. */
export interface SetsInWorkout {
  readonly workout: { readonly id: string; readonly exercises: readonly WorkoutExercise[] };
  readonly ids: readonly string[];
}

/** Removes sets from their workouts, and exercises that have no others. */
export function removeLoggedSets(document: LoggingDocument, logged: readonly SetsInWorkout[]): OutsideChange {
  return together(
    logged.map(({ workout, ids }) =>
      changeWorkout(document, workout.id, (draft) =>
        removeSetsWithExercises(draft, workout.exercises, { ids, at: document.now() }),
      ),
    ),
  );
}

/** Removes sets, and exercises that have no others, from the draft of a workout. */
export function removeSetsWithExercises(
  draft: Parameters<Undo>[0],
  exercises: readonly WorkoutExercise[],
  { ids, at }: { readonly ids: readonly string[]; readonly at: Instant },
): Undo {
  const emptied = exercises.filter(({ sets }) => sets.length > 0 && sets.every(({ id }) => ids.includes(id)));
  const undos = [removeSets(draft, ids), ...emptied.map(({ id }) => removeExercise(draft, id, at))];
  return (later) => {
    for (const undo of undos) undo(later);
  };
}
