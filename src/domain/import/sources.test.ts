import { describe, expect, it } from 'vitest';
import { backupFile } from './fitnotes/testing/backup-file.ts';
import { importSources, recognised } from './sources.ts';
import { filesOf, itemsOf } from './testing/files.ts';

describe('the sources', () => {
  it('have distinct names and ids, which are stored with every record', () => {
    expect(new Set(importSources.map(({ app }) => app)).size).toBe(importSources.length);
    expect(new Set(importSources.map(({ name }) => name)).size).toBe(importSources.length);
    expect(importSources.map(({ app }) => app).filter((app) => !/^[a-z]+(-[a-z]+)*$/.test(app))).toEqual([]);
  });
});

describe('an export is recognised by its content', () => {
  it.each<[string, Readonly<Record<string, string | Uint8Array>>]>([
    ['obsidian', { 'Vault/.obsidian/app.json': '{}', 'Vault/Knee.md': 'see [[Hip]]' }],
    ['markdown', { 'notes/Knee.md': '# Knee\n\nRest.' }],
    ['markdown', { 'a.md': '# A', 'b.md': '# B', 'Saved page.html': '<html><body><p>Rest.</p></body></html>' }],
    ['html', { 'Knee.html': '<html><body><p>Rest.</p></body></html>' }],
    [
      'evernote',
      {
        'Body.enex':
          '<?xml version="1.0"?><!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export3.dtd"><en-export></en-export>',
      },
    ],
    [
      'google-keep',
      {
        'Takeout/Keep/a.json':
          '{"color":"DEFAULT","isTrashed":false,"isPinned":false,"isArchived":false,"textContent":"a","title":"","userEditedTimestampUsec":1}',
      },
    ],
    [
      'simplenote',
      {
        'source/notes.json':
          '{"activeNotes":[{"id":"a","content":"b","creationDate":"2020-01-01T00:00:00Z"}],"trashedNotes":[]}',
      },
    ],
    [
      'day-one',
      {
        'Journal.json':
          '{"metadata":{"version":"1.0"},"entries":[{"uuid":"A","creationDate":"2020-01-01T00:00:00Z","text":"a"}]}',
      },
    ],
    [
      'standard-notes',
      {
        'backup.txt':
          '{"version":"004","items":[{"uuid":"a","content_type":"Note","content":{"title":"a","text":"b"}}]}',
      },
    ],
    [
      'bear',
      {
        'Knee.textbundle/text.md': '# Knee',
        'Knee.textbundle/info.json': '{"net.shinyfrog.bear":{"uniqueIdentifier":"A"}}',
      },
    ],
    [
      'mensana',
      {
        'data.jsonl': '{"format":"mensana-export","version":1}\n',
        'notes/Knee.md': 'see [[Hip]]',
        'training/workouts.csv': 'workout_id,date\n',
      },
    ],
    ['logseq', { 'logseq/config.edn': '{}', 'pages/a.md': '- a', 'journals/2026_01_01.md': '- b' }],
    ['notion', { 'Export/Knee 0123456789abcdef0123456789abcdef.md': '# Knee\n' }],
    [
      'joplin',
      { '0123456789abcdef0123456789abcdef.md': 'Knee\n\nRest.\n\nid: 0123456789abcdef0123456789abcdef\ntype_: 1' },
    ],
    [
      'hevy',
      {
        'workouts.csv':
          '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"\n',
      },
    ],
    [
      'strong',
      {
        'strong.csv':
          'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n',
      },
    ],
    ['fitnotes', { 'Backup.db': backupFile({}) }],
    ['fitnotes', { 'FitNotes_Export.csv': 'Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n' }],
    [
      'apple-health',
      {
        'apple_health_export/export.xml':
          '<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n]>\n<HealthData locale="en_GB">\n</HealthData>',
      },
    ],
  ])('%s', async (app, contents) => {
    const [first] = await recognised(filesOf(contents));
    expect(first?.source.app).toBe(app);
  });

  it('by the app of a folder even if files of another app are attached to its notes', async () => {
    const vault = { 'Vault/.obsidian/app.json': '{}', 'Vault/Home.md': '# Home' };
    const attached = { 'Vault/files/Body.enex': '<?xml version="1.0"?><en-export></en-export>' };
    const found = await recognised(filesOf({ ...attached, ...vault }));
    expect(found.slice(0, 2).map(({ source }) => source.app)).toEqual(['obsidian', 'evernote']);
  });

  it('by no source if it is none', async () => {
    expect(await recognised(filesOf({ 'a.bin': Uint8Array.of(0, 1, 2, 255), 'b.docx': 'PK' }))).toEqual([]);
    expect(await recognised([])).toEqual([]);
  });

  it('even if some files cannot be read', async () => {
    const [note] = filesOf({ 'Knee.md': '# Knee' });
    const gone = {
      ...filesOf({ 'workouts.csv': 'x' })[0],
      source: { size: 1, read: () => Promise.reject(new Error('gone')) },
    };
    const found = await recognised([gone as never, note as never]);
    expect(found.map(({ source }) => source.app)).toContain('markdown');
  });
});

it('a text with half a character is repaired, because every stored text is well-formed', async () => {
  const keep = importSources.find(({ app }) => app === 'google-keep');
  const json =
    '{"isPinned":true,"isTrashed":false,"title":"a\\ud83d","textContent":"b\\udcaa","labels":[{"name":"\\ud83d"}]}';
  const items = await itemsOf(keep as never, filesOf({ 'a.json': json }));
  expect(items).toMatchObject([{ title: 'a\ufffd', text: ['b\ufffd'], tags: ['\ufffd'] }]);
});

describe('a folder of notes of several kinds', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['texts and a page', { 'Note 1.txt': 'a', 'Note 2.txt': 'b', 'Note 3.txt': 'c', 'Saved page.html': '<p>d</p>' }],
    ['Markdown and a page', { 'a.md': 'a', 'b.html': '<p>b</p>' }],
    ['pages and one text', { 'a.md': 'a', 'b.html': '<p>b</p>', 'c.htm': '<p>c</p>', 'in/d.xhtml': '<p>d</p>' }],
    ['Markdown with wiki links, a text and a page', { 'a.md': '[[b]]', 'b.txt': 'b', 'c.html': '<p>c</p>' }],
    ['a vault with a text and a page', { '.obsidian/app.json': '{}', 'a.md': 'a', 'b.txt': 'b', 'c.html': '<p>c</p>' }],
    ['a backup of Bear with a text beside it', { 'B/a.textbundle/text.md': 'a', 'b.md': 'b', 'c.html': '<p>c</p>' }],
    [
      'a graph of Logseq with a text beside it',
      { 'logseq/config.edn': '{}', 'pages/a.md': '- a', 'b.txt': 'b', 'c.html': '<p>c</p>' },
    ],
  ])('gives every note: %s', async (_, contents) => {
    const files = filesOf(contents);
    const notes = Object.keys(contents).filter((path) => /\.(?:md|txt|x?html?)$/.test(path));
    for (const { source } of await recognised(files)) {
      const items = await itemsOf(source, files);
      expect(items.filter(({ kind }) => kind === 'note').map(({ origin }) => origin)).toEqual(
        expect.arrayContaining(notes),
      );
    }
  });

  it('keeps the source of its texts when pages are added', async () => {
    const [first] = await recognised(filesOf({ 'a.md': 'a', 'b.html': '<p>b</p>', 'c.html': '<p>c</p>' }));
    expect(first?.source.app).toBe('markdown');
  });

  it('links its notes to each other, whatever they are written in', async () => {
    const items = await itemsOf(
      sourceOf('markdown'),
      filesOf({
        'a.md': '[page](b.html) ![](c.png)',
        'b.html': '<a href="a.md">note</a><img src="c.png">',
        'c.png': 'x',
      }),
    );
    expect(items).toMatchObject([
      { kind: 'note', text: [{ to: { sourceId: 'b.html' } }, ' ', { to: 'c.png' }] },
      { kind: 'file', sourceId: 'c.png' },
      { kind: 'note', text: [{ to: { sourceId: 'a.md' } }, { to: 'c.png' }] },
    ]);
  });
});

describe('the report of an import', () => {
  it('names files that the source does not read', async () => {
    const notes = { 'source/notes.json': '{"activeNotes":[{"id":"a","content":"a"}],"trashedNotes":[]}' };
    const items = await itemsOf(
      sourceOf('simplenote'),
      filesOf({ ...notes, 'a.txt': 'a', '.DS_Store': '', 'run.gpx': '<gpx/>', 'b, c.pdf': '%PDF' }),
    );
    expect(items.filter(({ kind }) => kind === 'skipped')).toEqual([
      { kind: 'skipped', origin: 'run.gpx', code: 'import/unsupported' },
      { kind: 'skipped', origin: 'b, c.pdf', code: 'import/unsupported' },
    ]);
  });

  it('counts many files of a kind in one line', async () => {
    const photos = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`Photos/${at}.jpg`, 'x']));
    const table = 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n';
    const items = await itemsOf(sourceOf('strong'), filesOf({ 'strong.csv': table, ...photos }));
    expect(items).toEqual([
      { kind: 'skipped', origin: 'strong.csv', code: 'import/empty' },
      { kind: 'skipped', origin: 'Photos/*.jpg', code: 'import/unsupported', detail: '× 30' },
    ]);
  });
});

function sourceOf(app: string) {
  const source = importSources.find((each) => each.app === app);
  if (source === undefined) throw new Error(`no source ${app}`);
  return source;
}
