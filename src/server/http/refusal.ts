import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { RequestContext } from './environment.ts';
import type { JsonFault } from './strict-json.ts';

/** What is wrong with a request before anybody looks at what it asks. */
export type RequestRefusal =
  | { readonly code: 'request/not-found' }
  | { readonly code: 'request/origin-refused' }
  | { readonly code: 'request/too-large'; readonly maxBytes: number }
  | { readonly code: 'request/type-unsupported' }
  | JsonFault
  /** `expected` says what would be taken, where the name of the field does not. */
  | { readonly code: 'request/shape-wrong'; readonly field: string; readonly expected?: string }
  | { readonly code: 'request/failed' };

const statusOf: { readonly [C in RequestRefusal['code']]: ContentfulStatusCode } = {
  'request/not-found': 404,
  'request/origin-refused': 403,
  'request/too-large': 413,
  'request/type-unsupported': 415,
  'request/json-malformed': 400,
  'request/json-key-twice': 400,
  'request/json-text-invalid': 400,
  'request/json-number-inexact': 400,
  'request/json-too-deep': 400,
  'request/json-too-many-values': 413,
  'request/shape-wrong': 400,
  'request/failed': 500,
};

export function refuseRequest(context: RequestContext, refusal: RequestRefusal): Response {
  return answerRefusal(context, refusal, statusOf[refusal.code]);
}

/** Every refusal looks like this: `{ "error": { "code": "subject/what-happened", … } }`. */
export function answerRefusal(
  context: RequestContext,
  refusal: { readonly code: string; readonly retryAfterSeconds?: number },
  status: ContentfulStatusCode,
): Response {
  context.header('Cache-Control', 'no-store');
  if (refusal.retryAfterSeconds !== undefined) context.header('Retry-After', String(refusal.retryAfterSeconds));
  return context.json({ error: refusal }, status);
}
