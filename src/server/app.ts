import { randomUUID, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import { sql } from 'kysely';
import { type Accounts, sessionCookieName } from './accounts/index.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import type { WritabilityProbe } from './db/writability.ts';
import type { Environment, RequestContext } from './http/environment.ts';
import { isTlsOnlyPage, isTrustedPage, mayAct, type OriginRule, senderOf } from './http/origin.ts';
import { isForwarded, isLocal, peerAddress } from './http/peer.ts';
import { refuseRequest } from './http/refusal.ts';
import { securityHeaders } from './http/security-headers.ts';
import { errorFields, type Log } from './log/log.ts';
import type { Metrics } from './metrics.ts';
import { isLoopbackHost } from './network/loopback.ts';
import type { BucketHealth } from './object-store/bucket-health.ts';
import { BucketUnavailable } from './object-store/bucket-unavailable.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import type { Pages } from './pages/pages.ts';

export interface AppParts {
  readonly config: Config;
  readonly origins: OriginRule;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly probe: WritabilityProbe;
  /** Null if files are in the data directory. */
  readonly bucketHealth: BucketHealth | null;
  readonly accounts: Accounts;
  readonly pages: Pages;
  /** Further routes, each mounted at its own path. */
  readonly routes: readonly MountedRoutes[];
}

export interface MountedRoutes {
  readonly path: `/${string}`;
  readonly routes: Hono<Environment>;
}

export type App = Hono<Environment>;

/** Answers as long as the process works, for what restarts one that hangs. */
export const alivePath = '/health/alive';

/** Creates the app, a function from `Request` to `Response` that needs no port. */
export function createApp(parts: AppParts): App {
  const { config, origins, log, metrics, accounts, pages } = parts;
  const app = new Hono<Environment>();

  app.use(observed(log, metrics, config));
  app.use(
    securityHeaders({
      isTrusted: (headers) => isTrustedPage(senderOf(headers), origins),
      isTlsOnly: (headers) => isTlsOnlyPage(senderOf(headers), origins),
    }),
  );
  // normally the service worker receives it; before the origin check, since browsers send shares without an origin
  app.post('/dashboard/share', (context) => context.redirect('/dashboard/share?failed=not-received', 303));
  app.use(async (context, next) => {
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(context.req.method);
    const sender = senderOf(context.req.raw.headers);
    if (!changes || mayAct(sender, origins)) return next();
    return refuseRequest(context, { code: 'request/origin-refused', origin: (sender.origin ?? '').slice(0, 300) });
  });

  app.get('/health', async (context) => {
    context.header('Cache-Control', 'no-store');
    const proxy = isForwarded(context.req.raw.headers) ? { proxy: true } : {};
    // notes and training work without it, so its failure is no failure of the server
    const files = parts.bucketHealth === null ? {} : { files: await parts.bucketHealth.ask() };
    if (!(await databaseAnswers(parts.database))) return context.json({ database: 'fails', ...files, ...proxy }, 503);
    const written = await parts.probe.ask();
    if (written.writable) return context.json({ database: 'answers', ...files, ...proxy });
    return context.json({ database: 'cannot be written', reason: written.reason, ...files, ...proxy }, 503);
  });
  // a database that is down is no reason to restart its servers
  app.get(alivePath, (context) => context.body(null, 204, { 'Cache-Control': 'no-store' }));
  app.get('/metrics', (context) => metricsPage(context, parts));
  app.route('/', accounts.routes);
  app.route('/', openApiRoutes(accounts.sessionOf, sessionCookieName(origins.first.startsWith('https:'))));
  for (const mounted of parts.routes) app.route(mounted.path, mounted.routes);
  app.all('/api/*', (context) => refuseRequest(context, { code: 'request/not-found' }));
  app.get('*', (context) => pages.answer(context.req.raw, () => accounts.userOf(context.req.raw.headers)));

  app.notFound((context) => refuseRequest(context, { code: 'request/not-found' }));
  app.onError((error, context) => {
    if (error instanceof BucketUnavailable) {
      log.warn('request/files-unavailable', { requestId: context.var.requestId, reason: error.code });
      return refuseRequest(context, { code: 'request/files-unavailable', retryAfterSeconds: 30 });
    }
    log.error('request/failed', { requestId: context.var.requestId, ...errorFields(error) });
    return refuseRequest(context, { code: 'request/failed' });
  });
  return app;
}

/** Assigns an id and a peer to each request. Records one log line and one metric once it is answered. */
function observed(log: Log, metrics: Metrics, config: Config) {
  return async (context: RequestContext, next: () => Promise<void>) => {
    const started = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    context.set('peer', peerAddress(socketAddress(context), context.req.raw.headers, config.trustedProxies));
    await next();
    context.res.headers.set('X-Request-Id', requestId);
    const milliseconds = performance.now() - started;
    const labels = { method: context.req.method, route: routeOf(context), status: context.res.status };
    metrics.answered(labels, milliseconds / 1000);
    log.info('request/answered', { requestId, ...labels, milliseconds: Math.round(milliseconds) });
  };
}

/** Returns the route pattern that matched, such as `/api/account/sessions/:id`. */
function routeOf(context: RequestContext): string {
  return matchedRoutes(context).findLast((route) => !route.path.endsWith('*'))?.path ?? '*';
}

function socketAddress(context: RequestContext): string | undefined {
  return context.env?.incoming?.socket.remoteAddress;
}

async function databaseAnswers(database: Database): Promise<boolean> {
  try {
    await sql`SELECT 1`.execute(database.kysely);
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves metrics to requests with the token, and to local ones if no proxy is configured. A local one comes from this
 * machine, without a proxy, and to a local host name: another site could make its own name point here. All others get
 * 404.
 */
async function metricsPage(context: RequestContext, { config, metrics }: AppParts): Promise<Response> {
  const token = context.req.header('authorization')?.replace(/^Bearer /, '');
  const known = config.metricsToken !== null && token !== undefined && same(token, config.metricsToken);
  const { headers } = context.req.raw;
  const isBehindProxy = config.publicUrls.length > 0 && config.tls === null;
  const isOwn = isLocal(socketAddress(context), headers) && isLoopbackHost(headers.get('host'));
  if (!known && (isBehindProxy || !isOwn)) {
    return refuseRequest(context, { code: 'request/not-found' });
  }
  return context.body(await metrics.registry.metrics(), 200, { 'Content-Type': metrics.registry.contentType });
}

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
