import * as z from '#schema';
import { answer, endpoint, nothing, refusal } from './endpoint.ts';

/** That of the JSON document, escaped as in RFC 6901. */
const path = z.string();
const retryAfterSeconds = z.int();

const tooManyRequests = refusal(429, 'document/too-many-requests', { retryAfterSeconds });

/** Why a document was not changed, none of it. */
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
  /** `rule` says why nobody can have done or had it. */
  refusal(422, 'document/value-impossible', { path, rule: z.string() }),
  refusal(413, 'document/body-too-long', { path, maxBytes: z.int() }),
  /** A body is there already: `expected` says what has to come with another. */
  refusal(428, 'document/version-required', { path, expected: z.string() }),
  /** The version in `If-Match` is not one of ours, or is older than the record. */
  refusal(412, 'document/changed-since', { path }),
  refusal(413, 'document/too-large', { maxBytes: z.int() }),
  refusal(413, 'document/too-many-records', { maxRecords: z.int() }),
  refusal(507, 'document/quota-exceeded'),
  refusal(503, 'document/busy', { retryAfterSeconds }),
  /** While it was about to be changed. */
  refusal(401, 'account/deleted'),
] as const;

const version = 'The version of the document';

/** Parts, collections and records by id, as `docs/first-change.md` shows. */
const document = z.record(z.string(), z.unknown());

export const readDocument = endpoint({
  method: 'GET',
  path: '/api/users/:uid',
  summary: 'Reads the whole document, note bodies as Markdown',
  access: 'owner',
  headers: { 'If-None-Match': 'A version that is known already' },
  answers: {
    200: answer('The document', document, { ETag: version }),
    304: nothing('That version is the newest', { ETag: version }),
  },
  refusals: [tooManyRequests],
});

/** All of it or nothing. Null puts a record into the trash. */
export const patchDocument = endpoint({
  method: 'PATCH',
  path: '/api/users/:uid',
  summary: 'Merges into the document, as RFC 7396 says',
  access: 'owner',
  headers: {
    'If-Match': 'The version that was read; nothing is changed that is newer. A body is replaced only with it',
  },
  body: { mediaType: 'application/merge-patch+json', schema: z.unknown() },
  answers: { 200: answer('It is changed', z.object({}), { ETag: `${version}, where nothing else came between` }) },
  refusals: [tooManyRequests, ...notChanged],
});
