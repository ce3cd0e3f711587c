import { messages as common } from '../../../common/messages/en.ts';
export const messages = {
  ...common,
  showDone: 'Show done ones',
  empty: 'Nothing to do',
  emptyText: 'A line such as “- [ ] stretch” in any note is a task, and is listed here.',
  noneYet: 'No open task found yet',
  noneYetText: 'Your notes are still being read. What is found appears here.',
  emptyOpen: 'Everything is done',
  emptyOpenText: 'Tasks that are done are still in their notes.',
  noWords: 'A task without words',
  ticked: ({ text }: { readonly text: string }) => `“${text}” is done`,
  unticked: ({ text }: { readonly text: string }) => `“${text}” is to do again`,
  changed: 'This task was changed in its note meanwhile. Nothing was ticked; open the note to see it.',
  notTakenBack: ({ isDone }: { readonly isDone: boolean }) =>
    `This task was changed in its note meanwhile. It is still ${isDone ? 'done' : 'to do'}, nothing was taken back; open the note to see it.`,
};
