import * as z from '#schema';
import { answer, type BodyOf, endpoint, nothing, type ReadAs, refusal } from './endpoint/endpoint.ts';

/** When a state was written and when it was replaced, as UTC milliseconds. */
const moment = { id: z.string(), writtenAt: z.number(), replacedAt: z.number() };

/** The whole record at an earlier time. */
const version = z.object({ kind: z.literal('version'), ...moment, bytes: z._default(z.number(), 0) });

/** A leaf's value that lost to a concurrent write. `path` is a printed path. */
const superseded = z.object({ kind: z.literal('superseded'), ...moment, path: z.string(), value: z.unknown() });

export type PastVersion = ReadAs<typeof version>;
export type SupersededValue = ReadAs<typeof superseded>;

/** Too many of the person's requests are being answered. */
const tooManyRequests = refusal(429, 'document/too-many-requests', { retryAfterSeconds: z.int() });

const etag = { ETag: 'A hash of the response' };
const headers = { 'If-None-Match': 'The `ETag` of a cached response' };
const known = nothing('Not modified', etag);
const address = '/api/users/:uid/records/:collection/:id/history';

export const listHistory = endpoint({
  method: 'GET',
  path: address,
  summary: 'Lists the history of a record, newest first',
  access: 'owner',
  headers,
  query: z.object({
    /** The value of `next` in the previous response. */
    before: z.optional(z.string()),
    /** The maximum number of states to return, 1 to 100. */
    limit: z._default(z.string().check(z.regex(/^([1-9]\d?|100)$/)), '50'),
  }),
  answers: {
    200: answer(
      'Earlier versions, and values that lost to concurrent writes',
      z.object({
        states: z.array(z.union([version, superseded])),
        /** The cursor of the next page, or null on the last page. */
        next: z.nullable(z.string()),
      }),
      etag,
    ),
    304: known,
  },
  refusals: [tooManyRequests],
});

export const readVersion = endpoint({
  method: 'GET',
  path: `${address}/:version`,
  summary: 'Returns an earlier version of a record, with its text as `body`',
  access: 'owner',
  headers,
  answers: {
    200: answer(
      'The earlier version',
      z.object({ writtenAt: z.number(), replacedAt: z.number(), record: z.record(z.string(), z.unknown()) }),
      etag,
    ),
    304: known,
  },
  refusals: [tooManyRequests],
});

/** This request is sent before a version is restored. */
export const keepVersion = endpoint({
  method: 'POST',
  path: address,
  summary: 'Keeps the current version of a record when it next changes',
  access: 'owner',
  answers: { 204: nothing('The current version will be kept') },
  refusals: [tooManyRequests],
});

export type HistoryList = BodyOf<typeof listHistory>;
