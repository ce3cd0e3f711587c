import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Executor } from './database.ts';
import { elsewhere, haveOwnBackends, isOnSameDatabase, pooled, unreachable } from './direct-address.ts';
import { connectToPrimary, endConnection } from './postgres-hosts.ts';

/** A lock on a database that lasts as long as the process that holds it. */
export interface PostgresLock {
  readonly release: () => Promise<void>;
}

export interface DatabaseInUse {
  readonly code: 'database/in-use';
}

export interface PostgresLockParts {
  /** `postgres://user:password@host/name`, also with several hosts */
  readonly url: string;
  /** Servers with an object store share the lock. A restore and a server with files of its own exclude all others. */
  readonly mode: 'shared' | 'exclusive';
  /** How long to wait for a process that is stopping. */
  readonly waitMs: number;
  /** A connection of the server, which must be on the same database. */
  readonly usedFrom?: Executor;
  /** Called when the lock is held again after its connection was lost. A restore may have had it meanwhile. */
  readonly retaken?: () => void;
  /** Called if another process excluded this one after it lost its connection. It must then stop. */
  readonly taken: () => void;
}

/** "mens" in ASCII: all programs on a database share one number space for advisory locks. */
export const lockClass = 0x6d656e73;
export const lockNumber = 1;
const tryAgainMs = 250;
/** How often the connection is checked, and how long the database may take to answer. */
const checkEveryMs = 5_000;
const answerWithinMs = 10_000;

/**
 * Locks a database for this process, beside others or alone: a server with files of its own does not tell others what it
 * writes, and a restore changes everything. The lock belongs to a connection of its own, so the database releases it however
 * the process ends. Nothing else depends on locks of connections, because a paused process keeps them.
 *
 * @throws DirectAddressError if the database cannot be reached, or only through a pooler, or is another one than the server's
 */
export async function takePostgresLock(parts: PostgresLockParts): Promise<Result<PostgresLock, DatabaseInUse>> {
  const held = new HeldLock(parts);
  return (await held.take(parts.waitMs)) ? ok({ release: () => held.release() }) : err({ code: 'database/in-use' });
}

class HeldLock {
  readonly #parts: PostgresLockParts;
  #client: pg.Client | null = null;
  /** The database process that serves the connection. After a disconnect, this is still the old one. */
  #backend: number | null = null;
  #check: NodeJS.Timeout | undefined;
  #released = false;

  constructor(parts: PostgresLockParts) {
    this.#parts = parts;
  }

  async take(waitMs: number): Promise<boolean> {
    const until = performance.now() + waitMs;
    const client = await this.#connectFirst();
    try {
      await this.#refusePooler(client);
      while (!(await this.#isLocked(client))) {
        if (performance.now() >= until) return false;
        await wait(tryAgainMs);
      }
      const { usedFrom } = this.#parts;
      if (usedFrom !== undefined && !(await isOnSameDatabase(usedFrom, await backendOf(client)))) throw elsewhere();
      await this.#hold(client);
      return true;
    } finally {
      if (this.#client !== client) await client.end();
    }
  }

  async #refusePooler(client: pg.Client): Promise<void> {
    const other = await this.#connectFirst();
    const ofFirst = () => backendOf(client);
    const ofOther = () => backendOf(other);
    if (!(await haveOwnBackends(ofFirst, ofOther).finally(() => other.end()))) throw pooled();
  }

  #connectFirst(): Promise<pg.Client> {
    return this.#connect().catch((error: unknown) => {
      throw unreachable(error);
    });
  }

  async release(): Promise<void> {
    this.#released = true;
    clearInterval(this.#check);
    if (this.#client !== null) await endConnection(this.#client);
  }

  async #connect(): Promise<pg.Client> {
    const client = await connectToPrimary(this.#parts.url, {
      application_name: 'mensana lock',
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
      keepAlive: true,
    });
    // A machine that loses power does not close its connection. Keep-alives make the database release the lock after
    // half a minute.
    await client.query('SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3');
    return client;
  }

  async #hold(client: pg.Client): Promise<void> {
    this.#backend = await backendOf(client);
    this.#client = client;
    client.once('end', () => void this.#takeAgain());
    this.#check = setInterval(() => {
      client.query('SELECT 1').catch(() => client.end().catch(() => {}));
    }, checkEveryMs).unref();
  }

  /** Reconnects after the connection and its lock are lost, and locks again unless another server was faster. */
  async #takeAgain(): Promise<void> {
    clearInterval(this.#check);
    this.#client = null;
    while (!this.#released) {
      const outcome = await this.#tryAgain().catch(() => 'unreachable' as const); // then no user can be served either
      if (outcome === 'held') return this.#parts.retaken?.();
      if (outcome === 'taken') return this.#parts.taken();
      await wait(tryAgainMs);
    }
  }

  async #tryAgain(): Promise<'held' | 'taken' | 'own'> {
    const client = await this.#connect();
    try {
      if (this.#released || !(await this.#isLocked(client))) return await this.#holderOf(client);
      await this.#hold(client);
      return 'held';
    } finally {
      if (this.#client !== client) await client.end();
    }
  }

  /**
   * Returns who holds the lock. The database may still consider a broken connection of ours alive. That connection is
   * then terminated to free the lock.
   */
  async #holderOf(client: pg.Client): Promise<'taken' | 'own'> {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid = $2 AND granted
       AND mode = ANY($3) AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [lockClass, lockNumber, excluding[this.#parts.mode]],
    );
    if (rows.some(({ pid }) => pid !== this.#backend)) return 'taken';
    for (const { pid } of rows) await client.query('SELECT pg_terminate_backend($1)', [pid]);
    return 'own';
  }

  async #isLocked(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ locked: boolean }>(`SELECT ${tryLock[this.#parts.mode]}($1, $2) AS locked`, [
      lockClass,
      lockNumber,
    ]);
    return rows[0]?.locked ?? false;
  }
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

const tryLock = { shared: 'pg_try_advisory_lock_shared', exclusive: 'pg_try_advisory_lock' };
/** The locks that exclude each mode, as PostgreSQL names them. */
const excluding = { shared: ['ExclusiveLock'], exclusive: ['ExclusiveLock', 'ShareLock'] };
