import * as z from '#schema';
import { type Endpoint, notFound, type Refusal, type Refused, refusal } from './endpoint/endpoint.ts';

const path = z.string();

/** `origin` is the address of the page that sent the request; empty if the request names none. */
export const originRefused = refusal(403, 'request/origin-refused', { origin: z.string() });
const tooLarge = refusal(413, 'request/too-large', { maxBytes: z.int() });
const typeUnsupported = refusal(415, 'request/type-unsupported');
/** `expected` says what is accepted, if the field's name does not make it clear. */
const shapeWrong = refusal(400, 'request/shape-wrong', { field: z.string(), expected: z.optional(z.string()) });
const failed = refusal(500, 'request/failed');
/** The store of files cannot be reached. Nothing is lost, and the same request can be sent again. */
export const filesUnavailable = refusal(503, 'request/files-unavailable', { retryAfterSeconds: z.int() });

/**
 * Refusals of JSON that could not be stored exactly as sent. `path` is escaped as in RFC 6901 and empty for the root
 * value.
 */
const jsonFaults = [
  refusal(400, 'request/json-malformed'),
  refusal(400, 'request/json-key-twice', { path }),
  /** A string or name with an unpaired surrogate, which UTF-8 cannot encode. */
  refusal(400, 'request/json-text-invalid', { path }),
  /** A number outside the range of a double, or an integer that a double would round. */
  refusal(400, 'request/json-number-inexact', { path }),
  refusal(400, 'request/json-too-deep', { path, maxDepth: z.int() }),
  refusal(413, 'request/json-too-many-values', { maxValues: z.int() }),
] as const;

/** Refusals that do not depend on the endpoint. */
export const requestRefusals = [
  ...[notFound, originRefused, tooLarge, typeUnsupported, shapeWrong, failed, filesUnavailable],
  ...jsonFaults,
] as const;

export type RequestRefusal = Refused<(typeof requestRefusals)[number]>;

export type JsonFault = Refused<(typeof jsonFaults)[number]>;

/** Returns the general refusals that an endpoint can answer with. */
export function requestRefusalsOf({ method, query, body }: Endpoint): readonly Refusal[] {
  const isChange = method !== 'GET' && method !== 'HEAD';
  const isJson = body !== undefined && body.schema !== null;
  return [
    ...(isChange ? [originRefused] : []),
    ...(isJson ? [tooLarge, ...jsonFaults] : []),
    ...(body === undefined ? [] : [typeUnsupported]),
    ...(isJson || query !== undefined ? [shapeWrong] : []),
    failed,
  ];
}
