import { Hono } from 'hono';
import { connectIntervals, disconnectIntervals, pullIntervals, readIntervals } from '#api/intervals.ts';
import { addDays, isLocalDay, localDayAt } from '#domain/kernel/index.ts';
import { err, ok } from '#domain/kernel/result.ts';
import type { Accounts } from '../accounts/index.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { connectionOf, putConnection, type RelayConnection } from '../db/relay-connections.ts';
import { countRecordings, forgetRecordings, forgetWaitingBefore, skippedRecordings } from '../db/relay-recordings.ts';
import { lockUser } from '../db/users.ts';
import type { Environment } from '../http/environment.ts';
import { limitBody } from '../http/json-body.ts';
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts';
import { type AnyRefusalOf, type Asked, type Outcome, routesOn } from '../http/route.ts';
import { endConnection } from './end-connection.ts';
import type { Puller, PullerParts } from './puller.ts';

export interface IntervalsRouteParts extends PullerParts {
  readonly accounts: Accounts;
  readonly puller: Puller;
}

/** Each attempt asks the service, so that nobody can use this server to guess keys. */
const attemptsAnHour = 10;
const pullsAnHour = 10;
const maxBodyBytes = 16 * 1024;
const maxSkippedListed = 100;
const done = ok({ status: 204, body: undefined } as const);

/** Serves the connection of a user to intervals.icu. No answer contains the key. */
export function intervalsRoutes(parts: IntervalsRouteParts): Hono<Environment> {
  const { accounts, database } = parts;
  const routes = new Hono<Environment>();
  const route = routesOn(routes, accounts.sessionOf);
  const attempts = createRateLimit(attemptsAnHour, 3600);
  const pulls = createRateLimit(pullsAnHour, 3600);

  routes.use(connectIntervals.path, limitBody(maxBodyBytes));

  route(readIntervals, async ({ context, session: { uid } }) => {
    context.header('Cache-Control', 'no-store');
    return ok({ status: 200, body: { connection: await statusOf(parts, uid) } });
  });
  route(connectIntervals, (asked) => connect(parts, asked), { admit: ({ session }) => limited(attempts, session.uid) });
  route(disconnectIntervals, async ({ session: { uid } }) => {
    await inTransaction(database.kysely, (transaction) => endConnection(transaction, uid));
    return done;
  });
  route(pullIntervals, ({ session }) => pullNow(parts, session.uid), {
    admit: ({ session }) => limited(pulls, session.uid),
  });
  return routes;
}

function limited(limit: RateLimit, uid: string) {
  const retryAfterSeconds = limit.take(uid);
  return retryAfterSeconds > 0 ? ({ code: 'intervals/too-many-requests', retryAfterSeconds } as const) : null;
}

async function connect(
  parts: IntervalsRouteParts,
  { session: { uid }, body: { athlete, key, beginOn } }: Asked<typeof connectIntervals>,
): Promise<Outcome<typeof connectIntervals>> {
  const { database, client, sealer, puller, now } = parts;
  const today = localDayAt(now(), 'UTC');
  const tomorrow = addDays(today, 1);
  if (!/^[A-Za-z0-9]+$/.test(athlete)) return err({ code: 'intervals/athlete-invalid' });
  if (!isLocalDay(beginOn) || beginOn < '1970-01-01' || beginOn > tomorrow)
    return err({ code: 'intervals/begin-invalid' });
  const tried = await client.list({ athlete, key }, today, today);
  const refusal = tried.ok ? null : refusalOf(tried.error);
  if (refusal !== null) return err(refusal);
  const connection: RelayConnection = {
    ...{ uid, athlete, beginOn, sealedKey: sealer.seal(uid, key), listedFrom: tomorrow },
    ...{ refusedAt: null, pulledAt: null, failure: null, failures: 0, nextPullAt: now() },
  };
  const isStored = await inTransaction(database.kysely, async (transaction) => {
    if (!(await lockUser(transaction, uid))) return false;
    const before = await connectionOf(transaction, uid);
    const relay = { uid, relay: 'intervals' } as const;
    if (before?.athlete !== athlete) await forgetRecordings(transaction, relay);
    await forgetWaitingBefore(transaction, relay, beginOn);
    await putConnection(transaction, connection);
    return true;
  });
  if (!isStored) return err({ code: 'account/deleted', uid });
  puller.pull(uid);
  return done;
}

/** A list that is too large comes from a key that is accepted. */
function refusalOf({
  code,
  ...failure
}: {
  readonly code: string;
  readonly retryAfterMs?: number;
}): AnyRefusalOf<typeof connectIntervals> | null {
  if (code === 'key-refused') return { code: 'intervals/key-refused' };
  if (code === 'athlete-unknown') return { code: 'intervals/athlete-unknown' };
  if (code === 'too-large') return null;
  if (code !== 'too-many-requests') return { code: 'intervals/unavailable' };
  return { code: 'intervals/too-many-requests', retryAfterSeconds: secondsOf(failure.retryAfterMs ?? 0) };
}

async function pullNow(
  { database, puller, now }: IntervalsRouteParts,
  uid: string,
): Promise<Outcome<typeof pullIntervals>> {
  const connection = await connectionOf(database.kysely, uid);
  if (connection === null) return err({ code: 'intervals/not-connected' });
  if (connection.refusedAt !== null) return err({ code: 'intervals/key-refused' });
  const wait = connection.failure === 'too-many-requests' ? connection.nextPullAt - now() : 0;
  if (wait > 0) return err({ code: 'intervals/too-many-requests', retryAfterSeconds: secondsOf(wait) });
  puller.pull(uid);
  return done;
}

function secondsOf(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}

async function statusOf({ database, puller }: IntervalsRouteParts, uid: string) {
  const { kysely } = database;
  const connection = await connectionOf(kysely, uid);
  if (connection === null) return null;
  const relay = { uid, relay: 'intervals' } as const;
  const { waiting, received, skipped: skippedCount } = await countRecordings(kysely, relay);
  const skipped = await skippedRecordings(kysely, relay, maxSkippedListed);
  const { athlete, beginOn, refusedAt, pulledAt, failure, nextPullAt } = connection;
  const keyRefused = refusedAt !== null;
  return {
    ...{ athlete, beginOn, keyRefused, isPulling: puller.isPulling(uid), pulledAt, failure },
    ...{ nextPullAt: keyRefused ? null : nextPullAt, waiting, received, skippedCount },
    skipped: skipped.map(({ externalId, name, day, reason }) => ({ id: externalId, name, day, reason })),
  };
}
