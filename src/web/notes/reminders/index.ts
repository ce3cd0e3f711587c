import { lazy } from 'react';
import { currentLanguage } from '../../language/index.ts';
import { reminderMessages } from '../../reminders/index.ts';
import { notesMessages } from '../model/messages/index.ts';
import { DueList as LoadedDueList } from './due-list.tsx';
import { dueMessages } from './messages/index.ts';
import { TypedTimeHint as LoadedTypedTimeHint } from './typed-time-hint.tsx';

export { useDue } from './use-due.ts';

/** Lists what is due, for pages outside the notes section, where its messages are not loaded yet. */
export const DueList = lazy(async () => {
  await Promise.all([dueMessages, notesMessages, reminderMessages].map((each) => each.load(currentLanguage())));
  return { default: LoadedDueList };
});

/** Says when a typed task is due, below fields outside the notes section too. */
export const TypedTimeHint = lazy(async () => {
  await Promise.all([dueMessages, reminderMessages].map((each) => each.load(currentLanguage())));
  return { default: LoadedTypedTimeHint };
});

/** Loads the component that shows a notification when something comes due while the app is open. */
export async function loadReminderNotices() {
  const [{ ReminderNotices }] = await Promise.all([
    import('./reminder-notices.tsx'),
    reminderMessages.load(currentLanguage()),
  ]);
  return { default: ReminderNotices };
}
export { dateTask } from './date-task.ts';
export { NoteReminders } from './note-reminders.tsx';
export { RemindersView } from './reminders-view.tsx';
export { TaskClock } from './task-clock.tsx';
export { type TypedTask, useTypedTask } from './use-typed-task.ts';
