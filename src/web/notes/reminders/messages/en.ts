import { messages as common } from '../../../common/messages/en.ts';

export const messages = {
  ...common,
  emptyTask: 'Empty task',
  moveOptions: ({ title }: { readonly title: string }) => `Move “${title}”`,
  setTimeOptions: ({ title }: { readonly title: string }) => `Set a time for “${title}”`,
  inAnHour: 'In 1 hour',
  tomorrow: 'Tomorrow',
  nextWeek: 'Next week',
  openNote: 'Open note',
  completed: ({ title }: { readonly title: string }) => `“${title}” completed`,
  completedUntil: ({ title, when }: { readonly title: string; readonly when: string }) =>
    `“${title}” completed. Next: ${when}`,
  moved: ({ title, when }: { readonly title: string; readonly when: string }) => `“${title}” moved to ${when}`,
  changed: 'This task was changed in its note, so it wasn’t updated. Open the note to see the task.',
  notUndone: 'This task was changed in its note, so this couldn’t be undone. Open the note to see the task.',
};
