import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { databaseFile, insertRows } from '../testing/database-file.ts';
import { rowsIn } from './testing/rows-in.ts';

describe('the columns of a table', () => {
  it.each([
    ['(a INTEGER PRIMARY KEY, b)', [1, 2]],
    ['(b, a INTEGER, PRIMARY KEY (a))', [1, 2]],
    ['(b, a INTEGER, CONSTRAINT pk PRIMARY KEY ("A" ASC))', [1, 2]],
    ['(b, "a" integer constraint x primary key asc, unique (b))', [1, 2]],
    ['("b", [a] \'INTEGER\' PRIMARY KEY)', [1, 2]],
    ["(`b` TEXT DEFAULT ('1, 2)') CHECK (b IN (')', 2)) /* a, */ -- a (\n, a INT PRIMARY KEY)", [1, '2']],
    ['(a INTEGER PRIMARY KEY DESC, b VARCHAR(10, 2))', [1, '2']],
    ['(a UNSIGNED BIG INTEGER PRIMARY KEY, b DECIMAL(10, 5))', [1, 2]],
    ['(a INTEGER, b, PRIMARY KEY (a, b))', [1, 2]],
    ['(x AS (12) VIRTUAL, a, y GENERATED ALWAYS AS (a + 1), z AS (a) STORED, b)', [1, 2]],
    ['("primary" TEXT, "check", a, [b])', [1, 2]],
    ['(💪, ü, a, x$y, b)', [1, 2]],
  ])('%s are known by their names', async (definition, row) => {
    const bytes = databaseFile((database) => {
      database.exec(`CREATE TABLE t ${definition}; INSERT INTO t (a, b) VALUES (1, 2)`);
    });
    expect(await rowsIn(bytes, 't', ['a', 'b'])).toEqual([row]);
  });

  it('can have any names', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !text.includes('\0'));
    const quote = fc.constantFrom('"', '`');
    const columns = fc.uniqueArray(fc.tuple(name, quote), { selector: ([text]) => text.toLowerCase(), minLength: 1 });
    await fc.assert(
      fc.asyncProperty(columns, async (named) => {
        const written = named.map(([text, sign]) => sign + text.replaceAll(sign, sign + sign) + sign);
        const bytes = databaseFile((database) => {
          database.exec(`CREATE TABLE t (${written.map((each) => `${each} INTEGER`).join(', ')})`);
          insertRows(database, 't', [named.map((_, at) => at)]);
        });
        expect(
          await rowsIn(
            bytes,
            't',
            named.map(([text]) => text),
          ),
        ).toEqual([named.map((_, at) => at)]);
      }),
      { numRuns: runs(40) },
    );
  });
});
