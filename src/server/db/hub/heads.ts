import { emptyHead } from '#sync/hub/append-rules.ts';
import type { Head, LogProgress } from '#sync/hub/hub-storage.ts';
import type { Stamp } from '#sync/record/index.ts';
import type { Database, Executor } from '../database.ts';
import { plainBytes } from './bytes.ts';

export type HeadTables = {
  readonly hub_head: {
    readonly uid: string;
    readonly sequence: number;
    readonly mark: Uint8Array | null;
    readonly highest: string | null;
    readonly folded: number;
    readonly floor: number;
    readonly bytes: number;
    readonly deleted: number;
  };
};

export async function headOf(executor: Executor, uid: string): Promise<Head> {
  const row = await tables(executor).selectFrom('hub_head').selectAll().where('uid', '=', uid).executeTakeFirst();
  return row === undefined ? emptyHead : toHead(row);
}

/** Returns how far the logs of these users have grown. */
export async function progressOf(executor: Executor, uids: readonly string[]): Promise<readonly LogProgress[]> {
  if (uids.length === 0) return [];
  const rows = await tables(executor)
    .selectFrom('hub_head')
    .select(['uid', 'sequence', 'deleted'])
    .where('uid', 'in', uids)
    .execute();
  return rows.map(({ uid, sequence, deleted }) => ({ uid, sequence, deleted: deleted === 1 }));
}

/** Reads the head and locks it until the transaction ends. */
export async function lockHead(executor: Executor, dialect: Database['dialect'], uid: string): Promise<Head> {
  const query = tables(executor).selectFrom('hub_head').selectAll().where('uid', '=', uid);
  const row = await (dialect === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? emptyHead : toHead(row);
}

/** Advances the compacted number. Returns false if it is not at `from`, or if the document is deleted. */
export async function advanceFold(executor: Executor, uid: string, from: number, upto: number): Promise<boolean> {
  const { numUpdatedRows } = await tables(executor)
    .updateTable('hub_head')
    .set({ folded: upto })
    .where('uid', '=', uid)
    .where('folded', '=', from)
    .where('deleted', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Raises the floor and subtracts the released bytes, in a transaction that holds the head's lock. */
export async function releaseBytes(executor: Executor, uid: string, released: { floor: number; bytes: number }) {
  await tables(executor)
    .updateTable('hub_head')
    .set((column) => ({ floor: released.floor, bytes: column('bytes', '-', released.bytes) }))
    .where('uid', '=', uid)
    .execute();
}

/**
 * Replaces the head by one that only says that the document is deleted. Waits for appends in progress, because they
 * hold the same lock.
 */
export async function markDeleted(executor: Executor, uid: string): Promise<void> {
  const deleted = { ...emptyHead, deleted: 1 };
  await tables(executor)
    .insertInto('hub_head')
    .values({ uid, ...deleted })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(deleted))
    .execute();
}

export async function unfoldedUids(executor: Executor, limit: number): Promise<readonly string[]> {
  const rows = await tables(executor)
    .selectFrom('hub_head')
    .select('uid')
    .whereRef('folded', '<', 'sequence')
    .limit(limit)
    .execute();
  return rows.map(({ uid }) => uid);
}

export function toHead(row: HeadTables['hub_head']): Head {
  const { sequence, highest, folded, floor, bytes } = row;
  return {
    sequence,
    mark: row.mark === null ? null : plainBytes(row.mark),
    highest: highest as Stamp | null,
    folded,
    floor,
    bytes,
    deleted: row.deleted === 1,
  };
}

function tables(executor: Executor) {
  return executor.withTables<HeadTables>();
}
