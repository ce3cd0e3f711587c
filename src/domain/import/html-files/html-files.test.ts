import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { md5Of } from '../bytes/index.ts';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import { base64Of } from '../testing/base64.ts';
import { fileOf, filesOf, itemsOf, missingIn, writtenText } from '../testing/files.ts';
import { htmlFiles } from './index.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 7]);

function notesIn(items: readonly ImportItem[]): NoteDraft[] {
  return items.filter((item) => item.kind === 'note');
}

async function noteOf(html: string | Uint8Array, path = 'a.html'): Promise<NoteDraft | undefined> {
  return notesIn(await itemsOf(htmlFiles, [fileOf(path, html, 1000)]))[0];
}

it('reads a page with its title, dates, properties and folder', async () => {
  const html = `<!DOCTYPE html><html><head><title> My
    page </title><meta name="created" content="2024-01-02 03:04:05 +0100"><meta property="article:modified_time" content="2024-02-03T04:05">
    <meta name="author" content="Ada"><meta name="keywords" content="a, b"><style>p{}</style></head><body><h1>Head</h1><p>Text</p></body></html>`;
  const files = filesOf({ 'Notes/Work/a.html': html }, 1000);
  expect(await htmlFiles.recognise(files)).toBe('possible');
  expect(await itemsOf(htmlFiles, files)).toEqual([
    {
      kind: 'note',
      sourceId: 'Notes/Work/a.html',
      origin: 'Notes/Work/a.html',
      title: 'My page',
      text: ['# Head\n\nText'],
      marks: {},
      notebook: ['Notes', 'Work'],
      tags: [],
      aliases: [],
      createdAt: Date.UTC(2024, 0, 2, 2, 4, 5),
      editedAt: { wall: '2024-02-03T04:05:00' },
      day: null,
      isPinned: false,
      isArchived: false,
      isTrashed: false,
      isTemplate: false,
      properties: { author: 'Ada', keywords: 'a, b' },
    },
  ]);
});

it('takes the title from the first heading, else from the file name, and the time from the file', async () => {
  expect(await noteOf('<p>x</p><h2>Second <b>level</b></h2>')).toMatchObject({
    title: 'Second level',
    editedAt: 1000,
    createdAt: null,
  });
  expect(await noteOf('<p>x</p>', 'Shopping list.html')).toMatchObject({ title: 'Shopping list' });
});

it('takes keywords as tags from pages that Evernote wrote', async () => {
  const html =
    '<meta name="exporter-version" content="Evernote Mac 10"/><meta name="keywords" content="work, big idea,"/><p>x</p>';
  expect(await noteOf(html)).toMatchObject({ tags: ['work', 'big idea'], properties: {} });
});

it('takes images and files of the import with their notes, each once', async () => {
  const files = filesOf({
    'N/a.html':
      '<p><img src="Attachments/my%20pic.png?x#y" alt="Pic" width="30"> <a href="./Attachments/d.pdf">doc</a> <img src="../N/Attachments/my pic.png"></p>',
    'N/Attachments/my pic.png': png,
    'N/Attachments/d.pdf': '%PDF',
  });
  const items = await itemsOf(htmlFiles, files);
  expect(items.filter(({ kind }) => kind === 'file')).toMatchObject([
    { sourceId: 'N/Attachments/my pic.png', name: 'my pic.png', mime: null },
    { sourceId: 'N/Attachments/d.pdf', name: 'd.pdf' },
  ]);
  expect(notesIn(items)[0]?.text).toMatchObject([
    { kind: 'file-link', to: 'N/Attachments/my pic.png', shown: 'Pic', isImage: true, widthPx: 30 },
    ' ',
    {
      kind: 'file-link',
      to: 'N/Attachments/d.pdf',
      shown: 'doc',
      isImage: false,
      written: '[doc](./Attachments/d.pdf)',
    },
    ' ',
    { kind: 'file-link', to: 'N/Attachments/my pic.png', isImage: true },
  ]);
});

it('finds files and pages whose names an archive of macOS decomposed', async () => {
  const [composed, decomposed] = ['Müsli', 'Mu\u0308sli'];
  const items = await itemsOf(
    htmlFiles,
    filesOf({
      'a.html': `<p><img src="M%C3%BCsli.png"> <a href="${composed}.html">x</a></p>`,
      [`${decomposed}.png`]: png,
      [`${decomposed}.html`]: '<p>Oats</p>',
    }),
  );
  expect(notesIn(items)).toMatchObject([
    {
      text: [
        { kind: 'file-link', to: `${composed}.png` },
        ' ',
        { kind: 'note-link', to: { sourceId: `${composed}.html` } },
      ],
    },
    { sourceId: `${composed}.html`, title: composed },
  ]);
  expect(items.filter(({ kind }) => kind === 'file')).toMatchObject([{ sourceId: `${composed}.png` }]);
});

it('takes files that no page refers to too, except those that display a page', async () => {
  const items = await itemsOf(
    htmlFiles,
    filesOf({
      'a.html': '<p>x</p>',
      'a_files/site.css': 'p{}',
      'a_files/site.js': '',
      'scan.pdf': '%PDF',
    }),
  );
  expect(items.slice(1)).toMatchObject([{ kind: 'file', sourceId: 'scan.pdf' }]);
});

it('links pages of the import to each other', async () => {
  const items = await itemsOf(
    htmlFiles,
    filesOf({ 'a.html': '<a href="x/b.html#part">to b</a>', 'x/b.html': '<a href="../a.html">to a</a>' }),
  );
  expect(notesIn(items).map(({ text }) => text)).toMatchObject([
    [
      {
        kind: 'note-link',
        to: { sourceId: 'x/b.html' },
        shown: 'to b',
        isEmbed: false,
        written: '[to b](x/b.html#part)',
      },
    ],
    [{ kind: 'note-link', to: { sourceId: 'a.html' } }],
  ]);
});

it('never follows an address out of the import', async () => {
  const items = await itemsOf(
    htmlFiles,
    filesOf({ 'a.html': '<img src="../../etc/passwd"><img src="file:///etc/passwd" alt="x">', 'etc/passwd': 'secret' }),
  );
  expect(items.filter(({ kind }) => kind === 'file')).toMatchObject([{ sourceId: 'etc/passwd' }]);
  expect(missingIn(notesIn(items)[0]?.text)).toEqual(['file etc/passwd']);
});

it('keeps remote images as links to the web, and reports missing files', async () => {
  const items = await itemsOf(
    htmlFiles,
    filesOf({
      'a.html':
        '<img src="https://a.example/b.png" alt="B"><br><img src="gone%20a.png"> <a href="b.pdf">x</a> <a href="c.html">y</a>',
    }),
  );
  expect(writtenText(notesIn(items)[0]?.text)).toBe(
    '![B](https://a.example/b.png)\n![](gone%20a.png) [x](b.pdf) [y](c.html)',
  );
  expect(missingIn(notesIn(items)[0]?.text)).toEqual(['file gone a.png', 'file b.pdf', 'note c.html']);
});

it('stores embedded images as files', async () => {
  const items = await itemsOf(
    htmlFiles,
    filesOf({ 'a.html': `<img alt="Graph" src="data:image/gif;base64,${base64Of(png)}">` }),
  );
  expect(items[0]).toMatchObject({ kind: 'file', sourceId: md5Of(png), name: 'Graph.png', mime: 'image/png' });
  expect(notesIn(items)[0]?.text).toMatchObject([{ kind: 'file-link', to: md5Of(png), shown: 'Graph', isImage: true }]);
});

it('reports content that no note can hold', async () => {
  const items = await itemsOf(
    htmlFiles,
    filesOf({
      'a.html':
        '<p>x</p><svg><text>y</text></svg><iframe src="about:blank"></iframe><form>kept <input value="z"></form>',
    }),
  );
  expect(notesIn(items)[0]?.text).toEqual(['x\n\nkept']);
  expect(items.slice(1)).toMatchObject([{ code: 'import/unsupported', detail: '1 × svg, 1 × iframe, 1 × input' }]);
});

it('reads the entries of Apple Journal by their days, without the index', async () => {
  const files = filesOf({
    'AppleJournalEntries/index.html': '<a href="Entries/2024-05-06_Run.html">Run</a>',
    'AppleJournalEntries/Entries/2024-05-06_Run.html': '<html><body><div>Good</div></body></html>',
    'other/index.html': '<p>page</p>',
  });
  expect(await htmlFiles.recognise(files)).toBe('likely');
  expect(
    notesIn(await itemsOf(htmlFiles, files)).map(({ title, day, notebook }) => ({ title, day, notebook })),
  ).toEqual([
    { title: '2024-05-06_Run', day: '2024-05-06', notebook: [] },
    { title: 'index', day: null, notebook: ['other'] },
  ]);
});

it('decodes a page with the encoding that it names', async () => {
  const html = '<meta charset="iso-8859-2"><p>';
  const bytes = Uint8Array.from([...new TextEncoder().encode(html), 0xb1, 0xe6]);
  expect((await noteOf(bytes))?.text).toEqual(['ąć']);
  expect((await noteOf('\ufeff<p>é</p>'))?.text).toEqual(['é']);
  expect(
    (await noteOf(Uint8Array.from([...new TextEncoder().encode('<meta charset="nonsense"><p>'), 0xe9])))?.text,
  ).toEqual(['é']);
});

it('recognises nothing in other files', async () => {
  expect(await htmlFiles.recognise(filesOf({ 'a.html': 'plain words', 'b.md': '<p>x</p>' }))).toBe('no');
});

it('goes on after a page that is too large, and reports it', async () => {
  const items = await itemsOf(htmlFiles, filesOf({ 'a.html': '<b>'.repeat(300_001), 'b.html': 'x' }));
  expect(items).toMatchObject([
    { kind: 'skipped', origin: 'a.html', code: 'import/too-large' },
    { kind: 'note', text: ['x'] },
  ]);
});

it('always ends with a note, whatever is changed in a page', async () => {
  const page = new TextEncoder().encode(
    '<html><head><title>T</title></head><body><ul><li><input type="checkbox">a<ul><li>b</ul></ul><table><tr><td>c<td>d</table><pre>e</pre><p><b>f</b> <a href="g">h</a> <img src="data:image/png;base64,AAAA"></body></html>',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(page.length - 1), fc.nat(255)), { maxLength: 8 }), async (changes) => {
      const bytes = page.slice();
      for (const [at, byte] of changes) bytes[at] = byte;
      const items = await itemsOf(htmlFiles, [fileOf('a.html', bytes)]);
      expect(notesIn(items)).toHaveLength(1);
    }),
    { numRuns: runs(200) },
  );
});

it('takes the audio and video beside a page as attachments in their places', async () => {
  const items = await itemsOf(
    htmlFiles,
    filesOf({
      'a.html':
        '<p>one <audio src="files/memo.mp3" title="Memo"></audio> two</p><video controls><source src="files/clip.mp4"></video><object data="files/d.pdf"></object><embed src="gone.mp4">',
      'files/memo.mp3': 'x',
      'files/clip.mp4': 'x',
      'files/d.pdf': 'x',
    }),
  );
  expect(notesIn(items)[0]?.text).toMatchObject([
    'one ',
    { kind: 'file-link', to: 'files/memo.mp3', shown: 'Memo', isImage: true },
    ' two\n\n',
    { kind: 'file-link', to: 'files/clip.mp4', isImage: true },
    { kind: 'file-link', to: 'files/d.pdf' },
    { kind: 'missing-link', name: 'gone.mp4' },
  ]);
  expect(items.filter(({ kind }) => kind === 'skipped')).toEqual([]);
});

it('completes relative addresses with the base of the page, unless their file is there', async () => {
  const items = await itemsOf(
    htmlFiles,
    filesOf({
      'a.html':
        '<head><base href="https://example.org/blog/"></head><p><a href="post?x=1">post</a> <a href="../top.html">top</a> <a href="plan.pdf">plan</a> <img src="gone.png" alt="x"> <a href="#part">part</a></p>',
      'plan.pdf': 'x',
    }),
  );
  expect(writtenText(notesIn(items)[0]?.text ?? [])).toBe(
    '[post](https://example.org/blog/post?x=1) [top](https://example.org/top.html) [plan](plan.pdf) ![x](https://example.org/blog/gone.png) part',
  );
});
