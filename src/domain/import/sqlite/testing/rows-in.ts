import type { ImportFile } from '../../files/index.ts';
import { databaseFile, insertRows, type SqlInput } from '../../testing/database-file.ts';
import { fileOf } from '../../testing/files.ts';
import { Database, type SqlValue } from '../index.ts';

/** Reads columns of all rows of a table. */
export async function rowsIn(file: ImportFile | Uint8Array, table: string, columns: readonly string[]) {
  const database = await Database.open(file instanceof Uint8Array ? fileOf('a.db', file) : file);
  const rows: (readonly SqlValue[])[] = [];
  for await (const row of database.rows(table, columns)) rows.push(columns.map((column) => row[column] ?? null));
  return rows;
}

/** Creates a database with a table `t` and rows in it. */
export function created(sql: string, ...rows: readonly (readonly SqlInput[])[]): Uint8Array {
  return databaseFile((database) => {
    database.exec(sql);
    insertRows(database, 't', rows);
  });
}

/** Returns rows of all kinds, some of which do not fit on a page. */
export function manyRows(count: number, longest: number) {
  return Array.from({ length: count }, (_, at): [number | null, string, number, Uint8Array] => [
    at % 3 === 0 ? null : at * 17 - 9000,
    at % 7 === 0 ? 'Übung 💪 '.repeat((at * 31) % longest) : `row ${at}`,
    at / 8,
    Uint8Array.from({ length: at % 50 }, (__, byte) => (byte * at) % 256),
  ]);
}
