import { sql } from 'kysely';
import type { Database, Executor } from '../database.ts';
import { markDeleted } from './heads.ts';
import { deleteInSlices } from './slices.ts';

const tables = ['hub_log', 'hub_record', 'hub_body', 'hub_history', 'hub_page', 'hub_generation'] as const;

/**
 * Marks the document as deleted, in the caller's transaction. From then on, the hub answers `account-deleted`. Appends
 * and compactions in progress finish first; later ones find the head deleted. `removeDeleted` then removes the stored
 * data.
 */
export function markDocumentDeleted(transaction: Executor, uid: string): Promise<void> {
  return markDeleted(transaction, uid);
}

/** Removes the stored data of a user whose document is marked as deleted, in small batches. */
export async function removeDeleted(database: Database, uid: string): Promise<void> {
  for (const table of tables) await deleteInSlices(database, table, sql`uid = ${uid}`);
}

/** Returns the users whose document is marked as deleted but who still have stored data. */
export async function uidsWithRemains(executor: Executor): Promise<readonly string[]> {
  const remains = tables.map((table) => sql`EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE uid = head.uid)`);
  const { rows } = await sql<{ uid: string }>`
    SELECT uid FROM hub_head AS head WHERE deleted = 1 AND (${sql.join(remains, sql` OR `)})`.execute(executor);
  return rows.map(({ uid }) => uid);
}
