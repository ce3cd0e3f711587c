import { messages as common } from '../../common/messages/en.ts';
export interface At {
  readonly day: string;
  readonly time: string;
}

export const messages = {
  ...common,
  historyOf: ({ title }: { readonly title: string }) => `History of “${title}”`,
  backToList: 'All versions',
  versions: 'Earlier versions',
  earlier: 'Show earlier ones',
  kept: 'Kept for 90 days: one version every ten minutes of changes, after a week one a day.',
  empty: 'No earlier version yet',
  emptyText: 'One is kept every ten minutes of changes.',
  size: ({ kilobytes }: { readonly kilobytes: string }) => `${kilobytes} KB`,
  at: ({ day, time }: At) => `${day}, ${time}`,
  versionOf: ({ day, time }: At) => `Version of ${day}, ${time}`,
  newer: 'Newer version',
  older: 'Older version',
  restoreFailed: 'Not restored: what stands now could not be kept first. Nothing was changed; try again.',
  restoreOffline: 'Restoring needs a connection, so that what stands now is kept first. Nothing was changed.',
  restoreTooSoon: 'Not restored: the newest changes are not on the server yet. Nothing was changed; try again soon.',
  again: common.tryAgain,
  gone: 'This version is not kept any more',
  goneText: 'Versions are kept for 90 days, and of those older than a week one a day.',
  offline: 'You are offline',
  offlineText: 'Earlier versions lie on the server. Connect to the internet to see them; what stands now is here.',
  offlineShown: 'You are offline. This was loaded before; the rest lies on the server.',
  failed: 'The history could not be loaded',
  failedText: 'The server did not answer as it should. What stands now and its history are safe; try again.',
  signIn: 'Sign in to see the history',
  signInText: 'Earlier versions lie on the server, which asks who you are.',
};
