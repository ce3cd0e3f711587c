import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  days: 'Days',
  previous: 'Previous day',
  next: 'Next day',
  addLine: 'Add a line to today’s note',
  addLineExample: 'Add a line…',
  asTask: 'Add as a task',
  addTaskExample: 'Add a task…',
  lineAdded: 'Added to today’s note',
  taskAddedFor: ({ when }: { readonly when: string }) => `Added to today’s note. Reminder: ${when}`,
  lineLogged: ({ count }: { readonly count: number }) =>
    plural(count, { one: 'Added to today’s note, # set logged', other: 'Added to today’s note, # sets logged' }),
  lineNotAdded: 'Couldn’t add to today’s note. Your text is still in the field.',
  lineNotRemoved: 'The line has changed since. Edit it in the note.',
  moreNotes: ({ count }: { readonly count: number }) => plural(count, { one: 'and # more', other: 'and # more' }),
  nearestDays: 'Nearest days with entries',
  toJournal: 'Open journal',
  onThisDay: 'On this day',
  yearsAgo: ({ count }: { readonly count: number }) => plural(count, { one: '# year ago', other: '# years ago' }),
  noTraining: 'No training logged on this day.',
  notADay: 'Invalid date',
  notADayText: 'The address must end in a date such as 2026-11-21.',
};
