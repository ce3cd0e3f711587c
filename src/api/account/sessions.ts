import * as z from '#schema';
import { answer, endpoint, nothing, type ReadAs, refusal } from '../endpoint/endpoint.ts';

/** One device or browser where the user is signed in. Instants are UTC milliseconds. */
const session = z.object({
  id: z.string(),
  /** The `User-Agent` of the browser. */
  device: z.string(),
  /** Whether the session is on a shared computer. */
  shared: z.boolean(),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  expiresAt: z.number(),
  /** Whether this is the session that sends the request. */
  current: z.boolean(),
});

export type AccountSession = ReadAs<typeof session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Lists the active sessions of the account',
  access: 'session',
  answers: { 200: answer('The sessions', z.object({ sessions: z.array(session) })) },
  refusals: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Ends a session',
  access: 'session',
  answers: {
    204: nothing('Session ended', { 'Set-Cookie': 'Clears the session cookie, if the current session was ended' }),
  },
  refusals: [refusal(404, 'account/session-not-found')],
});
