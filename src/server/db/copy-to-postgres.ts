import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, SqliteConnection } from './database.ts';

/** What the copy has read. */
export interface Copied {
  readonly rows: number;
  readonly bytes: number;
}

/**
 * Copies all tables of a SQLite database into PostgreSQL, and compares what is stored there with what was read. Rows that
 * the migrations created there are replaced. What describes only the database itself or its servers is left out.
 *
 * @param target a transaction on a database with the same schema
 * @param progress called after each batch
 * @throws if a table cannot be copied. The message names it, for the operator. The transaction must not be committed then
 */
export async function copyToPostgres(
  source: SqliteConnection,
  target: Executor,
  progress: (copied: Copied) => void,
): Promise<Copied> {
  await sql`SET LOCAL statement_timeout = 0`.execute(target);
  const tables = await tablesOf(source, target);
  for (const { name } of tables.toReversed()) await sql`DELETE FROM ${sql.table(name)}`.execute(target);
  const copied = { rows: 0, bytes: 0 };
  for (const table of tables) {
    try {
      await copyTable(source, target, table, (batch) => {
        copied.rows += batch.rows;
        copied.bytes += batch.bytes;
        progress(copied);
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`the table ${table.name} cannot be copied (${reason})`, { cause: error });
    }
  }
  return copied;
}

interface Table {
  readonly name: string;
  /** The PostgreSQL types of its columns. */
  readonly types: ReadonlyMap<string, string>;
}

const leftOut: ReadonlySet<string> = new Set(['migration', 'lease', 'running_server']);
/** Rows of the account library refer to this one's. */
const firstTable = 'user';

async function tablesOf(source: SqliteConnection, target: Executor): Promise<readonly Table[]> {
  const { rows } = await sql<{ readonly table: string; readonly column: string; readonly type: string }>`
    SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
    WHERE table_schema = current_schema()`.execute(target);
  const columns = Map.groupBy(rows, ({ table }) => table);
  const names = source
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`)
    .all()
    .map(({ name }) => name as string)
    .filter((name) => !leftOut.has(name))
    .toSorted((a, b) => Number(b === firstTable) - Number(a === firstTable));
  return names.map((name) => ({
    name,
    types: new Map(columns.get(name)?.map(({ column, type }) => [column, type])),
  }));
}

type Row = Readonly<Record<string, unknown>>;

const batchRows = 500;
const batchBytes = 1024 * 1024;

async function copyTable(
  source: SqliteConnection,
  target: Executor,
  table: Table,
  stored: (batch: Copied) => void,
): Promise<void> {
  const read = new RowSum();
  let batch: Row[] = [];
  let bytes = 0;
  const store = async () => {
    if (batch.length === 0) return;
    await target.withTables<Record<string, Row>>().insertInto(table.name).values(batch).execute();
    stored({ rows: batch.length, bytes });
    batch = [];
    bytes = 0;
  };
  for (const found of source.prepare(`SELECT * FROM "${table.name}"`).iterate()) {
    const row = toPostgres(found, table.types);
    bytes += read.add(row);
    batch.push(row);
    if (batch.length >= batchRows || bytes >= batchBytes) await store();
  }
  await store();
  if ((await sumOfStored(target, table)) !== read.value) throw new Error('what is stored is not what was read');
}

function toPostgres(row: Row, types: Table['types']): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, value === null ? null : converted(value, types.get(column))]),
  );
}

/** SQLite has no booleans and dates, so that the account library stores numbers and text. */
function converted(value: unknown, type: string | undefined): unknown {
  if (type === 'boolean') return value !== 0;
  if (type === 'timestamp with time zone') return new Date(value as string);
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}

const readAtOnce = 50;

async function sumOfStored(target: Executor, { name }: Table): Promise<string> {
  const sum = new RowSum();
  await sql`DECLARE stored NO SCROLL CURSOR FOR SELECT * FROM ${sql.table(name)}`.execute(target);
  for (;;) {
    const { rows } = await sql<Row>`FETCH ${sql.lit(readAtOnce)} FROM stored`.execute(target);
    for (const row of rows) sum.add(row);
    if (rows.length < readAtOnce) break;
  }
  await sql`CLOSE stored`.execute(target);
  return sum.value;
}

/** A checksum of rows in any order. */
class RowSum {
  #sum = 0n;
  #rows = 0;

  /** @returns about how many bytes the row has */
  add(row: Row): number {
    const hash = createHash('sha256');
    let bytes = 0;
    for (const column of Object.keys(row).toSorted()) {
      const value = row[column];
      const content = value instanceof Uint8Array ? value : Buffer.from(textOf(value));
      hash.update(`${column} ${typeof value} ${content.length} `).update(content);
      bytes += content.length;
    }
    this.#sum = BigInt.asUintN(128, this.#sum + hash.digest().readBigUInt64BE());
    this.#rows += 1;
    return bytes;
  }

  get value(): string {
    return `${this.#rows} ${this.#sum}`;
  }
}

function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
