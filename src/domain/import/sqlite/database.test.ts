import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { databaseFile, insertRows } from '../testing/database-file.ts';
import { fileOf } from '../testing/files.ts';
import { Database } from './index.ts';
import { created, manyRows, rowsIn } from './testing/rows-in.ts';

describe('a table', () => {
  it.each([512, 1024, 4096, 65_536])('of thousands of rows is read from pages of %d bytes', async (pageBytes) => {
    const rows = manyRows(5000, 400);
    const bytes = databaseFile((database) => {
      database.exec(`PRAGMA page_size = ${pageBytes}; CREATE TABLE t (a INTEGER, b TEXT, c REAL, d BLOB)`);
      insertRows(database, 't', rows);
    });
    expect(new DataView(bytes.buffer).getUint16(16)).toBe(pageBytes % 65_536 || 1);
    expect(await rowsIn(bytes, 't', ['a', 'b', 'c', 'd'])).toEqual(rows);
  });

  it.each(['UTF-8', 'UTF-16le', 'UTF-16be'])('with texts in %s is read', async (encoding) => {
    const bytes = created(`PRAGMA encoding = '${encoding}'; CREATE TABLE t (größe)`, ['Übung 💪'], ['\ufeffx'], ['']);
    expect(await rowsIn(bytes, 't', ['größe'])).toEqual([['Übung 💪'], ['\ufeffx'], ['']]);
  });

  it('has texts of each length, on its pages and beyond', async () => {
    const rows = Array.from({ length: 1500 }, (_, length) => ['x'.repeat(length)]);
    const bytes = created('PRAGMA page_size = 512; CREATE TABLE t (a)', ...rows);
    expect(await rowsIn(bytes, 't', ['a'])).toEqual(rows);
  });

  it('has integers of each size', async () => {
    const sizes = [0, 1, 127, 128, 32_767, 32_768, 8_388_607, 8_388_608, 2 ** 31 - 1, 2 ** 31, 2 ** 47 - 1, 2 ** 47];
    const safe = [...sizes, Number.MAX_SAFE_INTEGER].flatMap((value) => [value, -1 - value]);
    const large = [2n ** 53n, 2n ** 63n - 1n, -(2n ** 63n)];
    const values = [...safe.filter(Number.isSafeInteger), ...large];
    const bytes = created('CREATE TABLE t (a INTEGER)', ...values.map((value) => [BigInt(value)]));
    expect(await rowsIn(bytes, 't', ['a'])).toEqual(values.map((value) => [value]));
  });

  it('has reals, which are stored as integers where possible', async () => {
    const values = [0.1, -2.5, 3, 1e300, Number.MIN_VALUE, Number.POSITIVE_INFINITY];
    const bytes = created('CREATE TABLE t (a REAL)', ...values.map((value) => [value]));
    expect(await rowsIn(bytes, 't', ['a'])).toEqual(values.map((value) => [value]));
  });

  it('is read without its deleted rows, and free pages', async () => {
    const bytes = databaseFile((database) => {
      database.exec('PRAGMA page_size = 1024; CREATE TABLE t (a, b)');
      insertRows(
        database,
        't',
        Array.from({ length: 3000 }, (_, at) => [at, 'x'.repeat(at % 3000)]),
      );
      database.exec('DELETE FROM t WHERE a % 5 > 0 OR a BETWEEN 500 AND 2500; INSERT INTO t VALUES (7, NULL)');
    });
    const kept = Array.from({ length: 3000 }, (_, at) => at).filter((at) => at % 5 === 0 && (at < 500 || at > 2500));
    expect((await rowsIn(bytes, 't', ['a'])).flat()).toEqual([...kept, 7]);
  });

  it('is read from a file with a write-ahead log that was written back', async () => {
    const bytes = databaseFile((database) => {
      database.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (a)');
      insertRows(
        database,
        't',
        manyRows(500, 10).map(([a]) => [a]),
      );
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    });
    expect(bytes[19]).toBe(2);
    expect(await rowsIn(bytes, 't', ['a'])).toHaveLength(500);
  });

  it('that was vacuumed incrementally has pages of another kind between its own', async () => {
    const rows = manyRows(500, 100);
    const bytes = databaseFile((database) => {
      database.exec('PRAGMA auto_vacuum = FULL; CREATE TABLE t (a, b, c, d)');
      insertRows(database, 't', rows);
    });
    expect(await rowsIn(bytes, 't', ['a', 'b', 'c', 'd'])).toEqual(rows);
  });

  it('is found among many with long definitions, ignoring case', async () => {
    const bytes = databaseFile((database) => {
      const columns = Array.from({ length: 60 }, (_, at) => `a_long_name_of_column_${at}`);
      for (let at = 0; at < 60; at += 1) database.exec(`CREATE TABLE Table${at} (${columns.join(', ')}, A${at})`);
      database.exec('CREATE INDEX i ON Table7 (a7); CREATE VIEW v AS SELECT 1; INSERT INTO table7 (a7) VALUES (1)');
    });
    expect(await rowsIn(bytes, 'TABLE7', ['A7'])).toEqual([[1]]);
    const database = await Database.open(fileOf('a.db', bytes));
    expect([database.has('tAbLe59'), database.has('Table60'), database.has('v'), database.has('i')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('that does not exist has no rows, and a column that does not exist is null', async () => {
    const bytes = created('CREATE TABLE t (a)', [1]);
    expect(await rowsIn(bytes, 'u', ['a'])).toEqual([]);
    expect(await rowsIn(bytes, 't', ['b', '__proto__', 'a'])).toEqual([[null, null, 1]]);
    expect(await rowsIn(bytes, 't', ['b'])).toEqual([[null]]);
  });

  it('has null in the rows before a column was added', async () => {
    const bytes = databaseFile((database) => {
      database.exec('CREATE TABLE t (a); INSERT INTO t VALUES (1)');
      database.exec('ALTER TABLE t ADD COLUMN b INTEGER NOT NULL DEFAULT 5; INSERT INTO t VALUES (2, 3)');
    });
    expect(await rowsIn(bytes, 't', ['a', 'b'])).toEqual([
      [1, null],
      [2, 3],
    ]);
  });

  it('has its rowids in the column that is their name', async () => {
    const bytes = databaseFile((database) => {
      database.exec('CREATE TABLE t (_id INTEGER PRIMARY KEY AUTOINCREMENT, a)');
      insertRows(database, 't', [
        [-3, 'c'],
        [2n ** 62n, 'd'],
        [12, 'e'],
      ]);
    });
    expect(await rowsIn(bytes, 't', ['_ID', 'a'])).toEqual([
      [-3, 'c'],
      [12, 'e'],
      [2n ** 62n, 'd'],
    ]);
  });

  it('without rowids, and a virtual one, are refused', async () => {
    const bytes = databaseFile((database) => {
      database.exec('CREATE TABLE t (a PRIMARY KEY) WITHOUT ROWID; INSERT INTO t VALUES (1)');
      database.exec('CREATE VIRTUAL TABLE f USING fts5(a)');
    });
    await expect(rowsIn(bytes, 't', ['a'])).rejects.toMatchObject({ code: 'import/unsupported' });
    await expect(rowsIn(bytes, 'f', ['a'])).rejects.toMatchObject({ code: 'import/unsupported' });
  });
});

/** Returns a number where it is exact. */
function exact(value: unknown): unknown {
  return typeof value === 'bigint' && Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

it('reads what SQLite reads', async () => {
  const value = fc.oneof(
    fc.constant(null),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.integer(),
    fc.double({ noNaN: true }).filter((number) => !Object.is(number, -0)),
    fc.string({ unit: 'grapheme', maxLength: 2000 }).filter((text) => !text.includes('\0')),
    fc.uint8Array({ maxLength: 2000 }),
  );
  const table = fc.record({
    rows: fc.array(fc.tuple(value, value, value), { maxLength: 60 }),
    pageBytes: fc.constantFrom(512, 1024, 8192),
    encoding: fc.constantFrom('UTF-8', 'UTF-16le', 'UTF-16be'),
    deleted: fc.integer({ min: 2, max: 9 }),
  });
  const all = (database: DatabaseSync) => {
    const select = database.prepare('SELECT a, b, c FROM t ORDER BY _id');
    select.setReadBigInts(true);
    return select.all().map(({ a, b, c }) => [a, b, c].map(exact));
  };
  await fc.assert(
    fc.asyncProperty(table, async ({ rows, pageBytes, encoding, deleted }) => {
      let expected: unknown[][] = [];
      const bytes = databaseFile((database) => {
        database.exec(`PRAGMA page_size = ${pageBytes}; PRAGMA encoding = '${encoding}'`);
        database.exec('CREATE TABLE t (_id INTEGER PRIMARY KEY, a, b, c)');
        insertRows(
          database,
          't',
          rows.map((row) => [null, ...row]),
        );
        database.exec(`DELETE FROM t WHERE _id % ${deleted} = 0`);
        expected = all(database);
      });
      expect(await rowsIn(bytes, 't', ['a', 'b', 'c'])).toEqual(expected);
    }),
    { numRuns: runs(60) },
  );
});
