import * as z from '#schema';
import { endpoint, json, nothing } from '../endpoint/endpoint.ts';
import { passwordConfirmation } from './refusals.ts';
import { text } from './text.ts';

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/delete',
  summary: 'Deletes the account and all its data',
  access: 'session',
  body: json(z.object({ password: text })),
  answers: { 204: nothing('Account deleted') },
  refusals: [...passwordConfirmation],
});
