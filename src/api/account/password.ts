import * as z from '#schema';
import { answer, endpoint, json, nothing } from '../endpoint/endpoint.ts';
import {
  addressInvalid,
  linkExpired,
  linkUsed,
  passwordConfirmation,
  passwordWeak,
  tooManyAttempts,
} from './refusals.ts';
import { text } from './text.ts';

/** The answer is the same whether or not an account with this address exists. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/account/forgot-password',
  summary: 'Sends a password reset link',
  access: 'anyone',
  body: json(z.object({ email: text })),
  answers: { 202: answer('Link sent, if an account has this address', z.object({})) },
  refusals: [addressInvalid, tooManyAttempts],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/account/reset-password',
  summary: 'Resets the password with a token from a reset link and ends all sessions',
  access: 'anyone',
  body: json(z.object({ token: text, password: text })),
  answers: { 204: nothing('Password reset') },
  refusals: [linkExpired, linkUsed, passwordWeak, tooManyAttempts],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/change-password',
  summary: 'Changes the password and ends all other sessions',
  access: 'session',
  body: json(z.object({ currentPassword: text, newPassword: text })),
  answers: { 204: nothing('Password changed') },
  refusals: [...passwordConfirmation, passwordWeak],
});
