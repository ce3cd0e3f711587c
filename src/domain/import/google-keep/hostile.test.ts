import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { fileOf, filesOf, itemsOf } from '../testing/files.ts';
import { googleKeep } from './index.ts';

const note = JSON.stringify({
  color: 'RED',
  isTrashed: false,
  isPinned: true,
  isArchived: false,
  textContent: 'a\nb',
  textContentHtml: '<p>a</p><p><b>b</b></p>',
  title: 'T',
  listContent: [{ text: 'a', isChecked: true }],
  labels: [{ name: 'x' }],
  attachments: [{ filePath: 'a.jpeg', mimetype: 'image/jpeg' }],
  annotations: [{ url: 'https://example.org', title: 'E', description: 'F' }],
  userEditedTimestampUsec: 1_609_556_645_678_901,
  createdTimestampUsec: 1_577_934_245_678_901,
});
const bytes = new TextEncoder().encode(note);

it('a cut note with changed bytes gives a draft or a report, and the note beside it is read', async () => {
  const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
  const cut = fc.oneof(fc.constant(bytes.length), fc.nat(bytes.length));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), cut, async (changes, length) => {
      const damaged = bytes.slice();
      for (const [at, byte] of changes) damaged[at] = byte;
      const files = filesOf({ 'a.json': damaged.slice(0, length), 'b.json': note, 'a.jpg': 'jpg' });
      await googleKeep.recognise(files);
      const items = await itemsOf(googleKeep, files);
      const origins = items.filter(({ kind }) => kind !== 'file').map(({ origin }) => origin);
      expect(origins).toContain('a.json');
      expect(items).toContainEqual(expect.objectContaining({ kind: 'note', origin: 'b.json', title: 'T' }));
      const ids = items.flatMap((item) => (item.kind === 'note' ? [item.sourceId] : []));
      expect(new Set(ids).size).toBe(ids.length);
    }),
    { numRuns: runs(200) },
  );
});

it.each([
  ['brackets', `{"isPinned":true,"isTrashed":true,"x":${'['.repeat(2_000_000)}`],
  ['elements', JSON.stringify({ isPinned: true, isTrashed: true, textContentHtml: `${'<b>'.repeat(500_000)}x` })],
  ['lines', JSON.stringify({ isPinned: true, isTrashed: true, textContent: '\r\n'.repeat(2_000_000) })],
  ['items', JSON.stringify({ isPinned: true, isTrashed: true, listContent: Array(200_000).fill({ text: 'a' }) })],
  ['titles', JSON.stringify({ isPinned: true, isTrashed: true, annotations: [{ title: '[*_'.repeat(500_000) }] })],
])('a note with many %s is read', async (_, json) => {
  const items = await itemsOf(googleKeep, [fileOf('a.json', json, 0, 65_536)]);
  expect(items).toHaveLength(1);
});

it('notes that share their creation get different ids', async () => {
  const contents = Array.from({ length: 5000 }, (_, at) => [`${at}/a.json`, '{"isPinned":true,"isTrashed":true}']);
  const items = await itemsOf(googleKeep, filesOf(Object.fromEntries(contents)));
  expect(new Set(items.map((item) => item.kind === 'note' && item.sourceId)).size).toBe(5000);
});
