import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { ImportError, type ImportFile } from '../files/index.ts';
import { databaseFile, insertRows } from '../testing/database-file.ts';
import { fileOf } from '../testing/files.ts';
import { Database, isDatabase, maxDatabaseBytes } from './index.ts';
import { created, manyRows, rowsIn } from './testing/rows-in.ts';

const smallDatabase = databaseFile((database) => {
  database.exec('PRAGMA page_size = 512; CREATE TABLE t (_id INTEGER PRIMARY KEY, a, b TEXT, c REAL, d BLOB)');
  insertRows(
    database,
    't',
    manyRows(150, 200).map((row, at) => [at, ...row]),
  );
  database.exec('CREATE TABLE u (a, b); DELETE FROM t WHERE _id % 4 = 0');
});

/** Counts what a reading reads. */
function counted(bytes: Uint8Array): { readonly file: ImportFile; readonly reads: () => number } {
  let reads = 0;
  const file = fileOf('a.db', bytes);
  const source = {
    size: bytes.length,
    read: async (from: number, to: number) => {
      reads += 1;
      return bytes.slice(from, to);
    },
  };
  return { file: { ...file, source }, reads: () => reads };
}

async function readAll(file: ImportFile): Promise<'read' | string> {
  try {
    await rowsIn(file, 't', ['_id', 'a', 'b', 'c', 'd']);
    await rowsIn(file, 'u', ['a']);
    return 'read';
  } catch (error) {
    if (error instanceof ImportError) return error.code;
    throw error;
  }
}

describe('a file', () => {
  it.each<[string, Uint8Array]>([
    ['that is empty', new Uint8Array(0)],
    ['of text', new TextEncoder().encode('SQLite format 2\0'.repeat(100))],
    ['that ends within its header', smallDatabase.slice(0, 99)],
    ['that ends within its first page', smallDatabase.slice(0, 511)],
    [
      'of noise, as an encrypted database is',
      Uint8Array.from({ length: 4096 }, (_, at) => (at * 193 + (at >> 3)) % 256),
    ],
    ['whose pages have an impossible size', changed(16, 3, 0)],
    ['whose pages are reserved', changed(20, 255)],
    ['in an unknown encoding', changed(59, 4)],
    ['without a table of its tables', changed(100, 10)],
  ])('%s is damaged', async (_, bytes) => {
    await expect(rowsIn(bytes, 't', ['a'])).rejects.toMatchObject({ code: 'import/damaged' });
  });

  it('of a later version is not supported', async () => {
    await expect(rowsIn(changed(19, 3), 't', ['a'])).rejects.toMatchObject({ code: 'import/unsupported' });
    await expect(rowsIn(changed(47, 5), 't', ['a'])).rejects.toMatchObject({ code: 'import/unsupported' });
  });

  it('is recognised by its first bytes', async () => {
    expect(await isDatabase(fileOf('a', smallDatabase))).toBe(true);
    expect(await isDatabase(fileOf('a', smallDatabase.slice(0, 15)))).toBe(false);
    expect(await isDatabase(fileOf('a', ''))).toBe(false);
  });

  it('in an archive is read as a whole', async () => {
    const file = { ...fileOf('a.db', smallDatabase), source: null };
    expect(await rowsIn(file, 't', ['_id', 'b'])).toEqual(await rowsIn(smallDatabase, 't', ['_id', 'b']));
  });

  it('is not read if it is too large', async () => {
    const { file } = counted(smallDatabase);
    const large = { ...file, source: { size: maxDatabaseBytes + 1, read: () => Promise.reject(new Error('read')) } };
    await expect(Database.open(large)).rejects.toMatchObject({ code: 'import/too-large' });
    const packed = { ...file, source: null, size: maxDatabaseBytes };
    await expect(Database.open(packed)).rejects.toMatchObject({ code: 'import/too-large' });
  });

  it('that cannot be read any more fails with the reason', async () => {
    const gone = { size: 1000, read: () => Promise.reject(new TypeError('gone')) };
    await expect(Database.open({ ...fileOf('a.db', smallDatabase), source: gone })).rejects.toThrow('gone');
  });

  it('is opened by reading its list of tables only', async () => {
    const { file, reads } = counted(created('CREATE TABLE t (a)', ...manyRows(3000, 100).map(([, b]) => [b])));
    await Database.open(file);
    expect(reads()).toBe(2);
  });

  it('of any length ends with an error or its rows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: smallDatabase.length }), async (length) => {
        const { file, reads } = counted(smallDatabase.slice(0, length));
        expect(await readAll(file)).toBe(length === smallDatabase.length ? 'read' : 'import/damaged');
        expect(reads()).toBeLessThanOrEqual(maxReads);
      }),
    );
  });

  it('with any bytes changed ends with an error or rows, after few reads', async () => {
    const change = fc.tuple(fc.nat({ max: smallDatabase.length - 1 }), fc.integer({ min: 1, max: 255 }));
    const early = fc.tuple(fc.nat({ max: 1023 }), fc.integer({ min: 1, max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(change, early), { minLength: 1, maxLength: 20 }), async (changes) => {
        const bytes = smallDatabase.slice();
        for (const [at, value] of changes) bytes[at] = (bytes[at] as number) ^ value;
        const { file, reads } = counted(bytes);
        expect(await readAll(file)).toMatch(/^(?:read|import\/damaged|import\/unsupported)$/);
        expect(reads()).toBeLessThanOrEqual(maxReads);
      }),
      { numRuns: runs(2000) },
    );
  });

  it('whose pages point to each other, or to themselves, is damaged', async () => {
    const pages = smallDatabase.length / 512;
    const interior = Array.from({ length: pages }, (_, at) => at * 512).filter((at) => smallDatabase[at] === 5);
    expect(interior.length).toBeGreaterThan(0);
    for (const start of interior) {
      for (let target = 1; target <= pages; target += 1) {
        const bytes = smallDatabase.slice();
        const view = new DataView(bytes.buffer);
        const right = view.getUint32(start + 8);
        if (target === right) continue;
        view.setUint32(start + 8, target);
        const { file, reads } = counted(bytes);
        expect(await readAll(file)).toMatch(/^(?:read|import\/damaged)$/);
        expect(reads()).toBeLessThanOrEqual(maxReads);
      }
      const bytes = smallDatabase.slice();
      new DataView(bytes.buffer).setUint32(start + 8, start / 512 + 1);
      expect(await readAll(fileOf('a.db', bytes))).toBe('import/damaged');
    }
  });
});

describe('a hostile page', () => {
  /** A database whose only table is on its second page, with cells as given. */
  function withCells(pointers: readonly number[], cell: readonly number[]): Uint8Array {
    const bytes = created('PRAGMA page_size = 65536; CREATE TABLE t (a)', ['x']);
    const page = new DataView(bytes.buffer, 65_536);
    page.setUint16(3, pointers.length);
    for (const [at, pointer] of pointers.entries()) page.setUint16(8 + 2 * at, pointer);
    bytes.set(cell, 65_536 + 65_000);
    return bytes;
  }

  const cell = [4, 1, 2, 15, 65, 0];

  it('with one cell that is listed many times is damaged', async () => {
    expect(await rowsIn(withCells([65_000, 65_000], cell), 't', ['a'])).toEqual([['A'], ['A']]);
    const bytes = withCells(Array(30_000).fill(65_000), cell);
    await expect(rowsIn(bytes, 't', ['a'])).rejects.toMatchObject({ code: 'import/damaged' });
  });

  it.each([
    ['a payload of 2^63 bytes', [255, 255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 15, 65]],
    ['a payload that is larger than the file', [0x9f, 0xff, 0x7f, 1, 2, 15, 65]],
    ['a text that is longer than its record', [4, 1, 2, 99, 65, 0]],
    ['an unknown type', [4, 1, 2, 10, 65, 0]],
    ['no values', [0, 1, 2, 15, 65, 0]],
    ['a header that is longer than the record', [4, 1, 9, 15, 65, 0]],
  ])('with %s is damaged', async (_, hostile) => {
    await expect(rowsIn(withCells([65_000], hostile), 't', ['a'])).rejects.toMatchObject({ code: 'import/damaged' });
  });

  it.each([[2], [9], [65_535]])('with a cell at %d is damaged', async (pointer) => {
    await expect(rowsIn(withCells([pointer], cell), 't', ['a'])).rejects.toMatchObject({ code: 'import/damaged' });
  });
});

/** Two openings, and each page at most once for the list of tables and once for each of two tables. */
const maxReads = 2 + 4 * (smallDatabase.length / 512);

function changed(at: number, ...values: readonly number[]): Uint8Array {
  const bytes = smallDatabase.slice();
  bytes.set(values, at);
  return bytes;
}
