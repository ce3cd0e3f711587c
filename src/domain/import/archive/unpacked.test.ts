import { gzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fileOf, filesOf } from '../testing/files.ts';
import { tarBytes } from './testing/tar-bytes.ts';
import { textOrCode, unpackedItems, unpackedTexts } from './testing/unpacking.ts';
import { type TestEntry, zipBytes } from './testing/zip-bytes.ts';

/** A zip with these texts; a `Uint8Array` is a deflated archive within it. */
function zipOf(contents: Readonly<Record<string, string | Uint8Array>>, method = 8): Uint8Array {
  return zipBytes(Object.entries(contents).map(([name, content]): TestEntry => ({ name, content, method })));
}

it('passes other files on unchanged, and does not read those in folders', async () => {
  const files = filesOf({
    'workouts.csv': 'title',
    'vault/a.md': '# A',
    'report.docx': zipOf({ 'word/document.xml': '' }),
  });
  const unread = {
    ...fileOf('vault/b.md', ''),
    source: { size: 1, read: () => Promise.reject(new Error('was read')) },
  };
  expect((await unpackedItems([...files, unread])).files).toEqual([...files, unread]);
  expect((await unpackedItems(files)).files[0]).toBe(files[0]);
});

it('recognises an archive by its content whatever its name, and a broken one by its name', async () => {
  const files = filesOf({ 'export (1)': zipOf({ 'a.md': 'A' }), 'b.gz': 'unpacked by the browser' });
  expect(await unpackedTexts(files)).toEqual({ 'b.gz': 'unpacked by the browser', 'a.md': 'A' });
  const { files: found, skipped } = await unpackedItems(filesOf({ 'c.zip': 'a text', 'd.jex': 'a text', 'e.zip': '' }));
  expect(found).toEqual([]);
  expect(skipped.map(({ origin, code }) => [origin, code])).toEqual([
    ['c.zip', 'import/damaged'],
    ['d.jex', 'import/damaged'],
    ['e.zip', 'import/damaged'],
  ]);
});

it('keeps the paths of a single archive', async () => {
  const archive = zipOf({ 'Takeout/Keep/a.json': '{}' });
  expect(await unpackedTexts(filesOf({ 'takeout.zip': archive }))).toEqual({ 'Takeout/Keep/a.json': '{}' });
  expect(await unpackedTexts(filesOf({ 'takeout.zip': archive, 'workouts.csv': '' }))).toEqual({
    'workouts.csv': '',
    'Takeout/Keep/a.json': '{}',
  });
  expect(await unpackedTexts(filesOf({ 'folder/takeout.zip': archive }))).toEqual({
    'folder/Takeout/Keep/a.json': '{}',
  });
});

it('joins the parts of one export into one tree', async () => {
  const parts = filesOf({
    'takeout-20240501T101010Z-002.zip': zipOf({ 'Takeout/Keep/b.json': '{"b":1}', 'Takeout/index.html': 'same' }),
    'takeout-20240501T101010Z-001.zip': zipOf({ 'Takeout/Keep/a.json': '{"a":1}', 'Takeout/index.html': 'same' }),
  });
  expect(await unpackedTexts(parts)).toEqual({
    'Takeout/Keep/a.json': '{"a":1}',
    'Takeout/index.html': 'same',
    'Takeout/Keep/b.json': '{"b":1}',
  });
});

it('puts each of several archives into a folder with its full name', async () => {
  const files = filesOf({
    'keep.zip': zipOf({ 'a.json': '1' }),
    'vault.tar': tarBytes([{ name: 'a.md', content: '2' }]),
    'x-1.zip': zipOf({ 'b.md': '3' }),
    'x-2.zip': zipOf({ 'c.md': '4' }),
  });
  expect(await unpackedTexts(files)).toEqual({
    'keep.zip/a.json': '1',
    'vault.tar/a.md': '2',
    'x.zip/b.md': '3',
    'x.zip/c.md': '4',
  });
});

it('numbers different files with one path and leaves out copies', async () => {
  const files = filesOf({
    'a.md': 'chosen',
    'x-1.zip': zipOf({ 'a.md': '1', 'b (2).md': 'taken', 'b.md': 'B', '.env': '1' }),
    'x-2.zip': zipOf({ 'a.md': '1', 'b.md': 'other', '.env': '2' }),
    'x-3.zip': zipOf({ 'a.md': '3' }),
  });
  expect(await unpackedTexts(files)).toEqual({
    'a.md': 'chosen',
    'a (2).md': '1',
    'b (2).md': 'taken',
    'b.md': 'B',
    '.env': '1',
    'b (3).md': 'other',
    '.env (2)': '2',
    'a (3).md': '3',
  });
});

it.each([
  ['stored', 0],
  ['deflated', 8],
])('reads the parts of an export of Notion in a zip, %s', async (_, method) => {
  const files = filesOf({
    'notion.zip': zipOf(
      {
        'Export-4c1b-Part-1.zip': zipOf({ 'Export-4c1b/A 0f.md': '# A' }),
        'Export-4c1b-Part-2.zip': zipOf({ 'Export-4c1b/B 1f.md': '# B' }),
        '__MACOSX/._Export-4c1b-Part-1.zip': '',
      },
      method,
    ),
  });
  expect(await unpackedTexts(files)).toEqual({ 'Export-4c1b/A 0f.md': '# A', 'Export-4c1b/B 1f.md': '# B' });
});

it('keeps an archive that can be an attachment, beside its entries', async () => {
  const inner = zipOf({ 'photo.txt': 'photo' });
  const { files } = await unpackedItems(
    filesOf({ 'vault.zip': zipOf({ 'a.md': '[[photos.zip]]', 'files/photos.zip': inner }) }),
  );
  expect(files.map(({ path, size }) => [path, size])).toEqual([
    ['a.md', 14],
    ['files/photos.zip', inner.length],
    ['files/photos.zip/photo.txt', 5],
  ]);
  const inFolder = filesOf({ 'vault/a.md': '[[photos.zip]]', 'vault/photos.zip': inner });
  expect(Object.keys(await unpackedTexts(inFolder))).toEqual([
    'vault/a.md',
    'vault/photos.zip',
    'vault/photos.zip/photo.txt',
  ]);
});

it('keeps an archive that fills a part of an export on its own', async () => {
  const inner = zipOf({ 'photo.txt': 'photo' });
  const parts = { 'x-1.zip': zipOf({ 'a.md': '[[photos.zip]]' }), 'x-2.zip': zipOf({ 'files/photos.zip': inner }) };
  const { files } = await unpackedItems(filesOf(parts));
  expect(files.map(({ path }) => path)).toEqual(['a.md', 'files/photos.zip', 'files/photos.zip/photo.txt']);
});

it('keeps an archive in a part of an export of which another part cannot be read', async () => {
  const good = zipOf({ 'A/data.zip': zipOf({ 'q.md': 'Q' }) });
  const parts = { 'x-Part-1.zip': good.slice(0, 40), 'x-Part-2.zip': good };
  const { files, skipped } = await unpackedItems(filesOf(parts));
  expect(files.map(({ path }) => path)).toEqual(['A/data.zip', 'A/data.zip/q.md']);
  expect(skipped.map(({ origin, code }) => [origin, code])).toEqual([['x-Part-1.zip', 'import/damaged']]);
  expect(await unpackedTexts(filesOf({ 'x-Part-2.zip': good }))).toEqual({ 'A/q.md': 'Q' });
});

it('unpacks several exports in one zip', async () => {
  const files = filesOf({
    'all.zip': zipOf({ 'keep.zip': zipOf({ 'a.json': '1' }), 'strong.zip': zipOf({ 'b.csv': '2' }) }),
  });
  expect(await unpackedTexts(files)).toEqual({ 'keep.zip/a.json': '1', 'strong.zip/b.csv': '2' });
});

it('unpacks three archives within each other, and reports a fourth', async () => {
  const third = zipOf({ 'a.md': 'A' });
  const first = zipOf({ '2.zip': zipOf({ '3.zip': third }) });
  expect(await unpackedTexts(filesOf({ '1.zip': first }))).toEqual({ 'a.md': 'A' });
  expect(await unpackedItems(filesOf({ '0.zip': zipOf({ '1.zip': first }) }))).toEqual({
    files: [],
    skipped: [
      {
        kind: 'skipped',
        origin: '0.zip, 1.zip, 2.zip, 3.zip',
        code: 'import/unsupported',
        detail: 'too many archives within each other',
      },
    ],
  });
  const layers = [1, 2, 3, 4].reduce((content) => gzipSync(content), third);
  expect((await unpackedItems(filesOf({ 'a.gz.gz.gz.gz': layers }))).skipped).toMatchObject([
    { code: 'import/unsupported' },
  ]);
});

it('goes on after a broken archive', async () => {
  const good = zipOf({ 'a.md': 'A' });
  const files = filesOf({
    'broken.zip': good.slice(0, 40),
    'good.zip': good,
    'outer.zip': zipOf({ 'broken.zip': good.slice(0, 40), 'b.md': 'B' }),
  });
  const { files: found, skipped } = await unpackedItems(files);
  expect(found.map(({ path }) => path)).toEqual(['good.zip/a.md', 'outer.zip/b.md', 'outer.zip/broken.zip']);
  expect(skipped.map(({ origin, code }) => [origin, code])).toEqual([
    ['broken.zip', 'import/damaged'],
    ['outer.zip, broken.zip', 'import/damaged'],
  ]);
});

it('refuses a deflated inner archive that is too large for the memory, and reads a stored one', async () => {
  const inner = zipOf({ 'a.md': 'A'.repeat(2000) }, 0);
  const outer = zipBytes([
    { name: 'deflated.zip', content: inner },
    { name: 'stored.zip', content: inner, method: 0 },
  ]);
  const { files, skipped } = await unpackedItems(filesOf({ 'outer.zip': outer }), { inMemory: 1000 });
  expect(files.map(({ path }) => path)).toEqual(['stored.zip/a.md']);
  expect(skipped).toEqual([{ kind: 'skipped', origin: 'outer.zip, deflated.zip', code: 'import/large-inside' }]);
});

it('unpacks deflated inner archives again when they do not fit into the memory together', async () => {
  const names = ['a.zip', 'b.zip', 'c.zip'];
  const contents = names.map((name) => [name, zipOf({ 'big.md': name.repeat(1000), 'small.md': name }, 0)] as const);
  const outer = zipOf(Object.fromEntries(contents));
  const { files } = await unpackedItems(filesOf({ 'outer.zip': outer }), { inMemory: 6000, cached: 6000 });
  const small = files.filter(({ path }) => path.endsWith('small.md'));
  const inTurn: string[] = [];
  for (const file of [...small, ...small]) inTurn.push(await textOrCode(file));
  expect(inTurn).toEqual([...names, ...names]);
  expect(await Promise.all([...small, ...small].map(textOrCode))).toEqual([...names, ...names]);
});

it('refuses archives that together unpack to far more than the chosen one', async () => {
  const inner = zipOf({ 'a.md': 'A'.repeat(50_000) });
  const outer = zipBytes(
    Array.from({ length: 30 }, (_, index) => ({ name: `${index}.zip`, content: inner, method: 0 })),
  );
  const { files, skipped } = await unpackedItems(filesOf({ 'bomb.zip': outer }), { together: 50_000 });
  expect(files.length).toBeGreaterThan(0);
  expect(files.reduce((total, { size }) => total + size, 0)).toBeLessThanOrEqual(50_000 + 100 * outer.length);
  expect(files.length + skipped.length).toBe(30);
  expect(new Set(skipped.map(({ code }) => code))).toEqual(new Set(['import/bomb']));
});

it('charges compressed archives without files in them', async () => {
  const folders = zipBytes(Array.from({ length: 500 }, (_, index) => ({ name: `${index}/`, method: 0 })));
  const outer = zipOf({ '1.zip': folders, '2.zip': folders, '3.zip': folders });
  const { skipped } = await unpackedItems(filesOf({ 'bomb.zip': outer }), {
    together: 5 * folders.length - 100 * outer.length,
  });
  expect(skipped.map(({ code }) => code)).toEqual(['import/empty', 'import/empty', 'import/bomb']);
});

it('counts the entries of all archives together', async () => {
  const files = filesOf({ 'a.zip': zipOf({ 1: '', 2: '' }), 'b.zip': zipOf({ 3: '', 4: '' }) });
  const { files: found, skipped } = await unpackedItems(files, { entries: 3 });
  expect(found.map(({ path }) => path)).toEqual(['a.zip/1', 'a.zip/2']);
  expect(skipped).toEqual([{ kind: 'skipped', origin: 'b.zip', code: 'import/too-many-files' }]);
});
