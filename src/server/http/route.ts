import type { Hono } from 'hono';
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status';
import {
  type AnswerOf,
  type Endpoint,
  type ParameterOf,
  type ReadAs,
  type RefusalOf,
  refusalsOf,
  type SessionRefusal,
} from '#api/endpoint/endpoint.ts';
import type { RequestRefusal } from '#api/request.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Environment, RequestContext } from './environment.ts';
import { checkShape, readJson } from './json-body.ts';
import { answerRefusal, requestStatuses } from './refusal.ts';
import type { Session } from './session.ts';
import type { JsonLimits } from './strict-json.ts';

export type SessionOf = (headers: Headers) => Promise<Result<Session, SessionRefusal>>;

/** An authorised and validated request. */
export interface Asked<E extends Endpoint> {
  readonly context: RequestContext;
  readonly session: E['access'] extends 'anyone' ? null : Session;
  readonly params: { readonly [Name in ParameterOf<E['path']>]: string };
  readonly query: ReadAs<E['query']>;
  readonly body: E['body'] extends { readonly schema: infer S } ? ReadAs<S> : undefined;
}

/** A refusal that the endpoint declares, or one that any request can get. */
export type AnyRefusalOf<E extends Endpoint> = RefusalOf<E> | RequestRefusal;

/** A handler's result. It is a `Response` for content that is not JSON or is streamed. */
export type Outcome<E extends Endpoint> = Result<AnswerOf<E>, AnyRefusalOf<E>> | Response;

export interface RouteOptions<E extends Endpoint> {
  /** Refuses a request before its query and body are read. */
  readonly admit?: (asked: Pick<Asked<E>, 'session' | 'params'>) => AnyRefusalOf<E> | null;
  readonly json?: JsonLimits;
  /** Maps the refusal of an unreadable body to one of the endpoint's own. */
  readonly misread?: (refusal: RequestRefusal) => AnyRefusalOf<E>;
}

export type Route = <E extends Endpoint>(
  endpoint: E,
  handle: (asked: Asked<E>) => Promise<Outcome<E>> | Outcome<E>,
  options?: RouteOptions<E>,
) => void;

/**
 * Serves endpoints: checks access, validates the request, and answers as the contract declares.
 *
 * @param sessionOf returns the session of a request
 */
export function routesOn(routes: Hono<Environment>, sessionOf: SessionOf): Route {
  return (endpoint, handle, options = {}) => {
    const statuses = statusesOf(endpoint);
    const refuse = (context: RequestContext, refusal: { readonly code: string }) => {
      const status = statuses.get(refusal.code);
      if (status === undefined) throw new Error(`${endpoint.path} does not declare ${refusal.code}`);
      return answerRefusal(context, refusal, status as ContentfulStatusCode);
    };
    // the router handles HEAD as GET
    routes.on(endpoint.method === 'HEAD' ? 'GET' : endpoint.method, endpoint.path, async (context, next) => {
      if (endpoint.method === 'HEAD' && context.req.method !== 'HEAD') return next();
      const asked = await check(context, endpoint, sessionOf, options);
      if (!asked.ok) return refuse(context, asked.error);
      const outcome = await handle(asked.value);
      if ('headers' in outcome) return outcome;
      if (!outcome.ok) return refuse(context, outcome.error);
      const { status, body } = outcome.value;
      if (body === undefined) return context.body(null, status as StatusCode);
      return context.json(body, status as ContentfulStatusCode);
    });
  };
}

function statusesOf(endpoint: Endpoint): ReadonlyMap<string, number> {
  return new Map([...requestStatuses, ...refusalsOf(endpoint).map(({ code, status }) => [code, status] as const)]);
}

async function check<E extends Endpoint>(
  context: RequestContext,
  endpoint: E,
  sessionOf: SessionOf,
  { admit, json, misread }: RouteOptions<E>,
): Promise<Result<Asked<E>, { readonly code: string }>> {
  const session = endpoint.access === 'anyone' ? null : await sessionOf(context.req.raw.headers);
  if (session?.ok === false) return session;
  const uid = session?.value.uid;
  if (endpoint.access === 'owner' && context.req.param('uid') !== uid) return err({ code: 'request/not-found' });
  const asker = { session: session?.value ?? null, params: context.req.param() } as Pick<
    Asked<E>,
    'session' | 'params'
  >;
  const refusal = admit?.(asker) ?? null;
  if (refusal !== null) return err(refusal);
  const query = endpoint.query === undefined ? ok(undefined) : checkShape(endpoint.query, context.req.query());
  if (!query.ok) return query;
  const body = await readBody(context, endpoint, json);
  if (!body.ok) return err(misread?.(body.error) ?? body.error);
  return ok({ ...asker, context, query: query.value, body: body.value } as Asked<E>);
}

function readBody(context: RequestContext, { body }: Endpoint, limits?: JsonLimits) {
  if (body === undefined || body.schema === null) return ok(undefined);
  return readJson(context, { mediaType: body.mediaType, schema: body.schema }, limits);
}
