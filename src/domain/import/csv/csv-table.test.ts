import { expect, it } from 'vitest';
import { ImportError } from '../files/index.ts';
import { cellReader, numberIn, parseCsv, parseCsvHeader } from './index.ts';

it.each([
  ['"Workout #";"Date";"Weight (kg)"\n"1";', ';', ['Workout #', 'Date', 'Weight (kg)']],
  ['\ufeffDate,Exercise,"Weight (lbs)"\r\n2024', ',', ['Date', 'Exercise', 'Weight (lbs)']],
  ['Date\tWeight', '\t', ['Date', 'Weight']],
  ['"a, b";c;d', ';', ['a, b', 'c', 'd']],
  ['', ',', []],
])('finds the names and the delimiter of the header %j', (text, delimiter, names) => {
  expect(parseCsvHeader(text)).toEqual({ names, delimiter });
});

it('splits rows by the given delimiter even if their texts contain others', () => {
  const text = 'a,b\n"x;y;z","1;2;3"\n"x;y;z","1;2;3"';
  expect(parseCsv(text, ',').rows.map(({ cells }) => cells)).toEqual([
    ['x;y;z', '1;2;3'],
    ['x;y;z', '1;2;3'],
  ]);
});

it('returns a text as it is, and other cells trimmed', () => {
  const { header, rows } = parseCsv('name,note\n" a "," b\n "', ',');
  const { cell, text } = cellReader(header, { name: ['name'], note: ['note'] });
  const [row] = rows;
  expect(row && [cell(row, 'name'), text(row, 'note')]).toEqual(['a', ' b\n ']);
});

it('does not take a number beyond the range for one', () => {
  expect(numberIn('1e999')).toBeNull();
  expect(numberIn('1e3')).toBe(1000);
});

it('refuses more cells than fit into the memory, whether in a row or in a column', () => {
  expect(() => parseCsv(`a\n${','.repeat(3_000_001)}`, ',')).toThrow(new ImportError('import/too-large'));
  expect(() => parseCsv(`a${'\n'.repeat(3_000_001)}`, ',')).toThrow(new ImportError('import/too-large'));
  expect(parseCsv(`a\n"${'x'.repeat(4_000_000)}"`, ',').rows).toHaveLength(1);
});
