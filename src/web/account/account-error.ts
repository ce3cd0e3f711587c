import { isObject } from './user.ts';

type Plain<Code extends string> = { readonly code: Code };

/** Why an account call did not do what was asked. All but the `network/` codes are the server's. */
export type AccountError =
  | {
      readonly code: 'account/password-weak';
      readonly reason: PasswordWeakness;
      readonly min: number;
      readonly max: number;
    }
  | { readonly code: 'account/too-many-attempts'; readonly retryAfterSeconds: number }
  /** Whose sign-in is over; it says nothing to a device that holds another person's data. */
  | { readonly code: EndCode; readonly uid: string }
  | Plain<PlainCode>;

type EndCode = (typeof endCodes)[number];

const endCodes = ['account/session-revoked', 'account/deleted'] as const;

export type PasswordWeakness = 'too-short' | 'too-long' | 'common';

type PlainCode = (typeof plainCodes)[number];

const plainCodes = [
  'account/session-unknown',
  'account/credentials-wrong',
  'account/address-invalid',
  'account/address-in-use',
  'account/password-missing',
  'account/sign-up-closed',
  'account/link-expired',
  'account/link-used',
  'account/sign-in-again',
  'account/session-not-found',
  'account/provider-unavailable',
  'request/failed',
  'network/offline',
  'network/failed',
  'network/timed-out',
] as const;

/**
 * The error in an answer's body, `{ "error": { "code", … } }`. Null when it is none of the server's own words: a
 * captive portal's page, say, which means nothing about the account.
 */
export function parseAccountError(body: unknown): AccountError | null {
  const error = isObject(body) ? body.error : null;
  if (!isObject(error) || typeof error.code !== 'string') return null;
  const { code, reason, min, max, retryAfterSeconds, uid } = error;
  const end = endCodes.find((each) => each === code);
  if (end) return typeof uid === 'string' ? { code: end, uid } : { code: 'account/session-unknown' };
  if (code === 'account/password-weak') {
    return {
      code,
      reason: weaknesses.find((each) => each === reason) ?? 'common',
      min: count(min, 8),
      max: count(max, 256),
    };
  }
  if (code === 'account/too-many-attempts') return { code, retryAfterSeconds: count(retryAfterSeconds, 60) };
  return parsePlainError(code) ?? { code: 'request/failed' };
}

/** The error of a code that comes without further values, such as one in an address; null for any other text. */
export function parsePlainError(text: string): AccountError | null {
  const code = plainCodes.find((each) => each === text);
  return code ? { code } : null;
}

const weaknesses = ['too-short', 'too-long', 'common'] as const;

function count(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}
