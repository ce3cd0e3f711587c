import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, PostgresDriver } from 'kysely';
import pg from 'pg';
import type { Database, MetaTables } from './database.ts';

const int8 = 20;
/** How long a connection may be in use by one query or transaction until it is taken for dead. */
const longestUseMs = 60_000;
const watchEveryMs = 5_000;

/** @param url `postgres://user:password@host/name` */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  pool.on('error', () => {}); // the pool replaces idle connections that fail; queries report their own errors
  const kysely = new Kysely<MetaTables>({ dialect: new BoundedDialect({ pool }) });
  let stopWatching = () => {};
  return {
    dialect: 'postgres',
    kysely,
    sqlite: null,
    backup: null,
    endDeadConnections: () => {
      stopWatching = watch(pool);
    },
    close: () => {
      stopWatching();
      return kysely.destroy();
    },
  };
}

class BoundedDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor({ pool }: { readonly pool: pg.Pool }) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): PostgresDriver {
    return new BoundedDriver({ pool: this.#pool });
  }
}

/**
 * Begins transactions with limits of their own, since a pooler gives the next one to another connection. A server that
 * is paused in a transaction loses it, so that others need not wait for the rows that it has locked.
 */
class BoundedDriver extends PostgresDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

const begin = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = '5s'; SET LOCAL lock_timeout = '10s';
  SET LOCAL statement_timeout = '30s'`;

/**
 * Ends connections that have been in use for too long: packets that are lost without a trace would keep whoever waits for
 * the answer waiting for ever.
 *
 * @returns a function that stops it
 */
function watch(pool: pg.Pool): () => void {
  const since = new Map<pg.PoolClient, number>();
  const released = (client: pg.PoolClient) => since.delete(client);
  pool.on('acquire', (client) => since.set(client, performance.now()));
  pool.on('release', (_, client) => released(client));
  pool.on('remove', released);
  const timer = setInterval(() => {
    const before = performance.now() - longestUseMs;
    for (const [client, at] of since) if (at < before) client.connection.stream.destroy();
  }, watchEveryMs).unref();
  return () => clearInterval(timer);
}
