import * as Y from 'yjs';
import { readNote, toggleTask } from '#domain/notes/markdown/index.ts';
import { findSeenTask, type SeenTask } from '#domain/notes/tasks/task-list.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { editText, positionIn, type TakeBack, withBodyText } from '../model/index.ts';

/**
 * Completes or reopens a task in the body of its note. Only one character is replaced, so concurrent edits survive.
 *
 * @returns a function that undoes the change; null if the task has changed since it was displayed, in which case
 * nothing was written
 */
export async function tickTask(
  document: DocumentActions,
  noteId: string,
  seen: SeenTask,
  isDone: boolean,
): Promise<TakeBack | null> {
  return withBodyText(document, noteId, (text) => {
    const task = findSeenTask(readNote(text.toString()).tasks, seen);
    if (task === null) return null;
    // this position follows the checkbox when the body is edited
    const place = Y.createRelativePositionFromTypeIndex(text, task.from);
    if (task.done !== isDone) toggleAt(text, task.from);
    return () => withBodyText(document, noteId, (later) => untick(later, { place, seen, isDone }));
  });
}

interface Ticked {
  readonly place: Y.RelativePosition;
  readonly seen: SeenTask;
  readonly isDone: boolean;
}

function untick(text: Y.Text, { place, seen, isDone }: Ticked): boolean {
  const from = positionIn(text, place);
  const { tasks } = readNote(text.toString());
  // a task that was cut and pasted is no longer at its relative position
  const task = tasks.find((each) => each.from === from) ?? findSeenTask(tasks, seen);
  if (task === null) return false;
  if (task.done === isDone) toggleAt(text, task.from);
  return true;
}

function toggleAt(text: Y.Text, from: number): void {
  const edit = toggleTask(text.toString(), from);
  if (edit !== null) editText(text, edit);
}
