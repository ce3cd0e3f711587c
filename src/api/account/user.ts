import * as v from 'valibot';
import type { ReadAs } from '../endpoint/endpoint.ts';

/** The account as its owner sees it. Instants are UTC milliseconds. */
export const user = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  email: v.string(),
  emailVerified: v.optional(v.boolean(), false),
  displayName: v.optional(v.string(), ''),
  photo: v.optional(v.nullable(v.string()), null),
  phone: v.optional(v.nullable(v.string()), null),
  /** `password` or `oidc`. */
  providers: v.optional(v.array(v.string()), []),
  /** The owner manages the accounts of the server. */
  role: v.optional(v.picklist(['owner', 'member']), 'member'),
  createdAt: v.number(),
  lastSignInAt: v.number(),
});

export type User = ReadAs<typeof user>;
