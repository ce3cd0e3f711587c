import { expect, it } from 'vitest';
import type { ImportFile } from '../files/index.ts';
import { fileOf } from '../testing/files.ts';
import { paxBytes, type TarTestEntry, tarBytes, tarEntryBytes } from './testing/tar-bytes.ts';
import { textOrCode, unpackedItems, unpackedTexts } from './testing/unpacking.ts';
import { encoded, joined } from './testing/zip-bytes.ts';

function tar(entries: readonly TarTestEntry[]): ImportFile[] {
  return [fileOf('notes.jex', tarBytes(entries))];
}

const longName = `${'folder/'.repeat(20)}größe.md`;

it('reads files with their times, and from any position', async () => {
  const { files, skipped } = await unpackedItems(
    tar([
      { name: 'a.md', content: 'A'.repeat(512), time: 1_700_000_000 },
      { name: 'b.md', content: '' },
      { name: 'resources/c.png', content: '0123456789' },
    ]),
  );
  expect(skipped).toEqual([]);
  expect(files.map(({ path, size, modifiedAt }) => ({ path, size, modifiedAt }))).toEqual([
    { path: 'a.md', size: 512, modifiedAt: 1_700_000_000_000 },
    { path: 'b.md', size: 0, modifiedAt: 0 },
    { path: 'resources/c.png', size: 10, modifiedAt: 0 },
  ]);
  expect(await Promise.all(files.map(textOrCode))).toEqual(['A'.repeat(512), '', '0123456789']);
  const source = files[2]?.source as NonNullable<ImportFile['source']>;
  expect(new TextDecoder('utf-8').decode(await source.read(4, 99))).toBe('456789');
});

it('reads long names of ustar, GNU and PAX', async () => {
  expect(
    await unpackedTexts(
      tar([
        { name: 'ustar.md', prefix: 'a/long/folder', content: '1' },
        { name: '././@LongLink', type: 'K', content: 'a long target\0', magic: 'ustar  \0' },
        { name: '././@LongLink', type: 'L', content: `${longName}\0`, magic: 'ustar  \0' },
        { name: longName, content: '2', magic: 'ustar  \0', prefix: '14700000000' },
        { name: 'PaxHeaders/x', type: 'x', content: paxBytes({ path: `pax/${longName}`, comment: '=\n=' }) },
        { name: 'short', content: '3' },
        { name: 'after.md', content: '4' },
      ]),
    ),
  ).toEqual({ 'a/long/folder/ustar.md': '1', [longName]: '2', [`pax/${longName}`]: '3', 'after.md': '4' });
});

it('takes size and time from PAX, and ignores PAX records for all entries', async () => {
  const { files } = await unpackedItems(
    tar([
      { name: 'global', type: 'g', content: paxBytes({ path: 'same-for-all', comment: 'a hash' }) },
      { name: 'x', type: 'x', content: paxBytes({ size: '5', mtime: '1700000000.25' }) },
      { name: 'a.md', content: '12345', size: encoded('00000000000 ') },
      { name: 'b.md', content: 'B' },
    ]),
  );
  expect(files.map(({ path, modifiedAt }) => [path, modifiedAt])).toEqual([
    ['a.md', 1_700_000_000_250],
    ['b.md', 0],
  ]);
  expect(await Promise.all(files.map(textOrCode))).toEqual(['12345', 'B']);
});

it('reads sizes in binary, and names that are not UTF-8', async () => {
  const size = Uint8Array.of(0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3);
  expect(await unpackedTexts(tar([{ name: Uint8Array.of(0xe9, 0x2e, 0x6d, 0x64), content: 'abc', size }]))).toEqual({
    'é.md': 'abc',
  });
});

it('reads the format before ustar', async () => {
  const entries = [
    { name: 'folder/', magic: '', type: '\0' },
    { name: 'folder/a.md', magic: '', type: '\0', content: 'A' },
    { name: 'b.md', type: '7', content: 'B' },
  ];
  expect(await unpackedTexts(tar(entries))).toEqual({ 'folder/a.md': 'A', 'b.md': 'B' });
});

it('skips links, devices, sparse files and unsafe names, and leaves out folders and system files', async () => {
  const { files, skipped } = await unpackedItems(
    tar([
      { name: 'folder', type: '5' },
      { name: '._a.md', content: 'a resource fork' },
      { name: 'hard', type: '1', size: 512 },
      { name: 'symbolic', type: '2' },
      { name: 'device', type: '3' },
      { name: 'pipe', type: '6' },
      { name: 'sparse', type: 'S', content: 'x' },
      { name: 'x', type: 'x', content: paxBytes({ 'GNU.sparse.major': '1' }) },
      { name: 'sparse of PAX', content: 'x' },
      { name: '../out.md', content: 'x' },
      { name: '/absolute.md', content: 'x' },
      { name: './a.md', content: 'A' },
    ]),
  );
  expect(files.map(({ path }) => path)).toEqual(['a.md']);
  expect(skipped.map(({ origin, code, detail }) => [origin, code, detail])).toEqual([
    ['notes.jex, hard', 'import/unsupported', 'hard link'],
    ['notes.jex, symbolic', 'import/unsupported', 'symbolic link'],
    ['notes.jex, device', 'import/unsupported', 'device'],
    ['notes.jex, pipe', 'import/unsupported', 'pipe'],
    ['notes.jex, sparse', 'import/unsupported', 'sparse file'],
    ['notes.jex, sparse of PAX', 'import/unsupported', 'sparse file'],
    ['notes.jex, ../out.md', 'import/unsafe-name', undefined],
    ['notes.jex, /absolute.md', 'import/unsafe-name', undefined],
  ]);
});

it('numbers the second of two files with one path', async () => {
  const entries = ['1', '2', '3'].map((content) => ({ name: 'a.md', content }));
  expect(await unpackedTexts(tar(entries))).toEqual({ 'a.md': '1', 'a (2).md': '2', 'a (3).md': '3' });
});

it('goes on at the next good header after a broken one', async () => {
  const archive = joined(
    tarEntryBytes({ name: 'a.md', content: 'A' }),
    tarEntryBytes({ name: 'broken.md', content: 'B'.repeat(2000), checksum: 1 }),
    tarBytes([{ name: 'c.md', content: 'C' }]),
  );
  const { files, skipped } = await unpackedItems([fileOf('notes.jex', archive)]);
  expect(await Promise.all(files.map(textOrCode))).toEqual(['A', 'C']);
  expect(skipped).toEqual([{ kind: 'skipped', origin: 'notes.jex', code: 'import/damaged', detail: 'at byte 1024' }]);
});

it('reports a file whose end is missing, and an archive whose end is missing', async () => {
  const whole = tarBytes([
    { name: 'a.md', content: 'A' },
    { name: 'b.md', content: 'B'.repeat(1000) },
  ]);
  const cut = await unpackedItems([fileOf('notes.jex', whole.slice(0, 2000))]);
  expect(cut.files.map(({ path }) => path)).toEqual(['a.md']);
  expect(cut.skipped).toMatchObject([{ origin: 'notes.jex, b.md', code: 'import/damaged' }]);
  const withoutEnd = await unpackedItems([fileOf('notes.jex', whole.slice(0, -1024))]);
  expect(withoutEnd.files.map(({ path }) => path)).toEqual(['a.md', 'b.md']);
  expect(withoutEnd.skipped).toMatchObject([{ origin: 'notes.jex', code: 'import/damaged' }]);
});

it('keeps the short name if a long one is broken or far too long', async () => {
  const { files, skipped } = await unpackedItems(
    tar([
      { name: 'x', type: 'x', content: '99 path=a.md\n' },
      { name: 'a.md', content: 'A' },
      { name: 'x', type: 'x', content: 'no number\n' },
      { name: 'b.md', content: 'B' },
      { name: 'x', type: 'L', content: 'long'.repeat(20_000) },
      { name: 'c.md', content: 'C' },
      { name: 'x', type: 'x', content: paxBytes({ path: 'p'.repeat(5000) }) },
      { name: 'd.md', content: 'D' },
    ]),
  );
  expect(files.map(({ path }) => path)).toEqual(['a.md', 'b.md', 'c.md']);
  expect(skipped.map(({ code }) => code)).toEqual(['import/unsafe-name']);
});

it('skips an entry with an unreadable size', async () => {
  const { files, skipped } = await unpackedItems(
    tar([
      { name: 'a.md', size: encoded('size        ') },
      { name: 'b.md', content: 'B' },
    ]),
  );
  expect(files.map(({ path }) => path)).toEqual(['b.md']);
  expect(skipped).toMatchObject([{ origin: 'notes.jex, a.md', code: 'import/damaged' }]);
});

it('does not open an archive beyond the limit of entries', async () => {
  const two = await unpackedItems(tar([{ name: 'a' }, { name: 'b' }]), { entries: 2 });
  expect(two.files.map(({ path }) => path)).toEqual(['a', 'b']);
  const three = await unpackedItems(tar([{ name: 'a' }, { name: 'b' }, { name: 'c' }]), { entries: 2 });
  expect(three.files).toEqual([]);
  expect(three.skipped).toEqual([{ kind: 'skipped', origin: 'notes.jex', code: 'import/too-many-files' }]);
});
