import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyTextEdits } from '../../text-edits.ts';
import { noteMarkdownParser } from '../note-markdown.ts';
import {
  deleteColumn,
  deleteRow,
  insertColumn,
  insertRow,
  isTooSparse,
  moveColumn,
  moveRow,
  readTable,
  setAlignment,
  setCellText,
  type Table,
  type TextEdit,
  tableGrid,
  tidyTable,
} from './index.ts';

const lifts = '| Lift | kg |\n| --- | ---: |\n| Squat | 80 |\n| Bench | 60 |';

function tableOf(source: string): Table {
  const table = readTable(source);
  if (table === null) throw new Error(`not a table: ${source}`);
  return table;
}

function gridOf(source: string) {
  return tableGrid(tableOf(source));
}

function after(source: string, edit: (table: Table) => readonly TextEdit[]): string {
  return applyTextEdits(source, edit(tableOf(source)));
}

test('a table is its header and rows, with the alignment of each column', () => {
  expect(gridOf(lifts)).toEqual([
    ['Lift', 'kg'],
    ['Squat', '80'],
    ['Bench', '60'],
  ]);
  expect(tableOf('|a|b|c|d|\n|-|:-|:-:|-:|').alignments).toEqual([null, 'start', 'center', 'end']);
});

test.each([
  ['without outer pipes', 'a | b\n--- | ---\n1 | 2'],
  ['with only a leading pipe', '| a | b\n| - | -\n| 1 | 2'],
  ['with only a trailing pipe', 'a | b |\n-- | - |\n1 | 2 |'],
  ['with spaces after the last pipe', '| a | b | \n| - | - |  \n| 1 | 2 |\t'],
  ['without spaces', '|a|b|\n|-|-|\n|1|2|'],
  ['with spaces around it', '  | a | b |  \n | - | - |\n   | 1 | 2 |\t'],
])('a table %s is read alike', (_, source) => {
  expect(gridOf(source)).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test('an escaped pipe belongs to the text, and one in code separates cells like any other', () => {
  expect(gridOf('| a \\| b | `c\\|d` |\n| - | - |\n| `e|f` |')).toEqual([
    ['a | b', '`c|d`'],
    ['`e', 'f`'],
  ]);
});

test('a short row is filled with empty cells, and surplus cells of a long row are not shown', () => {
  expect(gridOf('|a|b|\n|-|-|\n|1|\n|1|2|3|\nx')).toEqual([
    ['a', 'b'],
    ['1', ''],
    ['1', '2'],
    ['x', ''],
  ]);
});

test('a line break in a cell is stored as <br>', () => {
  const source = after(lifts, (table) => setCellText(table, { row: 1, column: 0 }, 'Squat\nlow bar'));
  expect(source.split('\n')[2]).toBe('| Squat<br>low bar | 80 |');
  expect(gridOf(source)[1]).toEqual(['Squat\nlow bar', '80']);
});

test.each([
  ['no delimiter row', '| a |\n| b |'],
  ['another number of cells in the delimiter row', '| a | b |\n| - |'],
  ['one line', '| a |'],
  ['no pipe', 'a\n-'],
  ['a list as the second', 'a | b\n- | -'],
])('lines with %s are no table', (_, source) => {
  expect(readTable(source)).toBeNull();
});

test('editing a cell changes nothing else', () => {
  const crooked = '|Lift|kg   |\n|:--|--:|\n|   Squat|80|\n| Bench |';
  expect(after(crooked, (table) => setCellText(table, { row: 1, column: 1 }, '82.5'))).toBe(
    crooked.replace('80', '82.5'),
  );
  expect(setCellText(tableOf(lifts), { row: 1, column: 1 }, '85')).toEqual([{ from: 40, to: 41, insert: '5' }]);
});

test('a missing cell is added with those before it', () => {
  const source = '|a|b|c|\n|-|-|-|\n|1|\n1';
  expect(after(source, (table) => setCellText(table, { row: 1, column: 2 }, '3'))).toBe(
    '|a|b|c|\n|-|-|-|\n|1|  | 3 |\n1',
  );
  expect(after(source, (table) => setCellText(table, { row: 2, column: 1 }, '2'))).toBe(
    '|a|b|c|\n|-|-|-|\n|1|\n1 | 2 |',
  );
});

test('a row without outer pipes gets one if it would otherwise be no table row', () => {
  const open = 'a | b\n-- | -\n1 | 2';
  expect(after(open, (table) => setCellText(table, { row: 0, column: 0 }, ''))).toBe('|  | b\n-- | -\n1 | 2');
  expect(after(open, (table) => setCellText(table, { row: 0, column: 1 }, ''))).toBe('a | |\n-- | -\n1 | 2');
  expect(after(open, (table) => setCellText(table, { row: 1, column: 0 }, '- x'))).toBe('a | b\n-- | -\n| - x | 2');
  expect(after('a|\n-|\nx', (table) => setCellText(table, { row: 1, column: 0 }, ''))).toBe('a|\n-|\n| |');
});

test('rows are inserted, deleted and moved as whole lines', () => {
  const [header, dashes, squat, bench] = lifts.split('\n');
  expect(after(lifts, (table) => insertRow(table, 1))).toBe([header, dashes, '|  |  |', squat, bench].join('\n'));
  expect(after(lifts, (table) => insertRow(table, 9))).toBe([header, dashes, squat, bench, '|  |  |'].join('\n'));
  expect(after(lifts, (table) => deleteRow(table, 2))).toBe([header, dashes, squat].join('\n'));
  expect(after(lifts, (table) => moveRow(table, 2, 1))).toBe([header, dashes, bench, squat].join('\n'));
  expect(after(lifts, (table) => moveRow(table, 1, 2))).toBe([header, dashes, bench, squat].join('\n'));
  expect(deleteRow(tableOf(lifts), 0)).toEqual([]);
});

test('columns are inserted, deleted and moved, even in rows without outer pipes', () => {
  const open = 'a | b\n-- | -\n1 | 2\nx';
  expect(after(open, (table) => insertColumn(table, 0))).toBe('|  | a | b\n| --- | -- | -\n|  | 1 | 2\n|  | x');
  expect(after(open, (table) => insertColumn(table, 2))).toBe('a | b |  |\n-- | - | --- |\n1 | 2\nx');
  expect(after(open, (table) => deleteColumn(table, 0))).toBe('| b |\n| - |\n| 2 |\n|');
  expect(after('a | b | c\n-- | - | -\n1 | 2', (table) => deleteColumn(table, 0))).toBe('| b | c\n| - | -\n| 2');
  expect(after(open, (table) => deleteColumn(table, 1))).toBe('a |\n-- |\n1 |\nx');
  expect(after(open, (table) => moveColumn(table, 0, 1))).toBe('b | a\n| - | --\n| 2 | 1\n| | x |');
  expect(deleteColumn(tableOf('|a|\n|-|'), 0)).toEqual([]);
});

test('changing the alignment changes only the colons', () => {
  expect(after(lifts, (table) => setAlignment(table, 1, 'center'))).toBe(lifts.replace('---:', ':---:'));
  expect(after(lifts, (table) => setAlignment(table, 1, null))).toBe(lifts.replace('---:', '---'));
});

test('tidied columns are aligned, and wide letters count as wide', () => {
  expect(after('a|b\n-|-:\n重さ|1\nlonger|22|x', tidyTable)).toBe(
    ['| a      |   b |', '| ------ | --: |', '| 重さ   |   1 |', '| longer |  22 | x |'].join('\n'),
  );
});

test('one grapheme takes the width of one', () => {
  for (const sign of ['👨‍👩‍👧', '❤️', '💪🏽', '🇩🇪', '1️⃣', 'ガ', '한', '，']) {
    const [header = ''] = after(`${sign}|b\n-|-\n1234|c`, tidyTable).split('\n');
    expect(header, sign).toBe(`| ${sign}   | b   |`);
  }
  for (const sign of ['e\u0301', 'க', '❤', '©', 'ｶ'])
    expect(after(`${sign}|b\n-|-\n1234|c`, tidyTable).split('\n')[0], sign).toBe(`| ${sign}    | b   |`);
});

const word = fc
  .stringMatching(/^\p{L}[\p{L}\d \\|*`~<>]{0,6}$/u)
  .map((text) => text.replaceAll(/^[ \t]+|[ \t]+$/g, ''));
const pad = fc.constantFrom('', ' ', '  ');

interface Drawn {
  readonly source: string;
  readonly columns: number;
  readonly rows: number;
}

/** Tables with and without enclosing pipes, with rows too short and too long, and with any white space. */
const drawn: fc.Arbitrary<Drawn> = fc
  .record({ columns: fc.integer({ min: 1, max: 4 }), leading: fc.boolean(), trailing: fc.boolean() })
  .chain(({ columns, leading, trailing }) => {
    const isFramed = columns === 1 || (leading && trailing);
    const line = (cell: fc.Arbitrary<string>, least: number, most: number) =>
      fc.array(fc.tuple(pad, cell, pad), { minLength: least, maxLength: most }).map((cells) => {
        const inner = cells
          .map(([before, text, behind]) => `${before}${text}${text.endsWith('\\') ? ' ' : behind}`)
          .join('|');
        return `${isFramed || leading ? '|' : ''}${inner}${isFramed || trailing ? '|' : ''}`;
      });
    const stored = word.map((text) => text.replaceAll('|', '\\|').replaceAll('<br>', ''));
    const dashes = fc.constantFrom(...(isFramed || leading ? ['-'] : []), ':--', ':-:', '--:', '---');
    return fc
      .tuple(
        line(stored, columns, columns),
        line(dashes, columns, columns),
        fc.array(line(stored, 1, columns + 1), { maxLength: 4 }),
      )
      .map(([header, delimiter, body]) => ({
        source: [header, delimiter, ...body].join('\n'),
        columns,
        rows: body.length + 1,
      }));
  });

const drawnWithPlace = drawn.chain((table) =>
  fc.record({
    table: fc.constant(table),
    row: fc.nat(table.rows - 1),
    column: fc.nat(table.columns - 1),
    to: fc.nat(table.columns - 1),
    toRow: fc.nat(table.rows - 1),
  }),
);

test('text written to any cell is read back, and other cells stay', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replaceAll(/\r/g, ''));
  fc.assert(
    fc.property(drawnWithPlace, fc.oneof(word, anyText), ({ table, row, column }, text) => {
      fc.pre(!text.includes('<br>'));
      const expected = gridOf(table.source).map((cells) => [...cells]);
      const line = expected[row] ?? [];
      line[column] = text.replaceAll(/^[ \t]+|[ \t]+$/g, '');
      expect(gridOf(after(table.source, (read) => setCellText(read, { row, column }, text)))).toEqual(expected);
    }),
  );
});

test('replacing a text and restoring it gives the same bytes', () => {
  fc.assert(
    fc.property(drawnWithPlace, word, ({ table: { source }, row, column }, text) => {
      const read = tableOf(source);
      fc.pre(!text.endsWith('\\') && (row === 0 ? read.header : read.body[row - 1])?.cells[column] !== undefined);
      const before = tableGrid(read)[row]?.[column] ?? '';
      const edited = after(source, (table) => setCellText(table, { row, column }, text));
      expect(after(edited, (table) => setCellText(table, { row, column }, before))).toBe(source);
    }),
  );
});

test('inserting, moving and deleting rows and columns changes only these', () => {
  const inserted = <T>(list: readonly T[], at: number, item: T) => [...list.slice(0, at), item, ...list.slice(at)];
  const moved = <T>(list: readonly T[], from: number, to: number) =>
    inserted(
      list.filter((_, index) => index !== from),
      to,
      list[from] as T,
    );
  fc.assert(
    fc.property(drawnWithPlace, ({ table: { source, columns }, row, column, to, toRow }) => {
      const grid = gridOf(source);
      const read = (edit: (table: Table) => readonly TextEdit[]) => gridOf(after(source, edit));
      const blank = Array.from({ length: columns }, () => '');
      expect(read((table) => insertRow(table, row + 1))).toEqual(inserted(grid, row + 1, blank));
      expect(read((table) => insertColumn(table, column))).toEqual(grid.map((cells) => inserted(cells, column, '')));
      expect(read((table) => moveColumn(table, column, to))).toEqual(grid.map((cells) => moved(cells, column, to)));
      if (row > 0) expect(read((table) => deleteRow(table, row))).toEqual(grid.filter((_, index) => index !== row));
      if (row > 0 && toRow > 0) expect(read((table) => moveRow(table, row, toRow))).toEqual(moved(grid, row, toRow));
      expect(read(tidyTable)).toEqual(grid);
    }),
  );
});

test('deleting a column keeps the others', () => {
  fc.assert(
    fc.property(drawnWithPlace, ({ table: { source, columns }, column }) => {
      fc.pre(columns > 1);
      const left = after(source, (table) => deleteColumn(table, column));
      const expected = gridOf(source).map((cells) => cells.filter((_, index) => index !== column));
      expect(gridOf(left)).toEqual(expected);
    }),
  );
});

test('a table with one remaining column is a table to every parser', () => {
  const isTable = (source: string) => noteMarkdownParser.parse(source).topNode.firstChild?.name === 'Table';
  fc.assert(
    fc.property(drawnWithPlace, ({ table: { source, columns }, column }) => {
      fc.pre(columns === 2 && isTable(source));
      expect(isTable(after(source, (table) => deleteColumn(table, column)))).toBe(true);
    }),
  );
  expect(after('| a | b\n| --- | ---\n| c | d', (table) => deleteColumn(table, 0))).toBe('| b |\n| --- |\n| d |');
});

test('a row added to a table in a quote belongs to the quote', () => {
  const source = '> | a |\n> | - |\n> | b |';
  const table = readTable(source, 2);
  if (table === null) throw new Error('expected a table');
  const changed = (edits: readonly TextEdit[]) => applyTextEdits(source, edits).split('\n');
  expect(changed(insertRow(table, 2))).toEqual(['> | a |', '> | - |', '> | b |', '> |  |']);
  expect(changed(deleteRow(table, 1))).toEqual(['> | a |', '> | - |']);
});

test('a table in a list item is read after the list marker, and its rows are changed within the item', () => {
  const source = '- | a | b |\n  | - | - |\n  | 1 | 2 |\n  | 3 | 4 |';
  const table = readTable(source, 2);
  if (table === null) throw new Error('expected a table');
  const changed = (edits: readonly TextEdit[]) => applyTextEdits(source, edits).split('\n');
  expect(tableGrid(table)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(changed(insertRow(table, 1))[2]).toBe('  |  |  |');
  expect(changed(deleteRow(table, 2))).toEqual(['- | a | b |', '  | - | - |', '  | 1 | 2 |']);
  expect(changed(moveRow(table, 2, 1))).toEqual(['- | a | b |', '  | - | - |', '  | 3 | 4 |', '  | 1 | 2 |']);
  expect(changed(moveRow(table, 1, 2))).toEqual(['- | a | b |', '  | - | - |', '  | 3 | 4 |', '  | 1 | 2 |']);
  expect(changed(insertColumn(table, 0))[0]).toBe('- |  | a | b |');
  expect(changed(deleteColumn(table, 0))).toEqual(['- | b |', '  | - |', '  | 2 |', '  | 4 |']);
  expect(changed(tidyTable(table))[0]).toBe('- | a   | b   |');
});

test('a table in which almost all cells are missing is too sparse and is not tidied', () => {
  const sparse = tableOf(`|${'a|'.repeat(2000)}\n|${'-|'.repeat(2000)}\n${'b\n'.repeat(2000)}`.trimEnd());
  const full = tableOf(`| a | b |\n| - | - |\n${'| c |\n'.repeat(2000)}`.trimEnd());
  expect([isTooSparse(sparse), isTooSparse(full)]).toEqual([true, false]);
  expect(tidyTable(sparse)).toEqual([]);
  expect(tidyTable(full)).not.toEqual([]);
});
