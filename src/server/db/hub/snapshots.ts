import type { ChunkEntry, StoredSnapshot } from '#sync/hub/hub-storage.ts';
import type { Executor } from '../database.ts';
import { plainBytes } from './bytes.ts';

type SnapshotTables = {
  readonly hub_generation: {
    readonly uid: string;
    readonly sequence: number;
    readonly mark: Uint8Array | null;
    /** `ChunkEntry[]` as JSON. */
    readonly pages: string;
  };
  readonly hub_page: { readonly uid: string; readonly id: number; readonly content: Uint8Array };
};

export async function snapshotOf(executor: Executor, uid: string): Promise<StoredSnapshot | null> {
  const row = await tables(executor).selectFrom('hub_generation').selectAll().where('uid', '=', uid).executeTakeFirst();
  if (row === undefined) return null;
  return {
    sequence: row.sequence,
    mark: row.mark === null ? null : plainBytes(row.mark),
    chunks: JSON.parse(row.pages) as readonly ChunkEntry[],
  };
}

export async function chunkOf(executor: Executor, uid: string, id: number): Promise<Uint8Array | null> {
  const row = await tables(executor)
    .selectFrom('hub_page')
    .select('content')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : plainBytes(row.content);
}

/** Replaces the snapshot. */
export async function saveSnapshot(
  executor: Executor,
  uid: string,
  { sequence, mark, chunks }: StoredSnapshot,
): Promise<void> {
  const row = { sequence, mark, pages: JSON.stringify(chunks) };
  await tables(executor)
    .insertInto('hub_generation')
    .values({ uid, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .execute();
}

/** Returns the ids of all stored chunks, listed or not. */
export async function chunkIdsOf(executor: Executor, uid: string): Promise<Set<number>> {
  const rows = await tables(executor).selectFrom('hub_page').select('id').where('uid', '=', uid).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deletes chunks one at a time, because each may have a megabyte. */
export async function deleteChunks(executor: Executor, uid: string, ids: Iterable<number>): Promise<void> {
  for (const id of ids) {
    await tables(executor).deleteFrom('hub_page').where('uid', '=', uid).where('id', '=', id).execute();
    await new Promise((go) => setImmediate(go));
  }
}

export async function saveChunk(executor: Executor, uid: string, id: number, content: Uint8Array): Promise<void> {
  await tables(executor)
    .insertInto('hub_page')
    .values({ uid, id, content })
    .onConflict((conflict) => conflict.columns(['uid', 'id']).doUpdateSet({ content }))
    .execute();
}

function tables(executor: Executor) {
  return executor.withTables<SnapshotTables>();
}
