import { Hono } from 'hono';
import { keepVersion, listHistory, readVersion } from '#api/history.ts';
import { err, ok, parseRecordKey } from '#domain/kernel/index.ts';
import { readHistory, readVersion as readVersionOf } from '#sync/hub/record-history.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { routesOn } from '../http/route.ts';
import type { DocumentReadParts } from './document-routes.ts';
import type { PrintedAnswer } from './document-tasks.ts';

/** Serves the earlier versions of a record. A permanently deleted record has none. */
export function historyRoutes({ hub, accounts, tasks, readings }: DocumentReadParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const route = routesOn(routes, accounts.sessionOf);
  const keeps = createRateLimit(keepsAnHour, 3600);
  const send = (context: RequestContext, uid: string, printed: PrintedAnswer) => {
    readings.answered(uid, printed.json.length, context.env?.outgoing);
    return answer(context, printed);
  };

  route(
    listHistory,
    async ({ context, session, params, query }) => {
      const { uid } = session;
      return readings.inLine(uid, async () => {
        const some = { before: query.before ?? null, limit: Number(query.limit) };
        const found = await readHistory(hub, uid, keyOf(params), some);
        if (found === null) return err(notFound);
        const { states, more } = found;
        const next = more ? (states.at(-1)?.id ?? null) : null;
        return send(context, uid, await tasks.run(uid, 'printHistory', { states, next }));
      });
    },
    { admit: ({ params }) => admitRecord(params) },
  );

  route(
    readVersion,
    async ({ context, session, params }) => {
      const { uid } = session;
      return readings.inLine(uid, async () => {
        const key = keyOf(params);
        const entry = await readVersionOf(hub, uid, key, params.version);
        return entry === null
          ? err(notFound)
          : send(context, uid, await tasks.run(uid, 'printVersion', { key, entry }));
      });
    },
    { admit: ({ params }) => admitRecord(params) },
  );

  /** The next change of the record adds its current version to the history. */
  route(
    keepVersion,
    ({ session: { uid }, params }) =>
      readings.inLine(uid, async () =>
        (await hub.compactor.keepNextVersion(uid, keyOf(params)))
          ? ok({ status: 204, body: undefined } as const)
          : err(notFound),
      ),
    {
      admit: ({ session: { uid }, params }) => {
        const retryAfterSeconds = keeps.take(uid);
        if (retryAfterSeconds > 0) return { code: 'document/too-many-requests', retryAfterSeconds } as const;
        return admitRecord(params);
      },
    },
  );

  return routes;
}

/** Each lets a small change add a version of many megabytes. The app keeps one before it restores another. */
const keepsAnHour = 60;

interface Named {
  readonly collection: string;
  readonly id: string;
}

const notFound = { code: 'request/not-found' } as const;

function keyOf({ collection, id }: Named): string {
  return `${collection}/${id}`;
}

function admitRecord(named: Named): typeof notFound | null {
  return parseRecordKey(keyOf(named)).ok ? null : notFound;
}

function answer(context: RequestContext, { json, tag }: PrintedAnswer): Response {
  context.header('Cache-Control', 'no-store');
  context.header('ETag', tag);
  if (context.req.header('if-none-match') === tag) return context.body(null, 304);
  return context.body(json as Uint8Array<ArrayBuffer>, 200, { 'Content-Type': 'application/json' });
}
