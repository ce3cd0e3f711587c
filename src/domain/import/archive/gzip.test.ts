import { gzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { bytesOf, untilDamage } from '../files/index.ts';
import { fileOf } from '../testing/files.ts';
import { tarBytes } from './testing/tar-bytes.ts';
import { textOrCode, unpackedItems, unpackedTexts } from './testing/unpacking.ts';
import { encoded, joined, zipBytes } from './testing/zip-bytes.ts';

const long = 'a line of a track\n'.repeat(50_000);

it('replaces a gzip file by its content', async () => {
  const { files } = await unpackedItems([fileOf('activities/1.tcx.gz', gzipSync(encoded(long)))]);
  expect(files.map(({ path, size, source }) => ({ path, size, source }))).toEqual([
    { path: 'activities/1.tcx', size: long.length, source: null },
  ]);
  expect(await Promise.all(files.map(textOrCode))).toEqual([long]);
});

it('leaves a compressed attachment of a note as it is, in a folder and in an archive', async () => {
  const content = gzipSync(encoded(long));
  const archive = zipBytes([
    { name: 'vault/Log.md', content: '[[server.log.gz]]' },
    { name: 'vault/files/server.log.gz', content },
    { name: 'vault/activities/ride.gpx.gz', content },
  ]);
  expect((await unpackedItems([fileOf('vault.zip', archive)])).files.map(({ path, size }) => [path, size])).toEqual([
    ['vault/Log.md', 17],
    ['vault/files/server.log.gz', content.length],
    ['vault/activities/ride.gpx.gz', content.length],
  ]);
  const inFolder = fileOf('vault/server.log.gz', content);
  expect((await unpackedItems([inFolder])).files).toEqual([inFolder]);
});

it('opens a compressed tar in a folder or an archive', async () => {
  const tar = gzipSync(tarBytes([{ name: 'a.md', content: 'A' }]));
  expect(await unpackedTexts([fileOf('folder/x.tar.gz', tar)])).toEqual({ 'folder/a.md': 'A' });
  expect(await unpackedTexts([fileOf('x.zip', zipBytes([{ name: 'x.TGZ', content: tar }]))])).toEqual({ 'a.md': 'A' });
});

it('recognises a chosen gzip file without its extension', async () => {
  expect(await unpackedTexts([fileOf('track', gzipSync(encoded(long)))])).toEqual({ track: long });
});

it('reads a header with a name, and files without content', async () => {
  const named = gzipSync(encoded('A'), { filename: 'other-name.fit', mtime: 1 });
  expect(await unpackedTexts([fileOf('a.gz', named), fileOf('b.gz', gzipSync(new Uint8Array(0)))])).toEqual({
    a: 'A',
    b: '',
  });
});

it('reads a file of several members, and checks each', async () => {
  const members = ['one ', long, 'three'].map((text) => gzipSync(encoded(text)));
  const whole = joined(...members);
  expect(await unpackedTexts([fileOf('a.gz', whole)])).toEqual({ a: `one ${long}three` });
  const broken = whole.slice();
  const crcAt = (members[0] as Uint8Array).length + (members[1] as Uint8Array).length - 8;
  broken[crcAt] = (broken[crcAt] as number) ^ 1;
  expect(await unpackedTexts([fileOf('activities/1.fit.gz', broken)])).toEqual({
    'activities/1.fit': 'import/damaged',
  });
});

it('refuses a wrong CRC, a wrong size, a cut file and what follows the end', async () => {
  const whole = gzipSync(encoded(long));
  const flipped = (fromEnd: number) => whole.map((byte, at) => (at === whole.length - fromEnd ? byte ^ 1 : byte));
  const names = ['crc', 'size', 'cut', 'trailing', 'trailing header'];
  const contents = [
    flipped(8),
    flipped(4),
    whole.slice(0, -20),
    joined(whole, encoded('trailing')),
    joined(whole, Uint8Array.of(0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 0), new Uint8Array(3_000_000).fill(65)),
  ];
  for (const [index, name] of names.entries()) {
    const { files, skipped } = await unpackedItems([fileOf(`${name}.gz`, contents[index] as Uint8Array)]);
    const codes = [...skipped.map(({ code }) => code), ...(await Promise.all(files.map(textOrCode)))];
    expect([name, codes]).toEqual([name, [expect.stringMatching(/^import\/(damaged|bomb)$/)]]);
  }
  expect((await unpackedItems([fileOf('short.gz', whole.slice(0, 12))])).skipped).toEqual([
    { kind: 'skipped', origin: 'short.gz', code: 'import/damaged' },
  ]);
});

it('reads a large file in pieces, and checks it', async () => {
  const content = encoded(long.repeat(2));
  const whole = gzipSync(content);
  expect(await unpackedTexts([fileOf('a.gz', whole)])).toEqual({ a: long.repeat(2) });
  const broken = whole.map((byte, at) => (at === whole.length - 8 ? byte ^ 1 : byte));
  expect(await unpackedTexts([fileOf('a.gz', broken)])).toEqual({ a: 'import/damaged' });
});

it('returns what comes before the damage', async () => {
  const whole = gzipSync(encoded(long));
  const broken = whole.map((byte, at) => (at === whole.length - 8 ? byte ^ 1 : byte));
  const { files } = await unpackedItems([fileOf('a.gz', broken)]);
  const contents = files.map((file) => bytesOf(untilDamage(file), 2 * long.length));
  expect((await Promise.all(contents)).map(({ length }) => length)).toEqual([long.length]);
});

it('refuses a bomb that states its size, and one that hides it', async () => {
  const bomb = gzipSync(new Uint8Array(500_000));
  expect((await unpackedItems([fileOf('a.gz', bomb)], { single: 1000 })).skipped).toEqual([
    { kind: 'skipped', origin: 'a.gz', code: 'import/bomb' },
  ]);
  const hidden = joined(bomb, gzipSync(encoded('A')));
  const { files } = await unpackedItems([fileOf('activities/1.fit.gz', hidden)], { single: 1000 });
  expect(await Promise.all(files.map(textOrCode))).toEqual(['import/bomb']);
});

it('refuses a file of very many tiny members', async () => {
  const member = gzipSync(encoded('A'));
  const members = (count: number) => fileOf('activities/1.fit.gz', joined(...Array<Uint8Array>(count).fill(member)));
  expect(await unpackedTexts([members(1000)])).toEqual({ 'activities/1.fit': 'A'.repeat(1000) });
  expect(await unpackedTexts([members(1001)])).toEqual({ 'activities/1.fit': 'import/bomb' });
});

it('unpacks gzip files in a zip, stored or deflated', async () => {
  const content = gzipSync(encoded(long));
  const archive = zipBytes([
    { name: 'activities/1.gpx.gz', content, method: 0 },
    { name: 'activities/2.gpx.gz', content },
    { name: 'activities.csv', content: 'Activity ID' },
  ]);
  expect(await unpackedTexts([fileOf('export.zip', archive)])).toEqual({
    'activities/1.gpx': long,
    'activities/2.gpx': long,
    'activities.csv': 'Activity ID',
  });
});

it('unpacks a compressed tar, and refuses one that is too large for the memory', async () => {
  const small = gzipSync(tarBytes([{ name: 'a.md', content: 'A' }]));
  expect(await unpackedTexts([fileOf('x.tgz', small)])).toEqual({ 'a.md': 'A' });
  expect(await unpackedTexts([fileOf('y', small)])).toEqual({ 'a.md': 'A' });
  expect((await unpackedItems([fileOf('x.tar.gz', small)], { inMemory: 1000 })).skipped).toEqual([
    { kind: 'skipped', origin: 'x.tar.gz', code: 'import/large-inside' },
  ]);
});
