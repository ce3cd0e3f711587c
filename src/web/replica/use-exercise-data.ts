import { useMemo } from 'react';
import { recordKey } from '#domain/kernel/index.ts';
import type { RecordIn } from '#domain/user-document.ts';
import { type DocumentActions, useDocument, useDocumentReady, useRecords } from './hooks.ts';
import type { CreateOptions } from './record-actions.ts';

/** Returns the workouts and the actions on them. Other training collections are accessed through `useDocument`. */
export function useExerciseData() {
  const document = useDocument();
  const ready = useDocumentReady();
  const workouts = useRecords('workouts');
  const actions = useMemo(() => exerciseActions(document), [document]);
  return { ready, workouts, ...actions };
}

function exerciseActions(document: DocumentActions) {
  const keys = (ids: readonly string[]) => ids.map((id) => recordKey('workouts', id));
  return {
    /** @returns the workout's id */
    createWorkout: (init: (draft: RecordIn<'workouts'>) => void = () => {}, options?: CreateOptions): string =>
      document.createRecord('workouts', init, options),
    changeWorkout: (id: string, edit: (draft: RecordIn<'workouts'>) => void) =>
      document.changeRecord('workouts', id, edit),
    trashWorkouts: (ids: readonly string[]) => document.trash(keys(ids)),
    restoreWorkouts: (ids: readonly string[]) => document.restore(keys(ids)),
    deleteWorkoutsForEver: (ids: readonly string[]) => document.deleteForEver(keys(ids)),
  };
}
