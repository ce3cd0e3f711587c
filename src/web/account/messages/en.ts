import { pluralIn } from '../../language/index.ts';
import type { AccountError } from '../errors/account-error.ts';
import type { ErrorMessages } from '../errors/error-messages.ts';

const plural = pluralIn('en');

const characters = (count: number) => plural(count, { one: '# character', other: '# characters' });

const errors: ErrorMessages<AccountError> = {
  'account/session-unknown': () =>
    'Your session has ended. Everything on this device is safe. Sign in again to continue.',
  'account/session-revoked': () => 'You were signed out from another device. Sign in again to continue.',
  'account/deleted': () => 'This account was deleted.',
  'account/credentials-wrong': () => 'Incorrect email or password. Try again, or reset your password.',
  'account/address-invalid': () => 'Enter a valid email address, such as name@example.org.',
  'account/address-in-use': () =>
    'An account with this email address already exists. Sign in to it, or use another address.',
  'account/password-missing': () => 'Enter a password.',
  'account/password-weak': ({ reason, min, max }) => {
    if (reason === 'too-short') return `Use at least ${characters(min)}.`;
    if (reason === 'too-long') return `Use no more than ${characters(max)}.`;
    return 'This password is too common. Choose another one; a few unrelated words work well.';
  },
  'account/too-many-attempts': ({ retryAfterSeconds }) =>
    `Too many attempts. Try again in ${plural(Math.max(1, Math.ceil(retryAfterSeconds / 60)), { one: '# minute', other: '# minutes' })}.`,
  'account/sign-up-closed': () => 'This server doesn’t accept new accounts. Ask the owner of the server for access.',
  'account/invitation-required': () => 'This server accepts new accounts only by invitation. Ask its owner for a link.',
  'account/invitation-revoked': () => 'This invitation was revoked. Ask the owner of the server for a new link.',
  'account/disabled': () =>
    'This account is disabled. Its data is safe on the server. Ask the owner of the server to enable it.',
  'people/owner-only': () => 'Only the owner of the server can do this. Nothing was changed.',
  'people/account-not-found': () => 'This account no longer exists.',
  'people/invitation-not-found': () => 'This invitation has already been used or revoked.',
  'people/yourself': () => 'You can’t disable or delete your own account here. Use Profile → Account.',
  'account/link-expired': () => 'This link has expired. Nothing was changed. Request a new link.',
  'account/link-used': () => 'This link has already been used. If that wasn’t you, request a new link.',
  'account/sign-in-again': () => 'For your security, sign out and sign in again, then try once more.',
  'account/session-not-found': () => 'This device is already signed out.',
  'account/provider-unavailable': () =>
    'The sign-in service isn’t responding. Try again later, or sign in with your password.',
  'request/origin-refused': ({ origin }) =>
    `This server doesn’t accept changes from ${origin || 'this address'}. Nothing was changed. If this is your server, add this address to its setting PUBLIC_URL and restart it.`,
  'request/failed': () => 'Something went wrong on the server. Try again.',
  'network/offline': () => 'You’re offline. Try again when you’re back online.',
  'network/failed': () => 'Can’t reach the server. Check your connection and try again.',
  'network/timed-out': () => 'The server took too long to respond. Try again.',
};

export const messages = { errors };
