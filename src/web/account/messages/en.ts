import { pluralIn } from '../../language/index.ts';
import type { AccountError } from '../account-error.ts';
import type { ErrorWords } from '../error-words.ts';

const plural = pluralIn('en');

const errors: ErrorWords<AccountError> = {
  'account/session-unknown': () => 'Your session has ended. Everything on this device is safe; sign in again to go on.',
  'account/session-revoked': () => 'This session was ended from another device. Sign in again to go on.',
  'account/deleted': () => 'This account was deleted, so nothing can be changed in it any more.',
  'account/credentials-wrong': () =>
    'Address and password do not match. Check both, or choose a new password if you have forgotten yours.',
  'account/address-invalid': () => 'This does not look like an email address. It should read like name@example.org.',
  'account/address-in-use': () =>
    'There is an account with this address already. Sign in with it, or use another address.',
  'account/password-missing': () => 'Enter a password.',
  'account/password-weak': ({ reason, min, max }) => {
    if (reason === 'too-short')
      return `The password needs at least ${plural(min, { one: '# character', other: '# characters' })}.`;
    if (reason === 'too-long')
      return `The password can have at most ${plural(max, { one: '# character', other: '# characters' })}.`;
    return 'This password is on the lists that attackers try first. Choose another one; a few unrelated words work well.';
  },
  'account/too-many-attempts': ({ retryAfterSeconds }) =>
    `Too many attempts. Nothing was changed; try again in ${plural(Math.max(1, Math.ceil(retryAfterSeconds / 60)), { one: '# minute', other: '# minutes' })}.`,
  'account/sign-up-closed': () => 'This server takes no new accounts. Ask whoever runs it to let you in.',
  'account/link-expired': () => 'This link is no longer valid. Your password has not changed; ask for a new link.',
  'account/link-used': () => 'This link has been used already. If that was you, go on; if not, ask for a new link.',
  'account/sign-in-again': () =>
    'For this you need to have signed in just now. Sign out, sign in again, and repeat it.',
  'account/session-not-found': () => 'That session has ended already.',
  'account/provider-unavailable': () =>
    'The other sign-in service does not answer. Nothing was changed; try again later, or use your password.',
  'request/failed': () => 'The server could not complete this. Nothing was changed as far as we know; try again.',
  'network/offline': () => 'You are offline. What you typed is still here; try again when you are back online.',
  'network/failed': () =>
    'The server cannot be reached. What you typed is still here; check the connection and try again.',
  'network/timed-out': () => 'The server took too long to answer. What you typed is still here; try again.',
};

export const messages = { errors };
