import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { RequestRefusal } from '#api/request.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { RequestContext } from './environment.ts';
import { refuseRequest } from './refusal.ts';
import { type JsonLimits, parseStrictJson } from './strict-json.ts';

export function limitBody(maxBytes: number) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (context) => refuseRequest(context as RequestContext, { code: 'request/too-large', maxBytes }),
  });
}

/** Limits for account requests, which are small. */
const smallJson: JsonLimits = { maxDepth: 8, maxValues: 1000 };

/** Reads and validates an unambiguous JSON body. An HTML form on another site cannot send the JSON media type. */
export async function readJson(
  context: RequestContext,
  { mediaType, schema }: { readonly mediaType: string; readonly schema: z.core.$ZodType },
  limits: JsonLimits = smallJson,
): Promise<Result<unknown, RequestRefusal>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== mediaType) return err({ code: 'request/type-unsupported' });
  const body = parseStrictJson(new Uint8Array(await context.req.arrayBuffer()), limits);
  return body.ok ? checkShape(schema, body.value) : body;
}

/** Validates a value and returns the value that its schema parses it to. */
export function checkShape(schema: z.core.$ZodType, value: unknown): Result<unknown, RequestRefusal> {
  const checked = z.safeParse(schema, value);
  if (checked.success) return ok(checked.data);
  const [issue] = checked.error.issues;
  const field = issue?.path.join('.') ?? '';
  return err({ code: 'request/shape-wrong', field, ...(issue?.code === 'custom' && { expected: issue.message }) });
}
