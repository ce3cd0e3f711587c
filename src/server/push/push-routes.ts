import { Hono } from 'hono';
import { readDueOfNote, readPush, subscribeToPush, unsubscribeFromPush } from '#api/push.ts';
import { err, isZone, ok } from '#domain/kernel/index.ts';
import { reminderHere } from '#domain/reminders/index.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import {
  deleteSubscriptions,
  putSubscription,
  sentTimesOf,
  subscriptionOf,
  subscriptionsOf,
} from '../db/push-subscriptions.ts';
import { lockUser } from '../db/users.ts';
import type { Environment } from '../http/environment.ts';
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts';
import { routesOn } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { latestShownTime } from './came-due.ts';
import type { DueTimes } from './due-times.ts';
import { isPushEndpoint } from './push-client.ts';

export interface PushRouteParts {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly publicKey: string;
  readonly times: Pick<DueTimes, 'of'>;
  readonly now: () => number;
}

const subscriptionsAnHour = 60;
const readsAMinute = 120;
const maxShown = 10;

/** Serves the subscription of each session, and what a woken device shows. */
export function pushRoutes({ accounts, database, publicKey, times, now }: PushRouteParts): Hono<Environment> {
  const { kysely } = database;
  const routes = new Hono<Environment>();
  const route = routesOn(routes, accounts.sessionOf);
  const subscriptions = createRateLimit(subscriptionsAnHour, 3600);
  const reads = createRateLimit(readsAMinute, 60);

  route(readPush, async ({ context, session }) => {
    context.header('Cache-Control', 'no-store');
    const subscription = await subscriptionOf(kysely, session.sessionId);
    return ok({ status: 200, body: { publicKey, endpoint: subscription?.endpoint ?? null } });
  });

  route(
    subscribeToPush,
    async ({ session, body: { subscription, zone } }) => {
      const { endpoint, keys } = subscription;
      if (!isPushEndpoint(endpoint) || !isPoint(keys.p256dh) || !isSecret(keys.auth)) {
        return err({ code: 'push/endpoint-refused' });
      }
      if (!isZone(zone)) return err({ code: 'push/zone-unknown' });
      const row = {
        sessionId: session.sessionId,
        uid: session.uid,
        endpoint,
        publicKey: keys.p256dh,
        authSecret: keys.auth,
      };
      const isStored = await inTransaction(kysely, async (transaction) => {
        if (!(await lockUser(transaction, session.uid))) return false;
        await putSubscription(transaction, { ...row, zone, createdAt: now() });
        return true;
      });
      if (!isStored) return err({ code: 'account/deleted', uid: session.uid });
      return ok({ status: 204, body: undefined });
    },
    { admit: ({ session }) => limited(subscriptions, session) },
  );

  route(unsubscribeFromPush, async ({ session }) => {
    await inTransaction(kysely, (transaction) => deleteSubscriptions(transaction, [session.sessionId]));
    return ok({ status: 204, body: undefined });
  });

  route(
    readDueOfNote,
    async ({ context, session: { uid, sessionId }, params: { note } }) => {
      context.header('Cache-Control', 'no-store');
      const subscriptions = await subscriptionsOf(kysely, uid);
      const zone = subscriptions[0]?.zone ?? 'UTC';
      const zoneThere = subscriptions.find((subscription) => subscription.sessionId === sessionId)?.zone ?? zone;
      const known = await times.of(uid, zone);
      if (known === null) return err({ code: 'push/too-many-requests', retryAfterSeconds: 30 });
      const sent = await sentTimesOf(kysely, { uid, note });
      const due = (known.timesByNote.get(note) ?? [])
        .flatMap((time) => {
          const at = latestShownTime(time, sent, now());
          return at === null ? [] : [{ title: time.title, at: reminderHere({ at, zone }, zoneThere).at }];
        })
        .sort((a, b) => b.at - a.at)
        .slice(0, maxShown);
      return ok({ status: 200, body: { due, language: known.language } });
    },
    { admit: ({ session }) => limited(reads, session) },
  );

  return routes;
}

function limited(limit: RateLimit, { uid }: Session) {
  const retryAfterSeconds = limit.take(uid);
  return retryAfterSeconds > 0 ? ({ code: 'push/too-many-requests', retryAfterSeconds } as const) : null;
}

/** Returns whether a text is an uncompressed point of a curve in Base64url, as far as its length tells. */
function isPoint(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.length === 65 && bytes[0] === 4;
}

function isSecret(text: string): boolean {
  return Buffer.from(text, 'base64url').length === 16;
}
