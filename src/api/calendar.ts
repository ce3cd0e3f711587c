import * as z from '#schema';
import { answer, bytes, endpoint, json, notFound, nothing, refusal } from './endpoint/endpoint.ts';

const tooManyRequests = refusal(429, 'calendar/too-many-requests', { retryAfterSeconds: z.int() });

const feed = z.object({
  /** When the address was created; null if there is none. */
  createdAt: z.nullable(z.int()),
});

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/users/:uid/calendar',
  summary: 'Returns whether the calendar feed has an address. The address itself is not stored',
  access: 'owner',
  answers: { 200: answer('The feed', feed) },
  refusals: [],
});

export const renewCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/users/:uid/calendar',
  summary: 'Gives the calendar feed a new address. The previous one stops working immediately',
  access: 'owner',
  body: json(
    z.object({
      /** The IANA time zone in which notes are read. */
      zone: z.string(),
    }),
  ),
  answers: {
    200: answer(
      'The address, which is never returned again',
      z.object({
        /** The path of the feed on this server, with the secret. */
        path: z.string(),
        createdAt: z.int(),
      }),
    ),
  },
  refusals: [tooManyRequests, refusal(422, 'calendar/zone-unknown')],
});

export const revokeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/users/:uid/calendar',
  summary: 'Removes the address of the calendar feed, which stops working immediately',
  access: 'owner',
  answers: { 204: nothing('The feed has no address') },
  refusals: [],
});

/** Anyone who has the address can read the feed: calendar apps cannot sign in. */
export const downloadCalendar = endpoint({
  method: 'GET',
  path: '/calendar/:file',
  summary: 'Downloads the calendar feed with the titles of reminders and tasks. The file is `{secret}.ics`',
  access: 'anyone',
  headers: { 'If-None-Match': 'The `ETag` of a cached feed' },
  answers: {
    200: bytes('The feed', { ETag: 'The version of the feed' }, 'text/calendar'),
    304: nothing('Not modified', { ETag: 'The version of the feed' }),
  },
  refusals: [tooManyRequests, notFound],
});
