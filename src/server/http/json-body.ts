import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
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
  { mediaType, schema }: { readonly mediaType: string; readonly schema: v.GenericSchema },
  limits: JsonLimits = smallJson,
): Promise<Result<unknown, RequestRefusal>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== mediaType) return err({ code: 'request/type-unsupported' });
  const body = parseStrictJson(new Uint8Array(await context.req.arrayBuffer()), limits);
  return body.ok ? checkShape(schema, body.value) : body;
}

/** Validates a value and returns the value that its schema parses it to. */
export function checkShape(schema: v.GenericSchema, value: unknown): Result<unknown, RequestRefusal> {
  const checked = v.safeParse(schema, value);
  if (checked.success) return ok(checked.output);
  const [issue] = checked.issues;
  const field = v.getDotPath(issue) ?? '';
  return err({ code: 'request/shape-wrong', field, ...(issue.type === 'check' && { expected: issue.message }) });
}
