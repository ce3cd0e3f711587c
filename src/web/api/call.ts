import {
  type AnswerOf,
  type Endpoint,
  type ParameterOf,
  type RefusalOf,
  type Refused,
  refusalsOf,
} from '#api/endpoint/endpoint.ts';
import { originRefused } from '#api/request.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import * as z from '#schema';

/** Errors that do not come from the server. */
type NetworkError = { readonly code: 'network/offline' | 'network/failed' | 'network/timed-out' };

/** Why a call failed. `request/failed` stands for every refusal that neither the endpoint nor this module declares. */
export type CallError<E extends Endpoint> =
  | RefusalOf<E>
  | Refused<typeof originRefused>
  | { readonly code: 'request/failed' }
  | NetworkError;

export function isOfNetwork(error: { readonly code: string }): error is NetworkError {
  return error.code.startsWith('network/');
}

export type Answered<E extends Endpoint> = AnswerOf<E> & { readonly response: Response };

export type AskOf<E extends Endpoint> = ParametersOf<E> & QueryOf<E> & HeadersOf<E> & ContentOf<E>;

type ParametersOf<E extends Endpoint> = [ParameterOf<E['path']>] extends [never]
  ? unknown
  : { readonly params: { readonly [Name in ParameterOf<E['path']>]: string } };

type QueryOf<E extends Endpoint> = E['query'] extends z.core.$ZodType
  ? { readonly query?: { readonly [Name in keyof z.input<E['query']>]?: string | undefined } }
  : unknown;

type HeadersOf<E extends Endpoint> = E['headers'] extends { readonly [name: string]: string }
  ? { readonly headers?: { readonly [Name in keyof E['headers']]?: string } }
  : unknown;

type ContentOf<E extends Endpoint> = E['body'] extends { readonly schema: infer S }
  ? { readonly body: S extends z.core.$ZodType ? z.input<S> : Blob }
  : unknown;

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The time limit in milliseconds; null for none. By default, the limit of an account call. */
  readonly withinMs?: number | null;
  /** The language of what the server sends to the user as a result, such as an email. By default, the browser's. */
  readonly language?: string;
}

/**
 * Sends a request to our server. No other function of the app does. Only a well-formed refusal counts as the server's
 * answer. Anything else, such as no answer, the page of a captive portal or broken JSON, is a network error and says
 * nothing about the account.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  asked: AskOf<E>,
  { signal, withinMs = usualTime(), language }: CallOptions = {},
): Promise<Result<Answered<E>, CallError<E>>> {
  const ask = asked as Ask;
  const timeOut = withinMs === null ? null : AbortSignal.timeout(withinMs);
  const signals = [timeOut, signal].filter((each) => each !== null && each !== undefined);
  try {
    const response = await fetch(addressOf(endpoint, ask), {
      ...requestOf(endpoint, ask, language),
      signal: AbortSignal.any(signals),
    });
    return (await read(endpoint, response)) as Result<Answered<E>, CallError<E>>;
  } catch {
    if (!navigator.onLine) return err({ code: 'network/offline' });
    return err({ code: timeOut?.aborted ? 'network/timed-out' : 'network/failed' });
  }
}

/** The request data for any endpoint. */
interface Ask {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

function addressOf({ path }: Endpoint, { params = {}, query = {} }: Ask): string {
  const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given)}`;
}

function requestOf(
  { method, body: declared }: Endpoint,
  { headers, body }: Ask,
  language: string | undefined,
): RequestInit {
  const content = declared && {
    body: declared.schema === null ? (body as Blob) : JSON.stringify(body),
  };
  return {
    method,
    cache: 'no-store',
    redirect: 'error',
    ...content,
    headers: {
      Accept: 'application/json',
      ...(language !== undefined && { 'Accept-Language': language }),
      ...headers,
      ...(declared && { 'Content-Type': declared.mediaType }),
    },
  };
}

async function read(endpoint: Endpoint, response: Response): Promise<Result<unknown, { readonly code: string }>> {
  const { status } = response;
  const declared = endpoint.answers[status];
  if (declared === undefined) return err(refusalIn(endpoint, await response.json()));
  if (declared.schema === null) return ok({ status, body: undefined, response });
  const body = z.safeParse(declared.schema, await response.json());
  return body.success ? ok({ status, body: body.data, response }) : err({ code: 'network/failed' });
}

function refusalIn(endpoint: Endpoint, json: unknown): { readonly code: string } {
  const known = z.safeParse(refused, json);
  if (!known.success) return { code: 'network/failed' };
  const { error } = known.data;
  const declared = [...refusalsOf(endpoint), originRefused].filter(({ code }) => code === error.code);
  const read = declared.map(({ schema }) => z.safeParse(schema, (json as typeof known.data).error));
  return read.find((each) => each.success)?.data ?? { code: 'request/failed' };
}

const refused = z.object({ error: z.object({ code: z.string() }) });

function usualTime(): number {
  if (!navigator.onLine) return 5_000;
  return window.matchMedia('(pointer: coarse)').matches ? 60_000 : 30_000;
}
