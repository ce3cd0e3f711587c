import { describe, expect, it } from 'vitest';
import { accountOf, exportedTexts, hashOf, type TestRecord } from './testing/account.ts';

const created = Date.parse('2026-01-02T03:04:05.678Z');
const picture = new TextEncoder().encode('a picture');
const hash = hashOf(picture);
const otherHash = 'b'.repeat(64);

describe('the notes of an export', () => {
  it('are Markdown files in the folders of their notebooks, with their properties as front matter', async () => {
    const texts = await exportedTexts(
      accountOf({
        'notes/n1': note('Knee: plan', 'Rest.', {
          notebook: 'inner',
          createdAt: created,
          importedEditedAt: created + 1000,
          'tags/knee': 'Knee',
          'tags/two words': 'two words',
          'aliases/0': 'yes',
          day: '2026-01-02',
          pinnedAt: 5,
          archivedAt: 6,
          'properties/pain': 3,
          'properties/done': true,
          'properties/by: whom': '- Ann\nLee',
          'properties/Title': 'hidden by the title',
        }),
        'notebooks/inner': { leaves: { name: 'Rehab?', parent: 'outer' } },
        'notebooks/outer': { leaves: { name: 'Training' } },
      }),
    );
    expect(texts['notes/Training/Rehab-/Knee- plan.md']).toBe(
      [
        '---',
        'title: "Knee: plan"',
        'created: 2026-01-02T03:04:05.678Z',
        'updated: 2026-01-02T03:04:06.678Z',
        'tags:',
        '  - Knee',
        '  - two words',
        'aliases:',
        '  - "yes"',
        'id: n1',
        'day: "2026-01-02"',
        'pinned: true',
        'archived: true',
        'pain: 3',
        'done: true',
        '"by: whom": "- Ann\\nLee"',
        '---',
        'Rest.',
      ].join('\n'),
    );
  });

  it('have names that differ also where case does not count, and are named by their day without a title', async () => {
    const texts = await exportedTexts(
      accountOf({
        'notebooks/b': { leaves: { name: 'Plan.md' } },
        'notes/1': note('plan', ''),
        'notes/2': note('Plan', ''),
        'notes/3': note('', '', { day: '2026-01-02' }),
        'notes/4': note(' ', ''),
        'notes/5': note('__proto__', ''),
        'notes/6': note('../../etc/passwd', ''),
        'notes/7': note('in a notebook that is gone', '', { notebook: 'gone' }),
      }),
    );
    expect(Object.keys(texts).filter((path) => path.startsWith('notes/'))).toEqual([
      'notes/plan 1.md',
      'notes/Plan 2.md',
      'notes/2026-01-02.md',
      'notes/Untitled.md',
      'notes/__proto__.md',
      'notes/-..-etc-passwd.md',
      'notes/in a notebook that is gone.md',
    ]);
  });

  it('are below trash if they are in it, unless a later edit restored them', async () => {
    const texts = await exportedTexts(
      accountOf({
        'notes/1': note('gone', '', { editedAt: 1, trashedAt: 2 }),
        'notes/2': note('back', '', { trashedAt: 1, editedAt: 2 }),
      }),
    );
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(['trash/gone.md', 'notes/back.md']));
    expect(texts['trash/gone.md']).toContain('trashed: true\n');
    expect(records(texts)).toEqual([
      { key: 'notes/1', leaves: { title: 'gone', editedAt: 1, trashedAt: 2 }, text: '' },
      { key: 'notes/2', leaves: { title: 'back', trashedAt: null, editedAt: 2 }, text: '' },
    ]);
  });

  it.each([
    [
      'of YAML',
      '---\n# mine\nauthor: Ann\nTitle: old\ntags:\n- a\n- b\n---\nText',
      '# mine\nauthor: Ann\ntags:\n- a\n- b\n',
    ],
    ['of JSON', '---\n{"title": "old", "n": [1]}\n---\nText', '"n": [1]\n'],
    ['without properties', '---\n---\nText', ''],
  ])('keep their own front matter %s, below what the app knows', async (_, text, own) => {
    const texts = await exportedTexts(accountOf({ 'notes/1': note('New', text) }));
    expect(texts['notes/New.md']).toBe(`---\ntitle: New\nid: "1"\n${own}---\nText`);
  });

  it('list the training of a day where the note shows it; the data for this app keeps the embed', async () => {
    const run = { day: '2026-11-20', startedAt: 1, sport: 'run', movingSeconds: 1800 };
    const account = accountOf({
      'notes/day-2026-11-20': {
        leaves: { day: '2026-11-20', title: 'Friday' },
        text: 'Before\n\n![[training]]\n\nAfter',
      },
      'activities/run': { leaves: run },
      'activities/other': { leaves: { ...run, day: '2026-11-19' } },
    });
    const texts = await exportedTexts(account);
    expect(texts['notes/Friday.md']).toContain('Before\n\n<!-- ![[training]] -->\n- Run, 30:00\n\nAfter');
    expect(texts['data.jsonl']).toContain('Before\\n\\n![[training]]\\n\\nAfter');
    const selected = await exportedTexts(account, { selection: new Set(['notes/day-2026-11-20']) });
    expect(selected['notes/Friday.md']).toContain('Before\n\n![[training]]\n\nAfter');
  });

  it('keep the line ends and byte order mark of the files that they come from', async () => {
    const texts = await exportedTexts(accountOf({ 'notes/1': note('A', 'a\nb', { lineEnd: 'crlf', bom: true }) }));
    expect(texts['notes/A.md']).toBe('\ufeff---\r\ntitle: A\r\nid: "1"\r\n---\r\na\r\nb');
  });

  it('refer to attachments by relative paths, except in code', async () => {
    const text = [
      `![Knee](attachment:${hash}) and [![](attachment:${hash})](attachment:${hash} "scan")`,
      `[a]: <attachment:${hash}>`,
      `\`![](attachment:${hash})\` [gone](attachment:${otherHash}) [[Wiki]]`,
      `    ![](attachment:${hash})`,
    ].join('\n\n');
    const texts = await exportedTexts(
      accountOf({
        'notes/1': note('A', text, { notebook: 'b' }),
        'notebooks/b': { leaves: { name: 'B' } },
        ...attachment(hash, 'Übung (left) 50%.png'),
      }),
    );
    const path = '../../attachments/Übung%20%28left%29%2050%25.png';
    expect(texts['notes/B/A.md']).toContain(
      [
        `![Knee](${path}) and [![](${path})](${path} "scan")`,
        `[a]: ${path}`,
        `\`![](attachment:${hash})\` [gone](attachment:${otherHash}) [[Wiki]]`,
        `    ![](attachment:${hash})`,
      ].join('\n\n'),
    );
  });
});

describe('the attachments of an export', () => {
  it('have safe and distinct names, and are listed as missing without content', async () => {
    const texts = await exportedTexts(
      accountOf(
        { ...attachment(hash, 'scan:1.PNG'), ...attachment('c'.repeat(64), 'x'), ...attachment(otherHash, 'x.fit.gz') },
        new Map([
          [hash, picture],
          [otherHash, picture],
        ]),
      ),
    );
    expect(texts['attachments/scan-1.PNG']).toBe('a picture');
    expect(texts).toHaveProperty(['attachments/x.fit.gzip']);
    expect(JSON.parse(texts['manifest.json'] ?? '')).toMatchObject({
      missing: [{ hash: 'c'.repeat(64), name: 'x' }],
      files: expect.arrayContaining([{ path: 'attachments/scan-1.PNG', bytes: picture.length, sha256: hash }]),
    });
  });

  it.each([
    [undefined, 'image/jpeg', 'attachments/attachment.jpg'],
    ['Thumbs.db', 'application/x', 'attachments/Thumbs 1.db'],
    ['archive.tar.tgz', undefined, 'attachments/archive.tar.tar.gzip'],
    ['.hidden', undefined, 'attachments/hidden'],
    ['con.txt', undefined, 'attachments/con -.txt'],
  ])('a file named %j of type %j is %s', async (name, mime, path) => {
    const leaves = { ...(name !== undefined && { name }), ...(mime !== undefined && { mime }) };
    const texts = await exportedTexts(accountOf({ [`attachments/${hash}`]: { leaves } }, new Map([[hash, picture]])));
    expect(Object.keys(texts)).toContain(path);
  });
});

describe('the data and the manifest of an export', () => {
  it('contain every record completely, with a header', async () => {
    const unknown = { 'newer/thing': { a: [1, null, '\ud800'] }, cleared: null };
    const texts = await exportedTexts(
      accountOf({ 'notes/1': note('A', 'a\u2028\n', unknown), 'preferences/main': { leaves: {} } }),
    );
    const [header, ...lines] = (texts['data.jsonl'] ?? '').trimEnd().split('\n');
    expect(JSON.parse(header ?? '')).toEqual({
      format: 'mensana-export',
      version: 1,
      appVersion: '1.2.3',
      exportedAt: '2026-11-26T12:00:00.000Z',
      contains: 'everything',
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { key: 'notes/1', leaves: { title: 'A', ...unknown }, text: 'a\u2028\n' },
      { key: 'preferences/main', leaves: {}, text: null },
    ]);
  });

  it('count the records and list each file with its digest, the manifest last', async () => {
    const texts = await exportedTexts(accountOf({ 'notes/1': note('A', 'text'), 'notes/2': note('B', '') }));
    expect(Object.keys(texts)).toEqual(['README.txt', 'notes/A.md', 'notes/B.md', 'data.jsonl', 'manifest.json']);
    const manifest = JSON.parse(texts['manifest.json'] ?? '');
    expect(manifest).toMatchObject({ format: 'mensana-export', version: 1, counts: { notes: 2 }, missing: [] });
    expect(manifest.files).toEqual(
      Object.entries(texts)
        .slice(0, -1)
        .map(([path, text]) => {
          const bytes = new TextEncoder().encode(text);
          return { path, bytes: bytes.length, sha256: hashOf(bytes) };
        }),
    );
    expect((texts['README.txt'] ?? '').trimEnd().split('\n')).toHaveLength(5);
  });

  it('restore an exercise of a workout that a later set brought back', async () => {
    const set = { place: { exercise: 'e', order: 'a0' } };
    const leaves = {
      'exercises/e/exercise': 'exercises/back-squat',
      'exercises/e/removedAt': 5,
      'exercises/f/removedAt': 6,
      'sets/s/place': set.place,
    };
    const texts = await exportedTexts(accountOf({ 'workouts/w': { leaves } }));
    expect(records(texts)[0]?.leaves).toEqual({ ...leaves, 'exercises/e/removedAt': null });
  });
});

describe('an export of selected records', () => {
  it('contains them with the notebooks, exercises, tags and attachments that they need, and nothing else', async () => {
    const ids = Array.from({ length: 4 }, (_, at) => `00000000-0000-7000-8000-00000000000${at}`);
    const [inner, outer, other, own] = ids as [string, string, string, string];
    const account = accountOf(
      {
        'notes/1': note('A', `![](attachment:${hash})`, { notebook: inner, 'tags/a~1b': 'a/b' }),
        'notes/2': note('B', `![](attachment:${otherHash})`, { notebook: other }),
        [`notebooks/${inner}`]: { leaves: { name: 'Inner', parent: outer } },
        [`notebooks/${outer}`]: { leaves: { name: 'Outer' } },
        [`notebooks/${other}`]: { leaves: { name: 'Other' } },
        'tags/a~1b': { leaves: { colour: 'red' } },
        'tags/c': { leaves: { colour: 'red' } },
        ...attachment(hash, 'a.png'),
        ...attachment(otherHash, 'b.png'),
        'workouts/w': { leaves: { 'exercises/e/exercise': `exercises/${own}`, routine: 'r' } },
        'workouts/v': { leaves: {} },
        'routines/r': { leaves: { name: 'R' } },
        [`exercises/${own}`]: { leaves: { name: 'Own', mergedInto: 'exercises/back-squat' } },
        'exercises/back-squat': { leaves: { favourite: true } },
        'exercises/deadlift': { leaves: { favourite: true } },
      },
      new Map([[hash, picture]]),
    );
    const texts = await exportedTexts(account, { selection: new Set(['notes/1', 'workouts/w']) });
    expect(records(texts).map(({ key }) => key)).toEqual([
      'notes/1',
      `notebooks/${inner}`,
      `notebooks/${outer}`,
      'tags/a~1b',
      `attachments/${hash}`,
      'workouts/w',
      `exercises/${own}`,
      'exercises/back-squat',
    ]);
    expect(Object.keys(texts)).toEqual([
      'README.txt',
      'notes/Outer/Inner/A.md',
      'attachments/a.png',
      'training/workouts.csv',
      'training/exercises.csv',
      'data.jsonl',
      'manifest.json',
    ]);
    expect(texts['data.jsonl']).toContain('"contains":"selected records"');
  });
});

it('an export of an empty account has no tables', async () => {
  expect(Object.keys(await exportedTexts(accountOf({})))).toEqual(['README.txt', 'data.jsonl', 'manifest.json']);
});

function note(title: string, text: string, leaves: Readonly<Record<string, unknown>> = {}): TestRecord {
  return { leaves: { title, ...leaves }, text };
}

function attachment(sha: string, name: string): Record<string, TestRecord> {
  return { [`attachments/${sha}`]: { leaves: { name, bytes: 9 } } };
}

function records(texts: Readonly<Record<string, string>>): { readonly key: string; readonly leaves: object }[] {
  const lines = (texts['data.jsonl'] ?? '').trimEnd().split('\n').slice(1);
  return lines.map((line) => JSON.parse(line));
}
