import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database, Executor } from './database.ts';
import { inTransaction } from './in-transaction.ts';
import { beginEpoch, epochOf } from './meta.ts';
import { migrate, NewerSchemaError } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import { forgetServer, noteServer } from './running-servers.ts';
import { openSqlite } from './sqlite.ts';
import { openTestPostgres, openTestSqlite, type TestDatabase, testDatabases } from './testing.ts';

describe.each(testDatabases)('a database on %s', (_, open) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await open();
  });
  afterEach(() => test.remove());

  it('SY29b gets an epoch when it is created and keeps it when it is reopened', async () => {
    await migrate(test.database);
    const epoch = await epochOf(test.database.kysely);
    const again = test.reopen();
    await migrate(again);
    expect(await epochOf(again.kysely)).toBe(epoch);
  });

  it('SY29b gets another epoch when a new one is started', async () => {
    await migrate(test.database);
    const before = await epochOf(test.database.kysely);
    await beginEpoch(test.database.kysely);
    expect(await epochOf(test.database.kysely)).not.toBe(before);
  });

  it('has the same schema whether it is new or was migrated step by step', async () => {
    const stepwise = await open();
    for (let count = 1; count <= migrations.length; count += 1) {
      await migrate(stepwise.database, { migrations: migrations.slice(0, count) });
    }
    await migrate(test.database);
    expect(await schemaOf(stepwise.database)).toEqual(await schemaOf(test.database));
    expect(await schemaOf(test.database)).toContain('meta.name');
    await stepwise.remove();
  });

  it('leaves no trace of a migration that fails halfway', async () => {
    const broken: Migration = {
      id: '9999-broken',
      up: async (schema) => {
        await schema.schema.createTable('half').addColumn('id', 'text').execute();
        throw new Error('the disk is full');
      },
    };
    await expect(migrate(test.database, { migrations: [...migrations, broken] })).rejects.toThrow('the disk is full');
    expect((await schemaOf(test.database)).filter((column) => column.startsWith('half'))).toEqual([]);
  });

  it('is left unchanged if a newer version has migrated it', async () => {
    const later: Migration = {
      id: '9999-later',
      up: async (schema) => {
        await schema.schema.createTable('later').addColumn('id', 'text').execute();
      },
    };
    const [first, second] = migrations;
    if (first === undefined || second === undefined) throw new Error('there are no migrations');
    await migrate(test.database, { migrations: [first, later] });
    const before = await schemaOf(test.database);
    await expect(migrate(test.database, { migrations: [first, second] })).rejects.toThrow(NewerSchemaError);
    expect(await schemaOf(test.database)).toEqual(before);
  });

  it('serialises concurrent transactions, and a failing one rolls back only its own changes', async () => {
    await migrate(test.database);
    const kysely = test.database.kysely;
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, (_each, i) =>
        kysely.transaction().execute(async (transaction) => {
          await transaction
            .insertInto('meta')
            .values({ name: `n${i}`, value: 'x' })
            .execute();
          if (i === 3) throw new Error('changed my mind');
        }),
      ),
    );
    expect(attempts.filter((each) => each.status === 'rejected')).toHaveLength(1);
    const rows = await kysely.selectFrom('meta').select('name').where('value', '=', 'x').execute();
    expect(rows.map((row) => row.name).sort()).toEqual(['n0', 'n1', 'n2', 'n4', 'n5', 'n6', 'n7']);
  });

  it('returns integers above 32 bits as numbers, and binary data as bytes', async () => {
    const bytes = test.database.dialect === 'sqlite' ? sql.raw('BLOB') : sql.raw('BYTEA');
    await sql`CREATE TABLE sample (at BIGINT, body ${bytes})`.execute(test.database.kysely);
    await sql`INSERT INTO sample VALUES (${1_790_000_000_000}, ${new Uint8Array([0, 255])})`.execute(
      test.database.kysely,
    );
    const { rows } = await sql<{ at: number; body: Uint8Array }>`SELECT at, body FROM sample`.execute(
      test.database.kysely,
    );
    expect(rows[0]?.at).toBe(1_790_000_000_000);
    expect([...(rows[0]?.body ?? [])]).toEqual([0, 255]);
  });
});

describe('a PostgreSQL database', () => {
  it('migrates once when two servers start at the same time', async () => {
    const test = await openTestPostgres();
    await Promise.all([migrate(test.database), migrate(test.reopen())]);
    const applied = await test.database.kysely.selectFrom('migration').select('id').execute();
    expect(applied.map((row) => row.id).sort()).toEqual(migrations.map((each) => each.id));
    await test.remove();
  });
});

describe('a SQLite database', () => {
  it('uses synchronous=FULL on every open, not only the first', async () => {
    const test = await openTestSqlite();
    for (const database of [test.database, test.reopen()]) {
      const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(database.kysely);
      expect(rows[0]?.synchronous).toBe(2); // FULL
      const mode = await sql<{ journal_mode: string }>`PRAGMA journal_mode`.execute(database.kysely);
      expect(mode.rows[0]?.journal_mode).toBe('wal');
    }
    await test.remove();
  });

  it('runs synchronous work between transactions, and rolls it back on failure', async () => {
    const test = await openTestSqlite();
    await migrate(test.database);
    const { kysely, sqlite } = test.database;
    const write = (name: string) => sqlite?.prepare('INSERT INTO meta (name, value) VALUES (?, ?)').run(name, 'x');
    const others = kysely.transaction().execute(async (transaction) => {
      await transaction.insertInto('meta').values({ name: 'theirs', value: 'x' }).execute();
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('taken back');
    });
    const ours = sqlite?.atOnce(() => write('ours'));
    const failing = sqlite?.atOnce(() => {
      write('half');
      throw new Error('the disk is full');
    });
    await expect(others).rejects.toThrow('taken back');
    await expect(failing).rejects.toThrow('the disk is full');
    await ours;
    const rows = await kysely.selectFrom('meta').select('name').where('value', '=', 'x').execute();
    expect(rows).toEqual([{ name: 'ours' }]);
    await test.remove();
  });

  it('commits a transaction that reads first, although another process writes meanwhile', async () => {
    const test = await openTestSqlite();
    await migrate(test.database);
    const { kysely } = test.database;
    const names = () => kysely.selectFrom('meta').select('name').where('value', '=', 'x').execute();
    const written = kysely.transaction().execute(async (transaction) => {
      await transaction.selectFrom('meta').select('name').execute();
      const others = writeElsewhere(await fileOf(transaction));
      await Promise.race([others, wait(200)]); // waits for our lock, unless it did not need to
      await transaction.insertInto('meta').values({ name: 'ours', value: 'x' }).execute();
      return { others };
    });
    await (await written).others;
    expect((await names()).map(({ name }) => name).sort()).toEqual(['ours', 'theirs']);
    await test.remove();
  });

  it('keeps rows and indexes when tables with long rows get a rowid', async () => {
    const test = await openTestSqlite();
    await migrate(test.database, { migrations: migrations.slice(0, 3) });
    const { kysely } = test.database;
    await sql`INSERT INTO hub_log (uid, sequence, mark, id, size, received_at, replaced, payload)
      VALUES ('ann', 1, x'01', x'02', 3, 4, x'05', x'060708')`.execute(kysely);
    await sql`INSERT INTO hub_record (uid, key, sequence, size, fields) VALUES ('ann', 'notes/a', 1, 1, x'09')`.execute(
      kysely,
    );
    await sql`INSERT INTO hub_history (uid, key, kind, stamp, digest, folded, place, at, content)
      VALUES ('ann', 'notes/a', 'version', 's', x'0a', 1, 0, 4, x'0b')`.execute(kysely);
    const before = await hubOf(test.database);
    expect(before.statements.filter((statement) => statement.endsWith('without rowid'))).toHaveLength(4);
    await migrate(test.database, { migrations: migrations.slice(0, 4) });
    const after = await hubOf(test.database);
    expect(after.rows).toEqual(before.rows);
    const rebuilt = before.statements.map((statement) =>
      statement.includes('"hub_head"') ? statement : statement.replace(' without rowid', ''),
    );
    expect(after.statements).toEqual(rebuilt);
    await test.remove();
  });

  it('can be copied consistently while it is in use', async () => {
    const test = await openTestSqlite();
    await migrate(test.database);
    const file = join(await fileOf(test.database.kysely), '..', 'copy.sqlite');
    await test.database.backup?.(file);
    const copy = openSqlite(file);
    expect(await epochOf(copy.kysely)).toBe(await epochOf(test.database.kysely));
    await copy.close();
    await rm(file);
    await test.remove();
  });
});

async function fileOf(kysely: Executor): Promise<string> {
  const { rows } = await sql<{ file: string }>`SELECT file FROM pragma_database_list`.execute(kysely);
  return String(rows[0]?.file);
}

/** Writes a row from a thread with a connection of its own, which locks the file as another process does. */
async function writeElsewhere(file: string): Promise<void> {
  const code = `
    const { DatabaseSync } = require('node:sqlite');
    const connection = new DatabaseSync(require('node:worker_threads').workerData);
    connection.exec("PRAGMA busy_timeout = 5000; INSERT INTO meta (name, value) VALUES ('theirs', 'x')");
    connection.close();`;
  await once(new Worker(code, { eval: true, workerData: file }), 'exit');
}

/** Returns the SQL of the hub's tables and indexes in SQLite, and their rows. */
async function hubOf({ kysely }: Database) {
  const { rows: made } = await sql<{ sql: string }>`SELECT sql FROM sqlite_master
    WHERE tbl_name LIKE 'hub_%' AND sql IS NOT NULL ORDER BY name`.execute(kysely);
  const tables = ['hub_log', 'hub_record', 'hub_history'].map((table) => sql`SELECT * FROM ${sql.table(table)}`);
  const rows = await Promise.all(tables.map(async (select) => (await select.execute(kysely)).rows));
  return { statements: made.map((each) => each.sql), rows };
}

async function schemaOf(database: Database): Promise<readonly string[]> {
  const tables = await database.kysely.introspection.getTables();
  return tables
    .flatMap((table) =>
      table.columns.flatMap((column) => [
        `${table.name}.${column.name}`,
        `${table.name}.${column.name} ${column.dataType} ${column.isNullable ? 'null' : 'not null'}`,
      ]),
    )
    .sort();
}

it('a transaction on a full SQLite disk fails with the reason, and the next one succeeds', async () => {
  const test = await openTestSqlite();
  const { kysely } = test.database;
  await migrate(test.database);
  const write = (name: string, value: string) =>
    kysely.transaction().execute((transaction) => transaction.insertInto('meta').values({ name, value }).execute());
  await sql`PRAGMA max_page_count = 1`.execute(kysely); // SQLite raises this to the current page count
  await expect(write('large', 'x'.repeat(100_000))).rejects.toMatchObject({ errcode: 13 });
  await sql`PRAGMA max_page_count = 100000`.execute(kysely);
  await write('large', 'x'.repeat(100_000));
  await test.remove();
});

describe('a transaction on PostgreSQL', () => {
  it('runs again if it and another one wait for each other', async () => {
    const opened = await openTestPostgres();
    const { kysely } = opened.database;
    await migrate(opened.database);
    const put = (executor: Executor, name: string, value: string) =>
      executor
        .insertInto('meta')
        .values({ name, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    await put(kysely, 'one', '');
    await put(kysely, 'other', '');
    let runs = 0;
    const bothBegan = Promise.withResolvers<void>();
    const inOrder = (first: string, second: string) =>
      inTransaction(kysely, async (transaction) => {
        await put(transaction, first, first);
        runs += 1;
        if (runs === 2) bothBegan.resolve();
        await bothBegan.promise;
        await put(transaction, second, first);
      });
    await Promise.all([inOrder('one', 'other'), inOrder('other', 'one')]);
    expect(runs).toBe(3);
    await opened.remove();
  });

  it('does not run again after any other error', async () => {
    const opened = await openTestPostgres();
    let runs = 0;
    const work = inTransaction(opened.database.kysely, async (transaction) => {
      runs += 1;
      await sql`SELECT 1 / 0`.execute(transaction);
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(runs).toBe(1);
    await opened.remove();
  });
});

describe('servers of an earlier version on PostgreSQL', () => {
  it('keep a migration that would harm them waiting, as long as one runs', async () => {
    const opened = await openTestPostgres();
    const { database } = opened;
    await migrate(database);
    const earlier = { id: 'earlier', migration: migrations.at(-1)?.id ?? '', shared: '' };
    await noteServer(database.kysely, earlier);
    const waits: string[] = [];
    const applied: string[] = [];
    const plain: Migration = { id: '9998-plain', up: async () => void applied.push('plain') };
    const harmful: Migration = {
      id: '9999-harmful',
      needsEarlierServersGone: true,
      up: async () => void applied.push('harmful'),
    };
    const migrating = migrate(database, {
      migrations: [...migrations, plain, harmful],
      waiting: (id) => waits.push(id),
    });
    await expect.poll(() => waits).toEqual([harmful.id]);
    expect(applied).toEqual(['plain']);
    await forgetServer(database.kysely, earlier.id);
    await migrating;
    expect(applied).toEqual(['plain', 'harmful']);
    await opened.remove();
  });
});
