import { type Undo, undoable } from '#domain/exercise/logging/index.ts';
import type { OutsideChange } from '../../line-signs/index.ts';
import type { DocumentActions } from '../../replica/index.ts';

/** What logging needs of the document. */
export type LoggingDocument = Pick<
  DocumentActions,
  'records' | 'deletedIds' | 'changeRecord' | 'createRecord' | 'trash' | 'restore' | 'now' | 'today' | 'newId'
>;

type WorkoutDraft = Parameters<Undo>[0];

/**
 * Edits a workout. Undo and redo only write what is as the edit left it, so that no later value is overwritten.
 *
 * @param edit returns an undo function
 */
export function changeWorkout(
  { changeRecord }: Pick<LoggingDocument, 'changeRecord'>,
  id: string,
  edit: (draft: WorkoutDraft) => Undo,
): OutsideChange {
  let reverse: Undo = () => {};
  changeRecord('workouts', id, (draft) => {
    reverse = edit(draft);
  });
  const turn = () => {
    const back = reverse;
    changeRecord('workouts', id, (draft) => {
      reverse = undoable(draft, () => back(draft));
    });
  };
  return { undo: turn, redo: turn };
}

/** Writes the cue of an exercise. Undo restores the one before, unless it was changed since. */
export function changeCue(
  { changeRecord }: Pick<LoggingDocument, 'changeRecord'>,
  exerciseId: string,
  cue: string,
): OutsideChange {
  let before: string | undefined;
  const apply = () => {
    changeRecord('exercises', exerciseId, (draft) => {
      before = draft.cue;
      draft.cue = cue;
    });
  };
  apply();
  const undo = () => {
    changeRecord('exercises', exerciseId, (draft) => {
      if (draft.cue === cue) draft.cue = before;
    });
  };
  return { undo, redo: apply };
}

/** Moves those of the workouts to the trash that have no sets left. */
export function trashEmptyWorkouts(
  { records, trash, restore }: Pick<LoggingDocument, 'records' | 'trash' | 'restore'>,
  ids: readonly string[],
): OutsideChange {
  const emptied = records('workouts').filter(
    ({ id, value }) => ids.includes(id) && Object.keys(value.sets).length === 0,
  );
  const keys = emptied.map(({ key }) => key);
  trash(keys);
  return { undo: () => restore(keys), redo: () => trash(keys) };
}

/** Joins changes into one. Undo goes through them backwards. */
export function together(changes: readonly OutsideChange[]): OutsideChange {
  return {
    undo: () => {
      for (const { undo } of changes.toReversed()) undo();
    },
    redo: () => {
      for (const { redo } of changes) redo();
    },
    canUndo: () => changes.every(({ canUndo }) => canUndo?.() ?? true),
    tellKept: () => {
      for (const { tellKept } of changes) tellKept?.();
    },
  };
}
