import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem } from '../draft/index.ts';
import { fileOf, filesOf, itemsOf } from '../testing/files.ts';
import { simplenote } from './index.ts';

const plain = {
  id: 'n-1',
  content: 'Shopping\r\n\r\nMilk\r\nsee [Plan](simplenote://note/n-2)',
  creationDate: '2026-01-02T03:04:05.678Z',
  lastModified: '2026-02-03T04:05:06.789Z',
};
const rich = {
  id: 'n-2',
  content: '# Plan\n- [ ] a',
  creationDate: '2026-01-03T00:00:00.000Z',
  lastModified: '2026-01-03T00:00:00.000Z',
  pinned: true,
  markdown: true,
  tags: ['to do', 'home'],
  publicURL: 'http://simp.ly/p/abc',
  collaboratorEmails: ['ada@example.org'],
};

function exported(notes: object): ReturnType<typeof filesOf> {
  return filesOf({ 'source/notes.json': JSON.stringify(notes, null, 2), 'Shopping.txt': 'x' });
}

async function notesWith(content: unknown): Promise<readonly ImportItem[]> {
  return itemsOf(simplenote, exported({ activeNotes: [{ ...plain, content }] }));
}

it('reads notes with their titles, times, tags and links', async () => {
  const files = exported({ activeNotes: [plain, rich], trashedNotes: [{ ...plain, id: 'n-3', content: 'Old' }] });
  expect(await simplenote.recognise(files)).toBe('certain');
  const [first, second, third, ...others] = await itemsOf(simplenote, files);
  expect(others).toEqual([]);
  expect(first).toEqual({
    kind: 'note',
    sourceId: 'n-1',
    origin: 'source/notes.json, active note 1',
    title: 'Shopping',
    text: [
      'Milk\nsee ',
      {
        kind: 'note-link',
        to: { sourceId: 'n-2' },
        isEmbed: false,
        written: '[Plan](simplenote://note/n-2)',
      },
    ],
    marks: { lineEnd: 'crlf', bom: false },
    notebook: [],
    tags: [],
    aliases: [],
    createdAt: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
    editedAt: Date.UTC(2026, 1, 3, 4, 5, 6, 789),
    day: null,
    isPinned: false,
    isArchived: false,
    isTrashed: false,
    isTemplate: false,
    properties: {},
  });
  expect(second).toMatchObject({
    title: 'Plan',
    text: ['- [ ] a'],
    tags: ['to do', 'home'],
    isPinned: true,
    properties: { publicURL: 'http://simp.ly/p/abc', collaboratorEmails: 'ada@example.org' },
  });
  expect(third).toMatchObject({ title: 'Old', text: [], isTrashed: true, origin: 'source/notes.json, trashed note 1' });
});

describe('the first line', () => {
  it.each([
    ['A\nb', 'A', 'b'],
    ['A\n\n\nb', 'A', '\nb'],
    ['\n\n  A  \nb', 'A', 'b'],
    ['A', 'A', ''],
    ['A *b* [c](d)\ne', 'A b c', 'A *b* [c](d)\ne'],
    ['- milk\n- eggs', 'milk', '- milk\n- eggs'],
    ['', '', ''],
    [' \n', '', ' \n'],
  ])('of %j is the title %j above %j', async (content, title, text) => {
    expect(await notesWith(content)).toMatchObject([{ title, text: text === '' ? [] : [text] }]);
  });

  it('stays in the text if it is too long for a title', async () => {
    const line = 'word '.repeat(100).trim();
    expect(await notesWith(line)).toMatchObject([{ title: `${'word '.repeat(40).trim()}…`, text: [line] }]);
  });
});

describe('a broken export', () => {
  it('skips the notes that have no text', async () => {
    const items = await itemsOf(simplenote, exported({ activeNotes: [null, 7, { id: 'x' }, plain] }));
    expect(items).toMatchObject([
      { kind: 'skipped', origin: 'source/notes.json, active note 1', code: 'import/damaged' },
      { kind: 'skipped', origin: 'source/notes.json, active note 2', code: 'import/damaged' },
      { kind: 'skipped', origin: 'source/notes.json, active note 3', code: 'import/damaged' },
      { kind: 'note', sourceId: 'n-1' },
    ]);
  });

  it('reads notes without an id or a date, and gives each its own id', async () => {
    const items = await itemsOf(
      simplenote,
      exported({ activeNotes: [plain, plain, { content: 'x', creationDate: 'once' }, { content: 'y' }] }),
    );
    expect(items).toMatchObject([
      { sourceId: 'n-1' },
      { sourceId: 'n-1 (2)' },
      { sourceId: 'once', createdAt: null },
      { sourceId: 'active 4', createdAt: null },
    ]);
  });

  it.each(['', '{', '[]', '{}', '{"activeNotes": {}}'])('is reported: %.20s', async (json) => {
    expect(await itemsOf(simplenote, [fileOf('notes.json', json)])).toEqual([
      { kind: 'skipped', origin: 'notes.json', code: 'import/damaged' },
    ]);
  });

  it('never stops the reading', async () => {
    const fixture = new TextEncoder().encode(JSON.stringify({ activeNotes: [plain, rich], trashedNotes: [] }));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(fixture.length - 1), fc.nat(255)), { maxLength: 5 }), async (flips) => {
        const bytes = fixture.slice();
        for (const [at, value] of flips) bytes[at] = value;
        const items = await itemsOf(simplenote, [fileOf('notes.json', bytes)]);
        expect(items.length).toBeGreaterThan(0);
      }),
      { numRuns: runs(200) },
    );
  });
});

it('does not recognise other files', async () => {
  expect(await simplenote.recognise(filesOf({ 'notes.json': '{"notes": []}', 'a.txt': '"activeNotes":' }))).toBe('no');
});
