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

type Table = 'hub_log' | 'hub_record' | 'hub_body' | 'hub_history' | 'hub_page' | 'hub_generation';

/** Deletes the rows that match a condition, in batches. */
export function deleteInSlices(
  { dialect, kysely }: { readonly dialect: Database['dialect']; readonly kysely: Executor },
  table: Table,
  where: RawBuilder<unknown>,
): Promise<void> {
  const row = sql.raw(dialect === 'sqlite' ? 'rowid' : 'ctid');
  const from = sql.table(table);
  return inSlices(async (rows) => {
    const { numAffectedRows } = await sql`
      DELETE FROM ${from} WHERE ${row} IN (SELECT ${row} FROM ${from} WHERE ${where} LIMIT ${rows})`.execute(kysely);
    return Number(numAffectedRows ?? 0);
  });
}
