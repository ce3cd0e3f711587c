import { extensionOf, ImportError, type ImportFile } from '#domain/import/files/index.ts';
import { headerOf, tableOf } from '#domain/import/lifting/index.ts';
import { guessMapping, mappingKey } from '#domain/import/table/index.ts';
import type { OpenedTable } from './desk-protocol.ts';

/** Rows by which the questions about a mapping are found while the user changes it. */
const shownRows = 1_000;
/** Rows from which the meaning of the columns is guessed. */
const guessedRows = 2_000;
const maxTables = 20;

/** Returns whether any of the files is a table, by the beginnings of the files. */
export async function hasTables(files: readonly ImportFile[]): Promise<boolean> {
  for (const file of files) if ((await keyOfTable(file)) !== null) return true;
  return false;
}

/** Returns the tables among the files, each kind of table once. */
export async function openedTables(files: readonly ImportFile[]): Promise<readonly OpenedTable[]> {
  const tables = new Map<string, OpenedTable>();
  for (const file of files) {
    const key = await keyOfTable(file);
    if (key === null || tables.has(key) || tables.size === maxTables) continue;
    const table = await openedTable(file, key);
    if (table !== null) tables.set(key, table);
  }
  return [...tables.values()];
}

/** Returns the key under which the mapping of a table is remembered; null for a file that is no table. */
export async function keyOfTable(file: ImportFile): Promise<string | null> {
  const extension = extensionOf(file.path);
  const header = extension === 'csv' || extension === 'tsv' ? await headerOf(file) : null;
  return header === null || header.length < 2 ? null : mappingKey(header);
}

async function openedTable(file: ImportFile, key: string): Promise<OpenedTable | null> {
  try {
    const { path, header, rows } = await tableOf(file);
    const { mapping, reasons } = guessMapping(header, rows.slice(0, guessedRows));
    return {
      path,
      key,
      header,
      sample: rows.slice(0, shownRows),
      mapping,
      reasons,
    };
  } catch (error) {
    if (error instanceof ImportError) return null;
    throw error;
  }
}
