import { messages as common } from '../../common/messages/en.ts';
import { localeIn } from '../../language/index.ts';

const day = new Intl.DateTimeFormat(localeIn('en'), { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat(localeIn('en'), { dateStyle: 'medium', timeStyle: 'short' });

export const messages = {
  ...common,
  parts: 'Profile settings',
  account: 'Account',
  devices: 'Devices',
  appearance: 'Appearance',
  units: 'Units',
  notifications: 'Notifications',
  data: 'Data',

  storage: 'Storage on this device',
  storageUsed: ({ used, most }: { readonly used: string; readonly most: string }) =>
    `Mensana uses ${used} of about ${most} available.`,
  storageKept: 'Your browser keeps this data until you remove it.',
  storageEvictable:
    'Your browser may remove this data if the device runs low on space. What has synced stays on the server.',
  keepStorage: 'Keep on this device',
  storageRefused:
    'Your browser didn’t allow it. It may once you’ve installed Mensana or used it more often. What has synced is safe on the server.',

  noteText: 'Note text',
  noteTextHint: 'The font and text width of your notes on all your devices.',
  font: 'Font',
  serif: 'Serif',
  sans: 'Sans serif',
  textWidth: 'Text width',
  narrow: 'Narrow',
  normal: 'Normal',
  wide: 'Wide',

  address: 'Email address',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  since: ({ at }: { readonly at: number }) => `Account created on ${day.format(at)}`,
  changeAddress: 'Change email address',
  newAddress: 'New email address',
  yourPassword: 'Your password',
  addressNotChanged: 'Couldn’t change your email address',
  addressChanged: 'Email address changed',
  confirmationSent: 'We sent a confirmation link to your new address. Your address changes when you open it.',
  passwordIncorrect: 'Incorrect password. Try again.',

  passwordText: 'Changing your password signs out your other devices. Nothing on them is lost.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  passwordNotChanged: 'Couldn’t change your password',
  passwordChanged: 'Password changed. Sign in again on your other devices.',

  signOutText: 'Signing out removes your data from this device. It stays on the server and on your other devices.',

  delete: 'Delete account',
  deleteText: 'Permanently deletes your account and all your notes, workouts and settings. You can’t undo this.',
  deleteAsk: 'Delete your account?',
  deleteWarn: ({ email }: { readonly email: string }) =>
    `This permanently deletes your account ${email} and all your notes, workouts and settings.`,
  deleteWord: 'delete',
  deleteType: ({ word }: { readonly word: string }) => `Type “${word}” to confirm`,
  deleteTypeWrong: ({ word }: { readonly word: string }) => `Type the word “${word}”.`,
  notDeleted: 'Couldn’t delete your account',

  devicesText: 'Devices where you’re signed in. If you don’t recognise one, sign it out and change your password.',
  devicesFailed: 'Couldn’t load your devices',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  browserOn: ({ browser, system }: { readonly browser: string; readonly system: string }) => `${browser} on ${system}`,
  sharedComputer: 'Shared computer',
  lastUsed: ({ at }: { readonly at: number }) => `Last active ${moment.format(at)}`,
  signOutDevice: ({ device }: { readonly device: string }) => `Sign out ${device}`,
  deviceNotSignedOut: ({ device }: { readonly device: string }) => `Couldn’t sign out ${device}`,
  deviceSignedOut: ({ device }: { readonly device: string }) => `Signed out ${device}`,

  theme: 'Theme',
  themeText: 'How Mensana looks on all your devices.',
  light: 'Light',
  dark: 'Dark',
  system: 'System',

  load: 'Weights',
  loadText: 'Applies to past and future sets. You can choose a different unit for an exercise.',
  kilograms: 'Kilograms',
  pounds: 'Pounds',
  distance: 'Distance',
  kilometres: 'Kilometres',
  miles: 'Miles',
  bodyWeightText: 'Same as weights unless you choose another unit.',
  stones: 'Stone',
  length: 'Height and body measurements',
  centimetres: 'Centimetres',
  inches: 'Inches',
  hours: 'Time format',
  hours24: '24-hour',
  hours12: '12-hour',
  weekStart: 'First day of the week',

  effort: 'Effort',
  effortText:
    'RPE rates how hard a set was, from 1 to 10. RIR counts the reps you had left; 0 is failure. Turn this off to log sets without it.',
  effortOff: 'Off',
  oneRepMax: 'Estimated 1RM',
  oneRepMaxText:
    'The formula for estimating your one-rep max from a set. Changing it updates past records and charts, but not your logged sets.',
  rest: 'Default rest time',
  restText: 'Used unless the exercise or routine sets its own. In a superset, rest starts after each round.',
  bars: 'Bars',
  barsText: 'Used by the plate calculator. The list starts with standard bars.',
  plates: 'Plates',
  platesText: 'Used in pairs by the plate calculator. The list starts with standard plates.',
  zones: 'Heart rate zones',
  zonesText: 'The zone limits shown with your activities.',
  openZones: 'Edit zones',
  trainingLocations: 'Training locations',
  trainingLocationsText: 'Add a location if its bars and plates are different.',
  weeklyTargets: 'Weekly targets',
  weeklyTargetsText: 'Set how many hard sets per week you want for each muscle, and see your progress in Volume.',
  openVolume: 'Open Volume',
};
