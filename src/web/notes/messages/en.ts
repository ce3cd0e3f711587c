import { messages as common } from '../../common/messages/en.ts';
import { pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  list: 'List of notes',
  trashList: 'Notes in the trash',
  today: 'Today’s note',
  backToNotes: 'Back to the notes',
  backToTrash: 'Back to the trash',
  pin: 'Pin to the top',
  unpin: 'Unpin',
  addFiles: 'Add images or files',
  addFilesText: ({ most }: { readonly most: string }) => `Up to ${most} each; pasting and dropping works too`,
  insertTemplate: 'Insert template…',
  count: ({ count }: { readonly count: number }) => plural(count, { one: '# note', other: '# notes' }),
  empty: 'No notes yet',
  emptyText: 'A note is plain text. It is kept as you type, with or without a signal.',
  emptyExample: 'Heels stay planted if I think of screwing the feet in before each rep.',
  emptyExampleLabel: 'For example',
  choose: 'Choose a note',
  chooseText: 'Or begin a new one.',
  text: 'Text',
  textPlaceholder: 'Write',
  useAsTemplate: 'Use for daily notes',
  stopTemplate: 'Stop using it for daily notes',
  keepAsTemplate: 'Make it a template',
  stopKeeping: 'Not a template any more',
  isKept:
    'New notes can begin with this text; {{date}} and {{title}} in it become their day and title. It stands among the templates and not in the list of notes.',
  isTemplate:
    'Each daily note begins with this text; {{date}} and {{title}} become its day and its title. While it is the template it is not in the list of notes.',
  templateShown: 'Your template for daily notes. Nothing of it is kept until you write.',
  startFromTemplate: 'Start from the template',
  openTemplate: 'Open the template',
  history: 'History',
  calendar: 'Show in the calendar',
  showSource: 'Show the source',
  hideSource: 'Hide the source',
  movedToTrash: ({ title }: { readonly title: string }) => `“${title}” is in the trash`,
  restored: ({ title }: { readonly title: string }) => `“${title}” is back among your notes`,
  inTrash: 'This note is in the trash. It can be read, and brought back.',
  inTrashUntil: ({ day }: { readonly day: string }) =>
    `This note is in the trash. It can be read, and brought back, until it is deleted forever on ${day}.`,
  deletedOn: ({ day }: { readonly day: string }) => `Deleted forever on ${day}`,
  deleteForEver: 'Delete forever',
  deleteTitle: ({ title }: { readonly title: string }) => `Delete “${title}” forever?`,
  deleteText: 'It goes from all your devices and from the server, and cannot be brought back.',
  cancel: 'Keep it',
  deleted: 'This note was deleted forever',
  deletedText: 'Its text is gone from all your devices.',
  notHere: 'This note is not on this device',
  notHereYetText: 'Your notes are still arriving. It appears as soon as it is here.',
  notHereOfflineText: 'You are offline. If it was made on another device, it arrives once there is a connection.',
  notHereText: 'There is no note at this address. The link may be mistyped.',
  damaged: 'The text of this note could not be read',
  damagedText:
    'What is stored of it is kept untouched and nothing is written over it. It is fetched from the server again when there is a connection.',
  toList: 'Go to the notes',
  pastedPlain: 'The formatting of what you pasted could not be read, so its text was put in as it is.',
  pastedLess: ({ images, media, links }: Readonly<Record<'images' | 'media' | 'links', number>>) =>
    [
      images > 0 && plural(images, { one: '# image could not be pasted.', other: '# images could not be pasted.' }),
      media > 0 &&
        plural(media, {
          one: '# video or sound could not be pasted.',
          other: '# videos or sounds could not be pasted.',
        }),
      links > 0 &&
        plural(links, {
          one: '# link works only where you copied it, so just its text was pasted.',
          other: '# links work only where you copied them, so just their text was pasted.',
        }),
    ]
      .filter((sentence) => sentence !== false)
      .join(' '),
  nearlyFull: ({ percent }: { readonly percent: string }) =>
    `This note is ${percent} full. A note holds about a million letters; consider going on in a new one.`,
  full: 'This note is full: that did not fit, and nothing was changed. Go on in a new note.',
};
