import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { NoteDraft } from '../draft/index.ts';
import { fileOf, filesOf, itemsOf, writtenText } from '../testing/files.ts';
import { bear } from './index.ts';

function info(values: object): string {
  return JSON.stringify({ version: 2, type: 'net.daringfireball.markdown', 'net.shinyfrog.bear': values });
}

const knee = info({
  uniqueIdentifier: 'AAAA-1',
  creationDate: '2026-01-02T03:04:05+02:00',
  modificationDate: '2026-02-03T04:05:06Z',
  archived: 0,
  trashed: 0,
  pinned: 1,
});

async function noteWith(text: string): Promise<NoteDraft> {
  const items = await itemsOf(
    bear,
    filesOf({
      'X.textbundle/text.md': text,
      'X.textbundle/info.json': knee,
      'X.textbundle/assets/a b.png': 'x',
      'X.textbundle/assets/d.pdf': 'x',
      'X.textbundle/assets/m.m4a': 'x',
      'Plan.textbundle/text.md': '# Plan\n',
      'Plan.textbundle/info.json': info({ uniqueIdentifier: 'BBBB-2' }),
      'Same.textbundle/text.md': '# Same\n',
      'Same 1.textbundle/text.md': '# Same\n',
    }),
  );
  return items[0] as NoteDraft;
}

it('reads bundles with their titles, times, marks and attachments', async () => {
  const files = filesOf({
    'Backup/Knee.textbundle/text.md': '# Knee\n\nText ~under~ ==high==\n- [ ] a\n',
    'Backup/Knee.textbundle/info.json': knee,
    'Backup/Knee.textbundle/assets/a b.png': 'x',
    'Backup/Old.textbundle/text.markdown': 'No heading',
    'Backup/Old.textbundle/info.json': info({ uniqueIdentifier: 'B', archived: true, trashed: true }),
    'Backup/readme.pdf': 'x',
  });
  expect(await bear.recognise(files)).toBe('certain');
  const [note, picture, old, outside, ...others] = await itemsOf(bear, files);
  expect(others).toEqual([]);
  expect(note).toEqual({
    kind: 'note',
    sourceId: 'AAAA-1',
    origin: 'Backup/Knee.textbundle/text.md',
    title: 'Knee',
    text: ['Text ~under~ ==high==\n- [ ] a\n'],
    marks: { lineEnd: 'lf', bom: false },
    notebook: [],
    tags: [],
    aliases: [],
    createdAt: Date.UTC(2026, 0, 2, 1, 4, 5),
    editedAt: Date.UTC(2026, 1, 3, 4, 5, 6),
    day: null,
    isPinned: true,
    isArchived: false,
    isTrashed: false,
    isTemplate: false,
    properties: {},
  });
  expect(picture).toMatchObject({ kind: 'file', sourceId: 'AAAA-1/assets/a b.png', name: 'a b.png' });
  expect(old).toMatchObject({ title: 'Old', text: ['No heading'], isArchived: true, isTrashed: true, editedAt: 0 });
  expect(outside).toMatchObject({ kind: 'file', sourceId: 'Backup/readme.pdf' });
});

describe('the text of a bundle', () => {
  const picture = { kind: 'file-link', to: 'AAAA-1/assets/a b.png', isImage: true };
  const plan = { kind: 'note-link', to: { sourceId: 'BBBB-2' }, isEmbed: false };

  it.each([
    ['![](assets/a%20b.png)', picture],
    ['![](a%20b.png)', picture],
    ['![knee](assets/a%20b.png)<!-- {"width":300} -->', { ...picture, shown: 'knee', widthPx: 300 }],
    [
      '[d](assets/d.pdf)<!-- {"embed":"true"} -->',
      { ...picture, to: 'AAAA-1/assets/d.pdf', isImage: false, shown: 'd' },
    ],
    [
      '[m](assets/m.m4a)<!-- {"embed":"true"} -->',
      { ...picture, to: 'AAAA-1/assets/m.m4a', isImage: true, shown: 'm' },
    ],
    ['[[Plan]]', plan],
    ['[[plan]]', { ...plan, shown: 'plan' }],
    ['[[Plan|it]]', { ...plan, shown: 'it' }],
    ['[[Plan/Week 1]]', { ...plan, place: 'Week 1', shown: 'Plan > Week 1' }],
    ['[[Same]]', { ...plan, to: { title: 'Same' } }],
    ['[it](bear://x-callback-url/open-note?id=BBBB-2)', { ...plan, shown: 'it' }],
  ])('has the link %s', async (written, link) => {
    expect((await noteWith(written)).text).toEqual([{ ...link, written }]);
  });

  it.each([
    '`![](assets/a%20b.png)` and `#two words#`',
    '```\n#fff #two words#\n```',
    '[[Other]] [x](bear://x-callback-url/open-note?id=CCCC) ![](assets/missing.png)<!-- {"width":300} -->',
    '#tag #a/b #tag# #decade or #bed, C#x',
    '---\ncolour: #fff\n---\n',
  ])('stays as it is: %j', async (text) => {
    const note = await noteWith(text);
    expect(writtenText(note.text)).toBe(text);
    expect(note.tags).toEqual([]);
  });

  it('has tags with spaces as tags of the note, and colours as text', async () => {
    const note = await noteWith('#two words# and #knee pain/left side#, #fff or #0a1B2c. #one #two');
    expect(note.text).toEqual(['\\#two words# and \\#knee pain/left side#, \\#fff or \\#0a1B2c. #one #two']);
    expect(note.tags).toEqual(['two words', 'knee pain/left side']);
  });

  it('loses its heading only if the title says the same', async () => {
    expect(await noteWith('# A *b* #c\ntext')).toMatchObject({ title: 'A b #c', text: ['# A *b* #c\ntext'] });
    expect(await noteWith('text\n# A\n')).toMatchObject({ title: 'X', text: ['text\n# A\n'] });
  });
});

describe('bundles', () => {
  it('is found by its title, however long the text below the title is', async () => {
    for (const pad of ['', 'x', 'xx']) {
      const title = `膝の記録${pad}`;
      const items = await itemsOf(
        bear,
        filesOf({
          'Long.textbundle/text.md': `# ${title}\n\n${'痛みが少ない。'.repeat(400)}\n`,
          'Plan.textbundle/text.md': `# Plan\n\n[[${title}]]`,
        }),
      );
      expect(items[1]).toMatchObject({ text: [{ kind: 'note-link', to: { sourceId: 'Long.textbundle' } }] });
    }
  });

  it('of other apps are read by their paths', async () => {
    const files = filesOf({ 'a/N.textbundle/text.md': '# T\nx', 'a/N.textbundle/info.json': '{"version":2}' }, 9);
    expect(await bear.recognise(files)).toBe('likely');
    expect(await itemsOf(bear, files)).toMatchObject([
      { sourceId: 'a/N.textbundle', title: 'T', text: ['x'], createdAt: null, editedAt: 9 },
    ]);
  });

  it('with the same id keep their ids apart', async () => {
    const items = await itemsOf(
      bear,
      filesOf({
        'A.textbundle/text.md': '1',
        'A.textbundle/info.json': knee,
        'B.textbundle/text.md': '2',
        'B.textbundle/info.json': knee,
      }),
    );
    expect(items).toMatchObject([{ sourceId: 'AAAA-1' }, { sourceId: 'AAAA-1 B.textbundle' }]);
  });

  it('without a text, or with a broken one, are reported', async () => {
    const items = await itemsOf(bear, [
      fileOf('A.textbundle/info.json', '{'),
      fileOf('B.textbundle/text.md', new Uint8Array([0, 1])),
      fileOf('C.textbundle/text.md', 'x'),
      fileOf('C.textbundle/info.json', '{"net.shinyfrog.bear": [1]}'),
    ]);
    expect(items).toMatchObject([
      { kind: 'skipped', origin: 'A.textbundle', code: 'import/missing-file' },
      { kind: 'skipped', origin: 'B.textbundle/text.md', code: 'import/damaged' },
      { kind: 'note', sourceId: 'C.textbundle', title: 'C' },
    ]);
  });

  it('with properties that are cut keep their text, and the loss of the properties is reported', async () => {
    const items = await itemsOf(
      bear,
      filesOf({
        'A.textbundle/text.md': '# A\nx',
        'A.textbundle/info.json': '{"version":2,"net.shinyfrog.bear":{"trashed":1',
      }),
    );
    expect(items).toMatchObject([
      { kind: 'skipped', origin: 'A.textbundle/info.json', code: 'import/damaged' },
      { kind: 'note', title: 'A' },
    ]);
  });

  it('are not recognised in other files', async () => {
    expect(await bear.recognise(filesOf({ 'info.json': 'net.shinyfrog.bear', 'text.md': '' }))).toBe('no');
  });

  it('are read whatever their bytes are', async () => {
    const fixture = new TextEncoder().encode(
      '# T\n#a b# ![x](assets/a.png)<!-- {"width":1} --> [[Plan/x]] `#fff` #fff',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(fixture.length - 1), fc.nat(255)), { maxLength: 10 }),
        async (flips) => {
          const text = fixture.slice();
          for (const [at, value] of flips) text[at] = value;
          const items = await itemsOf(bear, [
            fileOf('A.textbundle/text.md', text),
            fileOf('A.textbundle/assets/a.png', 'x'),
          ]);
          expect(items.map(({ kind }) => kind)).toEqual([text.includes(0) ? 'skipped' : 'note', 'file']);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

it('reads the lists of a backup for what they say, and stores none of them', async () => {
  const items = await itemsOf(
    bear,
    filesOf({
      'B/tags.json': '{"tags":[{"name":"knee"},{"name":"knee/left"},{"name":"two words","pinned":1},"never"]}',
      'B/backup.json': '{"version":1}',
      'B/a.textbundle/text.md': '# A\n\n#knee/left and #two words#',
    }),
  );
  expect(items).toMatchObject([
    { kind: 'note' },
    { kind: 'skipped', origin: 'B/tags.json', code: 'import/empty', detail: '#never' },
  ]);
  expect(await itemsOf(bear, filesOf({ 'B/tags.json': 'broken', 'B/a.textbundle/text.md': 'a' }))).toHaveLength(1);
});
