import * as z from '#schema';
import { answer, endpoint, json, nothing } from '../endpoint/endpoint.ts';
import {
  addressInUse,
  addressInvalid,
  linkExpired,
  linkUsed,
  passwordConfirmation,
  tooManyAttempts,
} from './refusals.ts';
import { text } from './text.ts';

/** If the server sends mail, the new address must be confirmed first. Otherwise it applies at once, unconfirmed. */
export const changeAddress = endpoint({
  method: 'POST',
  path: '/api/account/change-address',
  summary: 'Changes the email address of the account',
  access: 'session',
  body: json(z.object({ email: text, password: text })),
  answers: {
    200: answer('Email address changed', z.object({ state: z.literal('changed') })),
    202: answer('Confirmation link sent to the new address', z.object({ state: z.literal('confirmation-sent') })),
  },
  refusals: [addressInvalid, addressInUse, linkExpired, ...passwordConfirmation],
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/send-confirmation',
  summary: 'Resends the confirmation link for the email address',
  access: 'session',
  answers: { 202: answer('Link sent, if the address is unconfirmed and the server sends email', z.object({})) },
  refusals: [tooManyAttempts],
});

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/account/confirm-address',
  summary: 'Confirms an email address with a token from a confirmation link',
  access: 'anyone',
  body: json(z.object({ token: text })),
  answers: { 204: nothing('Email address confirmed') },
  refusals: [addressInUse, linkExpired, linkUsed, tooManyAttempts],
});
