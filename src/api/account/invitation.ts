import * as v from 'valibot';
import { answer, type BodyOf, endpoint, json } from '../endpoint/endpoint.ts';
import { invitationRefusals, tooManyAttempts } from './refusals.ts';
import { text } from './text.ts';

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/account/invitation',
  summary: 'Returns what an invitation allows, without using it',
  access: 'anyone',
  body: json(v.object({ token: text })),
  answers: {
    200: answer(
      'The invitation can be used',
      v.object({ role: v.picklist(['owner', 'member']), address: v.nullable(v.string()) }),
    ),
  },
  refusals: [...invitationRefusals, tooManyAttempts],
});

/** What an invitation allows. */
export type Invitation = BodyOf<typeof readInvitation>;
