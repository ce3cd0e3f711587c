import { pluralIn, spelled } from '../../../language/index.ts';
import { messages as notes } from '../../model/messages/en.ts';

const plural = pluralIn('en');

export const messages = {
  ...notes,
  all: 'All notes',
  unresolved: 'Missing notes',
  searches: 'Saved searches',
  searchRemoved: ({ name }: { readonly name: string }) => `“${name}” removed`,
  tags: 'Tags',
  optionsOf: ({ name }: { readonly name: string }) => `Options for ${name}`,
  newNotebook: 'New notebook',
  newNotebookInside: 'New nested notebook',
  noNotebooks: 'No notebooks yet',
  noTags: 'No tags yet. Type #tag in a note, or add one below its title.',
  look: spelled`Icon and colour`,
  icon: 'Icon',
  colour: spelled`Colour`,
  noColour: spelled`No colour`,
  colourNames: ['Indigo', 'Red', 'Teal', 'Gold', 'Purple', 'Green'],
  iconNames: {
    book: 'Book',
    briefcase: 'Briefcase',
    home: 'House',
    heart: 'Heart',
    dumbbell: 'Dumbbell',
    star: 'Star',
    flag: 'Flag',
    leaf: 'Leaf',
    idea: 'Light bulb',
    music: 'Music',
    travel: 'Aeroplane',
    food: 'Cutlery',
  },
  moveTitle: ({ name }: { readonly name: string }) => `Move “${name}”`,
  nameEmpty: 'Enter a name.',
  trashed: ({ name }: { readonly name: string }) => `“${name}” moved to trash. Its notes stay in All notes.`,
  moved: ({ name }: { readonly name: string }) => `“${name}” moved`,
  renameTag: ({ name }: { readonly name: string }) => `Rename “${name}”`,
  tagName: 'New name',
  tagNameHint:
    'Use a slash to nest tags, such as sport/knee. If you enter the name of another tag, the two are merged.',
  tagRenamed: ({ name, to }: { readonly name: string; readonly to: string }) => `“${name}” renamed to “${to}”`,
  renameInText: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: 'Also change the text of # note with this tag',
      other: 'Also change the text of # notes with this tag',
    }),
  formerNames: 'Previous names',
  formerNamesText: ({ name }: { readonly name: string }) =>
    `In the text of notes, these tags count as #${name}, also when you type them from now on.`,
  endFormerName: ({ former, name }: { readonly former: string; readonly name: string }) =>
    `No longer count #${former} as #${name}`,
  formerNameEnded: ({ former, name }: { readonly former: string; readonly name: string }) =>
    `#${former} no longer counts as #${name}`,
  removeTag: 'Remove from all notes',
  tagErrors: {
    'tag/no-hashtag': 'In the text of notes, tags can’t contain spaces or only digits.',
    'tag/empty': 'Enter a name.',
    'tag/too-long': 'This name is too long for a tag.',
    'tag/bad-character': 'This name contains a character that isn’t allowed in tags.',
  },
};
