import * as z from '#schema';
import { answer, endpoint, nothing, refusal } from './endpoint/endpoint.ts';

/** A path in the JSON document, escaped as in RFC 6901. */
const path = z.string();
const retryAfterSeconds = z.int();

const tooManyRequests = refusal(429, 'document/too-many-requests', { retryAfterSeconds });

/** Why a patch was refused. A refused patch changes nothing. */
const notChanged = [
  refusal(422, 'document/name-forbidden', { path }),
  refusal(422, 'document/too-deep', { path }),
  refusal(422, 'document/not-an-object', { path }),
  refusal(422, 'document/not-clearable', { path }),
  refusal(422, 'document/part-unknown', { path }),
  refusal(422, 'document/collection-unknown', { path }),
  refusal(422, 'document/id-invalid', { path }),
  refusal(422, 'document/record-deleted', { path }),
  refusal(422, 'document/body-invalid', { path }),
  refusal(422, 'record/leaf-invalid', { path }),
  refusal(422, 'record/leaf-read-only', { path }),
  refusal(422, 'record/no-such-leaf', { path }),
  /** `rule` names the plausibility rule that the value breaks. */
  refusal(422, 'document/value-impossible', { path, rule: z.string() }),
  refusal(413, 'document/body-too-long', { path, maxBytes: z.int() }),
  /** The record already has a body. `expected` says what a request must contain to replace it. */
  refusal(428, 'document/version-required', { path, expected: z.string() }),
  /** The version in `If-Match` was not issued by this server, or the record has changed since. */
  refusal(412, 'document/changed-since', { path }),
  refusal(413, 'document/too-large', { maxBytes: z.int() }),
  refusal(413, 'document/too-many-records', { maxRecords: z.int() }),
  refusal(507, 'document/quota-exceeded'),
  refusal(503, 'document/busy', { retryAfterSeconds }),
  /** The account was deleted while the request was in progress. */
  refusal(401, 'account/deleted'),
] as const;

const version = 'The version of the document';

/** Records by part, collection and id, as shown in `docs/first-change.md`. */
const document = z.record(z.string(), z.unknown());

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/users/:uid',
  summary: 'Returns the whole document, with note bodies as Markdown',
  access: 'owner',
  headers: { 'If-None-Match': 'The `ETag` of a cached document' },
  answers: {
    200: answer('The document', document, { ETag: version }),
    304: nothing('Not modified', { ETag: version }),
  },
  refusals: [tooManyRequests],
});

/** Applied atomically. Null moves a record to the trash. */
export const patchDocument = endpoint({
  method: 'PATCH',
  path: '/api/users/:uid',
  summary: 'Updates the document with a JSON merge patch (RFC 7396)',
  access: 'owner',
  headers: {
    'If-Match':
      'The version that the patch is based on. Required to replace an existing body. The patch is refused if a record in it has changed since',
  },
  body: { mediaType: 'application/merge-patch+json', schema: z.unknown() },
  answers: {
    200: answer('Document updated', z.object({}), {
      ETag: 'The new version; absent if another change was stored in between',
    }),
  },
  refusals: [tooManyRequests, ...notChanged],
});
