import * as z from '#schema';
import { answer, endpoint, json } from '../endpoint/endpoint.ts';
import { user } from './user.ts';

/** A name without control characters. PostgreSQL's `text` cannot store U+0000. */
export const displayName = z._default(
  z.string().check(
    z.trim(),
    z.maxLength(200),
    z.refine((name) => !/\p{Cc}/u.test(name), 'a name without control characters'),
  ),
  '',
);

export const changeName = endpoint({
  method: 'POST',
  path: '/api/account/change-name',
  summary: 'Changes the name of the account; an empty one removes it',
  access: 'session',
  body: json(z.object({ displayName })),
  answers: { 200: answer('The account', z.object({ user })) },
  refusals: [],
});
