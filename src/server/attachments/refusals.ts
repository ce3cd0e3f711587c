import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { AppendError } from './attachment-store.ts';

/** Why a file was not taken or not given. */
export type AttachmentRefusal =
  | AppendError
  | { readonly code: 'attachment/not-found' }
  | { readonly code: 'attachment/hash-malformed' }
  /** `Upload-Offset` or `Upload-Length` is missing or no whole number. */
  | { readonly code: 'attachment/header-malformed'; readonly header: string }
  | { readonly code: 'attachment/too-large'; readonly maxBytes: number }
  | { readonly code: 'attachment/range-outside'; readonly bytes: number }
  | { readonly code: 'attachment/too-many-requests'; readonly retryAfterSeconds: number };

export const statusOf: { readonly [C in AttachmentRefusal['code']]: ContentfulStatusCode } = {
  'attachment/not-found': 404,
  'attachment/hash-malformed': 404,
  'attachment/header-malformed': 400,
  'attachment/busy': 409,
  'attachment/offset-wrong': 409,
  'attachment/content-wrong': 422,
  'attachment/too-large': 413,
  'attachment/quota-exceeded': 507,
  'attachment/range-outside': 416,
  'attachment/too-many-requests': 429,
};
