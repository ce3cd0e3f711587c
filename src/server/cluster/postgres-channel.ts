import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { LogProgress } from '#sync/hub/hub-storage.ts';
import { connectToPrimary, endConnection } from '../db/postgres-hosts.ts';
import { decodeBatch, type EndedSessions, encodeBatch, maxEndedSessions } from './notice-codec.ts';

export interface ChannelParts {
  /** `postgres://user:password@host/name`, also with several hosts, not of a pooler in transaction mode: it has no sessions that could listen. */
  readonly url: string;
  /** Identifies this server, differently at each start. */
  readonly server: string;
  readonly heard: (grown: readonly LogProgress[]) => void;
  readonly heardEnded: (ended: EndedSessions) => void;
  /** Called when the channel hears again, since notices were missed before. */
  readonly resumed: () => void;
}

/** The channel by which the servers on one database tell each other of commits. */
export interface Channel {
  /** Tells the other servers soon. Of a user's notices that wait, only the last one is sent. */
  readonly tell: (grown: readonly LogProgress[]) => void;
  /** Tells the other servers that sessions ended, before all other notices that wait. */
  readonly tellEnded: (ended: EndedSessions) => void;
  /** Returns whether the connection is up. */
  readonly isHearing: () => boolean;
  readonly close: () => Promise<void>;
}

const channelName = 'mensana';
/** The time between two statements, in which notices are joined. */
const pauseMs = 2;
/** Notices beyond these are dropped, oldest first: their users are found by the next sweep. */
const maxWaiting = 10_000;
const tryAgainMs = 250;
const checkEveryMs = 5_000;
const answerWithinMs = 10_000;
/** How long a server that stops goes on telling. */
const lastNoticesMs = 1_000;

/**
 * Opens the channel on a connection of its own, which both listens and tells. A notice inside the writing transaction would
 * hold one lock of the whole database until the commit is on disk, so that commits of all servers would wait for each
 * other. After the commit, in a transaction that writes nothing, it holds that lock for microseconds.
 */
export function openPostgresChannel(parts: ChannelParts): Channel {
  return new PostgresChannel(parts);
}

class PostgresChannel implements Channel {
  readonly #parts: ChannelParts;
  readonly #waiting = new Map<string, LogProgress>();
  readonly #ended: EndedSessions[] = [];
  #client: pg.Client | null = null;
  #telling: Promise<void> | null = null;
  #isClosed = false;
  readonly #connecting: Promise<void>;

  constructor(parts: ChannelParts) {
    this.#parts = parts;
    this.#connecting = this.#keepConnected();
  }

  readonly tell = (grown: readonly LogProgress[]): void => {
    for (const notice of grown) {
      this.#waiting.delete(notice.uid);
      this.#waiting.set(notice.uid, notice);
    }
    for (const uid of this.#waiting.keys()) {
      if (this.#waiting.size <= maxWaiting) break;
      this.#waiting.delete(uid);
    }
    this.#tellSoon();
  };

  readonly tellEnded = ({ uid, ids, reason }: EndedSessions): void => {
    for (let at = 0; at === 0 || at < ids.length; at += maxEndedSessions)
      this.#ended.push({ uid, ids: ids.slice(at, at + maxEndedSessions), reason });
    this.#ended.splice(0, Math.max(0, this.#ended.length - maxWaiting));
    this.#tellSoon();
  };

  readonly isHearing = (): boolean => this.#client !== null;

  /** Tells what waits first, since what a server committed last would otherwise wait for a sweep. */
  readonly close = async (): Promise<void> => {
    await Promise.race([this.#telling, wait(lastNoticesMs, undefined, { ref: false })]);
    this.#isClosed = true;
    if (this.#client !== null) await endConnection(this.#client).catch(() => {});
    await this.#connecting;
  };

  #tellSoon(): void {
    this.#telling ??= this.#tellWaiting().finally(() => {
      this.#telling = null;
      if (this.#canTell) this.#tellSoon(); // something came while this was ending
    });
  }

  get #canTell(): boolean {
    return this.#client !== null && this.#waiting.size + this.#ended.length > 0;
  }

  async #tellWaiting(): Promise<void> {
    while (this.#client !== null && this.#canTell) {
      const waiting = [...this.#waiting.values()];
      const { payload, count } = encodeBatch(this.#parts.server, waiting, this.#ended.shift() ?? null);
      for (const { uid } of waiting.slice(0, count)) this.#waiting.delete(uid);
      await this.#client.query('SELECT pg_notify($1, $2)', [channelName, payload]).catch(() => {}); // found by a sweep
      await wait(pauseMs);
    }
  }

  async #keepConnected(): Promise<void> {
    while (!this.#isClosed) {
      await this.#listen().catch(() => {});
      if (!this.#isClosed) await wait(tryAgainMs);
    }
  }

  /** Listens until the connection is lost. */
  async #listen(): Promise<void> {
    const client = await connectToPrimary(this.#parts.url, {
      application_name: 'mensana notices',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.query(`SET synchronous_commit = off; LISTEN ${channelName}`);
      this.#client = client;
      this.#parts.resumed();
      this.#tellSoon();
      const check = setInterval(() => {
        client.query('SELECT 1').catch(() => client.end().catch(() => {}));
      }, checkEveryMs);
      if (this.#isClosed) await client.end();
      await ended;
      clearInterval(check);
    } finally {
      this.#client = null;
      await client.end().catch(() => {});
    }
  }

  #hear(payload: string): void {
    const batch = decodeBatch(payload);
    if (batch === null || batch.sender === this.#parts.server) return;
    for (const ended of batch.ended) this.#parts.heardEnded(ended);
    this.#parts.heard(batch.grown);
  }
}
