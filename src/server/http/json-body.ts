import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { RequestContext } from './environment.ts';
import { type RequestRefusal, refuseRequest } from './refusal.ts';
import { type JsonLimits, parseStrictJson } from './strict-json.ts';

export function limitBody(maxBytes: number) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (context) => refuseRequest(context as RequestContext, { code: 'request/too-large', maxBytes }),
  });
}

/** What the account's requests hold is small. */
const smallJson: JsonLimits = { maxDepth: 8, maxValues: 1000 };

/** The checked body. Its media type must be JSON, which no form of another site can send. */
export async function readJson<S extends z.ZodType>(
  context: RequestContext,
  schema: S,
): Promise<Result<z.output<S>, RequestRefusal>> {
  const body = await readStrictJson(context, 'application/json', smallJson);
  if (!body.ok) return body;
  const checked = schema.safeParse(body.value);
  if (checked.success) return ok(checked.data);
  const [issue] = checked.error.issues;
  const field = issue?.path.join('.') ?? '';
  return err({ code: 'request/shape-wrong', field, ...(issue?.code === 'custom' && { expected: issue.message }) });
}

/** The body as JSON that means one thing only, of a media type. */
export async function readStrictJson(
  context: RequestContext,
  mediaType: string,
  limits: JsonLimits,
): Promise<Result<unknown, RequestRefusal>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== mediaType) return err({ code: 'request/type-unsupported' });
  return parseStrictJson(new Uint8Array(await context.req.arrayBuffer()), limits);
}
