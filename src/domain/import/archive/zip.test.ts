import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ByteSource, bytesOf, headOf, type ImportFile } from '../files/index.ts';
import { fileOf } from '../testing/files.ts';
import { crc32 } from './crc32.ts';
import { textOrCode, unpackedItems, unpackedTexts } from './testing/unpacking.ts';
import { bytes, encoded, joined, type TestEntry, type TestZip, u16, u32, u64, zipBytes } from './testing/zip-bytes.ts';

function zip(entries: readonly TestEntry[], options?: TestZip): ImportFile[] {
  return [fileOf('x.zip', zipBytes(entries, options))];
}

it('reads a zip that another program wrote, stored and deflated', async () => {
  const archive = zipSync({ 'a.md': [encoded('# A'), { level: 0 }], notes: { 'b.md': encoded('B'.repeat(1000)) } });
  expect(await unpackedTexts([fileOf('x.zip', archive)])).toEqual({ 'a.md': '# A', 'notes/b.md': 'B'.repeat(1000) });
});

it('reads Zip64, a comment, and data before and after the zip', async () => {
  const entries = [
    { name: 'a.md', content: 'A', zip64: true },
    { name: 'b.md', content: 'B', method: 0, zip64: true },
  ];
  const expected = { 'a.md': 'A', 'b.md': 'B' };
  expect(await unpackedTexts(zip(entries))).toEqual(expected);
  expect(await unpackedTexts(zip(entries, { zip64: true }))).toEqual(expected);
  expect(
    await unpackedTexts(zip(entries, { comment: encoded('PK\x05\x06 is not the end, and it is long enough') })),
  ).toEqual(expected);
  expect(await unpackedTexts(zip(entries, { after: encoded('trailing') }))).toEqual(expected);
  expect(await unpackedTexts(zip(entries, { before: encoded('#!/bin/sh\n') }))).toEqual(expected);
  const before = joined(encoded('PK00'), new Uint8Array(5000));
  expect(await unpackedTexts(zip(entries, { before: joined(encoded('PK\x03\x04'), before) }))).toEqual(expected);
  expect(await unpackedTexts(zip(entries, { before: joined(encoded('PK\x03\x04'), before), zip64: true }))).toEqual(
    expected,
  );
});

it('reads entries beyond 4 GiB by slices', async () => {
  const base = 5 * 1024 ** 3;
  const entries = [
    { name: 'a.md', content: 'A', zip64: true },
    { name: 'b.md', content: 'B', method: 0, zip64: true },
  ];
  const end = zipBytes(entries, { zip64: true, base });
  let bytesRead = 0;
  const source = {
    size: base + end.length,
    read: async (from: number, to: number) => {
      bytesRead += to - from;
      const zeros = new Uint8Array(Math.max(0, Math.min(base, to) - from));
      return joined(zeros, end.slice(Math.max(0, from - base), Math.max(0, to - base)));
    },
  };
  const file = { ...fileOf('big.zip', end), size: source.size, source };
  expect(await unpackedTexts([file])).toEqual({ 'a.md': 'A', 'b.md': 'B' });
  expect(bytesRead).toBeLessThan(100_000);
});

it('reads the name and the extra fields of the local header by their own lengths', async () => {
  const localExtra = bytes(u16(0x9999), u16(300), Array(300).fill(1));
  expect(await unpackedTexts(zip([{ name: 'a.md', content: 'A', localExtra }]))).toEqual({ 'a.md': 'A' });
});

it('reads more than 65,535 entries without Zip64, whose number is cut', async () => {
  const { files, skipped } = await unpackedItems([fileOf('x.zip', zipOfRecords(66_000, { stated: 66_000 - 0x10000 }))]);
  expect(files.length + skipped.length).toBe(66_000);
  expect(skipped.some(({ code }) => code === 'import/damaged')).toBe(false);
  const wrong = await unpackedItems([fileOf('x.zip', zipOfRecords(66_000, { stated: 463 }))]);
  expect(wrong.skipped.some(({ code }) => code === 'import/damaged')).toBe(true);
});

/** A zip with one local header and that many records for it, by the thousand. */
function zipOfRecords(count: number, { stated }: { readonly stated: number | 'Zip64' }): Uint8Array {
  const thousand = joined(
    ...Array.from({ length: 1000 }, (_, index) => {
      const name = encoded(`Takeout/Keep/note ${String(index).padStart(4, '0')}.json`);
      return bytes(u32(0x02014b50), Array(24).fill(0), u16(name.length), Array(16).fill(0), [...name]);
    }),
  );
  const directory = new Uint8Array((thousand.length * count) / 1000);
  for (let at = 0; at < directory.length; at += thousand.length) directory.set(thousand, at);
  const ends =
    stated === 'Zip64'
      ? [
          bytes(u32(0x06064b50), u64(44), Array(12).fill(0), u64(count), u64(count), u64(directory.length), u64(30)),
          bytes(u32(0x07064b50), u32(0), u64(30 + directory.length), u32(1)),
          bytes(u32(0x06054b50), Array(4).fill(0), Array(12).fill(0xff), u16(0)),
        ]
      : [bytes(u32(0x06054b50), u32(0), u16(stated), u16(stated), u32(directory.length), u32(30), u16(0))];
  return joined(bytes(u32(0x04034b50), Array(26).fill(0)), directory, ...ends);
}

it('decodes names in UTF-8 with and without the mark, in code page 437, and from the field of Info-ZIP', async () => {
  const cp437 = Uint8Array.of(0x81, 0x62, 0x65, 0x72, 0xe1, 0x2e, 0x6d, 0x64);
  const unicode = encoded('übung.md');
  const field = (crc: number) => bytes(u16(0x7075), u16(5 + unicode.length), [1], u32(crc), [...unicode]);
  const { files } = await unpackedItems(
    zip([
      { name: 'größe 💪.md', flags: 0x800 },
      { name: 'é.md' },
      { name: cp437 },
      { name: 'uebung.md', extra: field(crc32(encoded('uebung.md'))) },
      { name: 'renamed.md', extra: field(crc32(encoded('uebung.md'))) },
    ]),
  );
  expect(files.map(({ path }) => path)).toEqual(['größe 💪.md', 'é.md', 'überß.md', 'übung.md', 'renamed.md']);
});

it('takes modification times from fields in UTC, and none from the wall clock', async () => {
  const ntfs = (BigInt(1_700_000_000_123) + 11_644_473_600_000n) * 10_000n;
  const { files } = await unpackedItems(
    zip([
      { name: 'extended', extra: bytes(u16(0x5455), u16(5), [1], u32(1_700_000_000)) },
      { name: 'ntfs', extra: bytes(u16(0x0a), u16(32), u32(0), u16(1), u16(24), u64(Number(ntfs)), u64(0), u64(0)) },
      { name: 'macOS', extra: bytes(u16(0x5855), u16(8), u32(1), u32(1_600_000_000)) },
      { name: 'access time alone', extra: bytes(u16(0x5455), u16(5), [2], u32(1_700_000_000)) },
      { name: 'wall clock alone' },
    ]),
  );
  expect(files.map(({ modifiedAt }) => modifiedAt)).toEqual([
    1_700_000_000_000,
    1_700_000_000_123,
    1_600_000_000_000,
    null,
    null,
  ]);
});

it('cleans paths, and refuses those that leave their folder', async () => {
  const names = [
    'a\\b.md',
    './c//d.md',
    '../e',
    'f/../g',
    '/h',
    'C:\\i',
    'j\nk',
    `l${'o'.repeat(4096)}`,
    'm..n/..o',
    '__proto__',
  ];
  const { files, skipped } = await unpackedItems(zip(names.map((name) => ({ name }))));
  expect(files.map(({ path }) => path)).toEqual(['a/b.md', 'c/d.md', 'm..n/..o', '__proto__']);
  expect(skipped.map(({ origin, code }) => [origin, code])).toEqual([
    ['x.zip, ../e', 'import/unsafe-name'],
    ['x.zip, f/../g', 'import/unsafe-name'],
    ['x.zip, /h', 'import/unsafe-name'],
    ['x.zip, C:\\i', 'import/unsafe-name'],
    ['x.zip, j\ufffdk', 'import/unsafe-name'],
    [`x.zip, l${'o'.repeat(299)}…`, 'import/unsafe-name'],
  ]);
});

it('leaves out folders and files of the system', async () => {
  const names = ['a/', 'b\\', '__MACOSX/._a.md', 'c/.DS_Store', 'c/._d.md', 'Thumbs.db', 'c/d.md'];
  const { files, skipped } = await unpackedItems(zip(names.map((name) => ({ name }))));
  expect(files.map(({ path }) => path)).toEqual(['c/d.md']);
  expect(skipped).toEqual([]);
});

it('reports a folder with content, which would be lost', async () => {
  const { skipped } = await unpackedItems(zip([{ name: 'a/', content: 'A' }]));
  expect(skipped).toEqual([
    { kind: 'skipped', origin: 'x.zip, a/', code: 'import/damaged', detail: 'folder with content' },
  ]);
});

it('skips encrypted entries, symbolic links and unknown compression, and reads the others', async () => {
  const { files, skipped } = await unpackedItems(
    zip([
      { name: 'encrypted', flags: 1 },
      { name: 'link', content: '/etc/passwd', madeBy: 0x0314, attributes: 0xa1ff0000 },
      { name: 'deflate64', method: 9 },
      { name: 'no link on DOS', attributes: 0xa1ff0000 },
    ]),
  );
  expect(files.map(({ path }) => path)).toEqual(['no link on DOS']);
  expect(skipped).toEqual([
    { kind: 'skipped', origin: 'x.zip, encrypted', code: 'import/encrypted' },
    { kind: 'skipped', origin: 'x.zip, link', code: 'import/unsupported', detail: 'symbolic link' },
    { kind: 'skipped', origin: 'x.zip, deflate64', code: 'import/unsupported', detail: 'compression method 9' },
  ]);
});

it('refuses content with another CRC or size than stated', async () => {
  const content = 'content '.repeat(10_000);
  expect(
    await unpackedTexts(
      zip([
        { name: 'wrong crc', content, crc: 1 },
        { name: 'longer than stated', content, size: 100 },
        { name: 'shorter than stated', content, size: content.length + 1 },
        { name: 'not deflated', content, data: encoded(content) },
        { name: 'cut', content, data: zipBytes([{ name: 'a', content }]).slice(31, 60) },
        { name: 'stored with wrong crc', content, method: 0, crc: 1 },
        { name: 'empty with a crc', content: '', crc: 1 },
        { name: 'good', content: 'good' },
      ]),
    ),
  ).toEqual({
    'wrong crc': 'import/damaged',
    'longer than stated': 'import/damaged',
    'shorter than stated': 'import/damaged',
    'not deflated': 'import/damaged',
    cut: 'import/damaged',
    'stored with wrong crc': 'import/damaged',
    'empty with a crc': 'import/damaged',
    good: 'good',
  });
});

it('refuses an entry whose position is not that of a local header', async () => {
  expect(await unpackedTexts(zip([{ name: 'a', content: 'A', position: 1, packedSize: 1 }]))).toEqual({
    a: 'import/damaged',
  });
});

it('stops at the stated size', async () => {
  const { files } = await unpackedItems(zip([{ name: 'a', content: new Uint8Array(5_000_000), size: 1000 }]));
  let size = 0;
  const reading = async () => {
    for await (const chunk of (files[0] as ImportFile).chunks()) size += chunk.length;
  };
  await expect(reading()).rejects.toThrow('import/damaged');
  expect(size).toBe(0);
});

it('does not read on after the end of deflated data', async () => {
  const data = joined(zipSync({ a: encoded('A') }).subarray(31, 34), new Uint8Array(20_000_000));
  expect(await unpackedTexts(zip([{ name: 'a', content: 'AB', data }]))).toEqual({ a: 'import/damaged' });
});

it('skips a stored entry with two sizes and an entry outside the archive', async () => {
  const { files, skipped } = await unpackedItems(
    zip([
      { name: 'two sizes', content: 'A', method: 0, size: 2 },
      { name: 'good', content: 'A' },
      { name: 'outside', content: 'A', position: 100_000 },
    ]),
  );
  expect(files.map(({ path }) => path)).toEqual(['good']);
  expect(skipped.map(({ origin, code }) => [origin, code])).toEqual([
    ['x.zip, two sizes', 'import/damaged'],
    ['x.zip, outside', 'import/damaged'],
  ]);
});

it('reads a stored entry from any position', async () => {
  const { files } = await unpackedItems(
    zip([
      { name: 'a', content: 'x' },
      { name: 'b', content: '0123456789', method: 0 },
    ]),
  );
  const [packed, stored] = files as [ImportFile, ImportFile];
  expect(packed.source).toBe(null);
  const source = stored.source as NonNullable<typeof stored.source>;
  expect(new TextDecoder('utf-8').decode(await source.read(3, 6))).toBe('345');
  expect((await source.read(8, 99)).length).toBe(2);
  expect((await source.read(99, 100)).length).toBe(0);
  expect(await headOf(stored, 4)).toEqual(encoded('0123'));
});

it('takes overlapping entries for a bomb and keeps what does not overlap', async () => {
  const content = 'A'.repeat(1000);
  const overlapping = Array.from({ length: 50 }, (_, index) => ({ name: `${index}`, content, position: 0 }));
  const { files, skipped } = await unpackedItems(
    zip([{ name: 'first', content }, ...overlapping.slice(0, 5), { name: 'good', content }]),
  );
  expect(files.map(({ path }) => path)).toEqual(['4', 'good']);
  expect(new Set(skipped.map(({ code }) => code))).toEqual(new Set(['import/bomb']));
});

it('refuses an entry that unpacks to far more than its data', async () => {
  const content = new Uint8Array(500_000);
  const entries = [
    { name: 'zeros', content },
    { name: 'stored zeros', content, method: 0 },
  ];
  const { files, skipped } = await unpackedItems(zip(entries), { single: 1000 });
  expect(files.map(({ path }) => path)).toEqual(['stored zeros']);
  expect(skipped).toEqual([{ kind: 'skipped', origin: 'x.zip, zeros', code: 'import/bomb', detail: '500000 bytes' }]);
});

it('refuses archives whose entries together unpack to far more than the archive', async () => {
  const entries = ['1', '2', '3'].map((name) => ({ name, content: 'A', size: 40_000 }));
  const { files, skipped } = await unpackedItems(zip(entries), { together: 60_000 });
  expect(files.map(({ path }) => path)).toEqual(['1', '2']);
  expect(skipped).toEqual([{ kind: 'skipped', origin: 'x.zip', code: 'import/bomb' }]);
});

it('does not open an archive whose names would fill the memory', async () => {
  const entries = ['1', '2', '3'].map((letter) => ({ name: letter.repeat(1000) }));
  const { files, skipped } = await unpackedItems(zip(entries), { nameBytes: 2500 });
  expect(files).toEqual([]);
  expect(skipped).toEqual([{ kind: 'skipped', origin: 'x.zip', code: 'import/too-many-files' }]);
});

it('reports a split zip, a part of one, and a zip without its end', async () => {
  const whole = zipBytes([{ name: 'a', content: 'A'.repeat(5000), method: 0 }]);
  const { skipped } = await unpackedItems([
    fileOf('last.zip', zipBytes([{ name: 'a' }], { disk: 2, before: encoded('the end of an entry') })),
    fileOf('first.z01', joined(encoded('PK\x07\x08'), whole.subarray(0, 3000))),
    fileOf('y.zip.001', whole.subarray(0, 3000)),
    fileOf('cut.zip', whole.subarray(0, 3000)),
    fileOf('empty.zip', zipBytes([])),
    fileOf('folders.zip', zipBytes([{ name: 'a/' }])),
  ]);
  expect(skipped.map(({ origin, code }) => [origin, code])).toEqual([
    ['last.zip', 'import/missing-part'],
    ['first.z01', 'import/missing-part'],
    ['y.zip.001', 'import/missing-part'],
    ['cut.zip', 'import/damaged'],
    ['empty.zip', 'import/empty'],
    ['folders.zip', 'import/empty'],
  ]);
});

it('keeps the entries before the place where the directory breaks off', async () => {
  const whole = zipBytes([{ name: 'a.md', content: 'A' }, { name: 'b.md' }, { name: 'c.md' }]);
  const at = indexOfLast(whole, encoded('PK\x01\x02'));
  whole[at] = 0;
  const { files, skipped } = await unpackedItems([fileOf('x.zip', whole)]);
  expect(await Promise.all(files.map(textOrCode))).toEqual(['A', '']);
  expect(skipped).toMatchObject([{ origin: 'x.zip', code: 'import/damaged' }]);
});

function indexOfLast(all: Uint8Array, part: Uint8Array): number {
  let at = all.length - part.length;
  while (at >= 0 && part.some((byte, index) => all[at + index] !== byte)) at--;
  return at;
}

it('does not open an archive beyond the limit of entries, of which it reads a part', async () => {
  const archive = fileOf('x.zip', zipOfRecords(1_000_000, { stated: 'Zip64' }));
  let bytesRead = 0;
  const read = (from: number, to: number) => {
    bytesRead += to - from;
    return (archive.source as ByteSource).read(from, to);
  };
  const { files, skipped } = await unpackedItems([{ ...archive, source: { size: archive.size, read } }]);
  expect(bytesRead).toBeLessThan(archive.size / 4);
  expect(files).toEqual([]);
  expect(skipped).toEqual([{ kind: 'skipped', origin: 'x.zip', code: 'import/too-many-files' }]);
});

function noise(length: number): Uint8Array {
  let state = 1;
  return new Uint8Array(length).map(() => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state >>> 24;
  });
}

it('reads an archive by slices and never as a whole', async () => {
  const big = noise(3_000_000);
  const archive = zipBytes([
    { name: 'big', content: big, method: 0 },
    { name: 'packed', content: big },
  ]);
  let longest = 0;
  const file = fileOf('x.zip', archive);
  const source = {
    size: archive.length,
    read: async (from: number, to: number) => {
      longest = Math.max(longest, to - from);
      return archive.slice(from, to);
    },
  };
  const { files } = await unpackedItems([{ ...file, source }]);
  for (const entry of files) {
    let maxChunkLength = 0;
    for await (const chunk of entry.chunks()) maxChunkLength = Math.max(maxChunkLength, chunk.length);
    expect(maxChunkLength).toBeGreaterThan(0);
    expect(maxChunkLength).toBeLessThan(200_000);
  }
  expect(longest).toBeLessThanOrEqual(256 * 1024);
  expect((await bytesOf(files[0] as ImportFile, 1e9)).length).toBe(big.length);
});

it('reports a chosen file that was removed while it is read', async () => {
  const file = fileOf('x.zip', zipBytes([{ name: 'a', content: 'A' }]));
  let isRemoved = false;
  const source = {
    size: file.size,
    read: async (from: number, to: number) => {
      if (isRemoved) throw new TypeError('NotReadableError');
      return (file.source as NonNullable<typeof file.source>).read(from, to);
    },
  };
  const { files } = await unpackedItems([{ ...file, source }]);
  isRemoved = true;
  expect(await textOrCode(files[0] as ImportFile)).toBe('import/damaged');
  expect((await unpackedItems([{ ...file, source }])).skipped).toEqual([
    { kind: 'skipped', origin: 'x.zip', code: 'import/damaged' },
  ]);
});
