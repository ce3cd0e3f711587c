import { localeIn } from '../../language/index.ts';

const day = new Intl.DateTimeFormat(localeIn('en'), { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat(localeIn('en'), { dateStyle: 'medium', timeStyle: 'short' });

export const messages = {
  title: 'Profile',
  parts: 'Parts of the profile',
  account: 'Account',
  sessions: 'Sessions',
  appearance: 'Appearance',
  units: 'Units',
  data: 'Data',

  address: 'Email address',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  name: 'Name',
  since: ({ at }: { readonly at: number }) => `Account since ${day.format(at)}`,
  changeAddress: 'Change address',
  newAddress: 'New email address',
  yourPassword: 'Your password',
  addressNotChanged: 'The address was not changed',
  addressChanged: 'Your address is changed.',
  confirmationSent: 'A letter is on its way to the new address. It counts as soon as you open the link in it.',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  show: 'Show password',
  hide: 'Hide password',

  password: 'Password',
  passwordText: 'A new password signs out your other devices. Nothing on them is lost.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordNotChanged: 'The password was not changed',
  passwordChanged: 'Your password is changed. Your other devices have to sign in again.',

  signOut: 'Sign out',
  signOutText:
    'Signing out removes everything of yours from this device. It stays on the server and on your other devices.',

  delete: 'Delete account',
  deleteText:
    'Removes the account with everything in it, on the server and on all your devices. This cannot be undone.',
  deleteAsk: 'Delete your account?',
  deleteWarn: ({ email }: { readonly email: string }) =>
    `Every note, workout and setting of ${email} goes for good, from the server and from all devices.`,
  deleteWord: 'delete',
  deleteType: ({ word }: { readonly word: string }) => `Type “${word}” to confirm`,
  deleteTypeWrong: ({ word }: { readonly word: string }) => `The word to type is “${word}”.`,
  deleteNow: 'Delete for good',
  notDeleted: 'The account was not deleted',

  sessionsText: 'Where you are signed in. What you do not know, end; then change your password.',
  sessionsFailed: 'The sessions cannot be shown now',
  again: 'Try again',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  browserOn: ({ browser, system }: { readonly browser: string; readonly system: string }) => `${browser} on ${system}`,
  sharedComputer: 'Shared computer',
  lastUsed: ({ at }: { readonly at: number }) => `Last used ${moment.format(at)}`,
  endSession: 'End',
  endSessionOf: ({ device }: { readonly device: string }) => `End the session of ${device}`,
  sessionNotEnded: 'The session was not ended',
  ended: ({ device }: { readonly device: string }) => `The session of ${device} is ended.`,

  theme: 'Theme',
  themeText: 'How Mensana looks, on all your devices.',
  light: 'Light',
  dark: 'Dark',
  system: 'As the device',

  load: 'Weights',
  loadText: 'What you lift in. What you have logged is shown in it too; an exercise may have a unit of its own.',
  kilograms: 'Kilograms',
  pounds: 'Pounds',
  distance: 'Distances',
  kilometres: 'Kilometres',
  miles: 'Miles',
  hours: 'Time of day',
  hours24: '24 hours',
  hours12: '12 hours',
  weekStart: 'First day of the week',
};
