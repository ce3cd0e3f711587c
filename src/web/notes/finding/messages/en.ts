import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export interface Told {
  readonly isNot: boolean;
}

const contents = { image: 'an image', link: 'a link', code: 'code', task: 'a task' } as const;
const operators = {
  title: 'title:knee',
  tag: 'tag:knee',
  in: 'in:"My notebook"',
  is: 'is:pinned',
  has: 'has:image',
  created: 'created:2026-11',
  edited: 'edited:7d',
} as const;

export const messages = {
  ...common,
  search: 'Search notes',
  placeholder: common.search,
  clear: 'Clear the search',
  results: 'Notes found',
  found: ({ count, isWhole }: { readonly count: number; readonly isWhole: boolean }) =>
    isWhole
      ? plural(count, { one: '# note', other: '# notes' })
      : plural(count, { one: '# note so far', other: '# notes so far' }),
  reading: ({ percent }: { readonly percent: string }) => `Reading your notes: ${percent}`,
  searching: 'Searching...',
  none: 'No note found',
  noneText: 'Words are found in titles and texts, also in the middle of other words. Try fewer or shorter ones.',
  noneYet: 'Nothing found yet',
  noneYetText: 'Your notes are still being read. What is found appears here.',
  failed: 'Your notes cannot be looked through at the moment',
  failedText: 'They are safe and can be opened from the list. Reload the page to try again.',
  reload: 'Reload',
  archived: 'Archived',
  inTrash: 'In the trash',

  understood: ({ words }: { readonly words: string }) => `Notes that ${words}`,
  quoted: ({ text }: { readonly text: string }) => `“${text}”`,
  contains: ({ quoted, isNot }: Told & { readonly quoted: string }) =>
    `${isNot ? 'do not contain' : 'contain'} ${quoted}`,
  titled: ({ text, isNot }: Told & { readonly text: string }) =>
    `${isNot ? 'do not have' : 'have'} “${text}” in the title`,
  tagged: ({ tag, isNot }: Told & { readonly tag: string }) => `${are(isNot)} tagged #${tag}`,
  inNotebook: ({ notebook, isNot }: Told & { readonly notebook: string }) => `${are(isNot)} in “${notebook}”`,
  isPinned: ({ isNot }: Told) => `${are(isNot)} pinned`,
  isArchived: ({ isNot }: Told) => `${are(isNot)} archived`,
  isTrashed: ({ isNot }: Told) => `${are(isNot)} in the trash`,
  isTask: ({ isNot }: Told) => (isNot ? 'have no open task' : 'have an open task'),
  isDone: ({ isNot }: Told) => (isNot ? 'do not have all their tasks done' : 'have all their tasks done'),
  has: ({ content, isNot }: Told & { readonly content: keyof typeof contents }) =>
    `${isNot ? 'do not have' : 'have'} ${contents[content]}`,
  created: ({ when, isNot }: Told & { readonly when: string }) => `were ${isNot ? 'not ' : ''}made ${when}`,
  edited: ({ when, isNot }: Told & { readonly when: string }) => `were ${isNot ? 'not ' : ''}edited ${when}`,
  onDay: ({ day }: { readonly day: string }) => `on ${day}`,
  sinceDay: ({ day }: { readonly day: string }) => `since ${day}`,
  untilDay: ({ day }: { readonly day: string }) => `until ${day}`,
  betweenDays: ({ first, last }: { readonly first: string; readonly last: string }) => `from ${first} to ${last}`,
  noneOf: ({ words }: { readonly words: string }) => `are not those that ${words}`,
  group: ({ words }: { readonly words: string }) => `(${words})`,

  unclosedQuote: 'A quotation mark is not closed: everything after it is taken as one phrase.',
  unclosedGroup: 'A parenthesis is not closed: the group goes to the end.',
  lonelyOr: 'OR stands between two things, such as knee OR hip.',
  valueMissing: ({ operator }: { readonly operator: keyof typeof operators }) =>
    `Nothing stands after ${operator}: yet. For example: ${operators[operator]}`,
  unknownValue: ({ typed, known }: { readonly typed: string; readonly known: string }) =>
    `${typed} is not known and was left out. Known are ${known}.`,
  badDate: ({ typed, operator }: { readonly typed: string; readonly operator: string }) =>
    `${typed} was left out: it is not a date. Write for example ${operator}:2026-11-21, ${operator}:2026, ${operator}:today, ${operator}:7d, ${operator}:>2026-01 or ${operator}:2026-01..2026-03.`,
  datesReversed: ({ typed }: { readonly typed: string }) => `${typed} was left out: it ends before it begins.`,

  save: 'Save this search',
  saveName: common.name,
  saveDone: common.save,
  savedAgain: ({ name }: { readonly name: string }) => `“${name}” looks for this from now on`,
  saved: ({ name }: { readonly name: string }) => `“${name}” is among your saved searches`,
};

function are(isNot: boolean): string {
  return isNot ? 'are not' : 'are';
}
