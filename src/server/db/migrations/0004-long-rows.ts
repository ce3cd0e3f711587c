import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const tables = ['hub_log', 'hub_record', 'hub_history'] as const;

/**
 * Turns three tables into tables with a rowid. SQLite stores a table without rowid in the tree of its key, and a lookup
 * reads every row that it compares, contents included. So a lookup in a log of long entries read megabytes. With a
 * rowid, the keys are in a separate tree.
 */
export const longRows: Migration = {
  id: '0004-long-rows',
  up: async (schema, { bytes }) => {
    if (bytes !== 'blob') return;
    for (const table of tables) {
      const { rows: made } = await sql<{ type: string; sql: string }>`
        SELECT type, sql FROM sqlite_master WHERE tbl_name = ${table} AND sql IS NOT NULL`.execute(schema);
      const old = sql.table(`${table}_old`);
      await sql`ALTER TABLE ${sql.table(table)} RENAME TO ${old}`.execute(schema);
      const inOrder = made.toSorted((a, b) => Number(a.type === 'index') - Number(b.type === 'index'));
      const [create, ...indexes] = inOrder.map((each) => each.sql);
      await sql.raw(String(create).replace(/ without rowid$/, '')).execute(schema);
      await sql`INSERT INTO ${sql.table(table)} SELECT * FROM ${old}`.execute(schema);
      await sql`DROP TABLE ${old}`.execute(schema);
      for (const index of indexes) await sql.raw(index).execute(schema);
    }
  },
};
