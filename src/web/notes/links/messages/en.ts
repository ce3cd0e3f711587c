import { messages as common } from '../../../common/messages/en.ts';
import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export interface Count {
  readonly count: number;
}

export const messages = {
  ...common,
  linkedFrom: 'Backlinks',
  mentionedIn: 'Mentioned in notes',
  noteOfDay: 'Daily note',
  showAll: ({ count }: Count) => plural(count, { one: 'Show # more note', other: 'Show # more notes' }),

  unresolved: 'Missing notes',
  noneUnresolved: 'No missing notes',
  noneUnresolvedText: 'Notes that you linked to and that don’t exist yet, such as [[Knee exercises]], appear here.',
  createNote: 'Create note',
  createNoteNamed: ({ title }: { readonly title: string }) => `Create note “${title}”`,
  linkedIn: 'Linked in',
  moreNotes: ({ count }: Count) => plural(count, { one: 'and # more note', other: 'and # more notes' }),
  created: ({ title }: { readonly title: string }) => `Created “${title}”`,
  linksUpdated: ({ count }: Count) =>
    plural(count, { one: 'Links in # note updated', other: 'Links in # notes updated' }),
  linksNotRestored: 'Some links were changed since and keep the new title.',
  headingGone: ({ heading }: { readonly heading: string }) => `There is no heading “${heading}” in this note any more.`,
  blockGone: 'The linked line is no longer in this note.',

  aliases: 'Aliases',
  aliasesText: 'Links can use any of these names.',
  noAliases: 'Aliases are other names for this note that links can use.',
  formerTitles: 'Previous titles',
  formerTitlesText: 'Links that use these titles still open this note.',
  alias: 'Alias',
  removeNamed: ({ name }: { readonly name: string }) => `Remove “${name}”`,
  removed: ({ name }: { readonly name: string }) => `“${name}” removed`,
  nameTaken: 'This note already has this name.',
};
