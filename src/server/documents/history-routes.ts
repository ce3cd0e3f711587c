import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { keepVersion, listHistory, readVersion } from '#api/history.ts';
import { err, ok, parseRecordKey } from '#domain/kernel/index.ts';
import { readHistory, readVersion as readVersionOf } from '#sync/hub/record-history.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { routesOn } from '../http/route.ts';
import { recordAsJson } from './document-json.ts';
import type { DocumentParts } from './document-routes.ts';

/** Serves the earlier versions of a record. A permanently deleted record has none. */
export function historyRoutes({ hub, accounts }: DocumentParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const route = routesOn(routes, accounts.sessionOf);

  route(
    listHistory,
    async ({ context, session, params, query }) => {
      const some = { before: query.before ?? null, limit: Number(query.limit) };
      const found = await readHistory(hub, session.uid, keyOf(params), some);
      if (found === null) return err(notFound);
      const { states, more } = found;
      return answer(context, { states, next: more ? (states.at(-1)?.id ?? null) : null });
    },
    { admit: ({ params }) => admitRecord(params) },
  );

  route(
    readVersion,
    async ({ context, session, params }) => {
      const version = await readVersionOf(hub, session.uid, keyOf(params), params.version);
      if (version === null) return err(notFound);
      const { writtenAt, replacedAt } = version;
      return answer(context, { writtenAt, replacedAt, record: recordAsJson(params.collection, version) });
    },
    { admit: ({ params }) => admitRecord(params) },
  );

  /** The next change of the record adds its current version to the history. */
  route(
    keepVersion,
    async ({ session, params }) =>
      (await hub.compactor.keepNextVersion(session.uid, keyOf(params)))
        ? ok({ status: 204, body: undefined })
        : err(notFound),
    { admit: ({ params }) => admitRecord(params) },
  );

  return routes;
}

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

/** The `ETag` is a hash of the answer, because history is thinned without changing the document. */
function answer(context: RequestContext, json: object): Response {
  const text = JSON.stringify(json);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  context.header('Cache-Control', 'no-store');
  context.header('ETag', tag);
  if (context.req.header('if-none-match') === tag) return context.body(null, 304);
  return context.body(text, 200, { 'Content-Type': 'application/json' });
}
