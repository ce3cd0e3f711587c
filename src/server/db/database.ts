import type { StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';

/** The tables that migrations themselves need. */
export interface MetaTables {
  readonly meta: { readonly name: string; readonly value: string };
  readonly migration: { readonly id: string; readonly applied_at: number };
}

/**
 * An open database. Each table file declares its own tables with `kysely.withTables<…>()`, so that this file need not
 * know them.
 */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  readonly kysely: Kysely<MetaTables>;
  /** The connection for operations that run thousands of times per second. Null on PostgreSQL. */
  readonly sqlite: SqliteConnection | null;
  /**
   * Writes a consistent copy to a new file while the database is in use. Null on PostgreSQL, which has its own tools.
   */
  readonly backup: ((file: string) => Promise<void>) | null;
  /**
   * From now on, ends connections whose query is not answered for a minute. Migrations may take longer. Null on SQLite.
   */
  readonly endDeadConnections: (() => void) | null;
  readonly close: () => Promise<void>;
}

/** SQLite's only connection, shared with `kysely`. */
export interface SqliteConnection {
  /** Prepares a statement once and reuses it. It runs as part of the open transaction. */
  readonly prepare: (statement: string) => StatementSync;
  /**
   * Runs synchronous work in its own transaction, after any open transaction has ended. If the work throws, its
   * transaction rolls back.
   */
  readonly atOnce: <Result>(work: () => Result) => Promise<Result>;
}

/** The database or a transaction in it, as table files need it. A `Transaction` is an `Executor` too. */
export type Executor = Kysely<MetaTables>;
