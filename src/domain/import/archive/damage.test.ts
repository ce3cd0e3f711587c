import fc from 'fast-check';
import { gzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { bytesOf } from '../files/index.ts';
import { fileOf } from '../testing/files.ts';
import { paxBytes, tarBytes } from './testing/tar-bytes.ts';
import { textOrCode, unpackedItems } from './testing/unpacking.ts';
import { zipBytes } from './testing/zip-bytes.ts';

const inner = zipBytes([{ name: 'c.md', content: 'C'.repeat(300) }]);
const tar = tarBytes([
  { name: 'x', type: 'x', content: paxBytes({ path: 'long/name.md' }) },
  { name: 'a.md', content: 'A'.repeat(600) },
  { name: 'b.gz', content: gzipSync(new Uint8Array(100)) },
]);
const entries = [
  { name: 'a.md', content: 'A text that deflates. '.repeat(30) },
  { name: 'b.md', content: 'stored', method: 0, zip64: true },
  { name: 'inner.zip', content: inner },
  { name: 'stored.zip', content: inner, method: 0 },
  { name: 'x.tgz', content: gzipSync(tar) },
];
const archives = {
  'x.zip': zipBytes(entries),
  'y.zip': zipBytes(entries, { zip64: true }),
  'x.jex': tar,
  'x.tgz': gzipSync(tar),
};

const damaged = fc.constantFrom(...Object.entries(archives)).chain(([name, whole]) =>
  fc.record({
    name: fc.constant(name),
    whole: fc.constant(whole),
    flips: fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 })), { maxLength: 6 }),
    length: fc.oneof(
      { arbitrary: fc.constant(whole.length), weight: 3 },
      { arbitrary: fc.nat(whole.length), weight: 1 },
    ),
  }),
);

const contentsByName = fc.dictionary(
  fc.stringMatching(/^[a-zé💪]{1,8}( \(2\))?\.(md|png)$/u),
  fc.uint8Array({ maxLength: 3000 }),
  { minKeys: 1, maxKeys: 8, noNullPrototype: true },
);

it('gives back every file of a zip and of a tar', async () => {
  await fc.assert(
    fc.asyncProperty(contentsByName, fc.constantFrom(0, 6, 9), async (contents, level) => {
      const entries = Object.entries(contents).map(([name, content]) => ({ name, content }));
      const zip = zipSync(contents, { level: level as 0 | 6 | 9 });
      for (const archive of [zip, tarBytes(entries), gzipSync(tarBytes(entries))]) {
        const { files, skipped } = await unpackedItems([fileOf('x', archive)]);
        expect(skipped).toEqual([]);
        expect(files.map(({ path }) => path).sort()).toEqual(Object.keys(contents).sort());
        for (const file of files) expect(await bytesOf(file, 3000)).toEqual(contents[file.path]);
      }
    }),
    { numRuns: runs(100) },
  );
});

it('ends for every damaged archive, and throws nothing but import errors', async () => {
  await fc.assert(
    fc.asyncProperty(damaged, async ({ name, whole, flips, length }) => {
      const bytes = whole.slice(0, length);
      for (const [at, bits] of flips) if (at < length) bytes[at] = (bytes[at] as number) ^ bits;
      const { files, skipped } = await unpackedItems([fileOf(name, bytes)]);
      const contents = await Promise.all(files.map(textOrCode));
      expect(contents.length + skipped.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(400) },
  );
});

it('notices every changed byte of deflated and stored content', async () => {
  const whole = zipBytes([
    { name: 'a', content: 'deflated '.repeat(20) },
    { name: 'b', content: 'stored', method: 0 },
  ]);
  const intact = await Promise.all((await unpackedItems([fileOf('x.zip', whole)])).files.map(textOrCode));
  const directory = whole.findIndex((_, at) => whole[at] === 0x50 && whole[at + 2] === 1 && whole[at + 3] === 2);
  for (let at = 0; at < directory; at++) {
    const bytes = whole.map((byte, index) => (index === at ? byte ^ 0x40 : byte));
    const { files } = await unpackedItems([fileOf('x.zip', bytes)]);
    for (const [index, file] of files.entries())
      expect([intact[index], 'import/damaged']).toContain(await textOrCode(file));
  }
});
