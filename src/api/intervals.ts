import * as z from '#schema';
import { answer, endpoint, json, nothing, refusal } from './endpoint/endpoint.ts';

const tooManyRequests = refusal(429, 'intervals/too-many-requests', { retryAfterSeconds: z.int() });

const path = '/api/users/:uid/intervals';

const connection = z.object({
  /** The user's id at intervals.icu. */
  athlete: z.string(),
  /** The day of the first activity to fetch, `YYYY-MM-DD`. */
  beginOn: z.string(),
  /** Whether intervals.icu has refused the key. Nothing is fetched until it is entered again. */
  keyRefused: z.boolean(),
  isPulling: z.boolean(),
  /** When the newest activities were last listed; null if that never succeeded. */
  pulledAt: z.nullable(z.int()),
  /** When they will be listed next; null if the key was refused. */
  nextPullAt: z.nullable(z.int()),
  /** Why the last pull ended early; null if it did not. */
  failure: z.nullable(z.string()),
  /** How many activities are listed and not fetched yet, were fetched, and will never be fetched. */
  waiting: z.int(),
  received: z.int(),
  skippedCount: z.int(),
  /** The newest activities that will never be fetched. */
  skipped: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      day: z.string(),
      /** `blocked` if intervals.icu may not pass it on, `missing` if it has no file, or `too-large`. */
      reason: z.string(),
    }),
  ),
});

export const readIntervals = endpoint({
  method: 'GET',
  path,
  summary: 'Returns the connection to intervals.icu and its status, without the key',
  access: 'owner',
  answers: { 200: answer('The connection; null if there is none', z.object({ connection: z.nullable(connection) })) },
  refusals: [],
});

export const connectIntervals = endpoint({
  method: 'PUT',
  path,
  summary: 'Tries a key of intervals.icu, and connects the account. The key is stored encrypted and never returned',
  access: 'owner',
  body: json(
    z.object({
      athlete: z.string().check(z.trim(), z.maxLength(64)),
      key: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      /** The day of the first activity to fetch, `YYYY-MM-DD`. */
      beginOn: z.string(),
    }),
  ),
  answers: { 204: nothing('Connected; the first activities are being fetched') },
  refusals: [
    tooManyRequests,
    refusal(422, 'intervals/athlete-invalid'),
    refusal(422, 'intervals/athlete-unknown'),
    refusal(422, 'intervals/begin-invalid'),
    refusal(422, 'intervals/key-refused'),
    refusal(503, 'intervals/unavailable'),
  ],
});

export const disconnectIntervals = endpoint({
  method: 'DELETE',
  path,
  summary: 'Removes the connection, its key and what it has listed. Files in the inbox stay',
  access: 'owner',
  answers: { 204: nothing('Not connected') },
  refusals: [],
});

export const pullIntervals = endpoint({
  method: 'POST',
  path: '/api/users/:uid/intervals/pull',
  summary: 'Starts to fetch new activities now',
  access: 'owner',
  answers: { 204: nothing('Started, or already running') },
  refusals: [tooManyRequests, refusal(409, 'intervals/not-connected'), refusal(409, 'intervals/key-refused')],
});
