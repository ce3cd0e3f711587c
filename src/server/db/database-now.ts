import { sql } from 'kysely';

/** UTC milliseconds by the clock of the database, since those of the servers may differ. */
export const databaseNow = {
  sqlite: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  postgres: sql<number>`(extract(epoch FROM clock_timestamp()) * 1000)::bigint`,
};
