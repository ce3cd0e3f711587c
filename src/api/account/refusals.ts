import * as z from '#schema';
import { refusal } from '../endpoint/endpoint.ts';

export const addressInvalid = refusal(422, 'account/address-invalid');
export const addressInUse = refusal(409, 'account/address-in-use');
export const credentialsWrong = refusal(401, 'account/credentials-wrong');
export const linkExpired = refusal(410, 'account/link-expired');
export const linkUsed = refusal(410, 'account/link-used');
const passwordMissing = refusal(422, 'account/password-missing');
/** Lengths are in code points. */
export const passwordWeak = refusal(422, 'account/password-weak', {
  reason: z.enum(['too-short', 'too-long', 'common']),
  min: z.int(),
  max: z.int(),
});
export const providerUnavailable = refusal(503, 'account/provider-unavailable');
/** A user without a password confirms an action by a recent sign-in. */
const signInAgain = refusal(403, 'account/sign-in-again');
const signUpClosed = refusal(403, 'account/sign-up-closed');
/** The server accepts new accounts only by invitation. */
const invitationRequired = refusal(403, 'account/invitation-required');
const invitationRevoked = refusal(410, 'account/invitation-revoked');
/** The owner of the server has disabled the account. Its data stays. */
export const accountDisabled = refusal(403, 'account/disabled');
export const tooManyAttempts = refusal(429, 'account/too-many-attempts', { retryAfterSeconds: z.int() });

/** The refusals that can appear in `/login?refused=` after signing in with a provider. */
export const providerRefusals = [
  accountDisabled,
  addressInUse,
  invitationRequired,
  invitationRevoked,
  linkExpired,
  linkUsed,
  providerUnavailable,
  signUpClosed,
] as const;

/** The refusals of an invitation that cannot be used. */
export const invitationRefusals = [invitationRevoked, linkExpired, linkUsed, signUpClosed] as const;

/** The refusals of someone who may not create an account. */
export const signUpRefusals = [invitationRequired, ...invitationRefusals] as const;

/** The refusals of an action that asks for the password again. */
export const passwordConfirmation = [credentialsWrong, passwordMissing, signInAgain, tooManyAttempts] as const;
