import { messages as common } from '../../common/messages/en.ts';
import { pluralIn } from '../../language/index.ts';

const plural = pluralIn('en');

export const messages = {
  ...common,
  imported: ({ count }: { readonly count: number }) =>
    plural(count, { one: '1 activity imported', other: '# activities imported' }),
  importedFromIntervals: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '1 activity imported from intervals.icu',
      other: '# activities imported from intervals.icu',
    }),
  importedFromFolder: ({ count }: { readonly count: number }) =>
    plural(count, {
      one: '1 activity imported from the watch folder',
      other: '# activities imported from the watch folder',
    }),
  showReport: 'Show report',
  showImports: 'Show imports',
  dismiss: 'Dismiss',

  intervals: 'intervals.icu',
  intervalsText:
    'Connect your intervals.icu account, and the activities of your Garmin, Polar, Suunto, COROS or Wahoo device arrive by themselves.',
  athlete: 'Athlete ID',
  athleteHint: 'In intervals.icu under Settings, Developer Settings. It starts with “i”.',
  key: 'API key',
  showKey: 'Show key',
  hideKey: 'Hide key',
  keyHint: 'From the same page. It’s stored encrypted and never shown again.',
  beginOn: 'Import activities since',
  connect: 'Connect',
  connected: 'Connected to intervals.icu',
  notConnected: 'Couldn’t connect',
  connectedAs: ({ athlete, since }: { readonly athlete: string; readonly since: string }) =>
    `Connected as ${athlete}. Activities since ${since}.`,
  checking: 'Checking for activities…',
  checkNow: 'Check now',
  checkStarted: 'Checking for activities',
  notChecked: 'Couldn’t check for activities',
  changeKey: 'Change key',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect intervals.icu?',
  disconnectText: 'New activities no longer arrive. What was imported stays. The key is deleted from the server.',
  disconnected: 'Disconnected from intervals.icu',
  notDisconnected: 'Couldn’t disconnect',
  lastChecked: ({ when }: { readonly when: string }) => `Last checked: ${when}`,
  neverChecked: 'Not checked yet',
  nextCheck: ({ when }: { readonly when: string }) => `Next check: ${when}`,
  stillToFetch: ({ count }: { readonly count: number }) =>
    plural(count, { one: '1 activity still to fetch', other: '# activities still to fetch' }),
  keyRefused: 'intervals.icu didn’t accept your key. Enter it again to continue. Nothing you imported is affected.',
  statusFailed: 'Couldn’t load the connection',
  statusOffline: 'You’re offline. The connection is managed on the server.',
  failures: {
    'inbox-full': 'The inbox is full. More arrives once one of your devices has imported what is there.',
    'too-many-requests': 'intervals.icu asked to wait. The rest follows later.',
    'answer-wrong': 'intervals.icu sent something unexpected. The rest is tried again later.',
    'athlete-unknown': 'intervals.icu doesn’t know this athlete ID any more.',
    other: 'intervals.icu didn’t answer. The rest is tried again later.',
  },
  skipped: ({ count }: { readonly count: number }) =>
    plural(count, { one: '1 activity can’t be fetched', other: '# activities can’t be fetched' }),
  skippedShown: ({ shown, total }: { readonly shown: string; readonly total: string }) =>
    `The newest ${shown} of ${total}`,
  reasons: {
    blocked: 'intervals.icu may not pass on what it received from Strava',
    missing: 'There is no file',
    'too-large': 'The file is too large',
  },
  unnamed: 'Untitled activity',

  errors: {
    athleteInvalid: 'Enter the ID with letters and digits only, such as i12345.',
    athleteUnknown: 'intervals.icu doesn’t know this athlete ID.',
    beginInvalid: 'Enter a day that isn’t in the future.',
    keyMissing: 'Enter your API key.',
    keyRefused: 'intervals.icu didn’t accept this key. Copy it again, and check the athlete ID.',
    unavailable: 'intervals.icu didn’t answer. Try again in a few minutes.',
    tooManyRequests: ({ minutes }: { readonly minutes: number }) =>
      plural(minutes, { one: 'Try again in a minute.', other: 'Try again in # minutes.' }),
    offline: 'You’re offline. Try again when you’re connected.',
    failed: 'Something went wrong. Try again.',
  },

  waiting: 'Inbox',
  waitingText:
    'These files wait to be imported. One that looks like an activity you have, or can’t be read, waits until you decide.',
  receivedAt: ({ when, size }: { readonly when: string; readonly size: string }) => `Received ${when}, ${size}`,
  importFile: ({ name }: { readonly name: string }) => `Import ${name}`,
  discard: 'Delete',
  discardFile: ({ name }: { readonly name: string }) => `Delete ${name}`,
  discardTitle: 'Delete this file?',
  discardText: ({ name }: { readonly name: string }) => `This deletes ${name} from the server without importing it.`,
  discarded: 'File deleted',
  notDiscarded: 'Couldn’t delete the file',
  notLoaded: 'Couldn’t load the file. Try again.',
};
