import { type RawBuilder, sql } from 'kysely';
import type { Database, Executor } from '../database.ts';

/** A statement that takes longer than the first gets fewer rows the next time, one that takes less than the second more. */
const longMs = 20;
const shortMs = 5;
const [firstRows, mostRows] = [50, 1_000];

/**
 * Does work on some rows at a time until none is left. Between two steps others have their turn: with the event loop, and
 * with the one connection of SQLite.
 *
 * @param step works on at most so many rows, in a transaction of its own; gives how many there were
 */
export async function inSlices(step: (rows: number) => Promise<number>): Promise<void> {
  for (let rows = firstRows; ; ) {
    const started = performance.now();
    if ((await step(rows)) < rows) return;
    const tookMs = performance.now() - started;
    if (tookMs > longMs) rows = Math.max(1, Math.floor(rows / 2));
    else if (tookMs < shortMs) rows = Math.min(mostRows, rows * 2);
    await new Promise((go) => setImmediate(go));
  }
}

type Table = 'hub_log' | 'hub_record' | 'hub_body' | 'hub_history' | 'hub_page' | 'hub_generation';

/** Deletes the rows that a condition names, some at a time. */
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
