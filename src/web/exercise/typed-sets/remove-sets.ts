import { removeSets } from '#domain/exercise/logging/index.ts';
import type { OutsideChange } from '../../line-signs/index.ts';
import { changeWorkout, type LoggingDocument, together } from './outside-changes.ts';

/** Sets of a workout, by their ids. */
export interface SetsInWorkout {
  readonly workout: string;
  readonly sets: readonly string[];
}

/** Removes sets from their workouts. */
export function removeLoggedSets(document: LoggingDocument, logged: readonly SetsInWorkout[]): OutsideChange {
  return together(
    logged.map(({ workout, sets }) => changeWorkout(document, workout, (draft) => removeSets(draft, sets))),
  );
}
