import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { NoteDraft } from '../draft/index.ts';
import { fileOf, filesOf, itemsOf } from '../testing/files.ts';
import { logseq } from './index.ts';

type Contents = Readonly<Record<string, string>>;

const [first, second] = ['65a1b2c3-0000-4000-8000-00000000000a', '65a1b2c3-0000-4000-8000-00000000000b'];

async function notesIn(contents: Contents): Promise<readonly NoteDraft[]> {
  const items = await itemsOf(logseq, filesOf({ 'logseq/config.edn': '{}', ...contents }));
  return items.filter((item) => item.kind === 'note');
}

async function textOf(text: string, others: Contents = {}): Promise<NoteDraft['text']> {
  const [note] = await notesIn({ 'pages/Page.md': text, ...others });
  return note?.text ?? [];
}

describe('a graph', () => {
  it('gives pages, journals and assets without the files of the app', async () => {
    const files = filesOf(
      {
        'Graph/logseq/config.edn': '{:meta/version 1}',
        'Graph/logseq/custom.css': 'x',
        'Graph/logseq/bak/pages/a/old.md': 'x',
        'Graph/logseq/.recycle/pages_x.md': 'x',
        'Graph/pages/Knee.md':
          'title:: The knee\nalias:: joint, [[Left, knee]]\ntags:: [[Body part]], #pain\ntype:: [[Note]]\n\n- Text\n\t- Child\n',
        'Graph/journals/2026_01_02.md': '- See [[the knee]]',
        'Graph/assets/a_1.png': 'x',
        'Graph/pages/Old.org': '* x',
        'beside.txt': 'x',
      },
      8000,
    );
    expect(await logseq.recognise(files)).toBe('certain');
    const [knee, journal, beside, asset, org, ...others] = await itemsOf(logseq, files);
    expect(others).toEqual([]);
    expect(knee).toEqual({
      kind: 'note',
      sourceId: 'pages/Knee.md',
      origin: 'Graph/pages/Knee.md',
      title: 'The knee',
      text: ['---\ntype: "[[Note]]"\n---\n- Text\n\t- Child\n'],
      marks: { lineEnd: 'lf', bom: false },
      notebook: [],
      tags: ['Body part', 'pain'],
      aliases: ['joint', 'Left, knee'],
      createdAt: null,
      editedAt: 8000,
      isEditedByFile: true,
      day: null,
      isPinned: false,
      isArchived: false,
      isTrashed: false,
      isTemplate: false,
      properties: {},
    });
    expect(journal).toMatchObject({
      sourceId: 'journals/2026_01_02.md',
      title: '',
      day: '2026-01-02',
      text: ['- See ', { to: { sourceId: 'pages/Knee.md' }, shown: 'the knee', written: '[[the knee]]' }],
    });
    expect(asset).toMatchObject({ kind: 'file', sourceId: 'assets/a_1.png', name: 'a_1.png' });
    expect(beside).toMatchObject({ kind: 'note', sourceId: '../beside.txt' });
    expect(org).toEqual({ kind: 'skipped', origin: 'Graph/pages/Old.org', code: 'import/unsupported' });
  });

  it('is recognised by its journals if it has no settings', async () => {
    expect(await logseq.recognise(filesOf({ 'g/journals/2026_01_02.md': '- a', 'g/pages/a.md': 'x' }))).toBe('likely');
    expect(await logseq.recognise(filesOf({ 'journals/2026_01_02.md': 'Dear diary' }))).toBe('no');
    expect(await logseq.recognise(filesOf({ 'mypages/a.md': '- a', 'a.md': '- b' }))).toBe('no');
  });

  it('has namespaces as notebooks, however the file is named', async () => {
    const notes = await notesIn({
      'pages/a___b___c.md': '- [[A/b]]',
      'pages/a%2Fb.md': '- x',
      'pages/d%3F.md': '- x',
      'pages/100%.md': '- x',
      'pages/e.md': 'title:: f/g',
    });
    expect(notes.map(({ notebook, title }) => [...notebook, title])).toEqual([
      ['a', 'b', 'c'],
      ['a', 'b'],
      ['d?'],
      ['100%'],
      ['f', 'g'],
    ]);
    expect(notes[0]?.text).toEqual([
      '- ',
      { kind: 'note-link', to: { sourceId: 'pages/a%2Fb.md' }, isEmbed: false, written: '[[A/b]]' },
    ]);
  });

  it('has journals in the format and the folder of its settings', async () => {
    const config =
      '{;; :journals-directory "wrong"\n :journals-directory "days"\n :journal/file-name-format "dd.MM.yyyy"\n :journal/page-title-format "EEEE, dd.MM.yyyy"}';
    const notes = await notesIn({
      'logseq/config.edn': config,
      'days/26.11.2026.md': '- [[Wednesday, 25.11.2026]] [[Tuesday, 24.11.2026]]',
      'days/2026_11_25.md': '- x',
      'journals/2026_11_23.md': '- x',
    });
    expect(notes.map(({ day }) => day)).toEqual(['2026-11-26', '2026-11-25', null]);
    expect(notes[0]?.text).toEqual([
      '- ',
      {
        kind: 'note-link',
        to: { sourceId: 'days/2026_11_25.md' },
        shown: 'Wednesday, 25.11.2026',
        isEmbed: false,
        written: '[[Wednesday, 25.11.2026]]',
      },
      ' [[2026-11-24|Tuesday, 24.11.2026]]',
    ]);
  });
});

describe('references to blocks', () => {
  const others = {
    'pages/Other.md': `- TODO The **first** [[x]]\n  id:: ${first}\n\t- child\n- second line\n  more\n  id:: ${second}`,
  };
  const link = { kind: 'note-link', to: { sourceId: 'pages/Other.md' }, isEmbed: false };

  it.each([
    [`((${first}))`, { ...link, place: `^${first}`, shown: 'The first x' }],
    [`[it](((${first})))`, { ...link, place: `^${first}`, shown: 'it' }],
    [`{{embed ((${first}))}}`, { ...link, place: `^${first}`, isEmbed: true }],
    ['{{embed [[Other]]}}', { ...link, isEmbed: true }],
    ['[it]([[Other]])', { ...link, shown: 'it' }],
    [`((${first.toUpperCase()}))`, { ...link, place: `^${first}`, shown: 'The first x' }],
  ])('become links: %s', async (written, part) => {
    expect(await textOf(written, others)).toEqual([{ ...part, written }]);
  });

  it('are known to be in a table cell', async () => {
    const parts = await textOf(`| a |\n|-|\n| ((${first})) |\n\n((${first}))`, others);
    expect(parts).toMatchObject(['| a |\n|-|\n| ', { isInTableCell: true }, ' |\n\n', { place: `^${first}` }]);
    expect(parts[3]).not.toHaveProperty('isInTableCell');
  });

  it('give the blocks their ids', async () => {
    const [, other] = await notesIn({ 'pages/A.md': '- x', ...others });
    expect(other?.text).toEqual([`- [ ] The **first** [[x]] ^${first}\n\t- child\n- second line\n  more ^${second}`]);
  });

  it.each([
    [`- a\n  id:: ${first}\n  b:: c`, `- a ^${first}\n  b:: c`],
    [`- # a\n  id:: ${first}`, `- # a ^${first}`],
    [`- a\n  \`\`\`\n  b\n  \`\`\`\n  id:: ${first}`, `- a\n  \`\`\`\n  b\n  \`\`\`\n\n  ^${first}`],
    [`\t- > a\n\t  id:: ${first}`, `\t- > a\n\n\t  ^${first}`],
    [`-\n  id:: ${first}`, `- ^${first}`],
    [`- a\n  id:: not an id`, `- a\n  id:: not an id`],
  ])('write the id of %j where the block ends', async (text, converted) => {
    expect(await textOf(`- start\n${text}`)).toEqual([`- start\n${converted}`]);
  });

  it.each([`\`((${first}))\``, `- \`\`\`\n  ((${first}))\n  \`\`\``, '{{embed [[Nothing]]}}', '((x))'])(
    'stay as they are: %s',
    async (text) => {
      const { 'pages/Other.md': page } = others;
      expect(await textOf(text, { 'pages/Other.md': page.replace(second, 'gone') })).toEqual([text]);
    },
  );
});

it('names the references to blocks that no page has, without ids', async () => {
  const missing = { kind: 'missing-link', target: 'note', name: '', written: '((…))' };
  const text = `- a ((${first})) b\n- {{embed ((${first}))}}\n- [it *x*](((${first}))) \`((${first}))\``;
  expect(await textOf(text)).toEqual([
    '- a ',
    missing,
    ' b\n- ',
    missing,
    '\n- ',
    { ...missing, name: 'it x', written: 'it x' },
    ` \`((${first}))\``,
  ]);
});

describe('a block', () => {
  it.each([
    ['- TODO a', '- [ ] a'],
    ['- LATER a', '- [ ] a'],
    ['- DONE a', '- [x] a'],
    ['- DOING a', '- [ ] DOING a'],
    ['- NOW a', '- [ ] NOW a'],
    ['- WAITING a', '- [ ] WAITING a'],
    ['- CANCELED a', '- [x] CANCELED a'],
    ['- TODO', '- [ ] '],
    ['- TODO [#A] a', '- [ ] (A) a'],
    ['- [#B] a', '- (B) a'],
    ['- TODOs a', '- TODOs a'],
    ['TODO a', 'TODO a'],
    ['- a\n  collapsed:: true\n\t- b', '- a\n\t- b'],
    ['- a\n  heading:: 3', '- ### a'],
    ['- a\n  heading:: true', '- ## a'],
    ['- ## a\n  heading:: 2', '- ## a'],
    ['- x\n- a\n  logseq.order-list-type:: number', '- x\n1. a'],
    ['- x\n- a\n  b\n  logseq.order-list-type:: number', '- x\n1. a\n   b'],
    [
      '- a\n  logseq.order-list-type:: number\n\t- c\n- b\n  logseq.order-list-type:: number\n- d',
      '1. a\n\t- c\n2. b\n- d',
    ],
    ['- #+BEGIN_TIP\n  Mind **it**\n  #+END_TIP', '- > [!tip]\n  > Mind **it**'],
    [
      '- x\n\t- a\n\t  #+BEGIN_QUOTE\n\t  one\n\n\t  ^^two^^\n\t  #+END_QUOTE\n\t  b',
      '- x\n\t- a\n\t  > one\n\t  >\n\t  > ==two==\n\t  b',
    ],
    ['- #+BEGIN_SRC js\n  a ^^b^^\n  #+END_SRC', '- ```js\n  a ^^b^^\n  ```'],
    ['- #+BEGIN_TIP\n  no end', '- #+BEGIN_TIP\n  no end'],
    ['- a ^^mark^^ `^^no^^` ^^ no', '- a ==mark== `^^no^^` ^^ no'],
    ['- TODO a\n  SCHEDULED: <2024-05-01 Wed 09:30 .+2w>', '- [ ] a @2024-05-01 9:30 every 2 weeks'],
    ['- TODO a\n  DEADLINE: <2024-05-03 Fri>\n  b', '- [ ] a @2024-05-03\n  b'],
    ['- TODO a\n  DEADLINE: <2024-05-03 Fri> SCHEDULED: <2024-05-01 Wed>', '- [ ] a @2024-05-01 DEADLINE @2024-05-03'],
    ['- x\n- a\n  colour:: red', '- x\n- a\n  colour:: red'],
    ['- DONE a\n  SCHEDULED: <2026-01-02 Fri>', '- [x] a @2026-01-02'],
  ])('%j becomes %j', async (text, converted) => {
    expect(await textOf(text)).toEqual([converted]);
  });

  it.each([
    '- {{query (todo now)}}',
    '- #+BEGIN_QUERY\n  {:query [:find]}\n  - TODO a\n  #+END_QUERY',
    '- ```\n  - TODO a\n  id:: x\n  collapsed:: true\n  ```',
    '- a `TODO` b:: c',
    '- #tag and #[[two words]]',
    '- ```` x ```` TODO',
    '\n\n- a\n\n- b\n',
  ])('%j stays as it is', async (text) => {
    expect(await textOf(text)).toEqual([text]);
  });
});

describe('the properties of a page', () => {
  it.each([
    ['- title:: A\n- x', { title: 'A', text: ['- x'] }],
    ['type:: book\nrating:: 5\n- x', { text: ['---\ntype: book\nrating: 5\n---\n- x'] }],
    ['author:: "A": b\n- x', { text: ['---\nauthor: "\\"A\\": b"\n---\n- x'] }],
    ['- type:: book\n\t- child', { text: ['- type:: book\n\t- child'] }],
    ['type:: book\nmore text\n- x', { text: ['type:: book\nmore text\n- x'] }],
    ['---\ntags: a\n---\ntags:: b\n- x', { tags: ['b', 'a'], text: ['---\ntags: a\n---\ntags:: b\n- x'] }],
    [
      'created-at:: 1767323045678\nupdated-at:: soon',
      { createdAt: 1767323045678, text: ['---\nupdated-at: soon\n---\n'] },
    ],
    ['__proto__:: x\nconstructor:: y', { text: ['---\n__proto__: x\nconstructor: y\n---\n'] }],
  ])('%j are lifted, or become front matter', async (text, expected) => {
    expect((await notesIn({ 'pages/a.md': text }))[0]).toMatchObject(expected);
  });
});

describe('assets', () => {
  it('are found from the page, with their size', async () => {
    const text =
      '- ![a](../assets/a_1.png){:height 291, :width 536} ![b](../assets/b 2.png) [c](../assets/c.pdf) ![](../assets/no.png){:width 1}';
    expect(await textOf(text, { 'assets/a_1.png': '', 'assets/b 2.png': '', 'assets/c.pdf': '' })).toEqual([
      '- ',
      {
        kind: 'file-link',
        to: 'assets/a_1.png',
        shown: 'a',
        isImage: true,
        widthPx: 536,
        written: '![a](../assets/a_1.png){:height 291, :width 536}',
      },
      ' ',
      { kind: 'file-link', to: 'assets/b 2.png', shown: 'b', isImage: true, written: '![b](../assets/b 2.png)' },
      ' ',
      { kind: 'file-link', to: 'assets/c.pdf', shown: 'c', isImage: false, written: '[c](../assets/c.pdf)' },
      ' ',
      { kind: 'missing-link', target: 'file', name: 'assets/no.png', written: '![](../assets/no.png)' },
      '{:width 1}',
    ]);
  });
});

it('links find aliases, but names come first', async () => {
  const notes = await notesIn({
    'pages/a.md': 'alias:: b, c',
    'pages/b.md': '- [[c]] [[b]] [[d]]',
  });
  expect(notes[1]?.text).toMatchObject([
    '- ',
    { to: { sourceId: 'pages/a.md' }, shown: 'c' },
    ' ',
    { to: { sourceId: 'pages/b.md' } },
    ' [[d]]',
  ]);
});

it('a broken page does not stop the others', async () => {
  const items = await itemsOf(logseq, [
    fileOf('logseq/config.edn', new Uint8Array([0xff, 0, 0x22])),
    fileOf('pages/a.md', new Uint8Array([0, 1])),
    fileOf('pages/b.md', '- [[a]]'),
  ]);
  expect(items).toMatchObject([
    { kind: 'skipped', origin: 'pages/a.md', code: 'import/damaged' },
    { kind: 'note', text: ['- [[a]]'] },
  ]);
});

it('any page is read', async () => {
  const piece = fc.constantFrom(
    ...[
      '- ',
      '\t',
      '\n',
      'TODO ',
      'a:: b',
      `id:: ${first}`,
      `((${first}))`,
      '```',
      '{{embed [[Page]]}}',
      '[[',
      ']]',
      '#+BEGIN_QUERY',
      '#+END_QUERY',
      '> ',
      '![](../assets/a.png){:width 3}',
      'heading:: 2',
    ],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 40 }), async (pieces) => {
      const [note] = await notesIn({ 'pages/Page.md': pieces.join(''), 'assets/a.png': '' });
      expect(note?.sourceId).toBe('pages/Page.md');
    }),
    { numRuns: runs(200) },
  );
});

// A reader with quadratic time would take hours for this.
it.each([
  ['references', `- a\n  id:: ${first}\n\t- ((${first})) {{embed \`\n`.repeat(5000)],
  ['pieces of code', '- ```\n'.repeat(20_000)],
  ['embeds without an end', `- ${'{{embed [['.repeat(20_000)}`],
  ['properties', 'alias:: [[a,'.repeat(10_000)],
])('a page with many %s is read', { timeout: 120_000 }, async (_, text) => {
  const [note] = await notesIn({ 'pages/Page.md': text });
  expect(note?.sourceId).toBe('pages/Page.md');
});

it('leaves out tags without a name', async () => {
  const [note] = await notesIn({ 'pages/Knee.md': 'tags:: #, a, ##\n\n- Text\n' });
  expect(note?.tags).toEqual(['a']);
});

it('leaves out the clock of tasks, and says so', async () => {
  const text =
    '- DONE a\n  :LOGBOOK:\n  CLOCK: [2024-05-01 Wed 10:00:00]--[2024-05-01 Wed 11:00:00] =>  01:00:00\n  :END:\n  b';
  expect(await itemsOf(logseq, filesOf({ 'logseq/config.edn': '{}', 'pages/a.md': text }))).toMatchObject([
    { text: ['- [x] a\n  b'] },
    { kind: 'skipped', origin: 'pages/a.md', code: 'import/unsupported', detail: '1 × LOGBOOK' },
  ]);
});
