import * as z from '#schema';
import { answer, type BodyOf, endpoint, json } from '../endpoint/endpoint.ts';
import { invitationRefusals, tooManyAttempts } from './refusals.ts';
import { text } from './text.ts';

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/account/invitation',
  summary: 'Returns what an invitation allows, without using it',
  access: 'anyone',
  body: json(z.object({ token: text })),
  answers: {
    200: answer(
      'The invitation can be used',
      z.object({ role: z.enum(['owner', 'member']), address: z.nullable(z.string()) }),
    ),
  },
  refusals: [...invitationRefusals, tooManyAttempts],
});

/** What an invitation allows. */
export type Invitation = BodyOf<typeof readInvitation>;
