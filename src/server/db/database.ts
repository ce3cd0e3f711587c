import type { Kysely } from 'kysely';
import type { MetaTables } from './meta.ts';

/**
 * An open database. Each table file names its own tables with `kysely.withTables<…>()`, so that
 * nothing here knows them all.
 */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  readonly kysely: Kysely<MetaTables>;
  /** Writes a consistent copy into a new file while the database is in use. Null on PostgreSQL, which has its own tools. */
  readonly backup: ((file: string) => Promise<void>) | null;
  readonly close: () => Promise<void>;
}

/** What a table file needs: the database itself, or a transaction in it (a `Transaction` is one too). */
export type Executor = Kysely<MetaTables>;
