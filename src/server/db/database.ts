import type { StatementSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type { MetaTables } from './meta.ts';

/**
 * An open database. Each table file names its own tables with `kysely.withTables<…>()`, so that
 * nothing here knows them all.
 */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  readonly kysely: Kysely<MetaTables>;
  /** For what is done thousands of times a second. Null on PostgreSQL. */
  readonly sqlite: SqliteConnection | null;
  /** Writes a consistent copy into a new file while the database is in use. Null on PostgreSQL, which has its own tools. */
  readonly backup: ((file: string) => Promise<void>) | null;
  readonly close: () => Promise<void>;
}

/** The one connection that SQLite has, and that `kysely` uses too. */
export interface SqliteConnection {
  /** A statement that stays prepared. What it does is part of the transaction that is open. */
  readonly prepare: (statement: string) => StatementSync;
  /** Does work in one go, in a transaction of its own, once no other is open; all of it or, where it throws, nothing. */
  readonly atOnce: <Result>(work: () => Result) => Promise<Result>;
}

/** What a table file needs: the database itself, or a transaction in it (a `Transaction` is one too). */
export type Executor = Kysely<MetaTables>;
