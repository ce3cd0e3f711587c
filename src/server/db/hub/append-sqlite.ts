import { emptyHead } from '#sync/hub/append-rules.ts';
import type { AppendOutcome, AppendRequest, Head } from '#sync/hub/hub-storage.ts';
import type { SqliteConnection } from '../database.ts';
import { decideBatch, pushName } from './append-decisions.ts';
import { type HeadTables, toHead } from './heads.ts';

const selectHead = 'SELECT * FROM hub_head WHERE uid = ?';
const selectNumber = 'SELECT sequence FROM hub_log WHERE uid = ? AND id = ?';
const insertEntry = `INSERT INTO hub_log (uid, sequence, mark, id, size, received_at, replaced, payload)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const saveHead = `INSERT INTO hub_head (uid, sequence, mark, highest, bytes) VALUES (?, ?, ?, ?, ?)
  ON CONFLICT (uid) DO UPDATE SET (sequence, mark, highest, bytes) =
    (excluded.sequence, excluded.mark, excluded.highest, excluded.bytes)`;

/** Appends a batch. No other lock than the transaction is needed, because a SQLite file has a single writer. */
export function appendOnSqlite(
  { prepare, atOnce }: SqliteConnection,
  requests: readonly AppendRequest[],
  mark: Uint8Array,
): Promise<readonly AppendOutcome[]> {
  return atOnce(() => {
    const before = new Map<string, Head>();
    const known = new Map<string, number>();
    for (const request of requests) {
      const { uid, id } = request;
      if (!before.has(uid)) {
        const row = prepare(selectHead).get(uid) as HeadTables['hub_head'] | undefined;
        before.set(uid, row === undefined ? emptyHead : toHead(row));
      }
      const number = prepare(selectNumber).get(uid, id) as { readonly sequence: number } | undefined;
      if (number !== undefined) known.set(pushName(request), number.sequence);
    }
    const { outcomes, entries, heads } = decideBatch(requests, mark, before, known);
    for (const { sequence, request } of entries) {
      const { uid, id, payload, receivedAt, replaced } = request;
      prepare(insertEntry).run(uid, sequence, mark, id, payload.length, receivedAt, replaced, payload);
    }
    for (const [uid, { sequence, highest, bytes }] of heads) prepare(saveHead).run(uid, sequence, mark, highest, bytes);
    return outcomes;
  });
}
