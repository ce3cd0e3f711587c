import * as z from '#schema';
import { answer, endpoint, json, nothing } from '../endpoint.ts';
import {
  addressInvalid,
  linkExpired,
  linkUsed,
  passwordConfirmation,
  passwordWeak,
  tooManyAttempts,
} from './refusals.ts';
import { text } from './text.ts';

/** Answers the same whether or not an account has this address. */
export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/account/forgot-password',
  summary: 'Has a link sent that sets a new password',
  access: 'anyone',
  body: json(z.object({ email: text })),
  answers: { 202: answer('The link is sent if there is such an account', z.object({})) },
  refusals: [addressInvalid, tooManyAttempts],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/account/reset-password',
  summary: 'Sets a new password by a link, which ends every session',
  access: 'anyone',
  body: json(z.object({ token: text, password: text })),
  answers: { 204: nothing('The password is set') },
  refusals: [linkExpired, linkUsed, passwordWeak],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/change-password',
  summary: 'Sets a new password, which ends every other session',
  access: 'session',
  body: json(z.object({ currentPassword: text, newPassword: text })),
  answers: { 204: nothing('The password is set') },
  refusals: [...passwordConfirmation, passwordWeak],
});
