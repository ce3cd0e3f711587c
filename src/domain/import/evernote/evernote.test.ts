import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { md5Of } from '../bytes/index.ts';
import type { FileDraft, ImportItem, NoteDraft, SkippedItem } from '../draft/index.ts';
import { bytesOf } from '../files/index.ts';
import { base64Of } from '../testing/base64.ts';
import { fileOf, filesOf, itemsOf, missingIn, writtenText } from '../testing/files.ts';
import { evernote } from './index.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const pngHash = md5Of(png);
const pdf = new TextEncoder().encode('%PDF-1.4 tiny');
const pdfHash = md5Of(pdf);

function enex(...notes: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE en-export SYSTEM "http://xml.evernote.com/pub/evernote-export4.dtd">
<en-export export-date="20240305T101112Z" application="Evernote" version="10.60.4">
${notes.join('\n')}
</en-export>
`;
}

function note(
  content: string,
  { head = '<title>Plan</title><created>20240102T030405Z</created>', tail = '' } = {},
): string {
  return `<note>${head}<content><![CDATA[<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE en-note SYSTEM "http://xml.evernote.com/pub/enml2.dtd"><en-note>${content}</en-note>]]></content>${tail}</note>`;
}

function resource(bytes: Uint8Array, { mime = 'image/png', name = '' } = {}): string {
  const base64 = base64Of(bytes).replaceAll(/.{7}/g, '$&\n');
  const attributes = name === '' ? '' : `<resource-attributes><file-name>${name}</file-name></resource-attributes>`;
  return `<resource><data encoding="base64">\n${base64}\n</data><mime>${mime}</mime><width>10</width><height>20</height>${attributes}</resource>`;
}

async function read(text: string, path = 'Home.enex'): Promise<ImportItem[]> {
  return itemsOf(evernote, filesOf({ [path]: text }));
}

function notesIn(items: readonly ImportItem[]): NoteDraft[] {
  return items.filter((item) => item.kind === 'note');
}

function filesIn(items: readonly ImportItem[]): FileDraft[] {
  return items.filter((item) => item.kind === 'file');
}

function skippedIn(items: readonly ImportItem[]): SkippedItem[] {
  return items.filter((item) => item.kind === 'skipped');
}

async function textOf(content: string, tail = ''): Promise<string> {
  const [only] = notesIn(await read(enex(note(content, { tail }))));
  return only?.text.map((part) => (typeof part === 'string' ? part : `{${part.kind}}`)).join('') ?? '';
}

it('is recognised by the root element, and nothing else is', async () => {
  expect(await evernote.recognise(filesOf({ 'a.enex': enex() }))).toBe('certain');
  expect(await evernote.recognise(filesOf({ 'a.xml': enex() }))).toBe('certain');
  expect(await evernote.recognise(filesOf({ 'a.enex': '<html></html>', 'b.txt': enex() }))).toBe('no');
});

it('reads a note with everything that its attributes say', async () => {
  const attributes = `<note-attributes><author>Ada &amp; Bo</author><source>web.clip</source><source-url>https://a.example/?x=1&amp;y=2</source-url>
    <latitude>52.5</latitude><longitude>-13.25</longitude><altitude>34.0</altitude><place-name>Berlin</place-name>
    <reminder-order>1</reminder-order><reminder-time>20240401T080000Z</reminder-time><reminder-done-time>2024-04-02T08:00:00.000Z</reminder-done-time>
    <content-class>a.b</content-class><application-data key="__proto__">evil</application-data></note-attributes>`;
  const head = `<title>
    Plan   B </title><tag>work</tag><tag> big idea </tag><updated>20240203T040506Z</updated>`;
  const items = await read(
    enex(note('<div>Hello</div>', { head, tail: `${attributes}<created>20240102T030405Z</created>` })),
  );
  expect(items).toEqual([
    {
      kind: 'note',
      sourceId: '2024-01-02T03:04:05.000Z Plan B',
      origin: 'Home.enex, note 1 “Plan B”',
      title: 'Plan B',
      text: ['Hello'],
      marks: {},
      notebook: ['Home'],
      tags: ['work', 'big idea'],
      aliases: [],
      createdAt: Date.UTC(2024, 0, 2, 3, 4, 5),
      editedAt: Date.UTC(2024, 1, 3, 4, 5, 6),
      day: null,
      isPinned: false,
      isArchived: false,
      isTrashed: false,
      isTemplate: false,
      properties: {
        author: 'Ada & Bo',
        source: 'web.clip',
        'source-url': 'https://a.example/?x=1&y=2',
        latitude: 52.5,
        longitude: -13.25,
        altitude: 34,
        'place-name': 'Berlin',
        'reminder-order': '1',
        'reminder-time': '2024-04-01T08:00:00.000Z',
        'reminder-done-time': '2024-04-02T08:00:00.000Z',
        'content-class': 'a.b',
        'application-data/__proto__': 'evil',
      },
    },
  ]);
});

it.each([
  ['10101T000000Z', null],
  ['00010101T000000Z', null],
  ['2757600913T000000Z', null],
  ['20240231T000000Z', null],
  ['', null],
  ['\n  20240102T030405Z\n', Date.UTC(2024, 0, 2, 3, 4, 5)],
])('reads the date %j as %j, and takes the other date if there is none', async (updated, editedAt) => {
  const created = '<created>20200101T000000Z</created>';
  const [edited, only] = notesIn(
    await read(
      enex(
        note('', { head: `<title>A</title>${created}<updated>${updated}</updated>` }),
        note('', { head: `<title>B</title><created>${updated}</created>` }),
      ),
    ),
  );
  expect(edited?.editedAt).toBe(editedAt ?? Date.UTC(2020, 0, 1));
  expect([only?.createdAt, only?.editedAt]).toEqual([editedAt, editedAt]);
});

it('keeps an empty note, and one without any content element', async () => {
  const items = await read(
    enex(note(''), '<note><title>Bare</title></note>', '<note><title/><content></content></note>'),
  );
  expect(notesIn(items).map(({ title, text }) => ({ title, text }))).toEqual([
    { title: 'Plan', text: [] },
    { title: 'Bare', text: [] },
    { title: '', text: [] },
  ]);
});

it('gives notes of the same second and title different ids, in their order', async () => {
  const ids = notesIn(await read(enex(note('a'), note('b')))).map(({ sourceId }) => sourceId);
  expect(ids).toEqual(['2024-01-02T03:04:05.000Z Plan', '2024-01-02T03:04:05.000Z Plan 2']);
  const plan2 = note('', { head: '<title>Plan 2</title><created>20240102T030405Z</created>' });
  const many = notesIn(await read(enex(note('a'), plan2, ...Array.from({ length: 20 }, () => note('b')))));
  expect(many.map(({ sourceId }) => sourceId.slice('2024-01-02T03:04:05.000Z '.length))).toEqual([
    'Plan',
    'Plan 2',
    ...Array.from({ length: 20 }, (_, at) => `Plan ${at + 3}`),
  ]);
});

it('makes tasks of checkboxes and of checklists', async () => {
  expect(
    await textOf('<div><en-todo checked="true"/>milk</div><div><en-todo/>bread <b>now</b></div><div>end</div>'),
  ).toBe('- [x] milk\n- [ ] bread **now**\n\nend');
  expect(await textOf('<en-todo checked="false"/>a<br/><en-todo checked="true"/>b')).toBe('- [ ] a\n- [x] b');
  const list =
    '<ul style="--en-todo:true;"><li style="--en-checked:true;"><div>done</div></li><ul style="--en-todo:true;"><li style="--en-checked:false;"><div>below</div></li></ul><li style="--en-checked:false;"><div>open</div></li></ul>';
  expect(await textOf(list)).toBe('- [x] done\n  - [ ] below\n- [ ] open');
});

it('puts a list that follows an item into that item', async () => {
  const list = '<ol><li><div>one</div></li><ol><li><div>deep</div></li></ol><li><div>two</div></li></ol>';
  expect(await textOf(list)).toBe('1. one\n   1. deep\n2. two');
});

it('reads code blocks of old and new versions', async () => {
  const old =
    '<div style="box-sizing: border-box; -en-codeblock: true;"><div>if a:</div><div>&nbsp;&nbsp;b()</div><div><br/></div><div>end *x*</div></div>';
  expect(await textOf(old)).toBe('```\nif a:\n  b()\n\nend *x*\n```');
  const recent = '<div style="--en-codeblock:true;--en-syntaxLanguage:Python;"><div>x = "```"</div></div>';
  expect(await textOf(recent)).toBe('````python\nx = "```"\n````');
});

it('reads highlights of old and new versions', async () => {
  const text =
    'a <span style="background-color: rgb(255, 250, 165);-evernote-highlight:true;">old</span> <span style="--en-highlight:yellow;font-weight: bold;">new</span>';
  expect(await textOf(text)).toBe('a ==old **new**==');
});

it('keeps encrypted passages as a notice with their ciphertext, and reports them', async () => {
  const items = await read(
    enex(note('<div>a</div><en-crypt cipher="AES" length="128" hint="my_cat">RU5DMA==</en-crypt><div>b</div>')),
  );
  const [only] = notesIn(items);
  expect(only?.text.join('')).toBe('a\n\n🔒 Encrypted in Evernote (AES, 128). Hint: my_cat\n\n```\nRU5DMA==\n```\n\nb');
  expect(skippedIn(items)).toEqual([
    { kind: 'skipped', origin: 'Home.enex, note 1 “Plan”', code: 'import/locked', detail: '1 × en-crypt' },
  ]);
});

it('joins resources by the hash of their bytes, also a repeated one, and appends one that is not shown', async () => {
  const content = `<div>x<en-media type="image/png" hash="${pngHash}" width="120px"/></div><div><en-media type="image/png" hash="${pngHash.toUpperCase()}"></en-media>y</div>`;
  const tail =
    resource(png, { name: 'a/b:c..png' }) + resource(pdf, { mime: 'application/octet-stream', name: 'Über.pdf' });
  const items = await read(enex(note(content, { tail }), note(content, { tail })));
  expect(filesIn(items).map(({ sourceId, name, mime }) => ({ sourceId, name, mime }))).toEqual([
    { sourceId: pngHash, name: 'a-b:c..png', mime: 'image/png' },
    { sourceId: pdfHash, name: 'Über.pdf', mime: null },
  ]);
  expect(await bytesOf((filesIn(items)[0] as FileDraft).file, 100)).toEqual(png);
  const [first] = notesIn(items);
  const image = { kind: 'file-link', to: pngHash, shown: 'a-b:c..png', isImage: true };
  expect(first?.text).toMatchObject([
    'x',
    { ...image, widthPx: 120 },
    '\n',
    image,
    'y\n\n',
    { kind: 'file-link', to: pdfHash, isImage: false },
  ]);
  expect(notesIn(items)).toHaveLength(2);
});

it('reports empty and missing resources, and names a file without a name by its type', async () => {
  const missing = 'f'.repeat(32);
  const content = `<div>a <en-media type="image/png" hash="${missing}"/></div>`;
  const tail = `<resource><data encoding="base64"/><mime>image/png</mime></resource>${resource(png)}`;
  const items = await read(enex(note(content, { tail })));
  expect(skippedIn(items).map(({ code, detail }) => ({ code, detail }))).toEqual([
    { code: 'import/empty', detail: '' },
  ]);
  expect(missingIn(notesIn(items)[0]?.text)).toEqual(['file image.png']);
  expect(writtenText(notesIn(items)[0]?.text)).toMatch(/^a image\.png\n\n/);
  expect(filesIn(items).map(({ name }) => name)).toEqual([`${pngHash.slice(0, 8)}.png`]);
});

it('decodes Base64 in CDATA and with character references at its line ends', async () => {
  const base64 = base64Of(png);
  const tail = [`<![CDATA[${base64}]]>`, `${base64.slice(0, 4)}&#13;\n${base64.slice(4)}&#xD;\n`]
    .map((data) => `<resource><data encoding="base64">${data}</data><mime>image/png</mime></resource>`)
    .join('');
  const items = await read(enex(note('', { tail })));
  expect(filesIn(items).map(({ sourceId }) => sourceId)).toEqual([pngHash]);
});

it('shows tasks where their group is, by sort weight, with due dates in their zone', async () => {
  const task = (title: string, rest: string) =>
    `<task><title>${title}</title><created>20240101T000000Z</created><taskGroupNoteLevelID>A-1</taskGroupNoteLevelID>${rest}</task>`;
  const tail = [
    task('later', '<taskStatus>open</taskStatus><sortWeight>C</sortWeight><dueDate>2757600913T000000Z</dueDate>'),
    task(
      'first *x*',
      '<taskStatus>completed</taskStatus><taskFlag>true</taskFlag><sortWeight>B</sortWeight><dueDate>20240131T230000Z</dueDate><dueDateUIOption>date_only</dueDateUIOption><timeZone>Europe/Berlin</timeZone><reminder><created>20240101T000000Z</created><reminderDate>20240131T080000Z</reminderDate></reminder>',
    ),
    '<task><title>elsewhere</title><taskGroupNoteLevelID>gone</taskGroupNoteLevelID><dueDate>20240131T230000Z</dueDate></task>',
  ].join('');
  expect(await textOf('<div>Do</div><div style="--en-task-group:true; --en-id:A-1;"></div><div>end</div>', tail)).toBe(
    'Do\n\n- [x] first \\*x\\* 🚩 📅 2024-02-01 ⏰ 2024-01-31 09:00\n- [ ] later\n\nend\n\n- [ ] elsewhere 📅 2024-01-31 23:00',
  );
});

it('links to notes by the text of the link, and keeps the address', async () => {
  const address = 'evernote:///view/1/s1/abc/abc/';
  const [only] = notesIn(
    await read(enex(note(`<div>see <a href="${address}" rev="en_rl_none">Other note</a>.</div>`))),
  );
  expect(only?.text).toEqual([
    'see ',
    { kind: 'note-link', to: { title: 'Other note' }, isEmbed: false, written: `[Other note](${address})` },
    '.',
  ]);
});

it('cleans web clips: their scripts and styles go, their embedded images stay as files', async () => {
  const image = `data:image/png;base64,${base64Of(png)}`;
  const clip = `<div style="--en-clipped-content:fullPage; font-size: 16px"><style>p{}</style><script>alert(1)</script><p style="color:red"><span style="font-weight:700">Bold</span> <a href="javascript:alert(1)">link</a></p><img src="${image}" alt="Graph"/><svg><text>lost</text></svg></div>`;
  const items = await read(enex(note(clip)));
  const [only] = notesIn(items);
  expect(only?.text).toMatchObject(['**Bold** link\n\n', { kind: 'file-link', to: pngHash, shown: 'Graph' }]);
  expect(skippedIn(items)).toMatchObject([{ code: 'import/unsupported', detail: '1 × svg' }]);
});

it('refuses a file whose DOCTYPE declares entities, internal or external', async () => {
  for (const entity of ['<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">', '<!ENTITY x SYSTEM "file:///etc/passwd">']) {
    const text = enex(note('a')).replace('.dtd">', `.dtd" [${entity}]>`);
    expect(await read(text)).toEqual([{ kind: 'skipped', origin: 'Home.enex', code: 'import/unsupported' }]);
  }
  expect(await textOf('x &lol; &amp;amp; &nbsp;y')).toBe('x &lol; \\&amp; y'.replace('&lol;', '\\&lol;'));
});

it('reads text that CDATA had to be split for, and characters that XML does not allow', async () => {
  expect(await textOf('a]]]]><![CDATA[>b \u0001c')).toBe('a]]>b \u0001c');
});

it('reports the note that a truncated file ends in, and keeps the notes before', async () => {
  const whole = enex(note('<div>one</div>'), note('<div>two</div>', { head: '<title>Two</title>' }));
  const items = await read(whole.slice(0, whole.indexOf('two')));
  expect(notesIn(items).map(({ text }) => text)).toEqual([['one']]);
  expect(skippedIn(items)).toEqual([
    { kind: 'skipped', origin: 'Home.enex, note 2', code: 'import/damaged', detail: 'Two' },
  ]);
});

it('reports a note whose element is damaged, and a file that ends between two notes', async () => {
  const text = enex(note('one'), note('two'));
  expect(await read(text.replace('<note>', '<n\u0000te>'))).toMatchObject([
    { kind: 'skipped', origin: 'Home.enex, note 1', code: 'import/damaged' },
    { kind: 'note', text: ['two'] },
  ]);
  expect(await read(text.replace('</en-export>', ''))).toMatchObject([
    { kind: 'note' },
    { kind: 'note' },
    { kind: 'skipped', origin: 'Home.enex, after note 2', code: 'import/damaged' },
  ]);
});

it('embeds sounds and videos, by their first bytes', async () => {
  const sound = new TextEncoder().encode('ID3 a sound');
  const content = `<div>a <en-media type="audio/mpeg" hash="${md5Of(sound)}"/></div>`;
  const items = await read(enex(note(content, { tail: resource(sound, { mime: 'audio/mpeg', name: 'memo.mp3' }) })));
  expect(notesIn(items)[0]?.text).toMatchObject(['a ', { kind: 'file-link', shown: 'memo.mp3', isImage: true }]);
});

it('reports a file that is no ENEX', async () => {
  expect(await read('hello')).toEqual([{ kind: 'skipped', origin: 'Home.enex', code: 'import/damaged' }]);
  const nested = await read(`<en-export>${'<a>'.repeat(1000)}`);
  expect(nested.map((item) => item.kind === 'skipped' && item.code)).toEqual(['import/damaged', 'import/damaged']);
  expect(await read(enex())).toEqual([{ kind: 'skipped', origin: 'Home.enex', code: 'import/empty' }]);
});

it('reads a large resource in pieces', async () => {
  const bytes = new Uint8Array(1_500_000).map((_, at) => (at * 31) % 251);
  const data = base64Of(bytes);
  const text = enex(
    note('', { tail: `<resource><data encoding="base64">${data}</data><mime>video/mp4</mime></resource>` }),
  );
  const items = await itemsOf(evernote, [fileOf('Big.enex', text, 0, 65_536)]);
  expect(filesIn(items).map(({ sourceId, file }) => ({ sourceId, size: file.size }))).toEqual([
    { sourceId: md5Of(bytes), size: 1_500_000 },
  ]);
});

it('always ends with drafts or reports, whatever is changed in a file', async () => {
  const content = `<div><en-todo/>a</div><en-media hash="${pngHash}"/><table><tr><td>x</td><td>y</td></tr></table>`;
  const fixture = new TextEncoder().encode(
    enex(note(content, { tail: `${resource(png)}<task><title>t</title></task>` }), note('b')),
  );
  const change = fc.tuple(fc.nat(fixture.length - 1), fc.nat(255), fc.nat(60));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      let bytes = fixture.slice();
      for (const [at, byte, cut] of changes) {
        const place = at % bytes.length;
        bytes[place] = byte;
        if (cut > 50) bytes = Uint8Array.from([...bytes.slice(0, place), ...bytes.slice(place + cut)]);
      }
      const items = await itemsOf(evernote, [fileOf('a.enex', bytes)]);
      expect(items.length).toBeGreaterThan(0);
    }),
    { numRuns: runs(200) },
  );
});

it('shows a drawing in a link as a linked image, and any other file beside its link', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const linked = (hash: string, type: string) =>
    `<a href="https://example.org/"><en-media type="${type}" hash="${hash}"/></a>`;
  const tail = resource(svg, { mime: 'image/svg+xml' });
  expect(await textOf(linked(md5Of(svg), 'image/svg+xml'), tail)).toBe('[{file-link}](https://example.org/)');
  const [only] = notesIn(await read(enex(note(linked(md5Of(svg), 'image/svg+xml'), { tail }))));
  expect(only?.text[1]).toMatchObject({ isImage: true });
  expect(
    await textOf(linked(pdfHash, 'application/pdf'), resource(pdf, { mime: 'application/pdf', name: 'a.pdf' })),
  ).toBe('{file-link} <https://example.org/>');
});

it('reads a table with a damaged tag', async () => {
  const cell = (text: string) => `<td style="width: 130px;"><div>${text}</div></td>`;
  const damaged = `<table><colgroup><col/></colgroup><tbody><tr${cell('a')}${cell('b')}</tr><tr>${cell('c')}${cell('d')}</tr></tbody></table>`;
  expect(await textOf(damaged)).toBe('| a   | b   |\n| --- | --- |\n| c   | d   |');
});

it('keeps the words of a section of text that ends the content early', async () => {
  const content = `<en-media type="image/jpeg" hash="${'3'.repeat(32)}"/><br/><![CDATA[DSCN0716.JPG]]>`;
  const items = await read(enex(note(content), note('<div>Next</div>', { head: '<title>Other</title>' })));
  expect(writtenText(notesIn(items)[0]?.text)).toBe('image.jpg\nDSCN0716.JPG');
  expect(missingIn(notesIn(items)[0]?.text)).toEqual(['file image.jpg']);
  expect(notesIn(items).map(({ title }) => title)).toEqual(['Plan', 'Other']);
  expect(skippedIn(items)).toEqual([]);
});
