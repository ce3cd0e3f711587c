import { CompiledQuery } from 'kysely';
import type { AppendRequest } from '#sync/hub/hub-storage.ts';
import type { Executor } from '../database.ts';
import { type AppendStatements, type NewEntry, pushName } from './append-statements.ts';
import { type HeadTables, toHead } from './heads.ts';

const selectHeads = 'SELECT * FROM hub_head WHERE uid IN (SELECT value FROM json_each(?))';
const createHeads = `INSERT INTO hub_head (uid) SELECT value FROM json_each(?) WHERE true ON CONFLICT DO NOTHING`;
const updateHeads = `UPDATE hub_head SET mark = ?, sequence = changed.value ->> 1, highest = changed.value ->> 2,
  bytes = changed.value ->> 3 FROM json_each(?) AS changed WHERE uid = changed.value ->> 0`;
const selectNumbers = `SELECT known.uid, known.id, known.sequence FROM json_each(?) AS pushed
  CROSS JOIN hub_log AS known ON known.uid = pushed.value ->> 0 AND known.id = unhex(pushed.value ->> 1)`;
const insertEntry = `INSERT INTO hub_log (uid, sequence, mark, id, size, received_at, replaced, payload)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

/**
 * Fixed statements, so that each stays prepared: one for all rows, bound as JSON, except for entries, whose bytes go in
 * row by row (measured a third faster than rows of values in one statement).
 */
export const appendOnSqlite = {
  statementsIn: (transaction: Executor): AppendStatements => ({
    // the transaction itself is the lock: a database file has one writer
    lockHeads: async (uids) => {
      const rows = await run<HeadTables['hub_head']>(transaction, selectHeads, [JSON.stringify(uids)]);
      return new Map(rows.map((row) => [row.uid, toHead(row)]));
    },
    numbersOf: async (requests) => {
      const pushed = JSON.stringify(requests.map(({ uid, id }) => [uid, hexOf(id)]));
      const rows = await run<NumberedPush>(transaction, selectNumbers, [pushed]);
      return new Map(rows.map((row) => [pushName(row), row.sequence]));
    },
    insert: async (entries, mark) => {
      for (const entry of entries) await run(transaction, insertEntry, valuesOf(entry, mark));
    },
    saveHeads: async (heads, mark) => {
      const changed = [...heads].map(([uid, { sequence, highest, bytes }]) => [uid, sequence, highest, bytes]);
      await run(transaction, updateHeads, [mark, JSON.stringify(changed)]);
    },
  }),
  createHeads: async (executor: Executor, uids: readonly string[]): Promise<void> => {
    await run(executor, createHeads, [JSON.stringify(uids)]);
  },
};

type NumberedPush = Pick<AppendRequest, 'uid' | 'id'> & { readonly sequence: number };

function valuesOf({ sequence, request }: NewEntry, mark: Uint8Array): readonly unknown[] {
  const { uid, id, payload, replaced, receivedAt } = request;
  return [uid, sequence, mark, id, payload.length, receivedAt, replaced, payload];
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex');
}

async function run<Row>(executor: Executor, statement: string, values: readonly unknown[]): Promise<readonly Row[]> {
  return (await executor.executeQuery<Row>(CompiledQuery.raw(statement, [...values]))).rows;
}
