import { expect, it } from 'vitest';
import { bytesOf, type ImportFile } from '../files/index.ts';
import { fileOf } from '../testing/files.ts';
import { PlacedFiles } from './placed-files.ts';

it('numbers 100,000 files with one path', () => {
  const placed = new PlacedFiles();
  const file = fileOf('a.md', '');
  for (let crc = 0; crc < 99_999; crc++) placed.add({ file, crc }, 'a.md');
  expect(placed.add({ file, crc: 100_000 }, 'a.md')?.path).toBe('a (100000).md');
});

it('keeps an instance of a class usable under another path', async () => {
  class ChosenFile {
    readonly path = 'a.md';
    readonly size = 1;
    readonly modifiedAt = null;
    readonly source = null;
    async *chunks() {
      yield new Uint8Array(this.size);
    }
  }
  const placed = new PlacedFiles();
  const file: ImportFile = new ChosenFile();
  expect(placed.add({ file, crc: null }, 'a.md')).toBe(file);
  const second = placed.add({ file, crc: null }, 'a.md');
  expect([second?.path, second && (await bytesOf(second, 1))]).toEqual(['a (2).md', new Uint8Array(1)]);
});
