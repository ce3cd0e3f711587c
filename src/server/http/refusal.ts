import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type RequestRefusal, requestRefusals } from '#api/request.ts';
import type { RequestContext } from './environment.ts';

/** The HTTP statuses of the refusals that any request can get, by code. */
export const requestStatuses: ReadonlyMap<string, number> = new Map(
  requestRefusals.map(({ code, status }) => [code, status]),
);

export function refuseRequest(context: RequestContext, refusal: RequestRefusal): Response {
  return answerRefusal(context, refusal, requestStatuses.get(refusal.code) as ContentfulStatusCode);
}

/** Answers with a refusal. Every refusal has the form `{ "error": { "code": "subject/what-happened", … } }`. */
export function answerRefusal(
  context: RequestContext,
  refusal: { readonly code: string; readonly retryAfterSeconds?: number },
  status: ContentfulStatusCode,
): Response {
  context.header('Cache-Control', 'no-store');
  if (refusal.retryAfterSeconds !== undefined) context.header('Retry-After', String(refusal.retryAfterSeconds));
  return context.json({ error: refusal }, status);
}
