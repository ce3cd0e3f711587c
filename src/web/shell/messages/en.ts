import { messages as common } from '../../common/messages/en.ts';
import { localeIn, pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');

const day = new Intl.DateTimeFormat(localeIn('en'), { dateStyle: 'long' });

const changes = (pending: number) => plural(pending, { one: '# change', other: '# changes' });

const unsyncedChanges = (pending: number) => plural(pending, { one: '# unsynced change', other: '# unsynced changes' });

const sinceDay = (since: number | null) => (since === null ? '' : ` from ${day.format(since)}`);

export const messages = {
  ...common,
  sections: 'Sections',
  currentWorkout: 'Current workout',
  skip: 'Skip to content',
  signedInAs: ({ email }: { readonly email: string }) => `Signed in as ${email}`,
  toProfile: 'Profile and settings',
  searchPlaceholder: 'Search notes and training…',

  saved: 'Saved',
  saving: 'Saving…',
  syncing: 'Syncing…',
  offline: 'Offline',
  offlineSaved: 'Offline – saved on this device',
  liveBlocked: 'No live connection',
  liveBlockedSaved: 'No live connection – saved on this device',
  liveBlockedText: 'The server answers, but the live connection doesn’t. Nothing syncs until it does.',
  liveBlockedHelp: 'If you run this server',
  liveBlockedCause:
    'The live connection is a WebSocket. A proxy in front of Mensana must pass on the headers Upgrade and Connection, and must not ask for a sign-in of its own under /api. “Behind a proxy” in docs/self-hosting.md shows how, and npx mensana doctor checks it.',
  serverBusy: 'Server problem – saved on this device',
  unsaved: 'Not saved yet – keep this page open',
  needsSignIn: 'Sign in to sync',
  pending: ({ pending }: { readonly pending: number }) => `${changes(pending)} not synced yet`,
  storageFull: 'Not saved – this device’s storage is full',
  storageUnavailable: 'Not saved – keep this page open',
  deviceDamaged: 'Data on this device is damaged – go online to repair it',
  refused: 'The server rejected a change',
  setAside: 'A change from another device couldn’t be loaded',
  incomplete: 'Some data is missing',

  sessionEnded: 'Your session has ended. Everything is saved on this device. Sign in to sync.',
  accountDeleted: 'This account was deleted',
  accountDeletedText: ({ email }: { readonly email: string }) =>
    `${email} no longer exists on the server. What you saved on this device stays here until you remove it.`,
  downloadAll: 'Download everything',
  removeTitle: 'Remove everything from this device?',
  removeText: 'It’s no longer on the server. Unless you download it first, you can’t get it back.',

  oldChanges: ({ since }: { readonly since: number }) =>
    `You have changes from ${day.format(since)} that haven’t synced yet. They’re saved on this device. To be safe, download a copy.`,
  leftover: ({ pending, since }: { readonly pending: number; readonly since: number | null }) =>
    `Someone else signed in on this device before and left ${unsyncedChanges(pending)}${sinceDay(since)}. They aren’t part of your account and stay here until removed.`,
  leftoverOwn: ({ pending, since }: { readonly pending: number; readonly since: number | null }) =>
    `You have ${unsyncedChanges(pending)}${sinceDay(since)} from an earlier session on this device. They don’t appear in the app and stay here until you remove them.`,
  leftoverTitle: ({ pending }: { readonly pending: number }) => `Remove ${changes(pending)} from this device?`,
  leftoverRemoveText: 'They were never synced. Unless you download a copy first, you can’t get them back.',

  leaveTitle: 'Sign out with unsynced changes?',
  leaveText: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# change is only on this device. Signing out deletes it. Stay signed in until it syncs, or download a copy first.',
      other:
        '# changes are only on this device. Signing out deletes them. Stay signed in until they sync, or download a copy first.',
    }),
  leaveFiles: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# file in your notes is only on this device and will be lost.',
      other: '# files in your notes are only on this device and will be lost.',
    }),
  leaveSharesTitle: 'Sign out before saving what you shared?',
  leaveShares: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# item you shared isn’t saved yet. Signing out deletes it. To keep it, cancel and save it first.',
      other: '# items you shared aren’t saved yet. Signing out deletes them. To keep them, cancel and save them first.',
    }),
  leaveAnyway: 'Sign out anyway',
  downloadCopy: 'Download a copy',

  offlineStart: 'Mensana can’t open offline in this browser. Private windows and some browser settings prevent it.',

  languageNotLoaded: 'Couldn’t load the language. Your choice is saved. Go online and reload this page.',

  resume: 'Resume',

  install: 'Install app',
  addToHomeScreen: 'Add to Home Screen',

  shareWaiting: 'Something you shared isn’t saved yet.',
  openShare: 'Open',

  updateReady: 'A new version is available. Your work is saved before it updates.',
  update: 'Update now',
};
