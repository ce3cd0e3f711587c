import { type ByteSource, bytesOf, headOf, ImportError, type ImportFile } from '../files/index.ts';
import { hasMark, markBytes } from './database-header.ts';
import { Pages } from './pages.ts';
import { type SqlValue, valuesOf } from './record.ts';
import { cellsOf } from './table-cells.ts';
import { type TableDefinition, tableDefinitionOf } from './table-definition.ts';

/** Returns whether a file starts like an SQLite database. */
export async function isDatabase(file: ImportFile): Promise<boolean> {
  return hasMark(await headOf(file, markBytes));
}

/** The largest database that is read, in bytes. Those of phone apps have a few megabytes. */
export const maxDatabaseBytes = 256 * 1024 * 1024;

/** The largest one that can only be read from its beginning, and is therefore in memory as a whole. */
const maxBytesInMemory = 64 * 1024 * 1024;

/**
 * A database file of SQLite, whose tables can be read from their first to their last row. Changes in a write-ahead log
 * beside the file are not seen; apps write them into the file before they copy it.
 *
 * @see https://www.sqlite.org/fileformat.html
 */
export class Database {
  readonly #pages: Pages;
  readonly #decoder: TextDecoder;
  readonly #tables: ReadonlyMap<string, StoredTable>;

  private constructor(pages: Pages, decoder: TextDecoder, tables: ReadonlyMap<string, StoredTable>) {
    this.#pages = pages;
    this.#decoder = decoder;
    this.#tables = tables;
  }

  /**
   * Opens a database by its header and the list of its tables. Throws `import/damaged` if it is none or encrypted, and
   * `import/too-large`.
   */
  static async open(file: ImportFile): Promise<Database> {
    const pages = await Pages.open(await sourceOf(file));
    const decoder = new TextDecoder(pages.header.encoding, { ignoreBOM: true });
    return new Database(pages, decoder, await tablesOf(pages, decoder));
  }

  /** Returns whether there is a table with a name, ignoring case. */
  has(table: string): boolean {
    return this.#tables.has(table.toLowerCase());
  }

  /**
   * Reads columns of all rows of a table, in the order of their rowids. A column that the table or a row does not have is
   * null, whatever its default is. Throws {@link ImportError} where the table is damaged; the rows before are read.
   *
   * @param table by its name, ignoring case; a table that does not exist has no rows
   * @param columns by their names, ignoring case
   */
  async *rows<Column extends string>(
    table: string,
    columns: readonly Column[],
  ): AsyncGenerator<Readonly<Record<Column, SqlValue>>> {
    const stored = this.#tables.get(table.toLowerCase());
    if (stored === undefined) return;
    const definition = tableDefinitionOf(stored.sql);
    const positions = columns.map((column) => positionOf(column, definition));
    const most = Math.max(...positions.map(({ at }) => at)) + 1;
    for await (const { rowid, payload } of cellsOf(this.#pages, stored.root)) {
      const values = valuesOf(payload, most, this.#decoder);
      const cells = positions.map(({ at, isRowid }) => values[at] ?? (isRowid ? rowid : null));
      yield Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? null])) as Record<Column, SqlValue>;
    }
  }
}

async function sourceOf(file: ImportFile): Promise<ByteSource> {
  const size = file.source?.size ?? file.size;
  if (size > maxDatabaseBytes) throw new ImportError('import/too-large');
  if (file.source !== null) return file.source;
  const bytes = await bytesOf(file, maxBytesInMemory);
  return { size: bytes.length, read: async (from, to) => bytes.subarray(from, to) };
}

interface StoredTable {
  readonly root: number;
  /** The statement that created it. */
  readonly sql: string;
}

/** Reads the list of tables, which is a table itself and starts on the first page. */
async function tablesOf(pages: Pages, decoder: TextDecoder): Promise<ReadonlyMap<string, StoredTable>> {
  const tables = new Map<string, StoredTable>();
  for await (const { payload } of cellsOf(pages, 1)) {
    const [type, name, , root, sql] = valuesOf(payload, 5, decoder);
    if (type !== 'table' || typeof name !== 'string' || typeof root !== 'number' || typeof sql !== 'string') continue;
    if (!tables.has(name.toLowerCase())) tables.set(name.toLowerCase(), { root, sql });
  }
  return tables;
}

function positionOf(name: string, { columns, rowidColumn }: TableDefinition) {
  const key = name.toLowerCase();
  return {
    at: columns.findIndex((column) => column.toLowerCase() === key),
    isRowid: rowidColumn?.toLowerCase() === key,
  };
}
