import { describe, expect, it } from 'vitest';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { googleKeep } from './index.ts';

const created = 1_577_934_245_678_901;
const edited = 1_609_556_645_678_901;
const usual = {
  color: 'DEFAULT',
  isTrashed: false,
  isPinned: false,
  isArchived: false,
  title: '',
  userEditedTimestampUsec: edited,
  createdTimestampUsec: created,
};

function noteJson(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...usual, ...fields });
}

function read(contents: Readonly<Record<string, string>>): Promise<ImportItem[]> {
  return itemsOf(googleKeep, filesOf(contents));
}

async function readNote(fields: Readonly<Record<string, unknown>>, path = 'Takeout/Keep/a.json'): Promise<NoteDraft> {
  const [item] = await read({ [path]: noteJson(fields) });
  return item as NoteDraft;
}

describe('notes of Google Keep', () => {
  it('are read with text, attachments, links, labels, times and marks', async () => {
    const items = await read({
      'Takeout/Keep/Knee.json': noteJson({
        attachments: [
          { filePath: 'photo.png', mimetype: 'image/png' },
          { filePath: 'memo.3gp', mimetype: 'audio/3gpp' },
          { filePath: 'memo.aac', mimetype: 'audio/aac' },
        ],
        color: 'RED',
        isTrashed: true,
        isPinned: true,
        isArchived: true,
        textContent: 'One *two*\n\n#three ',
        title: 'Knee\nand back ',
        labels: [{ name: 'left side' }, { name: 'a/b & c' }, { name: 'left side' }],
        annotations: [
          { description: 'How to [train]', source: 'WEBLINK', title: 'A *page*', url: 'https://example.org/a (b)' },
          { description: '', source: 'WEBLINK', title: '', url: 'https://example.org/c_d' },
        ],
        sharees: [
          { isOwner: true, type: 'WRITER', email: 'me@example.org' },
          { isOwner: false, type: 'WRITER', email: 'ada@example.org' },
        ],
      }),
      'Takeout/Keep/Knee.html': '<html>',
      'Takeout/Keep/photo.png': 'png',
      'Takeout/Keep/memo.3gp': '3gp',
      'Takeout/Keep/memo.aac': 'aac',
      'Takeout/Keep/Labels.txt': 'left side\n',
    });
    expect(items).toEqual([
      {
        kind: 'file',
        sourceId: 'photo.png',
        origin: 'Takeout/Keep/photo.png',
        name: 'photo.png',
        mime: 'image/png',
        file: expect.objectContaining({ path: 'Takeout/Keep/photo.png' }),
      },
      expect.objectContaining({ kind: 'file', sourceId: 'memo.3gp', mime: 'audio/3gpp' }),
      expect.objectContaining({ kind: 'file', sourceId: 'memo.aac', mime: 'audio/aac' }),
      {
        kind: 'note',
        sourceId: `${created}`,
        origin: 'Takeout/Keep/Knee.json',
        title: 'Knee and back',
        text: [
          'One *two*\n\n#three \n\n',
          { kind: 'file-link', to: 'photo.png', isImage: true, written: 'photo.png' },
          '\n',
          { kind: 'file-link', to: 'memo.3gp', isImage: false, written: 'memo.3gp' },
          '\n',
          { kind: 'file-link', to: 'memo.aac', isImage: true, written: 'memo.aac' },
          '\n\n- [A \\*page\\*](https://example.org/a%20%28b%29)\n  How to \\[train\\]\n- [https://example.org/c_d](https://example.org/c_d)',
        ],
        marks: {},
        notebook: [],
        tags: ['left side', 'a/b & c'],
        aliases: [],
        createdAt: Date.parse('2020-01-02T03:04:05.678Z'),
        editedAt: Date.parse('2021-01-02T03:04:05.678Z'),
        day: null,
        isPinned: true,
        isArchived: true,
        isTrashed: true,
        isTemplate: false,
        properties: { color: 'RED', 'shared with': 'ada@example.org' },
      },
    ]);
  });

  it('are found by their content in a folder of any name, among files of other products', async () => {
    const files = {
      'Takeout/Photos/IMG.json': '{"title":"IMG.jpg","photoTakenTime":{"timestamp":"1"}}',
      'Takeout/Photos/IMG.jpg': 'jpg',
      'Takeout/Notizen/a.json': noteJson({ textContent: 'a' }),
    };
    expect(await googleKeep.recognise(filesOf(files))).toBe('certain');
    expect(await read(files)).toMatchObject([{ kind: 'note', origin: 'Takeout/Notizen/a.json' }]);
    const long = `{"isTrashed":false,"isPinned":false,"isArchived":false,"textContent":"${'a'.repeat(9000)}"}`;
    expect(await googleKeep.recognise(filesOf({ 'a.json': long }))).toBe('certain');
    expect(await googleKeep.recognise(filesOf({ 'a.json': '{"title":"userEditedTimestampUsec"}' }))).toBe('no');
    expect(await googleKeep.recognise(filesOf({ 'a.json': '["isTrashed": "isPinned": "isArchived":' }))).toBe('no');
    expect(await googleKeep.recognise(filesOf({ 'a.txt': noteJson({}) }))).toBe('no');
  });

  it('keep a list as tasks', async () => {
    const listContent = [
      { text: 'Squat', isChecked: true },
      { text: 'Bench\npress', isChecked: false },
      { text: '', isChecked: false },
    ];
    expect((await readNote({ listContent })).text).toEqual(['- [x] Squat\n- [ ] Bench\n  press\n- [ ] ']);
    expect((await readNote({ textContent: 'Before', listContent })).text).toEqual([
      'Before\n\n- [x] Squat\n- [ ] Bench\n  press\n- [ ] ',
    ]);
  });

  it('keep formatting that only the HTML has, and else the text as it is', async () => {
    const line = (text: string, style = '400') =>
      `<p dir="ltr" style="line-height:1.38;margin-top:0.0pt;margin-bottom:0.0pt;"><span style="font-size:7.2pt;font-weight:${style};font-style:normal;text-decoration:none;">${text}</span></p>`;
    const plain = line('a * b') + line('  c');
    expect((await readNote({ textContent: 'a * b\n  c', textContentHtml: plain })).text).toEqual(['a * b\n  c']);
    const rich = `<h1 dir="ltr">Plan</h1>${line('one')}${line('two', '700')}`;
    expect((await readNote({ textContent: 'Plan\none\ntwo', textContentHtml: rich })).text).toEqual([
      '# Plan\n\none\n**two**',
    ]);
    expect((await readNote({ textContentHtml: plain })).text).toEqual(['a * b\nc']);
    const listContent = [{ text: 'one two', textHtml: `<p>one <b>two</b></p>`, isChecked: false }];
    expect((await readNote({ listContent })).text).toEqual(['- [ ] one **two**']);
  });

  it('can have an attachment and no text, or nothing at all', async () => {
    const attachments = [{ filePath: 'a.png', mimetype: 'image/png' }];
    const items = await read({ 'n.json': noteJson({ textContent: '', attachments }), 'a.png': 'png' });
    expect(items).toMatchObject([{ kind: 'file' }, { kind: 'note', text: [{ kind: 'file-link', to: 'a.png' }] }]);
    expect((await readNote({ textContent: '' })).text).toEqual([]);
  });

  it('keep line breaks of Windows as a mark', async () => {
    expect(await readNote({ textContent: 'a\r\nb' })).toMatchObject({ text: ['a\nb'], marks: { lineEnd: 'crlf' } });
  });

  it('do not make a link of an address that no browser should open', async () => {
    const annotations = [{ url: 'javascript:alert(1)', title: 'A' }, { title: 'B' }, {}];
    expect((await readNote({ annotations })).text).toEqual(['- A javascript:alert(1)\n- B']);
  });

  it('keep fields that the app does not know, and no name can change an object', async () => {
    const json = noteJson({ mood: 'good', nested: { a: 1 }, count: 2 }).replace('{', '{"__proto__":"x",');
    const [item] = (await read({ 'a.json': json })) as [NoteDraft];
    expect(Object.entries(item.properties)).toEqual([
      ['proto', 'x'],
      ['mood', 'good'],
      ['count', 2],
    ]);
  });
});

describe('times of Google Keep', () => {
  it.each([
    ['without a creation', { createdTimestampUsec: undefined }, edited, edited],
    ['never edited', { userEditedTimestampUsec: 0 }, created, created],
    ['with texts', { createdTimestampUsec: `${created}`, userEditedTimestampUsec: `${edited}` }, created, edited],
    ['with broken values', { createdTimestampUsec: -5, userEditedTimestampUsec: 1e30 }, null, null],
  ])('of a note %s', async (_, fields, createdUsec, editedUsec) => {
    const instant = (usec: number | null) => (usec === null ? null : Math.floor(usec / 1000));
    expect(await readNote(fields)).toMatchObject({
      createdAt: instant(createdUsec),
      editedAt: instant(editedUsec),
    });
  });

  it.each([
    ['2020-01-02T03_04_05.678Z', Date.parse('2020-01-02T03:04:05.678Z')],
    ['2020-01-02T03_04_05.678-05_00', Date.parse('2020-01-02T08:04:05.678Z')],
    ['2020-01-02T03_04_05(2)', { wall: '2020-01-02T03:04:05' }],
    ['2020-13-02T03_04_05Z', null],
  ])('are read from the file name %s if there are no others', async (name, time) => {
    const none = { createdTimestampUsec: 0, userEditedTimestampUsec: 0 };
    const note = await readNote(none, `Keep/${name}.json`);
    expect(note).toMatchObject({ createdAt: time, editedAt: time, sourceId: name });
  });
});

describe('ids of Google Keep', () => {
  it('are the time of creation, and differ for notes with the same one, whatever the order of files', async () => {
    const contents = Object.entries({
      'T.json': noteJson({}),
      'T(5).json': noteJson({}),
      'x/T.json': noteJson({}),
      'y/T.json': noteJson({}),
      'none.json': noteJson({ createdTimestampUsec: undefined }),
    });
    const idsOf = async (entries: typeof contents) =>
      (await read(Object.fromEntries(entries))).map((item) => [item.origin, item.kind === 'note' && item.sourceId]);
    const ids = await idsOf(contents);
    expect(ids).toEqual([
      ['T(5).json', `${created}`],
      ['T.json', `${created} T`],
      ['none.json', 'none'],
      ['x/T.json', `${created} T (2)`],
      ['y/T.json', `${created} T (3)`],
    ]);
    expect(await idsOf(contents.toReversed())).toEqual(ids);
  });
});

describe('attachments of Google Keep', () => {
  const attachment = (filePath: string, mimetype = 'image/jpeg') => ({ attachments: [{ filePath, mimetype }] });

  it('are found by their name without extension, in the same folder first', async () => {
    const items = await read({
      'Part 1/n.json': noteJson(attachment('a.b.jpeg')),
      'Part 0/a.b.jpeg': 'other',
      'Part 1/a.b.3gp': 'sound',
      'Part 1/A.B.jpg': 'jpg',
    });
    expect(items).toMatchObject([
      { kind: 'file', sourceId: 'A.B.jpg', origin: 'Part 1/A.B.jpg' },
      { kind: 'note', text: [{ to: 'A.B.jpg', isImage: true }] },
      { kind: 'skipped', origin: 'Part 1/a.b.3gp' },
    ]);
  });

  it('are found in another part of the export', async () => {
    const items = await read({ 'Part 1/Keep/n.json': noteJson(attachment('a.jpg')), 'Part 2/Keep/a.jpg': 'jpg' });
    expect(items).toMatchObject([{ kind: 'file', origin: 'Part 2/Keep/a.jpg' }, { kind: 'note' }]);
  });

  it('can belong to two notes', async () => {
    const items = await read({
      'a.json': noteJson(attachment('x.jpg')),
      'b.json': noteJson({ ...attachment('x.jpeg'), createdTimestampUsec: 5000 }),
      'x.jpg': 'jpg',
    });
    expect(items).toMatchObject([
      { kind: 'file', sourceId: 'x.jpg' },
      { kind: 'note', origin: 'a.json', text: [{ to: 'x.jpg' }] },
      { kind: 'note', origin: 'b.json', text: [{ to: 'x.jpg' }] },
    ]);
  });

  it('with the same name in two folders are different', async () => {
    const items = await read({
      'a/n.json': noteJson(attachment('x.jpg')),
      'b/n.json': noteJson({ ...attachment('x.jpg'), createdTimestampUsec: 5000 }),
      'a/x.jpg': 'one',
      'b/x.jpg': 'two',
    });
    expect(items).toMatchObject([
      { kind: 'file', sourceId: 'x.jpg', origin: 'a/x.jpg' },
      { kind: 'note', text: [{ to: 'x.jpg' }] },
      { kind: 'file', sourceId: 'b/x.jpg', origin: 'b/x.jpg' },
      { kind: 'note', text: [{ to: 'b/x.jpg' }] },
    ]);
  });

  it('that are missing are reported, and their names stay in the note', async () => {
    expect(await read({ 'n.json': noteJson({ textContent: 'a', ...attachment('x_*.jpg') }) })).toMatchObject([
      { kind: 'skipped', origin: 'n.json', code: 'import/missing-file', detail: 'x_*.jpg' },
      { kind: 'note', text: ['a\n\n', { to: 'x_*.jpg', written: 'x\\_\\*.jpg' }] },
    ]);
  });
});

describe('a broken export of Google Keep', () => {
  it('gives the other notes', async () => {
    const items = await read({
      'Keep/a.json': '{"title":"broken',
      'Keep/b.json': noteJson({ title: 'b' }),
      'Keep/c.json': '{"other":1}',
      'Keep/d.html': '<html>',
      'Keep/a.html': '<html>',
      'Keep/e.png': 'png',
    });
    expect(items).toMatchObject([
      { kind: 'skipped', origin: 'Keep/a.json', code: 'import/damaged' },
      { kind: 'note', title: 'b' },
      { kind: 'skipped', origin: 'Keep/c.json', code: 'import/unsupported' },
      { kind: 'skipped', origin: 'Keep/d.html', code: 'import/unsupported' },
      { kind: 'skipped', origin: 'Keep/e.png', code: 'import/unsupported' },
    ]);
  });

  it('is reported if it contains no readable note', async () => {
    expect(await read({ 'Keep/a.json': '' })).toEqual([
      { kind: 'skipped', origin: 'Keep/a.json', code: 'import/damaged' },
    ]);
  });

  it('reports notes that are too large', async () => {
    const [large, small] = filesOf({ 'a.json': noteJson({}), 'b.json': noteJson({ title: 'b' }) });
    const items = await itemsOf(googleKeep, [{ ...(large as ImportFile), size: 2 ** 40 }, small as ImportFile]);
    expect(items).toMatchObject([
      { kind: 'skipped', origin: 'a.json', code: 'import/too-large' },
      { kind: 'note', title: 'b' },
    ]);
  });

  it('gives values of unexpected types as nothing', async () => {
    const note = await readNote({
      title: 5,
      textContent: null,
      listContent: 'x',
      labels: [null, 5, { name: 6 }],
      attachments: [{ filePath: 7 }, 'x'],
      annotations: { url: 'x' },
      sharees: [[]],
      color: {},
      isPinned: 'true',
    });
    expect(note).toMatchObject({ title: '', text: [], tags: [], isPinned: false, properties: {} });
  });
});

it('names the labels that no note has', async () => {
  const items = await read({
    'Keep/a.json': noteJson({ textContent: 'x', labels: [{ name: 'used' }] }),
    'Keep/Labels.txt': 'used\nunused label\n\n',
  });
  expect(items).toMatchObject([
    { kind: 'note' },
    { kind: 'skipped', origin: 'Keep/Labels.txt', code: 'import/empty', detail: 'unused label' },
  ]);
});
