import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { NoteDraft } from '../draft/index.ts';
import { fileOf, filesOf, itemsOf } from '../testing/files.ts';
import { obsidian } from './index.ts';

type Contents = Readonly<Record<string, string>>;

async function notesIn(contents: Contents): Promise<readonly NoteDraft[]> {
  const items = await itemsOf(obsidian, filesOf(contents));
  return items.filter((item) => item.kind === 'note');
}

async function textOfNote(text: string, others: Contents): Promise<NoteDraft['text']> {
  const [note] = await notesIn({ 'Note.md': text, ...others });
  return note?.text ?? [];
}

describe('a vault', () => {
  it('gives notes and attachments without the settings and the trash', async () => {
    const files = filesOf(
      {
        'Vault/.obsidian/app.json': '{}',
        'Vault/.trash/Old.md': 'x',
        'Vault/Sport/Squat.md': '---\naliases: [Kniebeuge]\ntags: legs, strength\ncssclasses: wide\n---\nText ^a-1\n',
        'Vault/Board.canvas': '{}',
        'Vault/Table.base': 'views:',
        'Vault/files/a.png': 'x',
      },
      7000,
    );
    expect(await obsidian.recognise(files)).toBe('certain');
    expect(await itemsOf(obsidian, files)).toEqual([
      {
        kind: 'note',
        sourceId: 'Sport/Squat.md',
        origin: 'Vault/Sport/Squat.md',
        title: 'Squat',
        text: ['---\naliases: [Kniebeuge]\ntags: legs, strength\ncssclasses: wide\n---\nText ^a-1\n'],
        marks: { lineEnd: 'lf', bom: false },
        notebook: ['Sport'],
        tags: ['legs', 'strength'],
        aliases: ['Kniebeuge'],
        createdAt: null,
        editedAt: 7000,
        isEditedByFile: true,
        day: null,
        isPinned: false,
        isArchived: false,
        isTrashed: false,
        isTemplate: false,
        properties: {},
      },
      expect.objectContaining({ kind: 'file', sourceId: 'Board.canvas', name: 'Board.canvas' }),
      expect.objectContaining({ kind: 'file', sourceId: 'Table.base' }),
      expect.objectContaining({ kind: 'file', sourceId: 'files/a.png', origin: 'Vault/files/a.png' }),
    ]);
  });

  it('has the same ids wherever it lies', async () => {
    const ids = async (root: string) =>
      (await notesIn({ [`${root}.obsidian/app.json`]: '{}', [`${root}a/b.md`]: '' })).map(({ sourceId }) => sourceId);
    expect(await ids('')).toEqual(['a/b.md']);
    expect(await ids('x/Vault/')).toEqual(['a/b.md']);
  });

  it('has the same ids and notebooks if other files were chosen with it', async () => {
    const notes = await notesIn({
      'Vault/.obsidian/app.json': '{}',
      'Vault/a/b.md': '[[c]]',
      'Vault/c.md': '',
      'c.md': 'beside it',
      'workouts.csv': 'Date',
    });
    expect(notes.map(({ sourceId, notebook }) => [sourceId, notebook])).toEqual([
      ['a/b.md', ['a']],
      ['c.md', []],
      ['../c.md', []],
    ]);
    expect(notes[0]?.text).toMatchObject([{ to: { sourceId: 'c.md' } }]);
  });

  it('is a notebook if there are several', async () => {
    const notes = await notesIn({
      'A/.obsidian/app.json': '{}',
      'A/x.md': '[[y]]',
      'A/in/.obsidian/app.json': '{}',
      'A/in/y.md': '',
      'B/.obsidian/app.json': '{}',
      'B/y.md': '[[x]]',
      'z.md': '',
    });
    expect(notes.map(({ sourceId, notebook }) => [sourceId, notebook])).toEqual([
      ['A/x.md', ['A']],
      ['A/in/y.md', ['A', 'in']],
      ['B/y.md', ['B']],
      ['z.md', []],
    ]);
    expect(notes[0]?.text).toMatchObject([{ to: { sourceId: 'A/in/y.md' } }]);
    expect(notes[2]?.text).toEqual(['[[x]]']);
  });

  it('is recognised without its settings by what only it writes', async () => {
    expect(await obsidian.recognise(filesOf({ 'a.md': 'x', 'b.canvas': '{}' }))).toBe('likely');
    expect(await obsidian.recognise(filesOf({ 'a.md': 'see [[b]]' }))).toBe('possible');
    expect(await obsidian.recognise(filesOf({ 'a.md': 'x' }))).toBe('no');
    expect(await obsidian.recognise(filesOf({ '.obsidian/app.json': '{}' }))).toBe('no');
  });
});

describe('the title of a note', () => {
  it.each([
    ['Name', '# Heading', 'Name'],
    ['Name', '---\ntitle: Other\n---', 'Name'],
    ['What is it', '---\ntitle: "What is it?"\n---', 'What is it?'],
    ['AC DC 1', '---\ntitle: "AC/DC"\n---', 'AC/DC'],
    ['Plan 2024', '---\ntitle: Plan\n---', 'Plan 2024'],
  ])('of the file %j with %j is %j', async (name, text, title) => {
    const [note] = await notesIn({ [`${name}.md`]: text });
    expect(note?.title).toBe(title);
  });
});

describe('links of a vault', () => {
  const others = {
    'a/Squat.md': '',
    'b/c/Squat.md': '',
    'b/Knee.md': '',
    'files/f.png': '',
    'files/doc.pdf': '',
  };
  const link = { kind: 'note-link', isEmbed: false };

  it.each([
    ['[[Squat]]', { ...link, to: { sourceId: 'a/Squat.md' } }],
    ['[[b/c/Squat|deep]]', { ...link, to: { sourceId: 'b/c/Squat.md' }, shown: 'deep' }],
    ['[[knee#Pain#Left]]', { ...link, to: { sourceId: 'b/Knee.md' }, place: 'Pain#Left' }],
    ['[[Knee#^x-1]]', { ...link, to: { sourceId: 'b/Knee.md' }, place: '^x-1' }],
    ['[it](b/Knee.md#H%201)', { ...link, to: { sourceId: 'b/Knee.md' }, place: 'H 1', shown: 'it' }],
    ['[it](obsidian://open?vault=My%20V&file=b%2FKnee)', { ...link, to: { sourceId: 'b/Knee.md' }, shown: 'it' }],
    ['![[Knee#^x-1]]', { ...link, to: { sourceId: 'b/Knee.md' }, place: '^x-1', isEmbed: true }],
    ['![[f.png|640x480]]', { kind: 'file-link', to: 'files/f.png', isImage: true, widthPx: 640, heightPx: 480 }],
    ['![[doc.pdf#page=3]]', { kind: 'file-link', to: 'files/doc.pdf', isImage: false, shown: 'doc.pdf#page=3' }],
    [
      '![[doc.pdf#height=400]]',
      { kind: 'file-link', to: 'files/doc.pdf', isImage: false, shown: 'doc.pdf#height=400' },
    ],
  ])('contain %s', async (written, part) => {
    expect(await textOfNote(written, others)).toEqual([{ ...part, written }]);
  });

  it.each([
    '[[Kniebeuge]]',
    '![alt|200](https://a.example/b.png)',
    '`[[Squat]]` #a/b-c_1 ==hl== %%comment%%\n\n> [!note]- Title\n> text\n\n- [?] maybe ^[inline]\n\n```query\n[[Squat]]\n```',
  ])('are none in %j', async (text) => {
    expect(await textOfNote(text, { ...others, 'Alias.md': '---\nalias: Kniebeuge\n---' })).toEqual([text]);
  });

  it('are in table cells, in comments and in front matter', async () => {
    const text = '---\nup: "[[Knee]]"\nnested:\n  a: {b: c}\n---\n| x |\n|-|\n| [[Knee\\|k]] |\n\n%% [[Knee]] %%';
    expect(await textOfNote(text, others)).toEqual([
      '---\nup: "',
      { ...link, to: { sourceId: 'b/Knee.md' }, written: '[[Knee]]' },
      '"\nnested:\n  a: {b: c}\n---\n| x |\n|-|\n| ',
      { ...link, to: { sourceId: 'b/Knee.md' }, shown: 'k', isInTableCell: true, written: '[[Knee\\|k]]' },
      ' |\n\n%% ',
      { ...link, to: { sourceId: 'b/Knee.md' }, written: '[[Knee]]' },
      ' %%',
    ]);
  });
});

describe('the properties of a vault', () => {
  it.each([
    ['tag: a', { tags: ['a'] }],
    ['tags: a b, c', { tags: ['a', 'b', 'c'] }],
    ['tags:\n  - a/b\n  - "#c"', { tags: ['a/b', 'c'] }],
    ['alias: x y, z', { aliases: ['x y', 'z'] }],
    ['created: 2026-01-02', { createdAt: { wall: '2026-01-02T00:00:00' } }],
    ['updated: 2026-01-02T03:04:05', { editedAt: { wall: '2026-01-02T03:04:05' } }],
    ['created: 2026-01-02T03:04:05+02:00', { createdAt: Date.UTC(2026, 0, 2, 1, 4, 5) }],
  ])('give a note %j', async (properties, expected) => {
    const [note] = await notesIn({ 'a.md': `---\n${properties}\n---\n` });
    expect(note).toMatchObject(expected);
  });

  it('can be a JSON block, but only at the very beginning', async () => {
    const [json, late] = await notesIn({ 'a.md': '---\n{"tags": ["a"]}\n---\n', 'b.md': '\n---\ntags: a\n---\n' });
    expect([json?.tags, late?.tags]).toEqual([['a'], []]);
  });
});

describe('daily notes and templates', () => {
  it('are found by their names, one a day', async () => {
    const notes = await notesIn({
      'x/2026-11-26.md': '',
      '2026-11-26.md': 'see [[2026-11-25]]',
      'Daily/2026-11-25.md': '',
      '2026-02-30.md': '',
    });
    expect(notes.map(({ sourceId, day, title }) => [sourceId, day, title])).toEqual([
      ['x/2026-11-26.md', null, '2026-11-26'],
      ['2026-11-26.md', '2026-11-26', ''],
      ['Daily/2026-11-25.md', '2026-11-25', ''],
      ['2026-02-30.md', null, '2026-02-30'],
    ]);
    expect(notes[1]?.text).toEqual([
      'see ',
      { ...{ kind: 'note-link', isEmbed: false }, to: { sourceId: 'Daily/2026-11-25.md' }, written: '[[2026-11-25]]' },
    ]);
  });

  it('have the folders and the format of the settings', async () => {
    const notes = await notesIn({
      '.obsidian/daily-notes.json': '{"folder": "/Log/", "format": "YYYY/DD.MM.YYYY"}',
      '.obsidian/templates.json': '{"folder": "Templates"}',
      'Log/2026/26.11.2026.md': '',
      'Other/2026/25.11.2026.md': '',
      'Templates/2026-11-24.md': '# {{title}}',
      'TemplatesToo.md': '',
    });
    expect(notes.map(({ title, aliases, day, isTemplate }) => ({ title, aliases, day, isTemplate }))).toEqual([
      { title: '', aliases: ['26.11.2026'], day: '2026-11-26', isTemplate: false },
      { title: '25.11.2026', aliases: [], day: null, isTemplate: false },
      { title: '2026-11-24', aliases: [], day: null, isTemplate: true },
      { title: 'TemplatesToo', aliases: [], day: null, isTemplate: false },
    ]);
  });

  it.each(['', '{', '[]', 'null', '{"folder": 1, "format": {}}', '{"__proto__": {"folder": "x"}}'])(
    'are found by their names if the settings are %j',
    async (settings) => {
      const [note] = await notesIn({
        '.obsidian/daily-notes.json': settings,
        '.obsidian/templates.json': settings,
        'x/2026-11-26.md': '',
      });
      expect(note).toMatchObject({ day: '2026-11-26', isTemplate: false });
    },
  );
});

it('a broken note does not stop the others', async () => {
  const items = await itemsOf(obsidian, [fileOf('a.md', new Uint8Array([0, 1])), fileOf('b.md', '[[a]]')]);
  expect(items).toMatchObject([
    { kind: 'skipped', origin: 'a.md', code: 'import/damaged' },
    { kind: 'note', text: [{ to: { sourceId: 'a.md' } }] },
  ]);
});

it('any text keeps its characters', async () => {
  const piece = fc.constantFrom(
    ...[
      '[[b]]',
      '[[b|',
      ']]',
      '![[f.png|9]]',
      '---\n',
      'tags: x',
      '`',
      '\n',
      '%%',
      '> [!n]',
      '| [[b\\|c]] |',
      '\n|-|\n',
      '#t ',
      ' ^id',
      '[b](b.md)',
    ],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      const text = pieces.join('');
      const parts = await textOfNote(text, { 'b.md': '', 'f.png': '' });
      expect(parts.map((part) => (typeof part === 'string' ? part : part.written)).join('')).toBe(text);
    }),
    { numRuns: runs(200) },
  );
});
