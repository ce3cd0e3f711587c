import * as z from '#schema';
import { answer, endpoint, json, nothing } from '../endpoint.ts';
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
  summary: 'Changes the address of the account',
  access: 'session',
  body: json(z.object({ email: text, password: text })),
  answers: {
    200: answer('The address is another', z.object({ state: z.literal('changed') })),
    202: answer('It will be once its link is opened', z.object({ state: z.literal('confirmation-sent') })),
  },
  refusals: [addressInvalid, addressInUse, linkExpired, ...passwordConfirmation],
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: '/api/account/send-confirmation',
  summary: 'Has the link sent again that confirms the address',
  access: 'session',
  answers: { 202: answer('The link is sent if the address has to be confirmed', z.object({})) },
  refusals: [tooManyAttempts],
});

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/account/confirm-address',
  summary: 'Confirms an address by a link',
  access: 'anyone',
  body: json(z.object({ token: text })),
  answers: { 204: nothing('The address is confirmed') },
  refusals: [addressInUse, linkExpired, linkUsed],
});
