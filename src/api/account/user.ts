import * as z from '#schema';
import type { ReadAs } from '../endpoint/endpoint.ts';

/** The account as its owner sees it. Instants are UTC milliseconds. */
export const user = z.object({
  uid: z.string().check(z.minLength(1)),
  email: z.string(),
  emailVerified: z._default(z.boolean(), false),
  displayName: z._default(z.string(), ''),
  photo: z._default(z.nullable(z.string()), null),
  phone: z._default(z.nullable(z.string()), null),
  /** `password` or `oidc`. */
  providers: z._default(z.array(z.string()), []),
  /** The owner manages the accounts of the server. */
  role: z._default(z.enum(['owner', 'member']), 'member'),
  createdAt: z.number(),
  lastSignInAt: z.number(),
});

export type User = ReadAs<typeof user>;
