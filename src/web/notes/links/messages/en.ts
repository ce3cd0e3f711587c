import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export interface Count {
  readonly count: number;
}

export const messages = {
  ...common,
  linkedFrom: 'Linked from',
  mentionedIn: 'Mentioned in notes',
  noteOfDay: 'The note of that day',
  showAll: ({ count }: Count) => plural(count, { one: 'Show # more note', other: 'Show # more notes' }),

  unlinked: 'Links to nothing',
  noneUnlinked: 'Every link leads to a note',
  noneUnlinkedText: 'A link to a note that is not there yet, such as [[Knee exercises]], is listed here.',
  make: 'Make the note',
  makeNamed: ({ title }: { readonly title: string }) => `Make the note “${title}”`,
  inNotes: 'In',
  moreNotes: ({ count }: Count) => plural(count, { one: 'and # more note', other: 'and # more notes' }),
  made: ({ title }: { readonly title: string }) => `“${title}” is a note now`,

  otherNames: 'Other names',
  otherNamesText: 'A link with any of these names leads to this note.',
  noOtherNames: 'It goes by its title alone.',
  formerTitles: 'Titles it had before',
  formerTitlesText: 'Links that were written with them still lead here.',
  name: 'Another name',
  remove: ({ name }: { readonly name: string }) => `Remove “${name}”`,
  removed: ({ name }: { readonly name: string }) => `“${name}” is removed`,
  isKnown: 'It goes by this name already',
};
