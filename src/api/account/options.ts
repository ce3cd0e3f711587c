import * as v from 'valibot';
import { answer, type BodyOf, endpoint } from '../endpoint/endpoint.ts';

export const accountOptions = endpoint({
  method: 'GET',
  path: '/api/account/options',
  summary: 'Returns the sign-up and sign-in options of the server',
  access: 'anyone',
  answers: {
    200: answer(
      'The options',
      v.object({
        signUp: v.optional(v.picklist(['open', 'invite', 'closed']), 'closed'),
        /** The minimum length of a password, in code points. */
        passwordMin: v.number(),
        /** The other sign-in service, or null if there is none. `name` is the label of its button. */
        provider: v.optional(v.nullable(v.object({ name: v.string() })), null),
        /** Whether the server sends mail. If not, the operator passes links on. */
        mail: v.optional(v.boolean(), false),
        /** Whether the server has no owner, and one needs the link that its start prints. */
        needsOwner: v.optional(v.boolean(), false),
      }),
    ),
  },
  refusals: [],
});

export type AccountOptions = BodyOf<typeof accountOptions>;
