import type { AppendOutcome, AppendRequest } from '#sync/hub/hub-storage.ts';
import type { Database } from '../database.ts';
import { appendOnPostgres } from './append-postgres.ts';
import { appendOnSqlite } from './append-sqlite.ts';

/** Appends a batch in one transaction with a single fsync. */
export async function appendBatch(
  { kysely, sqlite }: Database,
  requests: readonly AppendRequest[],
  mark: Uint8Array,
): Promise<readonly AppendOutcome[]> {
  if (requests.length === 0) return [];
  return sqlite === null ? appendOnPostgres(kysely, requests, mark) : appendOnSqlite(sqlite, requests, mark);
}
