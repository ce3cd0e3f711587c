import { describe, expect, it } from 'vitest';
import { accountOf, exportedTexts, hashOf } from '../../export/testing/account.ts';
import type { ImportItem } from '../draft/index.ts';
import { ImportError, type ImportFile } from '../files/index.ts';
import { expectToReadDamaged } from '../testing/damaged.ts';
import { fileOf, filesOf, itemsOf, writtenText } from '../testing/files.ts';
import { mensana } from './index.ts';

const picture = new TextEncoder().encode('a picture');
const hash = hashOf(picture);
const account = accountOf(
  {
    'notes/1': { leaves: { title: 'Knee' }, text: `![](attachment:${hash})` },
    'notes/2': { leaves: { title: 'Hip' }, text: 'Rest.' },
    [`attachments/${hash}`]: { leaves: { name: 'scan: left.png', mime: 'image/png', bytes: 9 } },
  },
  new Map([[hash, picture]]),
);
const texts = await exportedTexts(account);
const data = texts['data.jsonl'] ?? '';
const header = data.slice(0, data.indexOf('\n') + 1);
const allKeys = ['notes/1', 'notes/2', `attachments/${hash}`];

describe('an export of this app', () => {
  it('is recognised by its data or its manifest, and gives records and attachments', async () => {
    for (const path of ['data.jsonl', 'manifest.json']) {
      expect(await mensana.recognise(filesOf({ [path]: texts[path] ?? '' }))).toBe('certain');
    }
    expect(await mensana.recognise(filesOf({ 'manifest.json': '{"name":"an app"}', 'a.jsonl': '{"key":"a"}' }))).toBe(
      'no',
    );
    const items = await itemsOf(mensana, filesOf(texts));
    expect(items.slice(0, 2)).toEqual([
      {
        kind: 'record',
        sourceId: 'notes/1',
        origin: 'data.jsonl, line 2',
        key: 'notes/1',
        leaves: new Map([['title', 'Knee']]),
        text: `![](attachment:${hash})`,
        unread: [],
      },
      expect.objectContaining({ key: 'notes/2', text: 'Rest.' }),
    ]);
    expect(items.slice(2)).toMatchObject([
      { kind: 'record', key: `attachments/${hash}`, text: null },
      { kind: 'file', sourceId: hash, name: 'scan: left.png', mime: 'image/png', origin: 'attachments/scan- left.png' },
    ]);
  });

  it('is complete when its parts are in folders of their own', async () => {
    const { 'attachments/scan- left.png': scan = '', ...others } = texts;
    const files = filesOf({ ...within('one/', others), 'two/attachments/scan- left.png': scan });
    expect(kindsOf(await itemsOf(mensana, files))).toEqual(['record', 'record', 'record', 'file']);
  });

  it('is read from its data alone, which has no contents of attachments', async () => {
    const items = await itemsOf(mensana, filesOf({ 'renamed (1).jsonl': data }));
    expect(keysOf(items)).toEqual(allKeys);
    expect(skippedIn(items)).toEqual([{ kind: 'skipped', origin: 'scan: left.png', code: 'import/missing-file' }]);
  });

  it('without its data is not complete, and its attachments can still be read', async () => {
    const { 'data.jsonl': _, ...others } = texts;
    const items = await itemsOf(mensana, filesOf(others));
    expect(skippedIn(items)).toEqual([
      { kind: 'skipped', origin: 'manifest.json', code: 'import/missing-part', detail: 'data.jsonl' },
    ]);
    expect(kindsOf(items)).toEqual(['skipped', 'note', 'note', 'file']);
  });

  it('without its data and explanation is recognised by its notes, which come back as they were', async () => {
    const {
      'data.jsonl': _,
      'manifest.json': __,
      'README.txt': ___,
      ...others
    } = await exportedTexts(
      accountOf({
        'notebooks/n': { leaves: { name: 'Work' } },
        'notes/1': {
          leaves: { title: 'a: b', createdAt: 1e12, notebook: 'n', 'tags/x': 'X' },
          text: '[[C]]\n\n[[c: d]]',
        },
        'notes/2': { leaves: { title: 'Old', createdAt: 1e12, trashedAt: 2e12 }, text: '---\nrating: 5\n---\ntext' },
        'notes/day-2026-11-26': { leaves: { day: '2026-11-26', createdAt: 1e12 }, text: 'A day' },
      }),
    );
    const files = filesOf(others);
    expect(await mensana.recognise(files)).toBe('likely');
    const notes = (await itemsOf(mensana, files)).filter((item) => item.kind === 'note');
    expect(notes).toMatchObject([
      { sourceId: '1', title: 'a: b', notebook: ['Work'], tags: ['X'], createdAt: 1e12, isTrashed: false },
      { sourceId: '2', title: 'Old', isTrashed: true },
      { sourceId: 'day-2026-11-26', title: '', day: '2026-11-26' },
    ]);
    expect(notes.map(({ text }) => writtenText(text))).toEqual([
      '[[C]]\n\n[[c: d]]',
      '---\nrating: 5\n---\ntext',
      'A day',
    ]);
  });

  it('finds its attachments by their content if the manifest is missing', async () => {
    const { 'manifest.json': _, ...others } = texts;
    expect(kindsOf(await itemsOf(mensana, filesOf(others)))).toEqual(['record', 'record', 'record', 'file']);
  });

  it('gives the newest state of a record that is in several exports', async () => {
    const older = await exportedTexts(
      accountOf({ 'notes/1': { leaves: { title: 'Old' } }, 'notes/0': { leaves: { title: 'Older' } } }),
      {
        exportedAt: 1,
      },
    );
    const items = await itemsOf(mensana, filesOf({ ...within('a/', older), ...within('b/', texts) }));
    expect(keysOf(items)).toEqual([...allKeys, 'notes/0']);
    expect(items[0]).toMatchObject({ origin: 'b/data.jsonl, line 2' });
    expect(skippedIn(items)).toEqual([]);
  });

  it('does not restore another export that is attached to a note', async () => {
    const attached = within('attachments/old.zip/', within('', texts));
    const items = await itemsOf(mensana, filesOf({ ...attached, ...texts }));
    expect(items.map(({ origin }) => origin).filter((origin) => origin.includes('old.zip'))).toEqual([]);
    expect(items).toHaveLength(4);
  });

  it('of a newer version is read as far as this version understands it', async () => {
    const newer = header.replace('"version":1', '"version":2,"more":{}');
    const lines = [
      { key: 'notes/1', leaves: { title: 'Knee', 'newer/leaf': [1] }, text: 'a', more: 1 },
      { key: 'dreams/1', leaves: {} },
      { key: 'notes/2', leaves: { title: { text: 'a new form' }, day: '2026-01-01' }, text: 'b' },
    ];
    const items = await itemsOf(mensana, filesOf({ 'data.jsonl': newer + linesOf(lines) }));
    expect(items).toEqual([
      expect.objectContaining({
        key: 'notes/1',
        leaves: new Map(Object.entries({ title: 'Knee', 'newer/leaf': [1] })),
      }),
      { kind: 'skipped', origin: 'data.jsonl, line 3', code: 'import/unsupported', detail: 'dreams/1' },
      { kind: 'skipped', origin: 'data.jsonl, line 4', code: 'import/unsupported', detail: 'notes/2: title' },
      expect.objectContaining({ key: 'notes/2', leaves: new Map([['day', '2026-01-01']]) }),
    ]);
  });
});

describe('the attachment that nothing referred to any more', () => {
  const cleared = { key: `attachments/${hash}`, leaves: { name: null, mime: null, bytes: null }, text: null };

  it('has neither a record nor a file, and is not missing', async () => {
    const items = await itemsOf(mensana, filesOf({ 'data.jsonl': header + linesOf([cleared]) }));
    expect(items).toEqual([]);
  });

  it('comes from an older export that still has it', async () => {
    const newer = header.replace('"exportedAt":"2026', '"exportedAt":"2027');
    const items = await itemsOf(
      mensana,
      filesOf({ ...within('a/', texts), 'b/data.jsonl': newer + linesOf([cleared]) }),
    );
    expect(items.slice(2)).toMatchObject([
      {
        kind: 'record',
        leaves: new Map<string, unknown>([
          ['name', 'scan: left.png'],
          ['mime', 'image/png'],
          ['bytes', 9],
        ]),
      },
      { kind: 'file', sourceId: hash },
    ]);
  });
});

describe('a record with little in it', () => {
  const read = (lines: readonly unknown[]) => itemsOf(mensana, filesOf({ 'data.jsonl': header + linesOf(lines) }));

  it('is a note without leaves, but with a text', async () => {
    const items = await read([
      { key: 'notes/1', leaves: {}, text: 'Rest.' },
      { key: 'notes/2', text: 'Rest.' },
    ]);
    expect(items).toMatchObject([
      { kind: 'record', key: 'notes/1', leaves: new Map(), text: 'Rest.' },
      { kind: 'record', key: 'notes/2', leaves: new Map(), text: 'Rest.' },
    ]);
  });

  it('is a record with leaves that only a newer version knows', async () => {
    expect(await read([{ key: 'workouts/1', leaves: { newer: 1 } }])).toMatchObject([
      { kind: 'record', key: 'workouts/1', leaves: new Map([['newer', 1]]) },
    ]);
  });

  it('is a record whose leaves were all cleared, as when preferences were reset', async () => {
    expect(await read([{ key: 'preferences/settings', leaves: { dayStartsAt: null } }])).toMatchObject([
      { kind: 'record', leaves: new Map([['dayStartsAt', null]]) },
    ]);
  });

  it('is reported if it is empty', async () => {
    const empty = ['notes/1', 'notebooks/2'].map((key) => ({ key, leaves: {}, text: '' }));
    expect(await read(empty)).toEqual([
      { kind: 'skipped', origin: 'data.jsonl, line 2', code: 'import/empty', detail: 'notes/1' },
      { kind: 'skipped', origin: 'data.jsonl, line 3', code: 'import/empty', detail: 'notebooks/2' },
    ]);
  });

  it('is only reported if none of its values can be read', async () => {
    expect(await read([{ key: 'notebooks/1', leaves: { name: { text: 'a new form' } } }])).toEqual([
      { kind: 'skipped', origin: 'data.jsonl, line 2', code: 'import/unsupported', detail: 'notebooks/1: name' },
    ]);
  });

  it('loses a text that this version has no place for, which is reported', async () => {
    expect(await read([{ key: 'workouts/1', leaves: { title: 'Legs' }, text: 'of a newer version' }])).toMatchObject([
      { kind: 'skipped', code: 'import/unsupported', detail: 'workouts/1: text' },
      { kind: 'record', key: 'workouts/1', text: null },
    ]);
  });

  it('says which of its values could not be read', async () => {
    const items = await read([{ key: 'notes/1', leaves: { title: 5, day: '2026-01-01' }, text: '' }]);
    expect(items[1]).toMatchObject({ key: 'notes/1', unread: ['title'] });
  });
});

describe('a damaged export', () => {
  it('without the parts with its data is recognised by its explanation', async () => {
    const files = filesOf({ 'README.txt': texts['README.txt'] ?? '', 'notes/Knee.md': 'Knee' });
    expect(await mensana.recognise(files)).toBe('certain');
    expect(await itemsOf(mensana, files)).toMatchObject([
      { kind: 'skipped', code: 'import/missing-part' },
      { kind: 'note', title: 'Knee', text: ['Knee'] },
    ]);
  });

  it('loses values and records that other devices would refuse', async () => {
    const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
    const lines = [
      { key: 'notes/1', leaves: { title: 'Knee', 'new/shallow': nested(16), 'new/deep': nested(17) }, text: '' },
      {
        key: 'notes/2',
        leaves: Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`aliases/${at}`, 'x'.repeat(30)])),
        text: '',
      },
    ];
    const items = await itemsOf(
      mensana,
      filesOf({ 'data.jsonl': header + lines.map((line) => `${JSON.stringify(line)}\n`).join('') }),
    );
    expect(items.map((item) => (item.kind === 'skipped' ? item.code : item.kind))).toEqual([
      'import/damaged',
      'record',
      'import/too-large',
    ]);
    expect(items[1]?.kind === 'record' && [...items[1].leaves.keys()]).toEqual(['title', 'new/shallow']);
  });

  it('loses the line that is cut off, and says how many records are missing', async () => {
    const cut = data.slice(0, data.indexOf('Rest.'));
    const items = await itemsOf(mensana, filesOf({ ...texts, 'data.jsonl': cut }));
    expect(keysOf(items)).toEqual(['notes/1']);
    expect(skippedIn(items)).toEqual([
      { kind: 'skipped', origin: 'data.jsonl, line 3', code: 'import/damaged' },
      { kind: 'skipped', origin: 'data.jsonl', code: 'import/damaged', detail: '1 of 3 records are missing' },
    ]);
  });

  it('reports an attachment with another content than its manifest states, and one that does not belong to it', async () => {
    const files = filesOf({ ...texts, 'attachments/scan- left.png': 'A picture', 'attachments/mine.png': 'mine' });
    expect(skippedIn(await itemsOf(mensana, files))).toEqual([
      { kind: 'skipped', origin: 'attachments/scan- left.png', code: 'import/damaged' },
      { kind: 'skipped', origin: 'attachments/mine.png', code: 'import/unsupported' },
    ]);
  });

  it('reports files that cannot be read to their end', async () => {
    const files = filesOf(texts).map((file) => (/jsonl|png/.test(file.path) ? broken(file) : file));
    const items = await itemsOf(mensana, files);
    expect(skippedIn(items)).toEqual([
      { kind: 'skipped', origin: 'data.jsonl', code: 'import/damaged' },
      { kind: 'skipped', origin: 'data.jsonl', code: 'import/damaged', detail: '3 of 3 records are missing' },
      { kind: 'skipped', origin: 'attachments/scan- left.png', code: 'import/damaged' },
    ]);
  });

  it('with a manifest that is no JSON is read without it', async () => {
    const items = await itemsOf(mensana, filesOf({ ...texts, 'manifest.json': '{"format":"mensana-export",' }));
    expect(skippedIn(items)).toEqual([{ kind: 'skipped', origin: 'manifest.json', code: 'import/damaged' }]);
    expect(keysOf(items)).toEqual(allKeys);
  });

  it.each<[string, unknown, string]>([
    ['no record', 5, 'import/damaged'],
    ['no key', { leaves: {} }, 'import/damaged'],
    ['a key without a collection', { key: 'a', leaves: {} }, 'import/damaged'],
    ['a key that reaches a prototype', { key: 'notes/__proto__', leaves: {} }, 'import/damaged'],
    ['the name of a prototype as collection', { key: 'constructor/a', leaves: {} }, 'import/unsupported'],
    ['a list instead of leaves', { key: 'notes/a', leaves: [] }, 'import/damaged'],
    ['a body that is no text', { key: 'notes/a', leaves: {}, text: 5 }, 'import/damaged'],
    ['a body beyond the limit', { key: 'notes/a', leaves: {}, text: 'ä'.repeat(600_000) }, 'import/too-large'],
  ])('leaves out a line with %s', async (_, line, code) => {
    const items = await itemsOf(mensana, filesOf({ 'data.jsonl': header + linesOf([line]) }));
    expect(items).toMatchObject([{ kind: 'skipped', origin: 'data.jsonl, line 2', code }]);
  });

  it.each([
    ['a path that reaches a prototype', 'properties/__proto__', 1],
    ['an empty path', '', 1],
    ['a path that cannot be parsed', 'a~2', 1],
    ['a path beyond the limit', 'a'.repeat(513), 1],
    ['a value that is nested too deeply', 'newer', JSON.parse('['.repeat(70) + ']'.repeat(70))],
  ])('leaves out a leaf with %s, and keeps the others', async (_, path, value) => {
    const leaves = JSON.stringify({ title: 'Knee' }).replace('}', `,${JSON.stringify(path)}:${JSON.stringify(value)}}`);
    const line = `{"key":"notes/a","leaves":${leaves},"text":"a"}\n`;
    const items = await itemsOf(mensana, filesOf({ 'data.jsonl': header + line }));
    expect(items).toMatchObject([{ code: 'import/damaged' }, { key: 'notes/a', leaves: new Map([['title', 'Knee']]) }]);
  });

  it('is read to its end whatever is damaged', async () => {
    await expectToReadDamaged(mensana, 'data.jsonl', [data]);
    await expectToReadDamaged(mensana, 'manifest.json', [texts['manifest.json'] ?? '']);
  });
});

function within(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [folder + path, text]));
}

function linesOf(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

function kindsOf(items: readonly ImportItem[]): string[] {
  return items.map(({ kind }) => kind);
}

function keysOf(items: readonly ImportItem[]): string[] {
  return items.flatMap((item) => (item.kind === 'record' ? [item.key] : []));
}

function skippedIn(items: readonly ImportItem[]): ImportItem[] {
  return items.filter(({ kind }) => kind === 'skipped');
}

/** A file whose beginning can be looked at, but whose content breaks off. */
function broken(file: ImportFile): ImportFile {
  return {
    ...fileOf(file.path, new Uint8Array()),
    source: file.source,
    // biome-ignore lint/correctness/useYield: it fails before its first chunk
    async *chunks() {
      throw new ImportError('import/damaged');
    },
  };
}
