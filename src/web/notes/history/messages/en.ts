import { pluralIn } from '../../../language/index.ts';

const plural = pluralIn('en');

export interface At {
  readonly day: string;
  readonly time: string;
}

export const messages = {
  history: 'History',
  historyOf: ({ title }: { readonly title: string }) => `History of “${title}”`,
  backToNote: 'Back to the note',
  backToList: 'All versions',
  loading: 'Loading...',
  versions: 'Earlier versions',
  earlier: 'Show earlier ones',
  kept: 'Kept for 90 days: one version every ten minutes of writing, after a week one a day.',
  empty: 'No earlier version yet',
  emptyText: 'One is kept every ten minutes of writing.',
  size: ({ kilobytes }: { readonly kilobytes: string }) => `${kilobytes} KB`,
  at: ({ day, time }: At) => `${day}, ${time}`,
  versionOf: ({ day, time }: At) => `Version of ${day}, ${time}`,
  supersededTitle: ({ value, day, time }: At & { readonly value: string }) =>
    `The title “${value}” was written apart from another one, and gave way to it on ${day}, ${time}.`,
  supersededTag: ({ value, day, time }: At & { readonly value: string }) =>
    `The tag “${value}” was set or taken off on two devices apart; one of the two gave way on ${day}, ${time}.`,
  newer: 'Newer version',
  older: 'Older version',
  show: 'Show',
  whole: 'Whole',
  sinceBefore: 'What it changed',
  untilNow: 'What changed since',
  first: 'There is no version before this one, so there is nothing to compare it with.',
  same: 'The text is the same in both.',
  titleWas: ({ was, became }: { readonly was: string; readonly became: string }) =>
    `The title was “${was}”, replaced by “${became}”.`,
  titleSet: ({ became }: { readonly became: string }) => `The title “${became}” was new.`,
  titleGone: ({ was }: { readonly was: string }) => `The title “${was}” was taken away.`,
  tagsAdded: ({ tags, count }: { readonly tags: string; readonly count: number }) =>
    plural(count, { one: `Tag added: ${tags}.`, other: `Tags added: ${tags}.` }),
  tagsGone: ({ tags, count }: { readonly tags: string; readonly count: number }) =>
    plural(count, { one: `Tag taken off: ${tags}.`, other: `Tags taken off: ${tags}.` }),
  textBefore: 'Text before',
  textAfter: 'Text after',
  changes: 'Text with what was added and what was deleted',
  legend: 'Deleted text is struck through, added text is underlined.',
  emptyVersion: 'This version had no text.',
  copy: 'Copy text',
  copied: 'The text of this version is copied',
  notCopied: 'The browser did not allow copying. Select the text and copy it by hand.',
  restore: 'Restore this version',
  restoreText: 'It becomes the newest version; what stands now is kept here. Nothing is lost.',
  restored: ({ day, time }: At) => `The version of ${day}, ${time} is restored`,
  undo: 'Undo',
  restoreFailed: 'Not restored: what stands now could not be kept first. Nothing was changed; try again.',
  restoreOffline: 'Restoring needs a connection, so that what stands now is kept first. Nothing was changed.',
  restoreTooSoon: 'Not restored: the newest changes are not on the server yet. Nothing was changed; try again soon.',
  restoreInTrash: 'The note is in the trash. Bring it back to restore a version.',
  again: 'Try again',
  gone: 'This version is not kept any more',
  goneText: 'Versions are kept for 90 days, and of those older than a week one a day.',
  offline: 'You are offline',
  offlineText: 'Earlier versions lie on the server. Connect to the internet to see them; the note itself is here.',
  offlineShown: 'You are offline. This was loaded before; the rest lies on the server.',
  failed: 'The history could not be loaded',
  failedText: 'The server did not answer as it should. The note and its history are safe; try again.',
  signIn: 'Sign in to see the history',
  signInText: 'Earlier versions lie on the server, which asks who you are.',
};
