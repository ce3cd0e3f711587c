import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  ...common,
  showDone: 'Show completed',
  empty: 'No tasks yet',
  emptyText: 'Lines such as “- [ ] Stretch” in your notes appear here.',
  noneYet: 'No open tasks found yet',
  noneYetText: 'Your notes are still loading. Tasks appear here as they’re found.',
  emptyOpen: 'All done',
  emptyOpenText: 'Completed tasks stay in their notes.',
  emptyTask: 'Empty task',
  ticked: ({ text }: { readonly text: string }) => `“${text}” completed`,
  unticked: ({ text }: { readonly text: string }) => `“${text}” reopened`,
  changed: 'This task was changed in its note, so it wasn’t updated. Open the note to see the task.',
  notUndone: ({ isDone }: { readonly isDone: boolean }) =>
    `This task was changed in its note, so this couldn’t be undone. It’s still ${isDone ? 'completed' : 'open'}. Open the note to see the task.`,
};
