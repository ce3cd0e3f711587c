import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { RequestContext } from './environment.ts';
import { type RequestRefusal, refuseRequest } from './refusal.ts';

export function limitBody(maxBytes: number) {
  return bodyLimit({
    maxSize: maxBytes,
    onError: (context) => refuseRequest(context as RequestContext, { code: 'request/too-large', maxBytes }),
  });
}

/** The checked body. Its media type must be JSON, which no form of another site can send. */
export async function readJson<S extends z.ZodType>(
  context: RequestContext,
  schema: S,
): Promise<Result<z.output<S>, RequestRefusal>> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return err({ code: 'request/type-unsupported' });
  const body = parse(await context.req.text());
  if (body === undefined) return err({ code: 'request/json-malformed' });
  const checked = schema.safeParse(body);
  if (checked.success) return ok(checked.data);
  return err({ code: 'request/shape-wrong', field: checked.error.issues[0]?.path.join('.') ?? '' });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
