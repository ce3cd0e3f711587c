import { Hono } from 'hono';
import { acknowledgeRecording, downloadRecording, listInbox } from '#api/inbox.ts';
import { err, ok } from '#domain/kernel/result.ts';
import { attachmentHash } from '#domain/notes/index.ts';
import type { Accounts } from '../accounts/index.ts';
import { downloadHeaders } from '../http/download-headers.ts';
import type { Environment } from '../http/environment.ts';
import { createRateLimit } from '../http/rate-limit.ts';
import { routesOn } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { type Inbox, inboxLimits } from './inbox.ts';

const requestsAMinute = 1_200;
const notFound = { code: 'inbox/not-found' } as const;

/** Serves the recordings that wait for a device, and takes back those that one has imported. */
export function inboxRoutes(inbox: Inbox, accounts: Accounts): Hono<Environment> {
  const routes = new Hono<Environment>();
  const route = routesOn(routes, accounts.sessionOf);
  const requests = createRateLimit(requestsAMinute, 60);
  const admit = ({ session }: { readonly session: Session }) => {
    const retryAfterSeconds = requests.take(session.uid);
    return retryAfterSeconds > 0 ? ({ code: 'inbox/too-many-requests', retryAfterSeconds } as const) : null;
  };

  route(
    listInbox,
    async ({ context, session: { uid } }) => {
      context.header('Cache-Control', 'no-store');
      const { maxBytes, maxFiles } = inboxLimits;
      const files = (await inbox.list(uid)).map(({ externalId: _, ...file }) => file);
      return ok({ status: 200, body: { maxBytes, maxFiles, files } });
    },
    { admit },
  );

  route(
    downloadRecording,
    async ({ context, session: { uid }, params }) => {
      const hash = attachmentHash(params.hash);
      const found = hash && (await inbox.read(uid, hash));
      if (found === null) return err(notFound);
      for (const [name, value] of Object.entries(downloadHeaders)) context.header(name, value);
      context.header('Content-Length', String(found.bytes));
      return context.body(found.content, 200);
    },
    { admit },
  );

  route(
    acknowledgeRecording,
    async ({ session: { uid }, params }) => {
      const hash = attachmentHash(params.hash);
      if (hash !== null) await inbox.acknowledge(uid, hash);
      return ok({ status: 204, body: undefined });
    },
    { admit },
  );

  return routes;
}
