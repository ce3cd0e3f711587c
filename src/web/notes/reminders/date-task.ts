import type { TextEdit } from '#domain/notes/index.ts';
import { readNote } from '#domain/notes/markdown/index.ts';
import { printWithDate, type TimeContext, taskTime } from '#domain/reminders/index.ts';
import { taskTimeEdit } from './task-time-edit.ts';

/**
 * Returns the edit that gives the time of a task its full date, so that it means the same whenever it is read:
 * `@tomorrow 9:00` becomes `@2026-11-28 9:00`. How it recurs is kept.
 *
 * @param text of the task alone, with its list marker
 * @param context when and where the time was written
 * @returns null if the task has no time, has its full date already, or has it written across markup
 */
export function dateTask(text: string, context: TimeContext): TextEdit | null {
  const { tasks, mentions } = readNote(text);
  const [task] = tasks;
  if (task === undefined) return null;
  const labels = mentions.map(({ label }) => label);
  const found = taskTime(task, labels, context);
  if (found === null || found.time.hasFullDate) return null;
  return taskTimeEdit(text, task, printWithDate(found.time, context.words), { ...context, mentions: labels });
}
