import { pluralIn } from '../../../language/index.ts';
import { messages as notes } from '../../model/messages/en.ts';

const plural = pluralIn('en');

export const messages = {
  ...notes,
  addFiles: 'Add images or files',
  addFilesText: ({ most }: { readonly most: string }) => `Up to ${most} each`,
  insertTemplate: 'Insert template…',
  text: 'Text',
  textPlaceholder: 'Start writing…',
  useAsTemplate: 'Use as daily note template',
  stopTemplate: 'Stop using as daily note template',
  turnIntoTemplate: 'Turn into template',
  turnIntoNote: 'Turn into note',
  isTemplate:
    'This note is a template, so you’ll find it in Templates. {{date}} and {{title}} are replaced with the date and title of each new note.',
  isDailyTemplate:
    'This note is your daily note template, so you’ll find it in Templates. {{date}} and {{title}} are replaced with the date and title of each daily note.',
  templatePreview: 'This is a preview of your daily note template. Nothing is saved until you start writing.',
  openTemplate: 'Open template',
  history: 'Version history',
  calendar: 'Show in calendar',
  showSource: 'Show Markdown source',
  hideSource: 'Hide Markdown source',
  notebookNamed: ({ name }: { readonly name: string }) => `Notebook ${name}`,
  tagsOfNote: 'Note tags',
  moreOfTags: ({ count }: { readonly count: number }) => `${count} more`,
  removeTagNamed: ({ tag }: { readonly tag: string }) => `Remove tag ${tag}`,
  movedToTrash: ({ title }: { readonly title: string }) => `“${title}” moved to trash`,
  restored: ({ title }: { readonly title: string }) => `“${title}” restored`,
  inTrash: 'This note is in the trash. Restore it to edit it.',
  inTrashUntil: ({ day }: { readonly day: string }) =>
    `This note is in the trash. It will be deleted permanently on ${day}. Restore it to edit it.`,
  deleteTitle: ({ title }: { readonly title: string }) => `Delete “${title}” permanently?`,
  deleted: 'This note was permanently deleted',
  deletedText: 'It can’t be restored.',
  notHere: 'This note isn’t on this device',
  notHereYetText: 'Your notes are still syncing. It appears here once it’s synced.',
  notHereText: 'There’s no note at this address. Check the link.',
  damaged: 'This note’s text couldn’t be read.',
  damagedText: 'The stored text hasn’t been changed. It’s downloaded from the server again when you’re online.',
  toList: 'Go to notes',
  pastedPlain: 'The formatting couldn’t be read, so the text was pasted without it.',
  pastedLess: ({ images, media, links }: Readonly<Record<'images' | 'media' | 'links', number>>) =>
    [
      images > 0 && plural(images, { one: '# image couldn’t be pasted.', other: '# images couldn’t be pasted.' }),
      media > 0 &&
        plural(media, {
          one: '# video or audio file couldn’t be pasted.',
          other: '# video or audio files couldn’t be pasted.',
        }),
      links > 0 &&
        plural(links, {
          one: '# link works only where you copied it from, so only its text was pasted.',
          other: '# links work only where you copied them from, so only their text was pasted.',
        }),
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  nearlyFull: ({ percent }: { readonly percent: string }) =>
    `This note is ${percent} full. A note can hold about a million characters. Consider continuing in a new one.`,
  full: 'This note is full, so your last change wasn’t made. The rest of your text is safe. Continue in a new note.',
};
