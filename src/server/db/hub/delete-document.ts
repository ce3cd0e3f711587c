import { sql } from 'kysely';
import type { Database, Executor } from '../database.ts';
import { markDeleted } from './heads.ts';
import { deleteInSlices } from './slices.ts';

const tables = ['hub_log', 'hub_record', 'hub_body', 'hub_history', 'hub_page', 'hub_generation'] as const;

/**
 * Has the hub answer `account-deleted` from now on, in a transaction given by the caller. An append that is under way ends
 * before it, and a later one finds the head deleted; so does a fold. What is stored is removed by `removeDeleted`.
 */
export function markDocumentDeleted(transaction: Executor, uid: string): Promise<void> {
  return markDeleted(transaction, uid);
}

/** Removes what is stored of a person whose document was marked as deleted, some rows at a time. */
export async function removeDeleted(database: Database, uid: string): Promise<void> {
  for (const table of tables) await deleteInSlices(database, table, sql`uid = ${uid}`);
}

/** Persons whose document was marked as deleted and of whom something is still stored. */
export async function uidsWithRemains(executor: Executor): Promise<readonly string[]> {
  const remains = tables.map((table) => sql`EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE uid = head.uid)`);
  const { rows } = await sql<{ uid: string }>`
    SELECT uid FROM hub_head AS head WHERE deleted = 1 AND (${sql.join(remains, sql` OR `)})`.execute(executor);
  return rows.map(({ uid }) => uid);
}
