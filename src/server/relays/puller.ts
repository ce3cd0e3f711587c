import type { Cluster } from '../cluster/cluster.ts';
import type { KeySealer } from '../data-dir/sealed-key.ts';
import { isDisabled } from '../db/members.ts';
import { connectionOf, type RelayConnection, uidsDueForPull, updateConnection } from '../db/relay-connections.ts';
import { errorFields, type Log } from '../log/log.ts';
import { backOffMs, maxBackOffMs, pullEveryMs } from './back-off.ts';
import { Pull, type PullFailure, type PullParts } from './pull.ts';

export interface PullerParts extends PullParts {
  readonly sealer: KeySealer;
  readonly log: Log;
  /** Runs work unless another server does it. */
  readonly once: Cluster['once'];
}

/** Twice the usual times, because the clocks of two servers may be apart. */
const longestMs = { afterSuccess: 2 * pullEveryMs, afterFailure: 2 * maxBackOffMs };
/** How many people’s recordings are fetched at the same time. */
const maxAtOnce = 2;

/** Pulls the recordings of all connections, one pull of a person at a time, and a few people at once. */
export class Puller {
  readonly #parts: PullerParts;
  readonly #waiting = new Set<string>();
  readonly #running = new Map<string, Promise<void>>();
  #isClosed = false;

  constructor(parts: PullerParts) {
    this.#parts = parts;
  }

  /** Starts the pulls that are due. */
  async pullDue(): Promise<void> {
    const { database, now } = this.#parts;
    for (const uid of await uidsDueForPull(database.kysely, { now: now(), longestMs })) this.pull(uid);
  }

  /** Starts a pull of a user’s recordings, unless one is running or waits for its turn. */
  pull(uid: string): void {
    if (this.#isClosed || this.isPulling(uid)) return;
    this.#waiting.add(uid);
    this.#startNext();
  }

  isPulling(uid: string): boolean {
    return this.#waiting.has(uid) || this.#running.has(uid);
  }

  /** Starts no more pulls, and resolves when none is running. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting.clear();
    await this.idle();
  }

  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  #startNext(): void {
    for (const uid of this.#waiting) {
      if (this.#running.size >= maxAtOnce) return;
      if (this.#running.has(uid)) continue;
      this.#waiting.delete(uid);
      const running = this.#parts
        .once(`pull ${uid}`, () => this.#pull(uid))
        .catch((error: unknown) => this.#parts.log.error('relays/pull-failed', errorFields(error)))
        .finally(() => {
          this.#running.delete(uid);
          this.#startNext();
        });
      this.#running.set(uid, running);
    }
  }

  async #pull(uid: string): Promise<void> {
    const { database, sealer, now } = this.#parts;
    const connection = await connectionOf(database.kysely, uid);
    if (connection === null || connection.refusedAt !== null) return;
    if (await isDisabled(database.kysely, uid)) {
      await updateConnection(database.kysely, connection, { nextPullAt: now() + pullEveryMs });
      return;
    }
    // first, so that a pull that fails unexpectedly is not repeated every minute
    await updateConnection(database.kysely, connection, { nextPullAt: now() + pullEveryMs });
    const key = sealer.open(uid, connection.sealedKey);
    const ended = key === null ? keyLost : await new Pull(this.#parts, connection, key).run();
    await this.#settle(connection, ended.ok ? null : ended.error);
    // the user has entered another key meanwhile, for which no pull could start
    const current = await connectionOf(database.kysely, uid);
    if (current !== null && current.sealedKey !== connection.sealedKey && !this.#isClosed) this.#waiting.add(uid);
  }

  async #settle(connection: RelayConnection, failure: PullFailure | null): Promise<void> {
    const { database, log, now } = this.#parts;
    const change = (progress: Parameters<typeof updateConnection>[2]) =>
      updateConnection(database.kysely, connection, progress);
    if (failure === null || failure.code === 'inbox-full') {
      return change({ failure: failure?.code ?? null, failures: 0, nextPullAt: now() + pullEveryMs });
    }
    if (failure.code === 'ended' || this.#isClosed) return; // closing ends requests, which is no failure
    log.warn('relays/pull-ended', { relay: 'intervals', code: failure.code });
    if (failure.code === 'key-refused') return change({ failure: failure.code, refusedAt: now() });
    const retryAfterMs = failure.code === 'too-many-requests' ? failure.retryAfterMs : 0;
    const wait = Math.max(retryAfterMs, backOffMs(connection.failures));
    return change({ failure: failure.code, failures: connection.failures + 1, nextPullAt: now() + wait });
  }
}

/** The secret in the data directory is another one, so the user has to enter the key again. */
const keyLost = { ok: false, error: { code: 'key-refused' } } as const;
