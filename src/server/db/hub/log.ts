import { sql } from 'kysely';
import type { LogEntry, Payloads } from '#sync/hub/hub-storage.ts';
import { encodeValue } from '#sync/record/index.ts';
import type { Executor } from '../database.ts';
import { plainBytes } from './bytes.ts';

type LogTables = {
  readonly hub_log: {
    readonly uid: string;
    readonly sequence: number;
    readonly mark: Uint8Array;
    /** Null once the entry is emptied: its push is forgotten. */
    readonly id: Uint8Array | null;
    /** Bytes of the payload. */
    readonly size: number;
    readonly received_at: number;
    readonly replaced: Uint8Array;
    readonly payload: Uint8Array;
  };
};

const emptyList = encodeValue([]);
const nothing = new Uint8Array(0);
const sizesAStep = 2_000;

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

/** Of a row only what is sent on: the mark of the last alone. */
export async function payloadsAfter(
  executor: Executor,
  uid: string,
  after: number,
  bytes: number,
): Promise<Payloads | null> {
  const upto = await numberPassing(executor, uid, after, bytes);
  const { rows } = await sql<{ mark: Uint8Array | null; payload: Uint8Array }>`
    SELECT CASE WHEN sequence = ${upto} THEN mark END AS mark, payload FROM hub_log
    WHERE uid = ${uid} AND sequence > ${after} AND sequence <= ${upto} ORDER BY sequence`.execute(executor);
  const mark = rows.at(-1)?.mark ?? null;
  if (mark === null) return null;
  return { upto, mark: plainBytes(mark), payloads: rows.map(({ payload }) => plainBytes(payload)) };
}

/**
 * Empties folded entries received before an instant, in a transaction that holds the head's lock.
 *
 * @returns the highest number emptied and the bytes it freed; null where nothing was due
 */
export async function emptyEntries(
  executor: Executor,
  uid: string,
  { folded, receivedBefore }: { readonly folded: number; readonly receivedBefore: number },
): Promise<{ readonly highest: number; readonly bytes: number } | null> {
  const due = sql<boolean>`${ofPersonByReceipt(uid)} AND size > 0 AND sequence <= ${folded}
    AND received_at < ${receivedBefore}`;
  const found = await tables(executor)
    .selectFrom('hub_log')
    .select(({ fn }) => [fn.max('sequence').as('highest'), fn.sum<number | string | null>('size').as('bytes')])
    .where(due)
    .executeTakeFirst();
  if (found?.highest === null || found?.highest === undefined) return null;
  await tables(executor)
    .updateTable('hub_log')
    .set({ payload: nothing, size: 0, replaced: emptyList, id: null })
    .where(due)
    .execute();
  return { highest: found.highest, bytes: Number(found.bytes) };
}

/** Persons with folded entries that were received before an instant and still have their payloads. */
export async function uidsWithEntriesBefore(executor: Executor, receivedBefore: number, limit: number) {
  const { rows } = await sql<{ uid: string }>`
    SELECT DISTINCT entry.uid || '' AS uid FROM hub_log AS entry CROSS JOIN hub_head AS head
    WHERE entry.size > 0 AND entry.received_at < ${receivedBefore}
      AND head.uid = entry.uid AND entry.sequence <= head.folded
    LIMIT ${limit}`.execute(executor);
  return rows.map(({ uid }) => uid);
}

/** Replaces payloads. @returns the bytes that this freed */
export async function replacePayloads(
  executor: Executor,
  uid: string,
  payloads: ReadonlyMap<number, Uint8Array>,
): Promise<number> {
  let freed = 0;
  for (const [sequence, payload] of payloads) {
    const log = tables(executor);
    const entry = await log
      .selectFrom('hub_log')
      .select('size')
      .where('uid', '=', uid)
      .where('sequence', '=', sequence)
      .executeTakeFirst();
    if (entry === undefined) continue;
    await log
      .updateTable('hub_log')
      .set({ payload, size: payload.length, replaced: emptyList })
      .where('uid', '=', uid)
      .where('sequence', '=', sequence)
      .execute();
    freed += entry.size - payload.length;
  }
  return freed;
}

export async function deleteLog(executor: Executor, uid: string): Promise<void> {
  await tables(executor).deleteFrom('hub_log').where('uid', '=', uid).execute();
}

/** The number of the entry that passes the bytes, or of the last one; sizes are read without their payloads. */
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

/**
 * A person's entries, looked up by their receipt. As an expression, here and above, the uid does not lead to the primary
 * key and through all the years of the log: the index on receipts holds only what still has its payload.
 */
function ofPersonByReceipt(uid: string) {
  return sql`uid || '' = ${uid}`;
}

function tables(executor: Executor) {
  return executor.withTables<LogTables>();
}
