import * as z from '#schema';
import { type Endpoint, notFound, type Refusal, type Refused, refusal } from './endpoint.ts';

const path = z.string();

const originRefused = refusal(403, 'request/origin-refused');
const tooLarge = refusal(413, 'request/too-large', { maxBytes: z.int() });
const typeUnsupported = refusal(415, 'request/type-unsupported');
/** `expected` says what would be taken, where the name of the field does not. */
const shapeWrong = refusal(400, 'request/shape-wrong', { field: z.string(), expected: z.optional(z.string()) });
const failed = refusal(500, 'request/failed');

/** JSON that would not be stored as it was said; `path` as in RFC 6901, empty for the value itself. */
const jsonFaults = [
  refusal(400, 'request/json-malformed'),
  refusal(400, 'request/json-key-twice', { path }),
  /** A string, or a name, with half of a surrogate pair, which no UTF-8 can hold. */
  refusal(400, 'request/json-text-invalid', { path }),
  /** A number beyond what a double holds, or a whole number that it would round. */
  refusal(400, 'request/json-number-inexact', { path }),
  refusal(400, 'request/json-too-deep', { path, maxDepth: z.int() }),
  refusal(413, 'request/json-too-many-values', { maxValues: z.int() }),
] as const;

/** What is wrong with a request before anybody looks at what it asks. */
export const requestRefusals = [
  ...[notFound, originRefused, tooLarge, typeUnsupported, shapeWrong, failed],
  ...jsonFaults,
] as const;

export type RequestRefusal = Refused<(typeof requestRefusals)[number]>;

export type JsonFault = Refused<(typeof jsonFaults)[number]>;

/** Those that an endpoint can answer by its kind. */
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
