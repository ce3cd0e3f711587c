import * as Y from 'yjs';
import { readNote } from '#domain/notes/markdown/index.ts';
import { findSeenTask, type SeenTask } from '#domain/notes/tasks/task-list.ts';
import type { TimeContext } from '#domain/reminders/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { editText, positionIn, type TakeBack, withBodyText } from '../model/index.ts';
import { taskTimeEdit } from './task-time-edit.ts';

/**
 * Gives a task in the body of its note a time, or another one. Only the words of the time are replaced, so concurrent
 * edits survive.
 *
 * @param time without the `@`, such as `2026-11-30 7:00`
 * @returns a function that undoes the change; null if the task has changed since it was displayed, in which case
 * nothing was written
 */
export async function setTaskTime(
  document: DocumentActions,
  { noteId, seen }: { readonly noteId: string; readonly seen: SeenTask },
  time: string,
  context: TimeContext,
): Promise<TakeBack | null> {
  return withBodyText(document, noteId, (body) => {
    const text = body.toString();
    const { tasks, mentions } = readNote(text);
    const task = findSeenTask(tasks, seen);
    if (task === null) return null;
    const edit = taskTimeEdit(text, task, time, { ...context, mentions: mentions.map(({ label }) => label) });
    if (edit === null) return null;
    const before = text.slice(edit.from, edit.to);
    editText(body, edit);
    const place = Y.createRelativePositionFromTypeIndex(body, edit.from);
    return () => withBodyText(document, noteId, (later) => takeBack(later, place, { before, now: edit.insert }));
  });
}

/** Puts the former words back if the new ones are still in place. */
function takeBack(
  body: Y.Text,
  place: Y.RelativePosition,
  { before, now }: { readonly before: string; readonly now: string },
): boolean {
  const from = positionIn(body, place);
  if (from === null || !body.toString().startsWith(now, from)) return false;
  editText(body, { from, to: from + now.length, insert: before });
  return true;
}
