import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { standardNotes } from './index.ts';

const name = 'Standard Notes Backup and Import File.txt';

interface Fixture {
  readonly uuid: string;
  readonly content_type: string;
  readonly content: object | string;
}

function noteItem(uuid: string, content: object, more: object = {}): Fixture {
  return { uuid, content_type: 'Note', content: { title: uuid, text: '', references: [], ...content }, ...more };
}

function tagItem(uuid: string, title: string, references: readonly object[]): Fixture {
  return { uuid, content_type: 'Tag', content: { title, references } };
}

const noteRef = (uuid: string) => ({ uuid, content_type: 'Note' });
const parentRef = (uuid: string) => ({ uuid, content_type: 'Tag', reference_type: 'TagToParentTag' });

async function read(...items: readonly object[]): Promise<ImportItem[]> {
  return itemsOf(standardNotes, filesOf({ [name]: JSON.stringify({ version: '004', items }) }));
}

async function note(...items: readonly object[]): Promise<NoteDraft | undefined> {
  return (await read(...items)).find((item): item is NoteDraft => item.kind === 'note');
}

it('reads a note with its tags, times and flags, and not the copies beside the backup', async () => {
  const content = {
    title: 'Café ',
    text: '# Not changed\r\n\r\n* at all\r\n',
    trashed: true,
    protected: true,
    starred: true,
    noteType: 'markdown',
    appData: {
      'org.standardnotes.sn': {
        pinned: true,
        archived: true,
        locked: true,
        client_updated_at: '2024-02-01T08:30:00.120Z',
      },
    },
  };
  const times = { created_at: '2023-01-02T03:04:05.678Z', updated_at: '2025-01-01T00:00:00.000Z', duplicate_of: 'n0' };
  const items = [noteItem('n1', content, times), tagItem('t1', 'two words', [noteRef('n1')])];
  const files = filesOf({
    [name]: JSON.stringify({ version: '004', items }, null, 2),
    'Items/Note/Café-n1.txt': 'Not changed',
  });
  expect(await standardNotes.recognise(files)).toBe('certain');
  expect(await itemsOf(standardNotes, files)).toEqual([
    {
      kind: 'note',
      sourceId: 'n1',
      origin: `${name}, item 1`,
      title: 'Café ',
      text: ['# Not changed\n\n* at all\n'],
      marks: {},
      notebook: [],
      tags: ['two words'],
      aliases: [],
      createdAt: Date.UTC(2023, 0, 2, 3, 4, 5, 678),
      editedAt: Date.UTC(2024, 1, 1, 8, 30, 0, 120),
      day: null,
      isPinned: true,
      isArchived: true,
      isTrashed: true,
      isTemplate: false,
      properties: { starred: true, protected: true, locked: true, duplicate_of: 'n0' },
    },
  ]);
});

it('reads times in microseconds and as JavaScript prints them', async () => {
  const client_updated_at = 'Tue Feb 01 2022 09:30:00 GMT+0100 (Central European Standard Time)';
  const appData = { 'org.standardnotes.sn': { client_updated_at } };
  const times = { created_at_timestamp: 1_650_000_000_123_456, updated_at_timestamp: 0 };
  expect(await note(noteItem('n1', { text: 'x', appData }, times))).toMatchObject({
    createdAt: 1_650_000_000_123,
    editedAt: Date.UTC(2022, 1, 1, 8, 30),
  });
  const later = { updated_at_timestamp: 1_650_000_000_000_000, created_at: '1970-01-01T00:00:00.000Z' };
  expect(await note(noteItem('n1', { text: 'x' }, later))).toMatchObject({
    createdAt: null,
    editedAt: 1_650_000_000_000,
  });
});

it('refuses an encrypted backup as a whole, and encrypted notes of another one by one', async () => {
  const encrypted = { uuid: 'e', content_type: 'Note', content: '004:abc', enc_item_key: '004:def' };
  expect(await read(encrypted, { ...encrypted, uuid: 'f' })).toEqual([
    { kind: 'skipped', origin: name, code: 'import/encrypted' },
  ]);
  expect(await read(encrypted, noteItem('n1', { text: 'x' }))).toMatchObject([
    { kind: 'skipped', origin: `${name}, item 1`, code: 'import/encrypted' },
    { kind: 'note', sourceId: 'n1' },
  ]);
});

it('reads nested tags that refer to their parent, whose titles can contain dots', async () => {
  const items = [
    tagItem('a', 'Work', []),
    tagItem('b', 'Node.js', [parentRef('a'), noteRef('n1')]),
    tagItem('c', 'loop', [parentRef('d'), noteRef('n1')]),
    tagItem('d', 'endless', [parentRef('c')]),
    tagItem('e', 'empty', []),
    noteItem('n1', { text: 'x' }),
  ];
  expect(await read(...items)).toMatchObject([
    { kind: 'note', tags: ['Work/Node.js', 'endless/loop'] },
    { kind: 'skipped', code: 'import/empty', detail: 'empty' },
  ]);
});

it('reads nested tags of old backups, whose titles contain the levels', async () => {
  const items = [
    tagItem('a', 'Work.Clients', [noteRef('n1')]),
    tagItem('b', 'Release v1.2', [noteRef('n1')]),
    tagItem('c', 'Work', []),
    noteItem('n1', { text: 'x', references: [{ uuid: 'd', content_type: 'Tag' }] }),
    tagItem('d', '.hidden', []),
  ];
  expect(await note(...items)).toMatchObject({ tags: ['Work/Clients', 'Release v1.2', '.hidden'] });
});

it('converts rich text, also in old backups that name the editor elsewhere', async () => {
  const text = '<p>Hello <b>you</b> &amp; *me*</p><ul><li>one</li></ul>';
  const converted = ['Hello **you** & \\*me\\*\n\n- one'];
  expect((await note(noteItem('n1', { text, noteType: 'rich-text' })))?.text).toEqual(converted);
  const editorIdentifier = 'org.standardnotes.plus-editor';
  expect((await note(noteItem('n1', { text, editorIdentifier })))?.text).toEqual(converted);
  const component = {
    uuid: 'c',
    content_type: 'SN|Component',
    content: { package_info: { identifier: editorIdentifier }, associatedItemIds: ['n1'] },
  };
  expect((await note(noteItem('n1', { text }), component))?.text).toEqual(converted);
  expect((await note(noteItem('n1', { text })))?.text).toEqual([text]);
});

it('keeps an image in rich text as a file', async () => {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const text = `<p>A <img alt="dot" src="data:image/png;base64,${png}"></p>`;
  expect(await read(noteItem('n1', { text, noteType: 'rich-text' }))).toMatchObject([
    { kind: 'file', sourceId: 'n1 image 1', name: 'dot.png', mime: 'image/png' },
    { kind: 'note', text: ['A ', { kind: 'file-link', to: 'n1 image 1', isImage: true }] },
  ]);
});

it('puts code into a block with a fence that the code does not contain', async () => {
  const text = 'a = 1\n```\nb';
  expect((await note(noteItem('n1', { text, noteType: 'code' })))?.text).toEqual(['````\na = 1\n```\nb\n````\n']);
});

it('keeps a spreadsheet as code and reports it, whether or not its type is known', async () => {
  const text = '{"sheets":[{"rows":[]}]}';
  for (const content of [{ text, noteType: 'spreadsheet' }, { text }]) {
    expect(await read(noteItem('n1', content))).toMatchObject([
      { kind: 'note', text: [`\`\`\`json\n${text}\n\`\`\`\n`] },
      { kind: 'skipped', origin: `${name}, item 1`, code: 'import/unsupported', detail: 'n1: spreadsheet' },
    ]);
  }
});

it('leaves out authenticators and credentials, and reports them without their secrets', async () => {
  const text = '[{"service":"Mail","account":"ada","secret":"JBSWY3DP"}]';
  const items = await read(
    noteItem('n1', { title: 'Codes', text, noteType: 'authentication' }),
    noteItem('n2', { title: 'Old codes', text }),
    { uuid: 'k', content_type: 'SN|FileSafe|Credentials', content: { keys: 'JBSWY3DP' } },
  );
  expect(items).toMatchObject([
    { kind: 'skipped', code: 'import/unsupported', detail: 'authentication: Codes' },
    { kind: 'skipped', code: 'import/unsupported', detail: 'authentication: Old codes' },
    { kind: 'skipped', code: 'import/unsupported', detail: '1 × SN|FileSafe|Credentials' },
  ]);
  expect(JSON.stringify(items)).not.toContain('JBSWY3DP');
});

it('converts an advanced checklist, and leaves a simple one as it is', async () => {
  const groups = [
    {
      name: 'Shop',
      tasks: [
        { description: 'Milk\n', completed: true },
        { description: 'Tea', completed: false },
      ],
    },
    { name: 'Home', tasks: [] },
  ];
  const text = JSON.stringify({ schemaVersion: '1.0.0', groups });
  expect((await note(noteItem('n1', { text, noteType: 'task' })))?.text).toEqual([
    '## Shop\n\n- [x] Milk\n- [ ] Tea\n\n## Home\n',
  ]);
  const simple = '- [ ] Tea\n- [x] Milk';
  expect((await note(noteItem('n1', { text: simple, noteType: 'task' })))?.text).toEqual([simple]);
});

it('adds links to notes that are linked outside of the text, and reports files, which a backup does not contain', async () => {
  const references = [noteRef('n2'), noteRef('gone')];
  const items = await read(noteItem('n1', { text: 'x', references }), noteItem('n2', { text: 'y' }), {
    uuid: 'f',
    content_type: 'SN|File',
    content: { name: 'scan.pdf', references: [noteRef('n1')] },
  });
  expect(items).toMatchObject([
    { text: ['x', '\n\n', { kind: 'note-link', to: { sourceId: 'n2' }, written: 'n2' }, { kind: 'missing-link' }] },
    { text: ['y'] },
    { kind: 'skipped', code: 'import/missing-file', detail: 'scan.pdf' },
  ]);
});

it('skips a broken item, an empty note and a second copy, and says nothing of deleted items', async () => {
  const items = await read(
    { content_type: 'Note', content: { title: 'no id' } },
    noteItem('n0', { title: ' ', text: '\n' }),
    noteItem('n1', { text: 'x' }),
    noteItem('n1', { text: 'y' }),
    { uuid: 'n2', content_type: 'Note', deleted: true },
  );
  expect(items).toMatchObject([
    { kind: 'skipped', origin: `${name}, item 1`, code: 'import/damaged' },
    { kind: 'skipped', origin: `${name}, item 2`, code: 'import/empty' },
    { kind: 'note', text: ['x'] },
    { kind: 'skipped', origin: `${name}, item 4`, code: 'import/unsupported' },
  ]);
});

it('recognises neither other text files nor other JSON', async () => {
  const other = { 'a.txt': 'items, content_type', 'b.json': '{"items":[{"title":"x"}]}', 'c.md': '{"items":[' };
  expect(await standardNotes.recognise(filesOf(other))).toBe('no');
});

it('ends without an error for every damaged backup, and reports a missing end', async () => {
  const whole = new TextEncoder().encode(
    JSON.stringify({
      items: [
        noteItem('n1', { text: '<p>é <a href="x">y</a></p>', noteType: 'rich-text' }),
        tagItem('t', 'a.b', [noteRef('n1')]),
        noteItem('n2', {
          noteType: 'super',
          text: '{"root":{"children":[{"type":"paragraph","children":[{"type":"text","text":"a","format":3}]}]}}',
        }),
      ],
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 2), fc.integer({ min: 1, max: 255 }), async (at, bits) => {
      const flipped = whole.map((byte, each) => (each === at ? byte ^ bits : byte));
      for (const item of await itemsOf(standardNotes, filesOf({ [name]: flipped }))) {
        expect(item.origin.startsWith(name)).toBe(true);
      }
      const cut = await itemsOf(standardNotes, filesOf({ [name]: whole.slice(0, at) }));
      if (cut.length > 0) expect(cut.at(-1)).toMatchObject({ kind: 'skipped', origin: name, code: 'import/damaged' });
    }),
    { numRuns: runs(300) },
  );
});

it('says nothing of components, themes and keys, and names what the user may miss', async () => {
  const other = (content_type: string, at: number) => ({ uuid: `o${at}`, content_type, content: { title: 'x' } });
  const types = ['SN|Component', 'SN|Theme', 'SN|ItemsKey', 'SN|UserPreferences', 'SN|SmartTag'];
  expect(await read(noteItem('n1', { text: 'x' }), ...types.map(other))).toMatchObject([
    { kind: 'note' },
    { kind: 'skipped', code: 'import/unsupported', detail: '1 × SN|SmartTag' },
  ]);
});
