import { sql } from 'kysely';
import type { CleanedPayload, LogEntry, Payloads } from '#sync/hub/hub-storage.ts';
import { encodeValue } from '#sync/record/index.ts';
import type { Executor } from '../database.ts';
import { plainBytes } from './bytes.ts';

type LogTables = {
  readonly hub_log: {
    readonly uid: string;
    readonly sequence: number;
    readonly mark: Uint8Array;
    /** Null once the entry has lost its payload. The push id is then forgotten. */
    readonly id: Uint8Array | null;
    /** Size of the payload in bytes. */
    readonly size: number;
    readonly received_at: number;
    readonly replaced: Uint8Array;
    readonly payload: Uint8Array;
  };
};

const emptyList = encodeValue([]);
const nothing = new Uint8Array(0);
const sizesAStep = 2_000;
const rowsAStatement = 100;

export async function markAt(executor: Executor, uid: string, sequence: number): Promise<Uint8Array | null> {
  const row = await tables(executor)
    .selectFrom('hub_log')
    .select('mark')
    .where('uid', '=', uid)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  return row === undefined ? null : plainBytes(row.mark);
}

export async function logAfter(
  executor: Executor,
  uid: string,
  after: number,
  bytes: number,
): Promise<readonly LogEntry[]> {
  const upto = await numberPassing(executor, uid, after, bytes);
  const rows = await tables(executor)
    .selectFrom('hub_log')
    .select(['sequence', 'mark', 'id', 'payload', 'replaced', 'received_at'])
    .where('uid', '=', uid)
    .where('sequence', '>', after)
    .where('sequence', '<=', upto)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    sequence: row.sequence,
    mark: plainBytes(row.mark),
    id: plainBytes(row.id ?? nothing),
    payload: plainBytes(row.payload),
    replaced: plainBytes(row.replaced),
    receivedAt: row.received_at,
  }));
}

/**
 * Reads only the columns that are sent to devices, and only the commit id of the last row. One statement reads payloads
 * and floor, since another server may prune between two.
 */
export async function payloadsAfter(
  executor: Executor,
  uid: string,
  after: number,
  bytes: number,
): Promise<Payloads | 'pruned' | null> {
  const upto = await numberPassing(executor, uid, after, bytes);
  const { rows } = await sql<{ mark: Uint8Array | null; payload: Uint8Array; floor: number }>`
    SELECT CASE WHEN sequence = ${upto} THEN mark END AS mark, payload,
      (SELECT floor FROM hub_head WHERE uid = ${uid}) AS floor
    FROM hub_log WHERE uid = ${uid} AND sequence > ${after} AND sequence <= ${upto} ORDER BY sequence`.execute(
    executor,
  );
  if (after < (rows[0]?.floor ?? 0)) return 'pruned';
  const mark = rows.at(-1)?.mark ?? null;
  if (mark === null) return null;
  return { upto, mark: plainBytes(mark), payloads: rows.map(({ payload }) => plainBytes(payload)) };
}

/** Selects compacted entries that were received before an instant. */
export interface DueEntries {
  readonly folded: number;
  readonly receivedBefore: number;
}

/**
 * Removes the payloads of some of the due entries, oldest first, in a transaction that holds the head's lock.
 *
 * @returns the number of entries, the highest of their sequence numbers, and the bytes freed
 */
export async function emptySomeEntries(
  executor: Executor,
  uid: string,
  { folded, receivedBefore }: DueEntries,
  limit: number,
): Promise<{ readonly count: number; readonly highest: number; readonly bytes: number }> {
  const due = await tables(executor)
    .selectFrom('hub_log')
    .select(['sequence', 'size'])
    .where('uid', '=', uid)
    .where('size', '>', sql.lit(0))
    .where('received_at', '<', receivedBefore)
    .where('sequence', '<=', folded)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  const sequences = due.map(({ sequence }) => sequence);
  for (let at = 0; at < sequences.length; at += rowsAStatement)
    await tables(executor)
      .updateTable('hub_log')
      .set({ payload: nothing, size: 0, replaced: emptyList, id: null })
      .where('uid', '=', uid)
      .where('sequence', 'in', sequences.slice(at, at + rowsAStatement))
      .execute();
  return {
    count: due.length,
    highest: Math.max(0, ...sequences),
    bytes: due.reduce((sum, { size }) => sum + size, 0),
  };
}

/** Returns the users with compacted entries that were received before an instant and still have payloads. */
export async function uidsWithEntriesBefore(executor: Executor, receivedBefore: number, limit: number) {
  const { rows } = await sql<{ uid: string }>`
    SELECT uid FROM hub_head AS head WHERE EXISTS (
      SELECT 1 FROM hub_log AS entry
      WHERE entry.uid = head.uid AND entry.size > 0 AND entry.received_at < ${receivedBefore}
        AND entry.sequence <= head.folded)
    LIMIT ${limit}`.execute(executor);
  return rows.map(({ uid }) => uid);
}

/** Returns whether payloads have the size with which they were read, in a transaction that holds the head's lock. */
export async function areAsRead(
  executor: Executor,
  uid: string,
  payloads: ReadonlyMap<number, CleanedPayload>,
): Promise<boolean> {
  const sequences = [...payloads.keys()];
  const sizes = new Map<number, number>();
  for (let at = 0; at < sequences.length; at += rowsAStatement) {
    const rows = await tables(executor)
      .selectFrom('hub_log')
      .select(['sequence', 'size'])
      .where('uid', '=', uid)
      .where('sequence', 'in', sequences.slice(at, at + rowsAStatement))
      .execute();
    for (const { sequence, size } of rows) sizes.set(sequence, size);
  }
  return Array.from(payloads).every(([sequence, { readBytes }]) => sizes.get(sequence) === readBytes);
}

/** Replaces payloads. */
export async function replacePayloads(
  executor: Executor,
  uid: string,
  payloads: ReadonlyMap<number, CleanedPayload>,
): Promise<void> {
  for (const [sequence, { payload }] of payloads)
    await tables(executor)
      .updateTable('hub_log')
      .set({ payload, size: payload.length, replaced: emptyList })
      .where('uid', '=', uid)
      .where('sequence', '=', sequence)
      .execute();
}

/**
 * Returns the number of the entry with which the total size exceeds `bytes`, or of the last entry. Reads sizes without
 * payloads.
 */
async function numberPassing(executor: Executor, uid: string, after: number, bytes: number): Promise<number> {
  let upto = after;
  let size = 0;
  for (;;) {
    const rows = await tables(executor)
      .selectFrom('hub_log')
      .select(['sequence', 'size'])
      .where('uid', '=', uid)
      .where('sequence', '>', upto)
      .orderBy('sequence')
      .limit(sizesAStep)
      .execute();
    for (const row of rows) {
      upto = row.sequence;
      size += row.size;
      if (size > bytes) return upto;
    }
    if (rows.length < sizesAStep) return upto;
  }
}

function tables(executor: Executor) {
  return executor.withTables<LogTables>();
}
