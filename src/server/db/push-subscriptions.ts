import type { Executor } from './database.ts';

type PushTables = {
  readonly push_subscription: {
    readonly session_id: string;
    readonly uid: string;
    readonly endpoint: string;
    readonly public_key: string;
    readonly auth_secret: string;
    readonly zone: string;
    readonly created_at: number;
  };
  readonly push_progress: { readonly uid: string; readonly until: number; readonly zone: string | null };
  readonly push_delivery: {
    readonly session_id: string;
    readonly uid: string;
    readonly note: string;
    readonly at: number;
    readonly attempts: number;
    readonly next_at: number;
  };
  readonly push_sent: {
    readonly uid: string;
    readonly note: string;
    readonly wall_time: number;
    readonly sent_at: number;
  };
};

/** A device that its push service wakes. It belongs to the session in which the user asked for it. */
export interface PushSubscriptionRow {
  readonly sessionId: string;
  readonly uid: string;
  /** The address at the push service. Whoever knows it and the keys of this server can wake the device. */
  readonly endpoint: string;
  /** The device's public key and its secret for RFC 8291, in Base64url. */
  readonly publicKey: string;
  readonly authSecret: string;
  /** The IANA time zone of the device. */
  readonly zone: string;
  readonly createdAt: number;
}

/** A message about one note at one time, for one device. */
export interface PushDelivery {
  readonly sessionId: string;
  readonly uid: string;
  readonly note: string;
  readonly at: number;
  /** How often sending it has failed. */
  readonly attempts: number;
}

/** How far the reminders of a user were looked at. */
export interface PushProgress {
  readonly until: number;
  /** The IANA time zone in which they were read; null if a version before this column looked last. */
  readonly zone: string | null;
}

/** A time of a note that was sent. */
export interface SentTime {
  readonly note: string;
  /** The time by the wall clock, as the instant at which clocks in UTC show it. */
  readonly wallTime: number;
}

/**
 * Stores the subscription of a session, and removes others of the same device. The reminders of a user without another
 * subscription count from now on.
 */
export async function putSubscription(executor: Executor, subscription: PushSubscriptionRow): Promise<void> {
  const { sessionId, uid, endpoint, createdAt } = subscription;
  const isFirst = (await subscriptionsOf(executor, uid)).length === 0;
  const others = await tables(executor)
    .selectFrom('push_subscription')
    .select('session_id')
    .where('endpoint', '=', endpoint)
    .where('session_id', '!=', sessionId)
    .execute();
  await deleteSubscriptions(
    executor,
    others.map(({ session_id }) => session_id),
  );
  const row = {
    ...{ uid, endpoint, public_key: subscription.publicKey, auth_secret: subscription.authSecret },
    ...{ zone: subscription.zone, created_at: createdAt },
  };
  await tables(executor)
    .insertInto('push_subscription')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
  if (!isFirst) return;
  const progress = { until: createdAt, zone: subscription.zone };
  await tables(executor)
    .insertInto('push_progress')
    .values({ uid, ...progress })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(progress))
    .execute();
}

export async function subscribedUids(executor: Executor): Promise<readonly string[]> {
  const rows = await tables(executor).selectFrom('push_subscription').select('uid').distinct().execute();
  return rows.map(({ uid }) => uid);
}

/** Returns the subscriptions of a user, the newest first. */
export async function subscriptionsOf(executor: Executor, uid: string): Promise<readonly PushSubscriptionRow[]> {
  const rows = await tables(executor)
    .selectFrom('push_subscription')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(toSubscription);
}

export async function subscriptionOf(executor: Executor, sessionId: string): Promise<PushSubscriptionRow | null> {
  const row = await tables(executor)
    .selectFrom('push_subscription')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row === undefined ? null : toSubscription(row);
}

/** Removes the subscriptions of some sessions, and what was not sent to them yet. */
export async function deleteSubscriptions(executor: Executor, sessionIds: readonly string[]): Promise<void> {
  if (sessionIds.length === 0) return;
  await tables(executor).deleteFrom('push_delivery').where('session_id', 'in', sessionIds).execute();
  await tables(executor).deleteFrom('push_subscription').where('session_id', 'in', sessionIds).execute();
}

const pushTables = ['push_delivery', 'push_subscription', 'push_progress', 'push_sent'] as const;

export async function deletePushesOf(executor: Executor, uid: string): Promise<void> {
  for (const table of pushTables) await tables(executor).deleteFrom(table).where('uid', '=', uid).execute();
}

/** Removes everything after a restore: a backup would send again what was sent since. */
export async function forgetPushes(executor: Executor): Promise<void> {
  for (const table of pushTables) await tables(executor).deleteFrom(table).execute();
}

/** Returns how far the reminders of a user were looked at; null without a subscription so far. */
export async function progressOf(executor: Executor, uid: string): Promise<PushProgress | null> {
  const row = await tables(executor)
    .selectFrom('push_progress')
    .select(['until', 'zone'])
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns the times that were sent to a user, or those of one note, and that could come due again in another zone. */
export async function sentTimesOf(
  executor: Executor,
  { uid, note }: { readonly uid: string; readonly note?: string },
): Promise<readonly SentTime[]> {
  const ofUser = tables(executor).selectFrom('push_sent').select(['note', 'wall_time']).where('uid', '=', uid);
  const rows = await (note === undefined ? ofUser : ofUser.where('note', '=', note)).execute();
  return rows.map((row) => ({ note: row.note, wallTime: row.wall_time }));
}

/** What came due for a user since the last look. */
export interface CollectedPushes {
  readonly uid: string;
  readonly from: PushProgress;
  readonly to: { readonly until: number; readonly zone: string };
  readonly deliveries: readonly Omit<PushDelivery, 'attempts'>[];
  readonly sent: readonly SentTime[];
  /** Times that were sent before this are forgotten. */
  readonly forgetBefore: number;
}

/**
 * Moves the progress of a user forward and adds what came due, in the caller's transaction.
 *
 * @returns false, with nothing changed, if the progress is not `from` any more
 */
export async function addDeliveries(executor: Executor, collected: CollectedPushes): Promise<boolean> {
  const { uid, from, to, deliveries, sent, forgetBefore } = collected;
  const moved = await tables(executor)
    .updateTable('push_progress')
    .set(to)
    .where('uid', '=', uid)
    .where('until', '=', from.until)
    .executeTakeFirst();
  if (Number(moved.numUpdatedRows) === 0) return false;
  for (const rows of rowsByStatement(deliveries)) {
    await tables(executor)
      .insertInto('push_delivery')
      .values(
        rows.map(({ sessionId, note, at }) => ({
          ...{ session_id: sessionId, uid, note, at, attempts: 0, next_at: to.until },
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await tables(executor).deleteFrom('push_sent').where('uid', '=', uid).where('sent_at', '<', forgetBefore).execute();
  for (const rows of rowsByStatement(sent)) {
    await tables(executor)
      .insertInto('push_sent')
      .values(rows.map(({ note, wallTime }) => ({ uid, note, wall_time: wallTime, sent_at: to.until })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return true;
}

/** SQLite accepts some thousand values in a statement. */
const rowsAStatement = 200;

function* rowsByStatement<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += rowsAStatement) yield rows.slice(at, at + rowsAStatement);
}

/**
 * Returns deliveries whose next attempt is due, those that have waited longest first.
 *
 * @param longestWaitMs a delivery whose attempt is further ahead was postponed by a clock that was wrong, and is due
 */
export async function deliveriesToSend(
  executor: Executor,
  { now, longestWaitMs, limit }: { readonly now: number; readonly longestWaitMs: number; readonly limit: number },
): Promise<readonly PushDelivery[]> {
  const rows = await tables(executor)
    .selectFrom('push_delivery')
    .selectAll()
    .where((row) => row.or([row('next_at', '<=', now), row('next_at', '>', now + longestWaitMs)]))
    .orderBy('next_at')
    .limit(limit)
    .execute();
  return rows.map(({ session_id, uid, note, at, attempts }) => ({ sessionId: session_id, uid, note, at, attempts }));
}

export async function deleteDelivery(executor: Executor, { sessionId, note, at }: PushDelivery): Promise<void> {
  await tables(executor)
    .deleteFrom('push_delivery')
    .where('session_id', '=', sessionId)
    .where('note', '=', note)
    .where('at', '=', at)
    .execute();
}

export async function postponeDelivery(
  executor: Executor,
  { sessionId, note, at, attempts }: PushDelivery,
  nextAt: number,
): Promise<void> {
  await tables(executor)
    .updateTable('push_delivery')
    .set({ attempts: attempts + 1, next_at: nextAt })
    .where('session_id', '=', sessionId)
    .where('note', '=', note)
    .where('at', '=', at)
    .execute();
}

function tables(executor: Executor) {
  return executor.withTables<PushTables>();
}

function toSubscription(row: PushTables['push_subscription']): PushSubscriptionRow {
  return {
    sessionId: row.session_id,
    uid: row.uid,
    endpoint: row.endpoint,
    publicKey: row.public_key,
    authSecret: row.auth_secret,
    zone: row.zone,
    createdAt: row.created_at,
  };
}
