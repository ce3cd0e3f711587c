import { messages as common } from '../../../common/messages/en.ts';

export const messages = {
  ...common,
  emptyTask: 'Empty task',
  moveOptions: ({ title }: { readonly title: string }) => `Move “${title}”`,
  setTimeOptions: ({ title }: { readonly title: string }) => `Set a time for “${title}”`,
  openNote: 'Open note',
  completed: ({ title }: { readonly title: string }) => `“${title}” completed`,
  completedUntil: ({ title, when }: { readonly title: string; readonly when: string }) =>
    `“${title}” completed. Next: ${when}`,
  moved: ({ title, when }: { readonly title: string; readonly when: string }) => `“${title}” moved to ${when}`,
  chooseTime: 'Choose a time…',
  addReminder: 'Add reminder',
  editReminder: 'Edit reminder',
  remindersOfNote: 'Reminders of this note',
  removeReminder: ({ when }: { readonly when: string }) => `Remove the reminder ${when}`,
  reminderRemoved: 'Reminder removed',
  timeAndRepeat: ({ time, repeat }: { readonly time: string; readonly repeat: string }) => `${time} · ${repeat}`,
  nothingDue: 'Nothing due',
  nothingDueText: 'Add a reminder to a note, or write a task such as “- [ ] Call physio @tomorrow 9:00”.',
  training: 'Planned training',
  overdue: 'Overdue',
  someday: 'No date',
  allTasks: 'All tasks',
  changed: 'This task was changed in its note, so it wasn’t updated. Open the note to see the task.',
  notUndone: 'This task was changed in its note, so this couldn’t be undone. Open the note to see the task.',
};
