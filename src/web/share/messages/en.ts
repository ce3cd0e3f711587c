import { messages as common } from '../../common/messages/en.ts';
import { pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  heading: 'Save to Mensana',
  content: 'Shared with Mensana',
  files: 'Files',
  unnamed: 'Untitled file',
  saveTo: 'Save to',
  todaysNote: 'Today’s note',
  saveNote: 'Save as note',
  discard: 'Discard',
  discarded: 'Discarded what you shared',
  notDiscarded: 'Couldn’t discard this. It’s still here. Try again.',
  notBroughtBack: 'Couldn’t bring this back. Share it again from the other app.',
  saved: 'Saved to your notes',
  savedElsewhere: 'Already saved or discarded in another tab',
  open: 'Open',
  others: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# more item waiting. It appears here next.',
      other: '# more items waiting. They appear here next.',
    }),
  forImport: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: 'Mensana can import this file. You see what’s in it before anything changes.',
      other: 'Mensana can import these files. You see what’s in them before anything changes.',
    }),
  tooLarge: ({ most }: { readonly most: string }) =>
    `Too large, so it won’t be saved. Files can be up to ${most}. It’s still in the app you shared it from.`,
  notSaved: 'Couldn’t save this. What you shared is still here. Free up some space on this device and try again.',
  nothing: 'Nothing to save',
  nothingText: 'Share text, links, images or files from another app with Mensana, and they appear here.',
  empty: 'This share is empty',
  emptyText: 'The other app sent nothing that can be saved.',
  unreadable: 'Couldn’t read what you shared',
  unreadableText: 'It may be too large for this device. It’s still in the app you shared it from.',
  storageFull:
    'Couldn’t receive what you shared because this device’s storage is full. It’s still in the other app. Free up some space and share it again.',
  tooMany:
    'Couldn’t receive what you shared because 20 items are already waiting here. It’s still in the other app. Save or discard what’s below, then share it again.',
  notReceived: 'Couldn’t receive what you shared. It’s still in the app you shared it from. Share it again.',
};
