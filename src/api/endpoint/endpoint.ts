import * as z from '#schema';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Who may send the request: anyone, any signed-in user, or only the user with the path's `uid`. */
export type Access = 'anyone' | 'session' | 'owner';

/** One request that the server handles, with all its possible answers. */
export interface Endpoint {
  readonly method: Method;
  /** Parameters are written as `:name`. */
  readonly path: `/${string}`;
  /** A one-line description. */
  readonly summary: string;
  readonly access: Access;
  readonly query?: z.core.$ZodObject;
  /** The request headers that matter, with their meanings. */
  readonly headers?: { readonly [name: string]: string };
  readonly body?: RequestBody;
  /** Answers by status code. */
  readonly answers: { readonly [status: number]: Answer };
  /** The endpoint's own refusals, in addition to those of `access` and those of every request. */
  readonly refusals: readonly Refusal[];
}

export interface RequestBody {
  readonly mediaType: string;
  /** Null if the body is not JSON. */
  readonly schema: z.core.$ZodType | null;
}

export interface Answer {
  /** `json` has a schema; `bytes` are raw. */
  readonly content: 'json' | 'bytes' | 'none';
  readonly schema: z.core.$ZodType | null;
  readonly summary: string;
  /** The answer headers that matter, with their meanings. */
  readonly headers: { readonly [name: string]: string };
  /** Of `bytes`. */
  readonly mediaType?: string;
}

/** A way for a request to fail. The body is `{ "error": { "code", … } }`. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly schema: z.core.$ZodType<{ readonly code: string }>;
}

/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

/** Declares a refusal: a code of the form `subject/what-happened`, and the fields of its body. */
/* @__NO_SIDE_EFFECTS__ */
export function refusal<const C extends string, const F extends z.core.$ZodLooseShape = Record<never, never>>(
  status: number,
  code: C,
  fields?: F,
) {
  return { status, code, schema: z.object({ code: z.literal(code), ...(fields as F) }) };
}

/* @__NO_SIDE_EFFECTS__ */
export function json<S extends z.core.$ZodType>(schema: S) {
  return { mediaType: 'application/json', schema } as const;
}

type Headers = Answer['headers'];

/** Declares a JSON answer. */
/* @__NO_SIDE_EFFECTS__ */
export function answer<S extends z.core.$ZodType>(summary: string, schema: S, headers: Headers = {}) {
  return { content: 'json', schema, summary, headers } as const;
}

/** Declares an answer that is not JSON. */
/* @__NO_SIDE_EFFECTS__ */
export function bytes(summary: string, headers: Headers = {}, mediaType = 'application/octet-stream') {
  return { content: 'bytes', schema: null, summary, headers, mediaType } as const;
}

/** Declares an answer without a body. */
/* @__NO_SIDE_EFFECTS__ */
export function nothing(summary: string, headers: Headers = {}) {
  return { content: 'none', schema: null, summary, headers } as const;
}

type Read<T> = T extends readonly (infer V)[]
  ? readonly Read<V>[]
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T;

/** The type of the values into which a schema parses, read-only. */
export type ReadAs<S> = S extends z.core.$ZodType ? Read<z.output<S>> : undefined;

/** The names of a path's parameters. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The answers of an endpoint, by status. */
export type AnswerOf<E extends Endpoint> = {
  [Status in keyof E['answers'] & number]: {
    readonly status: Status;
    readonly body: E['answers'][Status] extends { readonly schema: infer S } ? ReadAs<S> : never;
  };
}[keyof E['answers'] & number];

/** The JSON body of an endpoint's answers. */
export type BodyOf<E extends Endpoint> = Exclude<AnswerOf<E>['body'], undefined>;

/** The body of a refusal. */
export type Refused<R extends Refusal> = ReadAs<R['schema']>;

/** The refusals of an endpoint, without those that any request can get. */
export type RefusalOf<E extends Endpoint> =
  | Refused<E['refusals'][number]>
  | (E['access'] extends 'anyone' ? never : SessionRefusal)
  | (E['access'] extends 'owner' ? Refused<typeof notFound> : never);

/** The reasons why there is no session. Only the last two come from a stored row, and they name the session's user. */
export const sessionRefusals = [
  refusal(401, 'account/session-unknown'),
  refusal(401, 'account/session-revoked', { uid: z.string() }),
  refusal(401, 'account/deleted', { uid: z.string() }),
] as const;

export type SessionRefusal = Refused<(typeof sessionRefusals)[number]>;

/** Another user's resources are reported as missing. */
export const notFound = refusal(404, 'request/not-found');

/** Returns the refusals of an endpoint, with those of its access. */
export function refusalsOf({ access, refusals }: Endpoint): readonly Refusal[] {
  const ofAccess = access === 'anyone' ? [] : access === 'session' ? sessionRefusals : [...sessionRefusals, notFound];
  return [...refusals, ...ofAccess];
}
