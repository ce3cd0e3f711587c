import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Impossible } from '#domain/exercise/plausible/index.ts';
import type { ChangeError } from '#domain/kernel/index.ts';

/** Why a document was not changed, none of it. `path` is that of the JSON document, escaped as in RFC 6901. */
export type DocumentRefusal =
  | { readonly code: PathCode; readonly path: string }
  | ChangeError
  /** `rule` says why nobody can have done or had it. */
  | { readonly code: 'document/value-impossible'; readonly path: string; readonly rule: Impossible['code'] }
  | { readonly code: 'document/body-too-long'; readonly path: string; readonly maxBytes: number }
  /** A body is there already: `expected` says what has to come with another. */
  | { readonly code: 'document/version-required'; readonly path: string; readonly expected: string }
  /** The version in `If-Match` is not one of ours, or is older than the record. */
  | { readonly code: 'document/changed-since'; readonly path: string }
  | { readonly code: 'document/too-large'; readonly maxBytes: number }
  | { readonly code: 'document/too-many-records'; readonly maxRecords: number }
  | { readonly code: 'document/too-many-requests'; readonly retryAfterSeconds: number }
  | { readonly code: 'document/quota-exceeded' }
  | { readonly code: 'document/busy'; readonly retryAfterSeconds: number }
  | { readonly code: 'account/deleted' };

type PathCode =
  | 'document/name-forbidden'
  | 'document/too-deep'
  | 'document/not-an-object'
  | 'document/not-clearable'
  | 'document/part-unknown'
  | 'document/collection-unknown'
  | 'document/id-invalid'
  | 'document/record-deleted'
  | 'document/body-invalid';

export const statusOf: { readonly [C in DocumentRefusal['code']]: ContentfulStatusCode } = {
  'document/name-forbidden': 422,
  'document/too-deep': 422,
  'document/not-an-object': 422,
  'document/not-clearable': 422,
  'document/part-unknown': 422,
  'document/collection-unknown': 422,
  'document/id-invalid': 422,
  'document/record-deleted': 422,
  'document/body-invalid': 422,
  'record/leaf-invalid': 422,
  'record/leaf-read-only': 422,
  'record/no-such-leaf': 422,
  'document/value-impossible': 422,
  'document/body-too-long': 413,
  'document/version-required': 428,
  'document/changed-since': 412,
  'document/too-large': 413,
  'document/too-many-records': 413,
  'document/too-many-requests': 429,
  'document/quota-exceeded': 507,
  'document/busy': 503,
  'account/deleted': 401,
};
