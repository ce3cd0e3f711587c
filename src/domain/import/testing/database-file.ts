import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

export type SqlInput = SQLInputValue;

/** Returns the bytes of a database file that SQLite wrote. */
export function databaseFile(fill: (database: DatabaseSync) => void): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'mensana-database-'));
  try {
    const path = join(folder, 'test.sqlite');
    const database = new DatabaseSync(path);
    database.exec('PRAGMA synchronous = OFF');
    fill(database);
    database.close();
    return Uint8Array.from(readFileSync(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Inserts rows into a table in one transaction. */
export function insertRows(database: DatabaseSync, table: string, rows: readonly (readonly SqlInput[])[]): void {
  const [first] = rows;
  if (first === undefined) return;
  const insert = database.prepare(`INSERT INTO ${table} VALUES (${first.map(() => '?').join(', ')})`);
  database.exec('BEGIN');
  for (const row of rows) insert.run(...row);
  database.exec('COMMIT');
}
