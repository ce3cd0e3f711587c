import { lazy } from 'react';
import { currentLanguage } from '../../language/index.ts';
import { reminderMessages } from '../../reminders/index.ts';
import { notesMessages } from '../messages/index.ts';
import { dueMessages } from './messages/index.ts';

export { type Due, useDue } from './use-due.ts';

/** Lists what is due, for pages outside the notes section, where its messages are not loaded yet. */
export const DueList = lazy(async () => {
  const language = currentLanguage();
  const [{ DueList: list }] = await Promise.all([
    import('./due-list.tsx'),
    ...[dueMessages, notesMessages, reminderMessages].map((each) => each.load(language)),
  ]);
  return { default: list };
});

/** Shows a notification when something comes due while the app is open. */
export const ReminderNotices = lazy(async () => {
  const [{ ReminderNotices: notices }] = await Promise.all([
    import('./reminder-notices.tsx'),
    reminderMessages.load(currentLanguage()),
  ]);
  return { default: notices };
});
