import { messages as common } from '../../common/messages/en.ts';
import { localeIn, pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');

const day = new Intl.DateTimeFormat(localeIn('en'), { dateStyle: 'long' });

const changes = (waiting: number) => plural(waiting, { one: '# change', other: '# changes' });

const sinceDay = (since: number | null) => (since === null ? '' : ` on ${day.format(since)}`);

export const messages = {
  ...common,
  runningWorkout: 'Running workout',
  sections: 'Sections',
  skip: 'Skip to the content',
  overview: 'Overview',
  profile: 'Profile',
  account: 'Account',
  signedInAs: ({ email }: { readonly email: string }) => `Signed in as ${email}`,
  toProfile: 'Profile and settings',
  search: 'Go to anything',
  searchFor: 'A note, a workout, an exercise, or what to do',
  signOut: 'Sign out',
  signIn: 'Sign in',
  notices: 'Notices',

  saved: 'Saved',
  saving: ({ waiting }: { readonly waiting: number }) =>
    waiting === 0 ? 'Fetching what is new' : `Saving ${changes(waiting)}`,
  offline: ({ waiting }: { readonly waiting: number }) =>
    waiting === 0 ? 'Offline' : `Offline: ${changes(waiting)} saved on this device`,
  serverBusy: ({ waiting }: { readonly waiting: number }) =>
    `Server can't save right now: ${changes(waiting)} saved on this device`,
  unsaved: ({ waiting }: { readonly waiting: number }) => `${changes(waiting)} not saved yet: keep this page open`,
  needsSignIn: ({ waiting }: { readonly waiting: number }) =>
    waiting === 0 ? 'Sign in to keep in step' : `Sign in to send ${changes(waiting)}`,
  storageFull: 'This device is full: nothing more is saved',
  storageUnavailable: 'This device does not save: keep this page open',
  deviceDamaged: 'This copy is damaged: connect to mend it',
  refused: 'The server refused a change',
  setAside: 'A change from another device was set aside: it takes too long to read',
  incomplete: 'Part of a record is missing',

  sessionEnded: 'Your session has ended. Everything is kept on this device; sign in to send it and to get what is new.',
  accountDeleted: 'This account was deleted',
  accountDeletedText: ({ email }: { readonly email: string }) =>
    `${email} no longer exists on the server. What was on this device is still here until you remove it.`,
  removeFromDevice: 'Remove it from this device',
  saveAll: 'Save everything as a file',
  removeTitle: 'Remove everything from this device?',
  removeText: 'It is on no server any more. Without a file it cannot be brought back.',
  keep: 'Keep it',

  oldChanges: ({ since }: { readonly since: number }) =>
    `Changes from ${day.format(since)} have not reached the server yet. They are kept on this device; a file keeps them safe beyond it.`,
  leftover: ({ waiting, since }: { readonly waiting: number; readonly since: number | null }) =>
    `An earlier sign-in on this device, of another person, left ${changes(waiting)} unsent${sinceDay(since)}. They are not part of this account, and are kept here until somebody removes them.`,
  leftoverOwn: ({ waiting, since }: { readonly waiting: number; readonly since: number | null }) =>
    `An earlier sign-in of yours on this device left ${changes(waiting)} unsent${sinceDay(since)}. They are not part of what is shown, and are kept here until you remove them.`,
  leftoverTitle: ({ waiting }: { readonly waiting: number }) => `Remove ${changes(waiting)} from this device?`,
  leftoverRemoveText: 'They never reached the server. Without a file they cannot be brought back.',

  leaveTitle: 'Sign out with unsent changes?',
  leaveText: ({ count }: { readonly count: number }) =>
    `${changes(count)} ${count === 1 ? 'is' : 'are'} on this device only. Signing out removes what is on this device. Stay until it is sent, or keep a copy as a file first.`,
  leaveFiles: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '# file in a note is on this device only and would be lost.',
      other: '# files in notes are on this device only and would be lost.',
    }),
  leaveAnyway: 'Sign out and lose them',
  stay: 'Stay signed in',
  exportFirst: 'Save as a file',

  offlineStart:
    'Offline start isn’t available in this browser. Private windows and some browser settings prevent it, so you need a connection to open Mensana.',
  dismiss: 'Dismiss',

  updateReady: 'A new version is ready. What you are writing is saved first.',
  update: 'Update now',
};
