import { useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { showToast } from '../../ui/toast.tsx';
import { offerUndo } from '../../undo/index.ts';
import { tasksMessages } from './messages/index.ts';
import type { TaskRow } from './task-rows.ts';
import { tickTask } from './tick-task.ts';

export interface Ticking {
  /** Returns whether a task is done, as the user last set it, because the notes are reread only a moment later. */
  readonly isDone: (row: TaskRow) => boolean;
  /** Tasks ticked in this view, by row. Their rows stay where they are, so that nothing moves under the pointer. */
  readonly touched: ReadonlyMap<string, unknown>;
  readonly tick: (row: TaskRow, isDone: boolean) => void;
}

interface Touched {
  readonly isDone: boolean;
  /** The tasks that were known when the user ticked this one. Tasks read later take precedence. */
  readonly known: unknown;
}

/**
 * Returns functions that complete or reopen tasks of any note.
 *
 * @param known the current tasks of the notes, compared by identity
 */
export function useTicking(known: unknown): Ticking {
  const m = useMessages(tasksMessages);
  const document = useDocument();
  const [touchedById, setTouched] = useState<ReadonlyMap<string, Touched>>(new Map());
  const touch = (row: TaskRow, isDone: boolean) =>
    setTouched((before) => new Map(before).set(row.id, { isDone, known }));

  const tick = async (row: TaskRow, isDone: boolean) => {
    touch(row, isDone);
    const takeBack = await tickTask(document, row.noteId, row.seen, isDone).catch(() => null);
    if (takeBack === null) {
      touch(row, !isDone);
      showToast({ message: m.changed, tone: 'bad' });
      return;
    }
    const undo = async () => {
      touch(row, !isDone);
      if (await takeBack().catch(() => false)) return;
      touch(row, isDone);
      showToast({ message: m.notUndone({ isDone }), tone: 'bad' });
    };
    const text = row.task.text || m.emptyTask;
    offerUndo(isDone ? m.ticked({ text }) : m.unticked({ text }), () => void undo());
  };

  return {
    isDone: (row) => {
      const touched = touchedById.get(row.id);
      return touched === undefined || touched.known !== known ? row.task.done : touched.isDone;
    },
    touched: touchedById,
    tick: (row, isDone) => void tick(row, isDone),
  };
}
