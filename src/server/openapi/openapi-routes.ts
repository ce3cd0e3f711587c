import { Hono } from 'hono';
import { contractVersion, endpoints } from '#api/index.ts';
import { openApi } from '#api/server.ts';
import { ok } from '#domain/kernel/result.ts';
import type { Environment } from '../http/environment.ts';
import { routesOn, type SessionOf } from '../http/route.ts';
import { openApiOf } from './openapi.ts';

/** @param cookieName the name of the session cookie */
export function openApiRoutes(sessionOf: SessionOf, cookieName: string): Hono<Environment> {
  const routes = new Hono<Environment>();
  let document: ReturnType<typeof openApiOf> | undefined;
  routesOn(routes, sessionOf)(openApi, ({ context }) => {
    document ??= openApiOf(endpoints, contractVersion, cookieName);
    context.header('Cache-Control', 'no-cache');
    return ok({ status: 200, body: document });
  });
  return routes;
}
