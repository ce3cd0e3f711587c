import { describe, expect, it } from 'vitest';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import type { ImportFile } from '../files/index.ts';
import { fileOf, filesOf, itemsOf } from '../testing/files.ts';
import { joplin } from './index.ts';
import { idOf, itemText, notebookText, noteTagText, noteText, resourceText, tagText } from './testing/raw-items.ts';

const note = idOf(0x1a);
const other = idOf(0x1b);
const image = idOf(0x4a);

function read(contents: Readonly<Record<string, string | Uint8Array>>): Promise<ImportItem[]> {
  return itemsOf(joplin, filesOf(contents));
}

async function readNote(text: string, more: Readonly<Record<string, string>> = {}): Promise<NoteDraft> {
  const items = await read({ [`${note}.md`]: text, ...more });
  return items.find((item) => item.kind === 'note' && item.sourceId === note) as NoteDraft;
}

describe('a RAW export of Joplin', () => {
  it('gives notes with notebooks, tags, times, links and files', async () => {
    const body = `See [the plan](:/${other}#next-steps), [Other](:/${other}) and ![photo](:/${image})`;
    const items = await read({
      [`Export/${note}.md`]: noteText(note, 'Knee', body, {
        parent_id: idOf(0x22),
        author: 'Ada',
        source_url: 'https://example.org/a:b',
        latitude: '48.20000000',
        longitude: '-16.30000000',
      }),
      [`Export/${other}.md`]: noteText(other, 'Other', ''),
      [`Export/${idOf(0x21)}.md`]: notebookText(idOf(0x21), 'Health'),
      [`Export/${idOf(0x22)}.md`]: notebookText(idOf(0x22), 'Injuries', idOf(0x21)),
      [`Export/${idOf(0x51)}.md`]: tagText(idOf(0x51), 'left side'),
      [`Export/${idOf(0x52)}.md`]: tagText(idOf(0x52), 'a/b'),
      [`Export/${idOf(0x61)}.md`]: noteTagText(idOf(0x61), note, idOf(0x51)),
      [`Export/${idOf(0x62)}.md`]: noteTagText(idOf(0x62), note, idOf(0x52)),
      [`Export/${idOf(0x63)}.md`]: noteTagText(idOf(0x63), note, idOf(0x52)),
      [`Export/${image}.md`]: resourceText(image, 'My photo'),
      [`Export/resources/${image}.png`]: new Uint8Array([1, 2, 3]),
    });
    expect(items).toEqual([
      {
        kind: 'file',
        sourceId: image,
        origin: `Export/${image}.md, My photo.png`,
        name: 'My photo.png',
        mime: 'image/png',
        file: expect.objectContaining({ path: `Export/resources/${image}.png` }),
      },
      {
        kind: 'note',
        sourceId: note,
        origin: `Export/${note}.md, Knee`,
        title: 'Knee',
        text: [
          'See ',
          {
            kind: 'note-link',
            to: { sourceId: other },
            place: 'next-steps',
            shown: 'the plan',
            isEmbed: false,
            written: `[the plan](:/${other}#next-steps)`,
          },
          ', ',
          { kind: 'note-link', to: { sourceId: other }, isEmbed: false, written: `[Other](:/${other})` },
          ' and ',
          { kind: 'file-link', to: image, shown: 'photo', isImage: true, written: `![photo](:/${image})` },
        ],
        marks: {},
        notebook: ['Health', 'Injuries'],
        tags: ['a/b', 'left side'],
        aliases: [],
        createdAt: Date.parse('2025-01-02T03:04:05.678Z'),
        editedAt: Date.parse('2025-01-03T03:04:05.678Z'),
        day: null,
        isPinned: false,
        isArchived: false,
        isTrashed: false,
        isTemplate: false,
        properties: {
          source: 'https://example.org/a:b',
          author: 'Ada',
          latitude: 48.2,
          longitude: -16.3,
          altitude: 0,
        },
      },
      expect.objectContaining({ kind: 'note', sourceId: other, title: 'Other', text: [], properties: {} }),
    ]);
  });

  it('is recognised by the end of an item, also inside a compressed archive', async () => {
    const [file] = filesOf({ [`a/${note}.md`]: noteText(note, 'T', 'text\n'.repeat(3000)) }) as [ImportFile];
    expect(await joplin.recognise([file])).toBe('certain');
    expect(await joplin.recognise([{ ...file, source: null }])).toBe('certain');
    expect(
      await joplin.recognise(filesOf({ [`${note}.md`]: 'A note with an odd name', 'b.md': '---\na: b\n---\n' })),
    ).toBe('no');
    expect(await joplin.recognise([])).toBe('no');
  });

  it('prefers the times that the user sees, and reads none from empty values', async () => {
    const system = noteText(note, 'T', '', { user_created_time: '', user_updated_time: '1970-01-01T00:00:00.000Z' });
    expect(await readNote(system)).toMatchObject({
      createdAt: Date.parse('2026-01-02T03:04:05.678Z'),
      editedAt: Date.parse('2026-01-03T03:04:05.678Z'),
    });
    const none = itemText(['T', 'b'], {
      id: note,
      created_time: 'yesterday',
      updated_time: '99999999999999999',
      type_: 1,
    });
    expect(await readNote(none)).toMatchObject({ createdAt: null, editedAt: null, text: ['b'] });
  });

  it('turns a to-do into a task with the title of its note', async () => {
    const open = noteText(note, 'Call *Ada*', 'About\nthe knee', { is_todo: 1, todo_due: Date.UTC(2026, 4, 6, 7) });
    expect(await readNote(open)).toMatchObject({
      title: 'Call *Ada*',
      text: ['- [ ] Call \\*Ada\\*\n\nAbout\nthe knee'],
      properties: { due: '2026-05-06T07:00:00Z' },
    });
    const done = noteText(note, 'Call', '', { is_todo: 1, todo_completed: Date.UTC(2026, 4, 6, 7, 8, 9, 10) });
    expect(await readNote(done)).toMatchObject({
      text: ['- [x] Call'],
      properties: { completed: '2026-05-06T07:08:09.010Z' },
    });
  });

  it('keeps front matter and links of a to-do in their places', async () => {
    const matter = noteText(note, 'T', '---\na: b\n---\nText', { is_todo: 1 });
    expect((await readNote(matter)).text).toEqual(['---\na: b\n---\n- [ ] T\n\nText']);
    const link = noteText(note, 'T', `[x](:/${note}) y`, { is_todo: 1 });
    expect((await readNote(link)).text).toEqual(['- [ ] T\n\n', expect.objectContaining({ shown: 'x' }), ' y']);
  });

  it('marks notes in the trash and copies kept because of a conflict', async () => {
    expect(await readNote(noteText(note, 'T', 'b', { deleted_time: 1_700_000_000_000 }))).toMatchObject({
      isTrashed: true,
    });
    expect(await readNote(noteText(note, 'T', 'b', { is_conflict: 1, conflict_original_id: other }))).toMatchObject({
      isTrashed: false,
      properties: { conflict: true },
    });
  });

  it('keeps carriage returns as a mark of the note', async () => {
    expect(await readNote(noteText(note, 'T', 'a\r\nb\r\n'))).toMatchObject({
      text: ['a\nb\n'],
      marks: { lineEnd: 'crlf' },
    });
  });

  it('ends notebooks at a missing parent, and at one that contains itself', async () => {
    const [a, b] = [idOf(0x21), idOf(0x22)];
    const inside = noteText(note, 'T', '', { parent_id: a });
    const missing = { [`${a}.md`]: notebookText(a, 'A', idOf(0x29)) };
    expect((await readNote(inside, missing)).notebook).toEqual(['A']);
    const circle = { [`${a}.md`]: notebookText(a, 'A', b), [`${b}.md`]: notebookText(b, 'B', a) };
    expect((await readNote(inside, circle)).notebook).toEqual(['B', 'A']);
    expect((await readNote(inside)).notebook).toEqual([]);
  });

  it('ignores keys of encryption and earlier versions of notes, and reports unknown items', async () => {
    const items = await read({
      [`${idOf(9)}.md`]: itemText([], { id: idOf(9), content: '{}', type_: 9 }),
      [`${idOf(13)}.md`]: itemText([], { id: idOf(13), body_diff: '[{"diffs":[[1,"x"]]}]', type_: 13 }),
      [`${idOf(99)}.md`]: itemText(['New'], { id: idOf(99), type_: 99 }),
    });
    expect(items).toEqual([{ kind: 'skipped', origin: `${idOf(99)}.md, New`, code: 'import/unsupported' }]);
  });

  it('reports encrypted items once and keeps the words of links to them', async () => {
    const encrypted = { encryption_applied: 1, encryption_cipher_text: 'JED010000' };
    const items = await read({
      [`${note}.md`]: noteText(note, 'T', `![](:/${image})`, { parent_id: idOf(0x21) }),
      [`${other}.md`]: itemText([], { id: other, parent_id: idOf(0x21), ...encrypted, type_: 1 }),
      [`${idOf(0x21)}.md`]: itemText([], { id: idOf(0x21), ...encrypted, type_: 2 }),
      [`${image}.md`]: resourceText(image, 'photo.png', { encryption_blob_encrypted: 1 }),
      [`resources/${image}.crypted`]: 'JED010000',
    });
    expect(items).toEqual([
      { kind: 'skipped', origin: `${other}.md`, code: 'import/encrypted' },
      { kind: 'skipped', origin: `${idOf(0x21)}.md`, code: 'import/encrypted' },
      { kind: 'skipped', origin: `${image}.md, photo.png`, code: 'import/encrypted' },
      expect.objectContaining({
        sourceId: note,
        notebook: [],
        text: [{ kind: 'missing-link', target: 'file', name: 'photo.png', written: 'photo.png' }],
      }),
    ]);
  });

  it('names missing files, tags and notes without ids, and keeps the words of links', async () => {
    const body = `![a](:/${image}) [b](:/${other}) ![](:/${other})`;
    const items = await read({
      [`${note}.md`]: noteText(note, 'T', body),
      [`${image}.md`]: resourceText(image, 'photo.png'),
      [`${idOf(0x61)}.md`]: noteTagText(idOf(0x61), note, idOf(0x51)),
    });
    expect(items).toEqual([
      { kind: 'skipped', origin: `${idOf(0x61)}.md`, code: 'import/missing-part' },
      expect.objectContaining({
        sourceId: note,
        tags: [],
        text: [
          { kind: 'missing-link', target: 'file', name: 'photo.png', written: 'a' },
          ' ',
          { kind: 'missing-link', target: 'note', name: 'b', written: 'b' },
          ' ',
          { kind: 'missing-link', target: 'file', name: '', written: '' },
        ],
      }),
    ]);
  });

  it('names notebooks and tags that hold no note', async () => {
    const [a, b, c] = [idOf(0x21), idOf(0x22), idOf(0x23)];
    const items = await read({
      [`${note}.md`]: noteText(note, 'T', '', { parent_id: b }),
      [`${a}.md`]: notebookText(a, 'Work'),
      [`${b}.md`]: notebookText(b, 'Used', a),
      [`${c}.md`]: notebookText(c, 'Empty', a),
      [`${idOf(0x51)}.md`]: tagText(idOf(0x51), 'used'),
      [`${idOf(0x52)}.md`]: tagText(idOf(0x52), 'unused'),
      [`${idOf(0x61)}.md`]: noteTagText(idOf(0x61), note, idOf(0x51)),
    });
    expect(items).toEqual([
      expect.objectContaining({ notebook: ['Work', 'Used'], tags: ['used'] }),
      { kind: 'skipped', origin: 'Work/Empty', code: 'import/empty' },
      { kind: 'skipped', origin: '#unused', code: 'import/empty' },
    ]);
  });

  it('reports a file without its content that no note refers to', async () => {
    expect(await read({ [`${image}.md`]: resourceText(image, 'photo.png') })).toEqual([
      { kind: 'skipped', origin: `${image}.md, photo.png`, code: 'import/missing-file' },
    ]);
  });

  it('finds files of resources by their id, whatever their extension and folder', async () => {
    const [text, plain] = [idOf(0x4b), idOf(0x4c)];
    const items = await read({
      [`a/${image}.md`]: resourceText(image, 'photo.png'),
      [`a/resources/${image.toUpperCase()}.jpg`]: 'jpg',
      [`a/${text}.md`]: resourceText(text, 'Notes', { mime: 'text/markdown', file_extension: 'md' }),
      [`a/resources/${text}.md`]: 'T\n\nBody\n\nid: x\ntype_: 1',
      [`a/.resource/${plain}`]: 'without metadata',
    });
    expect(
      items.map((item) => (item.kind === 'file' ? [item.sourceId, item.name, item.file.path, item.mime] : item)),
    ).toEqual([
      [image, 'photo.png', `a/resources/${image.toUpperCase()}.jpg`, 'image/png'],
      [text, 'Notes.md', `a/resources/${text}.md`, 'text/markdown'],
      [plain, plain, `a/.resource/${plain}`, null],
    ]);
  });

  it('embeds sounds, and shows documents as files even if they are written as images', async () => {
    const sound = {
      [`${image}.md`]: resourceText(image, 'a.mp3', { mime: 'audio/mpeg', file_extension: 'mp3' }),
      [`resources/${image}.mp3`]: 'x',
    };
    const written = noteText(note, 'T', `![a.mp3](:/${image.toUpperCase()})`);
    expect((await readNote(written, sound)).text).toMatchObject([{ kind: 'file-link', to: image, isImage: true }]);
    const document = {
      [`${image}.md`]: resourceText(image, 'a.pdf', { mime: 'application/pdf', file_extension: 'pdf' }),
      [`resources/${image}.pdf`]: 'x',
    };
    expect((await readNote(written, document)).text).toMatchObject([{ kind: 'file-link', to: image, isImage: false }]);
  });

  it('reads the other items if one is broken or occurs twice', async () => {
    const items = await read({
      [`a/${idOf(1)}.md`]: 'no metadata',
      [`a/${idOf(2)}.md`]: new Uint8Array([0xff, 0xfe, 0x00]),
      [`a/${idOf(3)}.md`]: itemText(['T', 'b'], { id: 'short', type_: 1 }),
      [`a/${note}.md`]: noteText(note, 'First', 'a'),
      [`b/${note}.md`]: noteText(note, 'Second', 'b'),
    });
    expect(items).toEqual([
      { kind: 'skipped', origin: `a/${idOf(1)}.md`, code: 'import/damaged' },
      { kind: 'skipped', origin: `a/${idOf(2)}.md`, code: 'import/damaged' },
      { kind: 'skipped', origin: `a/${idOf(3)}.md, T`, code: 'import/damaged' },
      { kind: 'skipped', origin: `b/${note}.md, Second`, code: 'import/unsupported' },
      expect.objectContaining({ sourceId: note, title: 'First' }),
    ]);
  });

  it('reports a text that no note can hold and reads the others', async () => {
    const items = await itemsOf(joplin, [
      fileOf(`${note}.md`, noteText(note, 'T', '[a]'.repeat(3_000_000)), 0, 1_000_000),
      fileOf(`${other}.md`, noteText(other, 'Other', '')),
    ]);
    expect(items).toMatchObject([
      { kind: 'skipped', origin: `${note}.md, T`, code: 'import/too-large' },
      { kind: 'note', title: 'Other' },
    ]);
  });

  it('reports a file that is too large', async () => {
    const file = { ...fileOf(`${note}.md`, noteText(note, 'T', '')), size: 2 ** 40 };
    expect(await itemsOf(joplin, [file])).toEqual([
      { kind: 'skipped', origin: `${note}.md`, code: 'import/too-large' },
    ]);
  });
});
