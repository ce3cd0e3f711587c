import {
  type AbortableOperationOptions,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import { addressesOf } from '../config/postgres-addresses.ts';
import type { Database, MetaTables } from './database.ts';
import { untilNoConflict } from './in-transaction.ts';
import { refuseStandby } from './postgres-hosts.ts';

const int8 = 20;
/** How long a connection may be in use by one query or transaction until it is taken for dead. */
const longestUseMs = 35_000;
const watchEveryMs = 5_000;

const defaultConnections = 10;

/**
 * @param url `postgres://user:password@host/name`, also with several hosts, of which the one is used that takes writes
 * @param connections the most that are open at once
 */
export function openPostgres(url: string, connections = defaultConnections): Database {
  const addresses = addressesOf(url);
  const pool = new pg.Pool({
    connectionString: addresses[0],
    max: connections,
    connectionTimeoutMillis: 10_000,
    ...(addresses.length > 1 && { onConnect: refuseStandby }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  // the pool replaces connections that fail, and queries report their own errors
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {})); // while it is in use, the pool does not listen
  const kysely = new Kysely<MetaTables>({ dialect: new BoundedDialect(pool, addresses) });
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
  readonly #addresses: readonly string[];

  constructor(pool: pg.Pool, addresses: readonly string[]) {
    super({ pool });
    this.#pool = pool;
    this.#addresses = addresses;
  }

  override createDriver(): PostgresDriver {
    return new BoundedDriver(this.#pool, this.#addresses);
  }
}

/**
 * Begins transactions with limits of their own, since a pooler gives the next one to another connection. A server that
 * is paused in a transaction loses it, so that others need not wait for the rows that it has locked. Statements outside
 * of a transaction run again if they conflict with others; for transactions, `inTransaction` does so.
 */
class BoundedDriver extends PostgresDriver {
  readonly #pool: pg.Pool;
  readonly #addresses: readonly string[];
  readonly #inTransaction = new WeakSet<DatabaseConnection>();
  readonly #known = new WeakSet<DatabaseConnection>();
  #at = 0;

  constructor(pool: pg.Pool, addresses: readonly string[]) {
    super({ pool });
    this.#pool = pool;
    this.#addresses = addresses;
  }

  /** Tries the other hosts if the one that took writes cannot be reached, or has become a standby. */
  override async acquireConnection(options?: AbortableOperationOptions): Promise<DatabaseConnection> {
    for (let left = this.#addresses.length - 1; ; left -= 1) {
      const tried = this.#at;
      try {
        return this.#runningAgain(await super.acquireConnection(options));
      } catch (error) {
        if (left === 0) throw error;
        if (this.#at === tried) this.#at = (tried + 1) % this.#addresses.length;
        this.#pool.options.connectionString = this.#addresses[this.#at];
      }
    }
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(begin));
    this.#inTransaction.add(connection);
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#inTransaction.delete(connection);
  }

  override async rollbackTransaction(connection: OwnConnection): Promise<void> {
    this.#inTransaction.delete(connection);
    await super.rollbackTransaction(connection);
  }

  #runningAgain(connection: DatabaseConnection): DatabaseConnection {
    if (this.#known.has(connection)) return connection;
    this.#known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = <Row>(...query: Parameters<typeof execute>) => {
      const run = () => execute<Row>(...query);
      return this.#inTransaction.has(connection) ? run() : untilNoConflict(run);
    };
    return connection;
  }
}

type OwnConnection = Parameters<PostgresDriver['rollbackTransaction']>[0];

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
