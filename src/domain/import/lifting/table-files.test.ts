import { expect, it } from 'vitest';
import { ImportError, type ImportFile, maxTextBytes } from '../files/index.ts';
import { fileOf } from '../testing/files.ts';
import { hasColumns, headerOf, readEach, tableOf } from './index.ts';

const read = async (files: readonly ImportFile[]) => {
  const items = [];
  for await (const item of readEach(files, async function* (file) {
    const { path, rows } = await tableOf(file);
    for (const { number } of rows)
      yield { kind: 'skipped', origin: `${path} ${number}`, code: 'import/empty' } as const;
  }))
    items.push(item);
  return items;
};

it('reports files that are damaged or too large, and reads the others', async () => {
  const huge = { ...fileOf('huge.csv', 'a,b\n1,2'), size: maxTextBytes + 1 };
  expect(await read([huge, fileOf('cut.csv', 'a,b\n"1'), fileOf('good.csv', 'a,b\n1,2')])).toEqual([
    { kind: 'skipped', origin: 'huge.csv', code: 'import/too-large' },
    { kind: 'skipped', origin: 'cut.csv', code: 'import/damaged' },
    { kind: 'skipped', origin: 'good.csv 2', code: 'import/empty' },
  ]);
});

it('does not hide a failure that is no problem of the file', async () => {
  const gone = { ...fileOf('a.csv', 'a'), chunks: () => failing(new TypeError('gone')) };
  await expect(read([gone])).rejects.toThrow('gone');
});

it('reads the header of tables only', async () => {
  expect(await headerOf(fileOf('a.csv', 'Date; Name \n1;2'))).toEqual(['Date', 'Name']);
  expect(await headerOf(fileOf('a.md', 'Date; Name \n1;2'))).toBeNull();
  const damaged = { ...fileOf('a.csv', 'a'), source: null, chunks: () => failing(new ImportError('import/damaged')) };
  await expect(headerOf(damaged)).rejects.toThrow(ImportError);
});

it('compares names of columns without their case', () => {
  expect(hasColumns(['date', 'NAME'], ['Date', 'name'])).toBe(true);
  expect(hasColumns(['date'], ['Date', 'name'])).toBe(false);
});

// biome-ignore lint/correctness/useYield: it fails before the first chunk
async function* failing(error: Error): AsyncGenerator<Uint8Array> {
  throw error;
}
