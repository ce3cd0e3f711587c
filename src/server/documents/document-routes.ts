import { Hono } from 'hono';
import { readDocument } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { limitBody } from '../http/json-body.ts';
import { answerRefusal, refuseRequest } from '../http/refusal.ts';
import { documentAsJson } from './document-json.ts';
import { ownDocument } from './own-document.ts';
import { DocumentPatcher } from './patch-document.ts';
import { statusOf } from './refusals.ts';
import { noVersion, parseVersion, printVersion, type Version } from './version.ts';

export interface DocumentParts {
  readonly hub: Hub;
  readonly accounts: Accounts;
}

/** Below `/api/users`: a person's document as JSON. */
export function documentRoutes({ hub, accounts }: DocumentParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const patcher = new DocumentPatcher(hub);

  routes.get('/:uid', (context) =>
    ownDocument(context, accounts, async (uid) => {
      context.header('Cache-Control', 'no-store');
      const [epoch, head] = await Promise.all([hub.epoch(), hub.storage.head(uid)]);
      const standing = printVersion({ epoch, sequence: head.sequence });
      if (context.req.header('if-none-match') === standing) {
        context.header('ETag', standing);
        return context.body(null, 304);
      }
      const document = await readDocument(hub, uid);
      context.header('ETag', printVersion(document));
      return context.json(documentAsJson(document));
    }),
  );

  routes.patch('/:uid', limitBody(mostBytes), (context) =>
    ownDocument(context, accounts, async (uid) => {
      const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
      if (type !== 'application/merge-patch+json') return refuseRequest(context, { code: 'request/type-unsupported' });
      const json = parse(await context.req.text());
      if (json === undefined) return refuseRequest(context, { code: 'request/json-malformed' });
      const applied = await patcher.apply({ uid, json, ifMatch: ifMatchOf(context) });
      if (!applied.ok) return answerRefusal(context, applied.error, statusOf[applied.error.code]);
      if (applied.value !== null) context.header('ETag', printVersion(applied.value));
      context.header('Cache-Control', 'no-store');
      return context.json({});
    }),
  );

  return routes;
}

const mostBytes = 4 * 1024 * 1024; // a note of 1 MiB of text, escaped as JSON

/** What is no version of ours matches nothing. `*` asks for less than we do, so it says nothing. */
function ifMatchOf(context: RequestContext): Version | null {
  const header = context.req.header('if-match');
  return header === undefined || header === '*' ? null : (parseVersion(header) ?? noVersion);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
