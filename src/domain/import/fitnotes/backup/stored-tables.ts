import { ImportError, type ImportErrorCode } from '../../files/index.ts';
import type { Database, SqlValue } from '../../sqlite/index.ts';

/** The tables of a backup. One that is missing or damaged does not stop the others. */
export class StoredTables {
  readonly #database: Database;
  readonly #problems = new Map<string, ImportErrorCode>();

  constructor(database: Database) {
    this.#database = database;
  }

  has(table: string): boolean {
    return this.#database.has(table);
  }

  /** Reads columns of a table, as far as it is not damaged. */
  async rows<Column extends string>(
    table: string,
    columns: readonly Column[],
  ): Promise<readonly Readonly<Record<Column, SqlValue>>[]> {
    const rows: Readonly<Record<Column, SqlValue>>[] = [];
    try {
      for await (const row of this.#database.rows(table, columns)) rows.push(row);
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      this.#problems.set(table, error.code);
    }
    return rows;
  }

  /** Why tables were not read completely, by their names. */
  get problems(): ReadonlyMap<string, ImportErrorCode> {
    return this.#problems;
  }
}
