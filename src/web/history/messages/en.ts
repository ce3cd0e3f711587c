import { messages as common } from '../../common/messages/en.ts';
export interface At {
  readonly day: string;
  readonly time: string;
}

export const messages = {
  ...common,
  historyOf: ({ title }: { readonly title: string }) => `Version history of “${title}”`,
  backToList: 'All versions',
  versions: 'Earlier versions',
  retention:
    'A version is saved every ten minutes while you edit and kept for 90 days. After a week, one version per day is kept.',
  empty: 'No earlier versions yet',
  emptyText: 'A version is saved every ten minutes while you edit.',
  size: ({ kilobytes }: { readonly kilobytes: string }) => `${kilobytes} KB`,
  at: ({ day, time }: At) => `${day}, ${time}`,
  versionOf: ({ day, time }: At) => `Version from ${day}, ${time}`,
  newer: 'Newer version',
  older: 'Older version',
  restoreFailed:
    'Couldn’t restore this version, because the current one couldn’t be saved first. Nothing was changed. Try again.',
  restoreOffline:
    'You’re offline. To restore a version, the current one must be saved on the server first. Nothing was changed.',
  restoreTooSoon: 'Your latest changes are still syncing, so nothing was restored. Try again in a moment.',
  gone: 'This version is no longer available',
  goneText: 'Versions are kept for 90 days, and only one per day after a week.',
  offline: 'You’re offline',
  offlineText: 'Earlier versions are stored on the server. Connect to the internet to see them.',
  offlineShown: 'You’re offline. Only versions that are already loaded appear here.',
  failed: 'Couldn’t load the history',
  failedText: 'The server didn’t respond as expected. Your data is safe. Try again.',
  signInTitle: 'Sign in to see the history',
  signInText: 'Earlier versions are stored on the server.',
};
