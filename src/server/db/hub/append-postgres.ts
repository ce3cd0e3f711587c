import { sql } from 'kysely';
import type { AppendOutcome, AppendRequest, Head } from '#sync/hub/hub-storage.ts';
import type { Executor } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { decideBatch, type NewEntry, pushName } from './append-decisions.ts';
import { type HeadTables, toHead } from './heads.ts';

const mostBytes = 8 * 1024 * 1024;

/**
 * Appends with one statement per kind of row and with columns bound as arrays, because a round trip costs more than a
 * row. A separate statement creates missing head rows before the transaction. If they were created inside it, two
 * servers could deadlock on each other's new rows.
 */
export async function appendOnPostgres(
  executor: Executor,
  requests: readonly AppendRequest[],
  mark: Uint8Array,
): Promise<readonly AppendOutcome[]> {
  const uids = [...new Set(requests.map(({ uid }) => uid))].sort();
  for (;;) {
    const outcomes = await inTransaction(executor, (transaction) => appendLocked(transaction, uids, requests, mark));
    if (outcomes !== null) return outcomes;
    await createHeads(executor, uids);
  }
}

/** Appends under the locks of the heads. Returns null if a head is missing. */
async function appendLocked(
  transaction: Executor,
  uids: readonly string[],
  requests: readonly AppendRequest[],
  mark: Uint8Array,
): Promise<readonly AppendOutcome[] | null> {
  const before = await lockHeads(transaction, uids);
  if (before.size < uids.length) return null;
  const known = await selectNumbers(transaction, requests);
  const { outcomes, entries, heads } = decideBatch(requests, mark, before, known);
  for (const chunk of chunksOf(entries)) await insertEntries(transaction, chunk, mark);
  await updateHeads(transaction, heads, mark);
  return outcomes;
}

async function createHeads(executor: Executor, uids: readonly string[]): Promise<void> {
  await sql`INSERT INTO hub_head (uid) SELECT uid FROM unnest(${uids}::text[]) AS missing (uid) ORDER BY uid
    ON CONFLICT DO NOTHING`.execute(executor);
}

/** Locks heads in the order of their uids, so that two servers never deadlock. */
async function lockHeads(executor: Executor, uids: readonly string[]): Promise<ReadonlyMap<string, Head>> {
  const { rows } = await sql<HeadTables['hub_head']>`SELECT * FROM hub_head WHERE uid = ANY (${uids}::text[])
    ORDER BY uid FOR UPDATE`.execute(executor);
  return new Map(rows.map((row) => [row.uid, toHead(row)]));
}

async function selectNumbers(executor: Executor, requests: readonly AppendRequest[]) {
  const uids = requests.map(({ uid }) => uid);
  const ids = requests.map(({ id }) => id);
  const { rows } = await sql<{ uid: string; id: Uint8Array; sequence: number }>`
    SELECT known.uid, known.id, known.sequence
    FROM unnest(${uids}::text[], ${ids}::bytea[]) AS pushed (uid, id)
    JOIN hub_log AS known ON known.uid = pushed.uid AND known.id = pushed.id`.execute(executor);
  return new Map(rows.map((row) => [pushName(row), row.sequence]));
}

async function insertEntries(executor: Executor, entries: readonly NewEntry[], mark: Uint8Array): Promise<void> {
  const requests = entries.map(({ request }) => request);
  await sql`
    INSERT INTO hub_log (uid, sequence, mark, id, size, received_at, replaced, payload)
    SELECT uid, sequence, ${mark}::bytea, id, length(payload), received_at, replaced, payload
    FROM unnest(
      ${requests.map(({ uid }) => uid)}::text[],
      ${entries.map(({ sequence }) => sequence)}::bigint[],
      ${requests.map(({ id }) => id)}::bytea[],
      ${requests.map(({ receivedAt }) => receivedAt)}::bigint[],
      ${requests.map(({ replaced }) => replaced)}::bytea[],
      ${requests.map(({ payload }) => payload)}::bytea[]
    ) AS entry (uid, sequence, id, received_at, replaced, payload)`.execute(executor);
}

async function updateHeads(executor: Executor, heads: ReadonlyMap<string, Head>, mark: Uint8Array): Promise<void> {
  if (heads.size === 0) return;
  const values = [...heads.values()];
  await sql`
    UPDATE hub_head AS head
    SET sequence = changed.sequence, mark = ${mark}::bytea, highest = changed.highest, bytes = changed.bytes
    FROM unnest(
      ${[...heads.keys()]}::text[],
      ${values.map(({ sequence }) => sequence)}::bigint[],
      ${values.map(({ highest }) => highest)}::text[],
      ${values.map(({ bytes }) => bytes)}::bigint[]
    ) AS changed (uid, sequence, highest, bytes)
    WHERE head.uid = changed.uid`.execute(executor);
}

/** Splits entries by size, because the driver builds all values of a statement as one string in memory. */
function chunksOf(entries: readonly NewEntry[]): readonly (readonly NewEntry[])[] {
  const chunks: NewEntry[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    size += entry.request.payload.length;
    if (size > mostBytes) {
      chunks.push([]);
      size = entry.request.payload.length;
    }
    chunks.at(-1)?.push(entry);
  }
  return chunks;
}
