import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AddressInvalid } from './email-address.ts';
import type { PasswordWeak } from './passwords.ts';

/** Why there is no session. Only `session-revoked` and `deleted` come from a stored row. */
export type SessionRefusal =
  | { readonly code: 'account/session-unknown' }
  /** Whose session it was: a device that holds another person's data removes none of it. */
  | { readonly code: 'account/session-revoked' | 'account/deleted'; readonly uid: string };

export type TooManyAttempts = { readonly code: 'account/too-many-attempts'; readonly retryAfterSeconds: number };

/** Everything an account route can answer besides success. */
export type AccountRefusal =
  | SessionRefusal
  | AddressInvalid
  | PasswordWeak
  | TooManyAttempts
  | {
      readonly code:
        | 'account/credentials-wrong'
        | 'account/address-in-use'
        | 'account/password-missing'
        | 'account/sign-up-closed'
        | 'account/link-expired'
        | 'account/link-used'
        | 'account/sign-in-again'
        | 'account/session-not-found'
        | 'account/provider-unavailable';
    };

export const statusOf: { readonly [C in AccountRefusal['code']]: ContentfulStatusCode } = {
  'account/session-unknown': 401,
  'account/session-revoked': 401,
  'account/deleted': 401,
  'account/credentials-wrong': 401,
  'account/address-invalid': 422,
  'account/address-in-use': 409,
  'account/password-missing': 422,
  'account/password-weak': 422,
  'account/sign-up-closed': 403,
  'account/too-many-attempts': 429,
  'account/link-expired': 410,
  'account/link-used': 410,
  'account/sign-in-again': 403,
  'account/session-not-found': 404,
  'account/provider-unavailable': 503,
};
