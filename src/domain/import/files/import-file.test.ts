import { expect, it } from 'vitest';
import { fileOf } from '../testing/files.ts';
import { headOf, ImportError, type ImportFile, readOr, someFile, tailOf, untilDamage } from './index.ts';

const damaged = new ImportError('import/damaged');

/** A file in a compressed archive, whose content ends with an error. */
function damagedFile(content: string): ImportFile {
  const file = fileOf('a.txt', content, 0, 4);
  return {
    ...file,
    source: null,
    async *chunks() {
      yield* file.chunks();
      throw damaged;
    },
  };
}

/** A file that was removed after the user had chosen it. */
function goneFile(path: string): ImportFile {
  return { ...fileOf(path, 'x'), source: { size: 1, read: () => Promise.reject(new TypeError('gone')) } };
}

const startsWithAb = async (file: ImportFile) => String.fromCharCode(...(await headOf(file, 4))).startsWith('ab');

it('reports a file that was removed as damaged, at its beginning and at its end', async () => {
  const gone = goneFile('a.txt');
  await expect(headOf(gone, 10)).rejects.toMatchObject({ code: 'import/damaged' });
  await expect(tailOf(gone.source as never, 10)).rejects.toMatchObject({ code: 'import/damaged' });
});

it('reads the first and the last bytes, fewer if there are fewer', async () => {
  const file = fileOf('a.txt', 'abcdef');
  expect(await headOf(file, 2)).toEqual(Uint8Array.of(97, 98));
  expect(await headOf({ ...file, source: null }, 100)).toHaveLength(6);
  expect(await tailOf(file.source as never, 2)).toEqual(Uint8Array.of(101, 102));
  expect(await tailOf(file.source as never, 100)).toHaveLength(6);
});

it('recognises a damaged file by what is before the damage, and others although one was removed', async () => {
  await expect(headOf(damagedFile('ab'), 4)).rejects.toBe(damaged);
  expect(await headOf(untilDamage(damagedFile('ab')), 4)).toHaveLength(2);
  expect(await someFile([goneFile('b.txt'), damagedFile('ab')], startsWithAb)).toBe(true);
  expect(await someFile([goneFile('b.txt'), damagedFile('x')], startsWithAb)).toBe(false);
});

it('hides no failure that is no problem of a file', async () => {
  await expect(readOr(1, () => Promise.reject(new TypeError('a mistake')))).rejects.toThrow('a mistake');
  expect(await readOr(1, () => Promise.reject(damaged))).toBe(1);
});
