import * as z from '#schema';

export type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE';

/** Who is answered: anyone, whoever is signed in, or the person alone whose uid the path has. */
export type Access = 'anyone' | 'session' | 'owner';

/** One request that the server answers, and all that it can answer. */
export interface Endpoint {
  readonly method: Method;
  /** With its parameters as `:name`. */
  readonly path: `/${string}`;
  /** What it does, in a line. */
  readonly summary: string;
  readonly access: Access;
  readonly query?: z.core.$ZodObject;
  /** Headers of the request that mean something here, and what. */
  readonly headers?: { readonly [name: string]: string };
  readonly body?: RequestBody;
  /** By status. */
  readonly answers: { readonly [status: number]: Answer };
  /** Besides those that come with the access and those of any request. */
  readonly refusals: readonly Refusal[];
}

export interface RequestBody {
  readonly mediaType: string;
  /** Null where the bytes are not JSON. */
  readonly schema: z.core.$ZodType | null;
}

export interface Answer {
  /** `json` has a schema; `bytes` are what they are. */
  readonly content: 'json' | 'bytes' | 'none';
  readonly schema: z.core.$ZodType | null;
  readonly summary: string;
  /** Headers of the answer that mean something, and what. */
  readonly headers: { readonly [name: string]: string };
}

/** A way in which a request is not done: its body is `{ "error": { "code", … } }`. */
export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly schema: z.core.$ZodType<{ readonly code: string }>;
}

/** Declares an endpoint. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

/** Declares a refusal: a code of the form `subject/what-happened`, and what comes with it. */
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

/** An answer of JSON. */
/* @__NO_SIDE_EFFECTS__ */
export function answer<S extends z.core.$ZodType>(summary: string, schema: S, headers: Headers = {}) {
  return { content: 'json', schema, summary, headers } as const;
}

/** An answer whose content is no JSON. */
/* @__NO_SIDE_EFFECTS__ */
export function bytes(summary: string, headers: Headers = {}) {
  return { content: 'bytes', schema: null, summary, headers } as const;
}

/** An answer without content. */
/* @__NO_SIDE_EFFECTS__ */
export function nothing(summary: string, headers: Headers = {}) {
  return { content: 'none', schema: null, summary, headers } as const;
}

type Read<T> = T extends readonly (infer V)[]
  ? readonly Read<V>[]
  : T extends object
    ? { readonly [K in keyof T]: Read<T[K]> }
    : T;

/** What a schema reads. */
export type ReadAs<S> = S extends z.core.$ZodType ? Read<z.output<S>> : undefined;

/** The names of a path's parameters. */
export type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The contents that an endpoint answers with, by status. */
export type AnswerOf<E extends Endpoint> = {
  [Status in keyof E['answers'] & number]: {
    readonly status: Status;
    readonly body: E['answers'][Status] extends { readonly schema: infer S } ? ReadAs<S> : never;
  };
}[keyof E['answers'] & number];

/** The JSON that an endpoint answers with, where there is one. */
export type BodyOf<E extends Endpoint> = Exclude<AnswerOf<E>['body'], undefined>;

/** What a refusal says. */
export type Refused<R extends Refusal> = ReadAs<R['schema']>;

/** Everything but what any request can meet. */
export type RefusalOf<E extends Endpoint> =
  | Refused<E['refusals'][number]>
  | (E['access'] extends 'anyone' ? never : SessionRefusal)
  | (E['access'] extends 'owner' ? Refused<typeof notFound> : never);

/** Why there is no session. Only the latter two come from a stored row; they say whose session it was. */
export const sessionRefusals = [
  refusal(401, 'account/session-unknown'),
  refusal(401, 'account/session-revoked', { uid: z.string() }),
  refusal(401, 'account/deleted', { uid: z.string() }),
] as const;

export type SessionRefusal = Refused<(typeof sessionRefusals)[number]>;

/** Somebody else's things are as ones that do not exist. */
export const notFound = refusal(404, 'request/not-found');

/** Those of an endpoint, with those that come with its access. */
export function refusalsOf({ access, refusals }: Endpoint): readonly Refusal[] {
  const ofAccess = access === 'anyone' ? [] : access === 'session' ? sessionRefusals : [...sessionRefusals, notFound];
  return [...refusals, ...ofAccess];
}
