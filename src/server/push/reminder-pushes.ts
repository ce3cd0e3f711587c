import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { isDisabled } from '../db/members.ts';
import {
  addDeliveries,
  deleteDelivery,
  deleteSubscriptions,
  deliveriesToSend,
  type PushDelivery,
  type PushSubscriptionRow,
  postponeDelivery,
  progressOf,
  sentTimesOf,
  subscribedUids,
  subscriptionOf,
  subscriptionsOf,
} from '../db/push-subscriptions.ts';
import { listSessions } from '../db/sessions.ts';
import { errorFields, type Log } from '../log/log.ts';
import { cameDue, zonesApartMs } from './came-due.ts';
import type { DueTimes } from './due-times.ts';
import type { SendPush } from './push-client.ts';

export interface ReminderPushesParts {
  readonly database: Database;
  readonly times: Pick<DueTimes, 'of'>;
  readonly send: SendPush;
  readonly log: Log;
  readonly now: () => number;
}

const hourMs = 60 * 60_000;
/** How long a push service keeps a message for a device that is off, and how long sending it is tried. */
const keptMs = 24 * hourMs;
const firstWaitMs = 60_000;
const maxWaitMs = hourMs;
/** How far the clocks of two servers may be apart. */
const clocksApartMs = 5 * 60_000;
/** How many messages are read together, and how many are sent at once. */
const messagesAStep = 500;
const messagesAtOnce = 16;

/**
 * Wakes devices when something is due. What came due is stored together with the progress before it is sent, so that
 * neither a restart nor a second server sends it again. The times that were sent are stored too, because they come due
 * again when the person is in another zone.
 */
export class ReminderPushes {
  readonly #parts: ReminderPushesParts;
  #isClosed = false;

  constructor(parts: ReminderPushesParts) {
    this.#parts = parts;
  }

  /** Finds what came due since the last time, and sends what was not sent yet. */
  async check(): Promise<void> {
    const { database, log } = this.#parts;
    for (const uid of await subscribedUids(database.kysely)) {
      if (this.#isClosed) return;
      await this.#collect(uid).catch((error: unknown) => log.error('push/collecting-failed', errorFields(error)));
    }
    await this.#sendAll();
  }

  /** Starts nothing more. What is being sent is finished. */
  close(): void {
    this.#isClosed = true;
  }

  async #collect(uid: string): Promise<void> {
    const { database, times, now } = this.#parts;
    const { kysely } = database;
    const until = now();
    const from = await progressOf(kysely, uid);
    if (from === null) return;
    // the clock was ahead, of this server or of another one, and what it sent early is known by its times
    const wasAhead = from.until > until + clocksApartMs;
    if (from.until >= until && !wasAhead) return;
    const devices = await this.#devicesOf(uid, until);
    const [newest] = devices;
    if (newest === undefined) return;
    const { zone } = newest;
    const known = await times.of(uid, zone);
    if (known === null) return; // tried again by the next check
    const sent = await sentTimesOf(kysely, { uid });
    const after = wasAhead ? until : from.until;
    const due = cameDue(known, { from: after, zoneBefore: from.zone ?? zone, until, sent });
    const deliveries = due.flatMap(({ note, at }) => devices.map(({ sessionId }) => ({ sessionId, uid, note, at })));
    const to = { until, zone };
    const collected = { uid, from, to, deliveries, sent: due, forgetBefore: until - zonesApartMs };
    await inTransaction(kysely, (transaction) => addDeliveries(transaction, collected));
  }

  /** Returns the devices of a user that are signed in, the newest first. Others are forgotten. */
  async #devicesOf(uid: string, now: number): Promise<readonly PushSubscriptionRow[]> {
    const { kysely } = this.#parts.database;
    if (await isDisabled(kysely, uid)) return [];
    const sessions = new Set((await listSessions(kysely, uid, now)).map(({ id }) => id));
    const all = await subscriptionsOf(kysely, uid);
    const ended = all.filter(({ sessionId }) => !sessions.has(sessionId));
    await deleteSubscriptions(
      kysely,
      ended.map(({ sessionId }) => sessionId),
    );
    return all.filter(({ sessionId }) => sessions.has(sessionId));
  }

  async #sendAll(): Promise<void> {
    const { database, now } = this.#parts;
    for (;;) {
      const due = { now: now(), longestWaitMs: keptMs + clocksApartMs, limit: messagesAStep };
      const some = await deliveriesToSend(database.kysely, due);
      const waiting = some.values();
      const work = async () => {
        for (const delivery of waiting) {
          if (this.#isClosed) return;
          await this.#send(delivery);
        }
      };
      await Promise.all(Array.from({ length: messagesAtOnce }, work));
      if (some.length < messagesAStep || this.#isClosed) return;
    }
  }

  async #send(delivery: PushDelivery): Promise<void> {
    const { database, send, log, now } = this.#parts;
    const { kysely } = database;
    const { sessionId, note, at, attempts } = delivery;
    const subscription = await subscriptionOf(kysely, sessionId);
    if (subscription === null) return deleteDelivery(kysely, delivery);
    const sent = await send(subscription, { note, keptSeconds: keptMs / 1000, topic: topicOf(note, at) });
    if (sent.ok) return deleteDelivery(kysely, delivery);
    const { error } = sent;
    if (error.code === 'ended') return deleteSubscriptions(kysely, [sessionId]);
    if (error.code === 'refused') {
      log.warn('push/refused', { status: error.status });
      return deleteDelivery(kysely, delivery);
    }
    const wait = Math.max(error.retryAfterMs, Math.min(firstWaitMs * 2 ** Math.min(attempts, 10), maxWaitMs));
    if (attempts >= maxAttempts) return deleteDelivery(kysely, delivery);
    await postponeDelivery(kysely, delivery, now() + wait);
  }
}

/** With the waits between them, about a day. */
const maxAttempts = 28;

function topicOf(note: string, at: number): string {
  return createHash('sha256').update(`${note} ${at}`).digest('base64url').slice(0, 32);
}
