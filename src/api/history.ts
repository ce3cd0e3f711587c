import * as v from 'valibot';
import { answer, type BodyOf, endpoint, integer, nothing, type ReadAs, refusal } from './endpoint/endpoint.ts';

/** When a state was written and when it was replaced, as UTC milliseconds. */
const moment = { id: v.string(), writtenAt: v.number(), replacedAt: v.number() };

/** The whole record at an earlier time. */
const version = v.object({ kind: v.literal('version'), ...moment, bytes: v.optional(v.number(), 0) });

/** A leaf's value that lost to a concurrent write. `path` is a printed path. */
const superseded = v.object({ kind: v.literal('superseded'), ...moment, path: v.string(), value: v.unknown() });

export type PastVersion = ReadAs<typeof version>;
export type SupersededValue = ReadAs<typeof superseded>;

/** Too many of the person's requests are being answered. */
const tooManyRequests = refusal(429, 'document/too-many-requests', { retryAfterSeconds: integer });

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
  query: v.object({
    /** The value of `next` in the previous response. */
    before: v.optional(v.string()),
    /** The maximum number of states to return, 1 to 100. */
    limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/)), '50'),
  }),
  answers: {
    200: answer(
      'Earlier versions, and values that lost to concurrent writes',
      v.object({
        states: v.array(v.union([version, superseded])),
        /** The cursor of the next page, or null on the last page. */
        next: v.nullable(v.string()),
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
      v.object({ writtenAt: v.number(), replacedAt: v.number(), record: v.record(v.string(), v.unknown()) }),
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
