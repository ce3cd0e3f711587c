import { describe, expect, it } from 'vitest';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { joplin } from './index.ts';
import { idOf } from './testing/raw-items.ts';

const times = 'updated: 2026-01-03 03:04:05Z\ncreated: 2026-01-02 03:04:05Z\n';

function read(contents: Readonly<Record<string, string>>): Promise<ImportItem[]> {
  return itemsOf(joplin, filesOf(contents));
}

async function readNote(text: string): Promise<NoteDraft> {
  const [item] = await read({ 'Health/Knee.md': text });
  return item as NoteDraft;
}

describe('an export of Joplin as Markdown with front matter', () => {
  it('gives notes with notebooks, tags, times, links and files', async () => {
    const matter = `---\ntitle: Knee\n${times}source: https://example.org\nauthor: Ada\nlatitude: 48.20000000\nlongitude: 0.00000000\naltitude: 0.0000\ntags:\n  - a/b\n  - left side\n---\n\n`;
    const items = await read({
      'Export/Health/Injuries/Knee.md': `${matter}[plan](../../Other%20note.md#next) ![photo](../../_resources/my%20photo.png) [x](missing.md) [y](#here) [z](https://example.org/Other%20note.md)\n`,
      'Export/Other note.md': `---\ntitle: Other note\n${times.replaceAll('-01-', '-02-')}---\n\n\nText`,
      'Export/_resources/my photo.png': 'png',
      'Export/Health/_notebook.yml': 'icon:\n  emoji: x\n',
    });
    expect(items).toEqual([
      {
        kind: 'note',
        sourceId: '2026-01-02 03:04:05Z',
        origin: 'Export/Health/Injuries/Knee.md',
        title: 'Knee',
        text: [
          {
            kind: 'note-link',
            to: { sourceId: '2026-02-02 03:04:05Z' },
            place: 'next',
            shown: 'plan',
            isEmbed: false,
            written: '[plan](../../Other%20note.md#next)',
          },
          ' ',
          {
            kind: 'file-link',
            to: 'Export/_resources/my photo.png',
            shown: 'photo',
            isImage: true,
            written: '![photo](../../_resources/my%20photo.png)',
          },
          ' ',
          { kind: 'missing-link', target: 'note', name: 'missing.md', written: '[x](missing.md)' },
          ' [y](#here) [z](https://example.org/Other%20note.md)\n',
        ],
        marks: {},
        notebook: ['Health', 'Injuries'],
        tags: ['a/b', 'left side'],
        aliases: [],
        createdAt: Date.parse('2026-01-02T03:04:05Z'),
        editedAt: Date.parse('2026-01-03T03:04:05Z'),
        day: null,
        isPinned: false,
        isArchived: false,
        isTrashed: false,
        isTemplate: false,
        properties: {
          latitude: 48.2,
          longitude: 0,
          altitude: 0,
          source: 'https://example.org',
          author: 'Ada',
        },
      },
      expect.objectContaining({ title: 'Other note', notebook: [], text: ['\nText'], properties: {} }),
      {
        kind: 'file',
        sourceId: 'Export/_resources/my photo.png',
        origin: 'Export/_resources/my photo.png',
        name: 'my photo.png',
        mime: null,
        file: expect.objectContaining({ path: 'Export/_resources/my photo.png' }),
      },
    ]);
  });

  it('is recognised by the times in its front matter, with more certainty beside a folder of resources', async () => {
    const note = `---\ntitle: |-\n  Two\n  lines\n${times}---\n\nText`;
    expect(await joplin.recognise(filesOf({ 'a.md': 'text', 'b.md': note }))).toBe('likely');
    expect(await joplin.recognise(filesOf({ 'b.md': note, '_resources/c.png': 'png' }))).toBe('certain');
    expect(await joplin.recognise(filesOf({ 'b.md': note.replaceAll('\n', '\r\n') }))).toBe('likely');
    expect(await joplin.recognise(filesOf({ 'b.md': '---\ncreated: 2026-01-02\nupdated: 2026-01-02\n---\n' }))).toBe(
      'no',
    );
    expect(await joplin.recognise(filesOf({ 'b.md': `text\n${note}` }))).toBe('no');
  });

  it('turns to-dos into tasks', async () => {
    expect(
      await readNote(`---\ntitle: Call\n${times}completed?: no\ndue: 2026-05-06 07:08:09Z\n---\n\nText`),
    ).toMatchObject({ text: ['- [ ] Call\n\nText'], properties: { due: '2026-05-06T07:08:09Z' } });
    expect(await readNote(`---\ntitle: Call\n${times}Completed?: yes\n---\n`)).toMatchObject({
      title: 'Call',
      text: ['- [x] Call'],
      properties: {},
    });
  });

  it('reads names in any case, and one block only', async () => {
    expect(await readNote('---\nTitle: A\nCREATED: 2026-01-02 03:04:05Z\n---\n\n---\ntitle: B\n---\n')).toMatchObject({
      title: 'A',
      createdAt: Date.parse('2026-01-02T03:04:05Z'),
      editedAt: null,
      text: ['---\ntitle: B\n---\n'],
    });
  });

  it('reads values that only Joplin writes without quotes', async () => {
    expect((await readNote(`---\ntitle: -60\n${times}---\n`)).title).toBe('-60');
    expect((await readNote(`---\ntitle: yes\n${times}---\n`)).title).toBe('yes');
    expect(await readNote(`---\ntitle: -a: b: c\n${times}tags:\n  - one\n  - two\n---\n\nText`)).toMatchObject({
      title: '-a: b: c',
      tags: ['one', 'two'],
      createdAt: Date.parse('2026-01-02T03:04:05Z'),
      text: ['Text'],
    });
    expect((await readNote(`---\ntitle: |-\n  Two\n  lines\n${times}---\n`)).title).toBe('Two lines');
  });

  it('keeps values that have no place, and times that it cannot read', async () => {
    const text = '---\ntitle: T\ncreated: last year\nupdated: 2026-01-02 03:04:05\nmood: good\n__proto__: x\n---\n';
    const note = await readNote(text);
    expect(note).toMatchObject({ createdAt: null, editedAt: { wall: '2026-01-02T03:04:05' } });
    expect(Object.entries(note.properties)).toEqual([
      ['mood', 'good'],
      ['proto', 'x'],
      ['created', 'last year'],
    ]);
  });

  it('takes the title from the file name if there is none, and keeps text without front matter', async () => {
    expect(await readNote('\ufeffOne\r\n---\r\n')).toMatchObject({
      title: 'Knee',
      sourceId: 'Health/Knee.md',
      notebook: ['Health'],
      text: ['One\n---\n'],
      marks: { lineEnd: 'crlf', bom: true },
    });
  });

  it('reads the title of a long note in any script', async () => {
    const below = '痛みが少ない。'.repeat(4000);
    for (const title of ['膝の記録', '膝の記録x', '膝の記録xx']) {
      expect(await readNote(`---\ntitle: ${title}\n${times}---\n\n${below}`)).toMatchObject({ title });
    }
  });

  it('identifies a note by its id, else by its creation, else by more than that', async () => {
    const items = await read({
      'a.md': `---\ntitle: a\nid: ${idOf(5)}\n${times}---\n`,
      'b.md': `---\ntitle: b\n${times}---\n`,
      'c/b.md': `---\ntitle: c\n${times}---\n`,
      'd.md': '---\ntitle: d\ncreated: a.md\n---\n',
    });
    expect(items.map((item) => item.kind === 'note' && item.sourceId)).toEqual([idOf(5), 'b.md', 'c/b.md', 'd.md']);
    const others = await read({
      'a.md': `---\ntitle: a\n${times}---\n`,
      'b.md': `---\ntitle: b\n${times}---\n`,
    });
    expect(others.map((item) => item.kind === 'note' && item.sourceId)).toEqual([
      '2026-01-02 03:04:05Z a.md',
      '2026-01-02 03:04:05Z b.md',
    ]);
  });

  it('imports linked files beside notes, and reports those without a link', async () => {
    const items = await read({
      'a.md': `---\ntitle: a\n${times}---\n\n<img src="b%20c.png" width="10"> [x](../outside.png)`,
      'b c.png': 'png',
      'd.png': 'png',
    });
    expect(items).toMatchObject([
      { kind: 'note', text: [{ to: 'b c.png', widthPx: 10, isImage: true }, ' ', { name: 'outside.png' }] },
      { kind: 'file', sourceId: 'b c.png' },
      { kind: 'skipped', origin: 'd.png', code: 'import/unsupported' },
    ]);
  });

  it.each([
    ['100%%20done.md', 'A/100% done.md'],
    ['C#%20basics%20%281%29.md', 'A/C# basics (1).md'],
    ['a%2Cb.md#part', 'A/a,b.md'],
    ['../e%CC%81.md', '\u00e9.md'],
    ['./%20.md', 'A/%20.md'],
  ])('finds the note of the link %s', async (address, path) => {
    const items = await read({ 'A/a.md': `[x](${address})`, [path]: 'b' });
    expect(items[0]).toMatchObject({ text: [{ kind: 'note-link', to: { sourceId: path } }] });
  });

  it('embeds sounds, and shows documents as files even if they are written as images', async () => {
    const items = await read({
      'A/a.md': '![x](../_resources/b.MP3) ![y](../_resources/c) ![z](../_resources/d.pdf)',
      '_resources/b.MP3': 'x',
      '_resources/d.pdf': 'x',
      '_resources/c': 'y',
    });
    expect(items[0]).toMatchObject({ text: [{ isImage: true }, ' ', { isImage: true }, ' ', { isImage: false }] });
  });

  it('names a missing file and keeps the link', async () => {
    const link = '![x](../_resources/a%20b.png)';
    const items = await read({ 'A/a.md': `---\ntitle: a\n${times}---\n\n${link} ${link}` });
    expect(items).toMatchObject([
      { text: [{ kind: 'missing-link', target: 'file', name: 'a b.png', written: link }, ' ', { name: 'a b.png' }] },
    ]);
  });

  it('reports a note that is too large and reads the others', async () => {
    const [large, small] = filesOf({ 'a.md': `---\ntitle: a\n${times}---\n`, 'b.md': 'b' });
    const items = await itemsOf(joplin, [{ ...(large as ImportFile), size: 2 ** 40 }, small as ImportFile]);
    expect(items).toMatchObject([
      { kind: 'skipped', origin: 'a.md', code: 'import/too-large' },
      { kind: 'note', title: 'b' },
    ]);
  });
});
