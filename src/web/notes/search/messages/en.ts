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
  searchNotes: 'Search notes',
  clearSearch: 'Clear search',
  results: 'Search results',
  found: ({ count, isWhole }: { readonly count: number; readonly isWhole: boolean }) =>
    isWhole
      ? plural(count, { one: '# note', other: '# notes' })
      : plural(count, { one: '# note so far', other: '# notes so far' }),
  reading: ({ percent }: { readonly percent: string }) => `Loading notes: ${percent}`,
  searching: 'Searching…',
  none: 'No notes found',
  noneText: 'Search looks in titles and text, and finds parts of words too. Try fewer or shorter words.',
  noneYet: 'Nothing found yet',
  noneYetText: 'Your notes are still loading. Results appear here as they’re found.',
  failed: 'Your notes can’t be searched right now',
  failedText: 'Your notes are safe, and you can open them from the list. Reload the page to try again.',
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
  isTask: ({ isNot }: Told) => (isNot ? 'have no open tasks' : 'have open tasks'),
  isDone: ({ isNot }: Told) => (isNot ? 'do not have all tasks completed' : 'have all tasks completed'),
  has: ({ content, isNot }: Told & { readonly content: keyof typeof contents }) =>
    `${isNot ? 'do not have' : 'have'} ${contents[content]}`,
  created: ({ when, isNot }: Told & { readonly when: string }) => `were ${isNot ? 'not ' : ''}created ${when}`,
  edited: ({ when, isNot }: Told & { readonly when: string }) => `were ${isNot ? 'not ' : ''}edited ${when}`,
  onDay: ({ day }: { readonly day: string }) => `on ${day}`,
  sinceDay: ({ day }: { readonly day: string }) => `since ${day}`,
  untilDay: ({ day }: { readonly day: string }) => `until ${day}`,
  betweenDays: ({ first, last }: { readonly first: string; readonly last: string }) => `from ${first} to ${last}`,
  group: ({ words }: { readonly words: string }) => `(${words})`,

  unclosedQuote: 'A quotation mark isn’t closed, so everything after it is treated as one phrase.',
  unclosedGroup: 'A parenthesis isn’t closed, so the group continues to the end.',
  lonelyOr: 'OR needs a word on each side, such as knee OR hip.',
  valueMissing: ({ operator }: { readonly operator: keyof typeof operators }) =>
    `${operator}: needs a value, such as ${operators[operator]}.`,
  unknownValue: ({ typed, known }: { readonly typed: string; readonly known: string }) =>
    `${typed} isn’t recognised and was ignored. You can use ${known}.`,
  badDate: ({ typed, operator }: { readonly typed: string; readonly operator: string }) =>
    `${typed} isn’t a date and was ignored. Try ${operator}:2026-11-21, ${operator}:2026, ${operator}:today, ${operator}:7d, ${operator}:>2026-01 or ${operator}:2026-01..2026-03.`,
  datesReversed: ({ typed }: { readonly typed: string }) => `${typed} was ignored because it ends before it starts.`,

  saveSearch: 'Save search',
  searchUpdated: ({ name }: { readonly name: string }) => `Search “${name}” updated`,
  searchSaved: ({ name }: { readonly name: string }) => `Search saved as “${name}”`,
};

function are(isNot: boolean): string {
  return isNot ? 'are not' : 'are';
}
