import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, MetaTables } from './database.ts';

const int8 = 20;

/** @param url `postgres://user:password@host/name` */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: (oid, format) => (oid === int8 ? Number : pg.types.getTypeParser(oid, format)) },
  });
  pool.on('error', () => {}); // the pool replaces idle connections that fail; queries report their own errors
  const kysely = new Kysely<MetaTables>({ dialect: new PostgresDialect({ pool }) });
  return { dialect: 'postgres', kysely, sqlite: null, backup: null, close: () => kysely.destroy() };
}
