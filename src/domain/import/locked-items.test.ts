import { expect, it } from 'vitest';
import { noteText } from './joplin/testing/raw-items.ts';
import { importSources } from './sources.ts';
import { filesOf, itemsOf } from './testing/files.ts';

type Contents = Readonly<Record<string, string>>;

const id = '0123456789abcdef0123456789abcdef';
const age = '-----BEGIN AGE ENCRYPTED FILE-----\nYWdl\n-----END AGE ENCRYPTED FILE-----\n';
const bearInfo = (fields: object) => JSON.stringify({ version: 2, 'net.shinyfrog.bear': fields });
const standardNote = (content: unknown) => ({ uuid: 'n', content_type: 'Note', content });

it.each<[string, string, Contents]>([
  [
    'bear',
    'an empty text',
    {
      'B/Diary.textbundle/text.md': '',
      'B/Diary.textbundle/info.json': bearInfo({ uniqueIdentifier: 'A', encrypted: 1, encryptedData: 'AAEB' }),
    },
  ],
  [
    'bear',
    'a text with only its title',
    {
      'B/Diary.textbundle/text.md': '# Diary\n',
      'B/Diary.textbundle/info.json': bearInfo({ encryptedData: 'AAEB' }),
    },
  ],
  ['bear', 'no text', { 'B/Diary.textbundle/info.json': JSON.stringify({ encrypted: true, type: 'x' }) }],
  ['joplin', 'an item', { [`${id}.md`]: noteText(id, '', '', { encryption_applied: 1 }) }],
  ['joplin', 'a Markdown file', { 'a.md': age }],
  ['logseq', 'a page', { 'logseq/config.edn': '{}', 'pages/a.md': age }],
  ['obsidian', 'a note', { '.obsidian/app.json': '{}', 'a.md': '-----BEGIN PGP MESSAGE-----\n\nx\n' }],
  [
    'obsidian',
    'a note of a plugin',
    { '.obsidian/app.json': '{}', 'a.md': '{"version":"2.0","hint":"h","encodedData":"AA"}' },
  ],
  ['markdown', 'a note', { 'a.md': age, 'b.txt': '\0GITCRYPT\0abc' }],
  [
    'simplenote',
    'a note',
    { 'notes.json': JSON.stringify({ activeNotes: [{ id: 'a', content: age }], trashedNotes: [] }) },
  ],
  ['google-keep', 'a note', { 'Keep/a.json': JSON.stringify({ isPinned: false, isTrashed: false, textContent: age }) }],
  [
    'day-one',
    'an entry',
    {
      'J.json': JSON.stringify({
        metadata: { version: '1' },
        entries: [{ uuid: 'A', creationDate: '2020-01-01T00:00:00Z', text: age }],
      }),
    },
  ],
  [
    'standard-notes',
    'a note',
    { 'b.txt': JSON.stringify({ version: '004', items: [standardNote({ title: 'a', text: age })] }) },
  ],
  ['standard-notes', 'a backup', { 'b.txt': JSON.stringify({ version: '004', items: [standardNote('004:abc')] }) }],
  ['notion', 'a page', { [`Export/A ${id}.md`]: age }],
])('%s: %s that is locked becomes no note, and is named', async (app, _, contents) => {
  const items = await itemsOf(sourceOf(app), filesOf(contents));
  expect(items.filter(({ kind }) => kind === 'note')).toEqual([]);
  const skipped = items.filter((item) => item.kind === 'skipped');
  expect(skipped.length).toBeGreaterThan(0);
  for (const { code } of skipped) expect(['import/locked', 'import/encrypted']).toContain(code);
});

it('a locked passage stays in its note, and is named', async () => {
  const enex = `<en-export><note><title>A</title><content><![CDATA[<en-note>Text<en-crypt hint="h">AAAA</en-crypt></en-note>]]></content></note></en-export>`;
  expect(await itemsOf(sourceOf('evernote'), filesOf({ 'a.enex': enex }))).toMatchObject([
    { kind: 'note' },
    { kind: 'skipped', code: 'import/locked', detail: '1 × en-crypt' },
  ]);
  const meld = { '.obsidian/app.json': '{}', 'a.md': 'Text\n\n🔐β abcdefghijk β🔐 end' };
  expect(await itemsOf(sourceOf('obsidian'), filesOf(meld))).toMatchObject([
    { kind: 'note', text: ['Text\n\n🔐β abcdefghijk β🔐 end'] },
    { kind: 'skipped', origin: 'a.md', code: 'import/locked', detail: '× 1' },
  ]);
});

it('a note that was unlocked in Bear is a note, also if its properties still have ciphertext', async () => {
  const items = await itemsOf(
    sourceOf('bear'),
    filesOf({ 'a.textbundle/text.md': '# A\n\nText', 'a.textbundle/info.json': bearInfo({ encryptedData: 'AA' }) }),
  );
  expect(items).toMatchObject([
    { kind: 'skipped', code: 'import/locked', detail: 'A' },
    { kind: 'note', text: ['Text'] },
  ]);
});

function sourceOf(app: string) {
  const source = importSources.find((each) => each.app === app);
  if (source === undefined) throw new Error(`no source ${app}`);
  return source;
}
