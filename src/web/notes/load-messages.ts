import { attachmentMessages } from '../attachments/index.ts';
import { dayIndexMessages } from '../day-index/index.ts';
import { loadMessages } from '../language/index.ts';
import { reminderMessages } from '../reminders/index.ts';
import { daysMessages } from './days/messages/index.ts';
import { outMessages } from './export/messages/index.ts';
import { linksMessages } from './links/messages/index.ts';
import { listMessages } from './list/messages/index.ts';
import { notesMessages } from './model/messages/index.ts';
import { noteMessages } from './note/messages/index.ts';
import { dueMessages } from './reminders/messages/index.ts';
import { sidebarMessages } from './sidebar/messages/index.ts';
import { tasksMessages } from './tasks/messages/index.ts';
import { templatesMessages } from './templates/messages/index.ts';

/**
 * Loads all message catalogues of the section before any of its components renders. A component that uses two
 * catalogues and suspends on the second would render again with a different order of hooks.
 */
export function loadNotesMessages(): Promise<void> {
  return loadMessages(
    ...[notesMessages, noteMessages, attachmentMessages, dayIndexMessages, daysMessages, linksMessages, listMessages],
    ...[outMessages, sidebarMessages, tasksMessages, templatesMessages],
    ...[dueMessages, reminderMessages],
  );
}
