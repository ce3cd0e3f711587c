import { type RawBuilder, sql } from 'kysely';
import type { Database, Executor } from '../database.ts';

/**
 * The durations between which the batch size stays the same. A statement slower than `longMs` halves the next batch;
 * one faster than `shortMs` doubles it.
 */
const longMs = 20;
const shortMs = 5;
const [firstRows, maxRows] = [50, 1_000];

/**
 * Processes rows in batches until none is left. Between batches, the event loop and SQLite's single connection are free
 * for others.
 *
 * @param step processes at most the given number of rows in its own transaction and returns how many there were
 */
export async function inSlices(step: (rows: number) => Promise<number>): Promise<void> {
  for (let rows = firstRows; ; ) {
    const started = performance.now();
    if ((await step(rows)) < rows) return;
    const tookMs = performance.now() - started;
    if (tookMs > longMs) rows = Math.max(1, Math.floor(rows / 2));
    else if (tookMs < shortMs) rows = Math.min(maxRows, rows * 2);
    await new Promise((go) => setImmediate(go));
  }
}

/** The tables and their primary keys. */
const keys = {
  hub_log: 'uid, sequence',
  hub_record: 'uid, key',
  hub_body: 'uid, key',
  hub_history: 'uid, key, kind, stamp, digest',
  hub_page: 'uid, id',
  hub_generation: 'uid',
};

/** Deletes the rows that match a condition, in batches. */
export function deleteInSlices(
  { dialect, kysely }: { readonly dialect: Database['dialect']; readonly kysely: Executor },
  table: keyof typeof keys,
  where: RawBuilder<unknown>,
): Promise<void> {
  const row = sql.raw(dialect === 'sqlite' ? 'rowid' : keys[table]); // other databases have no such name for a row
  const from = sql.table(table);
  return inSlices(async (rows) => {
    const { numAffectedRows } = await sql`
      DELETE FROM ${from} WHERE (${row}) IN (SELECT ${row} FROM ${from} WHERE ${where} LIMIT ${rows})`.execute(kysely);
    return Number(numAffectedRows ?? 0);
  });
}
