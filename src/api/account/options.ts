import * as z from '#schema';
import { answer, type BodyOf, endpoint } from '../endpoint/endpoint.ts';

export const accountOptions = endpoint({
  method: 'GET',
  path: '/api/account/options',
  summary: 'Returns the sign-up and sign-in options of the server',
  access: 'anyone',
  answers: {
    200: answer(
      'The options',
      z.object({
        signUp: z._default(z.enum(['open', 'invite', 'closed']), 'closed'),
        /** The minimum length of a password, in code points. */
        passwordMin: z.number(),
        /** The other sign-in service, or null if there is none. `name` is the label of its button. */
        provider: z._default(z.nullable(z.object({ name: z.string() })), null),
        /** Whether the server sends mail. If not, the operator passes links on. */
        mail: z._default(z.boolean(), false),
        /** Whether the server has no owner, and one needs the link that its start prints. */
        needsOwner: z._default(z.boolean(), false),
      }),
    ),
  },
  refusals: [],
});

export type AccountOptions = BodyOf<typeof accountOptions>;
