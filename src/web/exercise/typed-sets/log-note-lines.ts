import { runningWorkouts } from '#domain/exercise/index.ts';
import {
  extendTypedWorkout,
  idOfNewWorkout,
  type LineToLog,
  logLines,
  workoutOfLine,
  writeTypedWorkout,
} from '#domain/exercise/logged-lines/index.ts';
import { completionTime, type UndoableEdit, undoableEdit } from '#domain/exercise/logging/index.ts';
import { type Instant, type LocalDay, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import type { OutsideChange } from '../../line-signs/index.ts';
import { dayIn } from './leaves-of-workout.ts';
import { type LoggingDocument, trashEmptyWorkouts } from './outside-changes.ts';

/** The note in which lines are typed. */
export interface NotePlace {
  readonly note: RecordKey;
  readonly day: LocalDay;
  readonly zone: string;
}

/**
 * Logs lines of a note in the workout to which they belong, or in a new one of the note's day. Undo takes the sets back,
 * and moves a workout that was created for them to the trash if nothing else was logged in it. It is all or nothing: if
 * any of the sets was changed since, nothing is undone.
 *
 * @param tellKept tells the person that the sets were not undone
 */
export function logNoteLines(
  document: LoggingDocument,
  { note, day, zone }: NotePlace,
  { lines, tellKept }: { readonly lines: readonly LineToLog[]; readonly tellKept: () => void },
): OutsideChange {
  const sets = lines.reduce((sum, { reading }) => sum + reading.sets.length, 0);
  const workouts = document.records('workouts');
  const ofDay = workouts.filter(({ leaves }) => dayIn(leaves) === day);
  const found = workoutOfLine([...new Set([...ofDay, ...runningWorkouts(workouts)])], {
    ...{ note, day },
    ...{ today: document.today(), now: document.now() },
  });
  const id = found?.id ?? idOfNewWorkout(note, (each) => isTaken(document, each));
  let edit: UndoableEdit = { undo: () => {}, isAsWritten: () => true };
  let ended: { readonly before: Instant | undefined; readonly after: Instant | undefined };
  const log = (isAgain: boolean) => {
    const stored = document.records('workouts').find((each) => each.id === id);
    const at = { today: document.today(), now: document.now(), sets };
    document.createRecord(
      'workouts',
      (draft) => {
        const before = draft.endedAt;
        if (stored === undefined) writeTypedWorkout(draft, { note, day, zone, ...at });
        else if (!isAgain || found !== null) extendTypedWorkout(draft, at);
        ended = { before, after: draft.endedAt };
        const completedAt = completionTime(draft, at.now);
        edit = undoableEdit(draft, () => {
          logLines(draft, stored?.leaves ?? new Map(), { lines, at: completedAt, newId: document.newId });
        });
      },
      { id },
    );
  };
  log(false);
  return {
    canUndo: () => {
      const stored = document.records('workouts').find((each) => each.id === id);
      if (stored === undefined || stored.inTrash || edit.isAsWritten(stored.value)) return true;
      const blocks = new Set(lines.map(({ line }) => line?.block));
      const isOurs = ({ line }: { readonly line?: { readonly note: string; readonly block: string } | undefined }) =>
        line?.note === note && blocks.has(line.block);
      return !Object.values(stored.value.sets).some(isOurs);
    },
    tellKept,
    undo: () => {
      document.changeRecord('workouts', id, (draft) => {
        edit.undo(draft);
        if (found !== null && draft.endedAt === ended.after) draft.endedAt = ended.before;
      });
      if (found === null) trashEmptyWorkouts(document, [id]);
    },
    redo: () => {
      if (document.deletedIds('workouts').includes(id)) return;
      document.restore([recordKey('workouts', id)]);
      log(true);
    },
  };
}

function isTaken({ records, deletedIds }: LoggingDocument, id: string): boolean {
  return records('workouts').some((each) => each.id === id) || deletedIds('workouts').includes(id);
}
