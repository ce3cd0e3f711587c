import { Hono } from 'hono';
import { readDocument } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Environment, RequestContext } from '../http/environment.ts';
import { answerRefusal, refuseRequest } from '../http/refusal.ts';
import { documentAsJson } from './document-json.ts';
import { printVersion } from './version.ts';

export interface DocumentParts {
  readonly hub: Hub;
  readonly accounts: Accounts;
}

/** Below `/api/users`: a person's document as JSON. */
export function documentRoutes({ hub, accounts }: DocumentParts): Hono<Environment> {
  const routes = new Hono<Environment>();

  routes.get('/:uid', (context) =>
    own(context, accounts, async (uid) => {
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

  return routes;
}

/** Somebody else's document is as one that does not exist. */
async function own(
  context: RequestContext,
  accounts: Accounts,
  work: (uid: string) => Promise<Response>,
): Promise<Response> {
  const session = await accounts.sessionOf(context.req.raw.headers);
  if (!session.ok) return answerRefusal(context, session.error, 401);
  const { uid } = session.value;
  return context.req.param('uid') === uid ? work(uid) : refuseRequest(context, { code: 'request/not-found' });
}
