import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { parseRecordKey } from '#domain/kernel/index.ts';
import { readHistory, readVersion } from '#sync/hub/record-history.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { refuseRequest } from '../http/refusal.ts';
import { recordAsJson } from './document-json.ts';
import type { DocumentParts } from './document-routes.ts';
import { ownDocument } from './own-document.ts';

const address = '/:uid/records/:collection/:id/history';
const mostAPage = 100;

/** Below `/api/users`: what a record was before. A record that was deleted for ever was nothing. */
export function historyRoutes({ hub, accounts }: DocumentParts): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.get(address, (context) =>
    ofRecord(context, async (uid, { key }) => {
      const limit = limitOf(context.req.query('limit'));
      if (limit === null) return refuseRequest(context, { code: 'request/shape-wrong', field: 'limit' });
      const before = context.req.query('before') ?? null;
      const found = await readHistory(hub, uid, key, { before, limit });
      if (found === null) return notFound(context);
      const { states, more } = found;
      return answer(context, { states, next: more ? (states.at(-1)?.id ?? null) : null });
    }),
  );

  routes.get(`${address}/:version`, (context) =>
    ofRecord(context, async (uid, { key, collection }) => {
      const version = await readVersion(hub, uid, key, context.req.param('version') ?? '');
      if (version === null) return notFound(context);
      const { writtenAt, replacedAt } = version;
      return answer(context, { writtenAt, replacedAt, record: recordAsJson(collection, version) });
    }),
  );

  /** Asked before a version is restored: what stands now is kept when the record changes next. */
  routes.post(address, (context) =>
    ofRecord(context, async (uid, { key }) =>
      (await hub.folder.keepNext(uid, key)) ? context.body(null, 204) : notFound(context),
    ),
  );

  function ofRecord(context: RequestContext, work: (uid: string, record: Named) => Promise<Response>) {
    return ownDocument(context, accounts, async (uid) => {
      const key = `${context.req.param('collection')}/${context.req.param('id')}`;
      const parsed = parseRecordKey(key);
      return parsed.ok ? work(uid, { key, collection: parsed.value.collection }) : notFound(context);
    });
  }

  return routes;
}

interface Named {
  readonly key: string;
  readonly collection: string;
}

function notFound(context: RequestContext): Response {
  return refuseRequest(context, { code: 'request/not-found' });
}

function limitOf(text = '50'): number | null {
  const limit = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= mostAPage ? limit : null;
}

/** History is thinned without a change of the document, so the tag is of the answer itself. */
function answer(context: RequestContext, json: object): Response {
  const text = JSON.stringify(json);
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  context.header('Cache-Control', 'no-store');
  context.header('ETag', tag);
  if (context.req.header('if-none-match') === tag) return context.body(null, 304);
  return context.body(text, 200, { 'Content-Type': 'application/json' });
}
