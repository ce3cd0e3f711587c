import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { betterAuthSchema } from '../accounts/better-auth-schema.ts';
import { copyToPostgres } from './copy-to-postgres.ts';
import type { Database, SqliteConnection } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { migrate } from './migrate.ts';
import { openTestPostgres, openTestSqlite, type TestDatabase } from './testing.ts';

let sqlite: TestDatabase;
let postgres: TestDatabase;
let source: SqliteConnection;

beforeEach(async () => {
  sqlite = await openTestSqlite();
  postgres = await openTestPostgres();
  for (const { database } of [sqlite, postgres]) await migrate(database, { library: betterAuthSchema(database) });
  source = sqlite.database.sqlite as SqliteConnection;
});
afterEach(async () => {
  await sqlite.remove();
  await postgres.remove();
});

const moment = '2026-12-01T10:20:30.456Z';

/** Values of each type that SQLite has, the first of which is always allowed. */
function valuesOf(type: string, at: number): readonly unknown[] {
  if (type === 'blob') return [Buffer.from([0, at, 255]), Buffer.alloc(0)];
  if (type === 'date') return [moment];
  if (type === 'integer') return [at % 2, 0];
  return [`Käse ${at} “🧀”\n\\`, ''];
}

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
}

/** Fills a table with a row of usual values, one of empty ones, and one of nulls as far as the columns allow it. */
function fill(table: string): void {
  const columns = source.prepare(`PRAGMA table_info("${table}")`).all() as unknown as readonly Column[];
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  for (const [at, kind] of ['usual', 'empty', 'null'].entries()) {
    const values = columns.map(({ name, type, notnull, pk }) => {
      if (name === 'userId') return `user ${at}`;
      if (name === 'id' && table === 'user') return `user ${at}`;
      const [usual, empty] = valuesOf(type.toLowerCase(), at);
      const isUnique = pk > 0 || ['email', 'token', 'secret_hash', 'role'].includes(name);
      if (kind === 'null' && notnull === 0 && !isUnique) return null;
      return kind === 'empty' && !isUnique && empty !== undefined ? empty : usual;
    });
    source
      .prepare(`INSERT INTO "${table}" (${names}) VALUES (${values.map(() => '?').join(', ')})`)
      .run(...(values as string[]));
  }
}

async function tablesOf({ kysely }: Database): Promise<readonly string[]> {
  const names = (await kysely.introspection.getTables()).map(({ name }) => name);
  return names.filter((name) => !['migration', 'lease', 'running_server'].includes(name)).toSorted();
}

function copy() {
  return inTransaction(postgres.database.kysely, (transaction) => copyToPostgres(source, transaction, () => {}));
}

/** Returns the rows of a table as both databases would print them. */
async function rowsOf({ kysely }: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)}`.execute(kysely);
  const plain = (value: unknown) => {
    if (typeof value === 'boolean') return Number(value);
    return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
  };
  return rows.map((row) => JSON.stringify(Object.entries(row).map(([name, value]) => [name, plain(value)]))).toSorted();
}

it('copies each row of each table, with empty values, nulls and any text', async () => {
  const tables = await tablesOf(sqlite.database);
  expect(tables).toEqual(await tablesOf(postgres.database));
  for (const table of tables.toSorted((a, b) => Number(b === 'user') - Number(a === 'user'))) fill(table);
  const { rows } = await copy();
  let found = 0;
  for (const table of tables) {
    const copied = await rowsOf(postgres.database, table);
    expect(copied).toEqual(await rowsOf(sqlite.database, table));
    expect(copied.length, table).toBeGreaterThanOrEqual(3);
    found += copied.length;
  }
  expect(rows).toBe(found);
});

it('copies rows that are larger than a batch, and more than fit into one', async () => {
  const log = source.prepare(
    `INSERT INTO hub_log (uid, sequence, mark, size, received_at, replaced, payload) VALUES ('ann', ?, x'00', ?, 9007199254740991, x'', ?)`,
  );
  const payload = (at: number) => Buffer.alloc(at === 7 ? 5_000_000 : 10, at);
  for (let at = 1; at <= 1_201; at++) log.run(at, payload(at).length, payload(at));
  const reported: number[] = [];
  const { rows, bytes } = await inTransaction(postgres.database.kysely, (transaction) =>
    copyToPostgres(source, transaction, (copied) => void reported.push(copied.rows)),
  );
  expect(rows).toBe(1_202); // and the epoch
  expect(bytes).toBeGreaterThan(5_000_000);
  expect(reported.length).toBeGreaterThan(3);
  expect(await rowsOf(postgres.database, 'hub_log')).toEqual(await rowsOf(sqlite.database, 'hub_log'));
});

it('leaves nothing behind if a row cannot be stored, and names its table', async () => {
  fill('user');
  source.prepare(`UPDATE "user" SET name = 'a' || char(0) || 'b'`).run();
  await expect(copy()).rejects.toThrow(/^the table user cannot be copied \(.*0x00/);
  expect(await rowsOf(postgres.database, 'user')).toEqual([]);
});

it('leaves nothing behind if PostgreSQL stores something else', async () => {
  fill('user');
  await sql`CREATE FUNCTION shorten() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN NEW.name := left(NEW.name, 3); RETURN NEW; END'`.execute(postgres.database.kysely);
  await sql`CREATE TRIGGER shorten BEFORE INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION shorten()`.execute(
    postgres.database.kysely,
  );
  await expect(copy()).rejects.toThrow('the table user cannot be copied (what is stored is not what was read)');
  expect(await rowsOf(postgres.database, 'user')).toEqual([]);
});
