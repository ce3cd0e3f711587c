import { expect, it } from 'vitest';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { notion } from './index.ts';

const a = 'a'.repeat(32);
const b = 'b'.repeat(32);
const c = 'c'.repeat(32);

function pageOf(title: string, header: string, body: string): string {
  return (
    `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"/><title>${title}</title>` +
    `<style>/* cspell:disable-file */ .page-title { color: red }</style></head><body><article id="x" class="page sans">` +
    `<header>${header}<h1 class="page-title">${title}</h1><p class="page-description"></p></header>` +
    `<div class="page-body">${body}</div></article></body></html>`
  );
}

function row(kind: string, name: string, value: string): string {
  return (
    `<tr class="property-row property-row-${kind}"><th><span class="icon property-icon"><svg></svg></span>${name}</th>` +
    `<td>${value}</td></tr>`
  );
}

async function read(contents: Readonly<Record<string, string>>): Promise<ImportItem[]> {
  return itemsOf(notion, filesOf(contents));
}

it('reads a page with its title, text, tasks, callout, code, image and links', async () => {
  const body = [
    '<p>Hello <strong>you</strong> *</p>',
    '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">done</span></li></ul>',
    '<ul class="to-do-list"><li><div class="checkbox checkbox-off"></div> <span>open</span></li></ul>',
    '<figure class="block-color-gray callout" style="display:flex"><div><span class="icon">💡</span></div><div><p>Tip</p></div></figure>',
    '<pre class="code"><code class="language-JavaScript">a < b</code></pre>',
    `<figure class="image"><a href="Full%20${a}/x.png"><img style="width:320px" src="Full%20${a}/x.png"/></a></figure>`,
    `<figure class="link-to-page"><a href="Full%20${a}/Sub%20${b}.html"><span class="icon">📄</span>Sub page</a></figure>`,
    `<p><a href="https://example.org">site</a> <a href="Gone%20${c}.html">gone</a></p>`,
  ].join('');
  const contents = {
    [`Full ${a}.html`]: pageOf('Full title &amp; more', '', body),
    [`Full ${a}/Sub ${b}.html`]: pageOf('Sub page', '', '<p>x</p>'),
    [`Full ${a}/x.png`]: 'PNG',
    'index.html': '<html></html>',
  };
  expect(await notion.recognise(filesOf(contents))).toBe('certain');
  const [file, page, sub, ...others] = await read(contents);
  expect(others).toEqual([]);
  expect(file).toMatchObject({ kind: 'file', name: 'x.png' });
  expect(page).toMatchObject({ kind: 'note', sourceId: a, title: 'Full title & more', notebook: [], properties: {} });
  expect((page as NoteDraft).text).toEqual([
    'Hello **you** \\*\n\n- [x] done\n- [ ] open\n\n> [!tip] 💡\n> Tip\n\n```javascript\na < b\n```\n\n',
    {
      kind: 'file-link',
      to: `file full ${a}/x.png`,
      isImage: true,
      widthPx: 320,
      written: `![](Full%20${a}/x.png)`,
    },
    '\n\n',
    { kind: 'note-link', to: { sourceId: b }, isEmbed: false, written: `[📄Sub page](Full%20${a}/Sub%20${b}.html)` },
    '\n\n[site](https://example.org) ',
    { kind: 'missing-link', target: 'note', name: 'gone', written: 'gone' },
  ]);
  expect(sub).toMatchObject({ sourceId: b, notebook: ['Full title & more'] });
});

it('reads properties by their type, with times whatever their name', async () => {
  const rows = [
    row('created_time', 'Angelegt', '<time>@December 4, 2024 8:45 AM</time>'),
    row('last_edited_time', 'Zuletzt', '<time>@December 5, 2024 6:00 PM</time>'),
    row('checkbox', 'Done', '<div class="checkbox checkbox-on"></div>'),
    row('multi_select', 'Tags', '<span class="selected-value">red</span><span class="selected-value">dark blue</span>'),
    row('multi_select', 'Kinds', '<span class="selected-value">x</span><span class="selected-value">y</span>'),
    row('url', 'Site', '<a href="https://example.org" class="url-value">https://example.org</a>'),
    row('file', 'Files', '<a href="Row/a.pdf">a.pdf</a>'),
    row('relation', 'Other', `<a href="Sub%20${b}.html"><span class="icon">📄</span>Sub</a>`),
  ];
  const header = `<div class="page-header-icon"><span class="icon">🎯</span></div><table class="properties"><tbody>${rows.join('')}</tbody></table>`;
  const items = await read({
    [`Row ${a}.html`]: pageOf('Row', header, '<p>Text</p>'),
    [`Sub ${b}.html`]: pageOf('Sub', '', ''),
    'Row/a.pdf': 'PDF',
  });
  expect(items.map(({ kind }) => kind)).toEqual(['file', 'note', 'note']);
  expect(items[1]).toMatchObject({
    createdAt: { wall: '2024-12-04T08:45:00' },
    editedAt: { wall: '2024-12-05T18:00:00' },
    tags: ['red', 'dark blue'],
    properties: {
      Angelegt: '2024-12-04T08:45',
      Zuletzt: '2024-12-05T18:00',
      Done: true,
      Kinds: 'x, y',
      Site: 'https://example.org',
      icon: '🎯',
    },
    text: [
      'Text',
      '\n\n',
      'Files: ',
      { kind: 'file-link', to: 'file row/a.pdf', isImage: false },
      '\n\n',
      'Other: ',
      { kind: 'note-link', to: { sourceId: b } },
    ],
  });
});

it('keeps a time in another language as a property, because its order of day and month is unknown', async () => {
  const header = `<table class="properties"><tbody>${row('created_time', 'Created', '<time>@4/12/2024 08:45</time>')}</tbody></table>`;
  const [note] = await read({ [`Row ${a}.html`]: pageOf('Row', header, '<p>x</p>') });
  expect(note).toMatchObject({ createdAt: null, properties: { Created: '4/12/2024 08:45' } });
});

it('reads a database as a table of links to its rows, once', async () => {
  const table =
    '<table class="collection-content"><thead><tr><th><span class="icon property-icon"><svg></svg></span>Name</th><th>Done</th></tr></thead>' +
    `<tbody><tr><td class="cell-title"><a href="Base%20${a}/One%20${b}.html">One</a></td><td><div class="checkbox checkbox-off"></div></td></tr></tbody></table>`;
  const items = await read({
    [`Base ${a}.html`]: pageOf('Base', '', table),
    [`Base ${a}_all.csv`]: 'Name,Done\nOne,No',
    [`Base ${a}/One ${b}.html`]: pageOf('One', '', '<p>x</p>'),
  });
  expect(items.map((item) => (item.kind === 'note' ? item.sourceId : item))).toEqual([a, b]);
  expect((items[0] as NoteDraft).text).toMatchObject([
    '| Name | Done |\n| --- | --- |\n| ',
    { kind: 'note-link', to: { sourceId: b } },
    ' | ☐  |',
  ]);
});

it('reports what a note cannot hold', async () => {
  const items = await read({ [`Page ${a}.html`]: pageOf('Page', '', '<p>x</p><canvas></canvas>') });
  expect(items).toMatchObject([
    { kind: 'note', text: ['x'] },
    { kind: 'skipped', origin: `Page ${a}.html`, code: 'import/unsupported', detail: '1 × canvas' },
  ]);
});

it('keeps formulas and callouts as the Markdown export does', async () => {
  const formula = (tex: string) =>
    `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>e</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">drawn</span></span>`;
  const body = [
    `<p>so <span class="notion-text-equation-token">${formula('e=mc^2')}</span> it_is</p>`,
    `<figure class="equation">${formula('a_1\n+ b')}</figure>`,
    `<figure class="equation">${formula('x_1 y_2')}</figure>`,
    '<figure class="callout"><div><span class="icon">⚠️</span></div><div><p>Mind the <b>knee</b></p><ul><li>a</li></ul></div></figure>',
    '<figure class="callout"><div></div><div>Plain</div></figure>',
  ].join('');
  const [page] = await read({ [`P ${a}.html`]: pageOf('P', '', body) });
  expect((page as NoteDraft).text).toEqual([
    [
      'so $e=mc^2$ it_is',
      '$$a_1 + b$$',
      '$$\nx_1 y_2\n$$',
      '> [!warning] ⚠️\n> Mind the **knee**\n>\n> - a',
      '> [!note]\n> Plain',
    ].join('\n\n'),
  ]);
});

it('reads the callouts of the Markdown export', async () => {
  const text =
    '# P\n\n<aside>\n💡 Tip\n\nmore\n\n</aside>\n\n```\n<aside>\n</aside>\n```\n- x\n    <aside>\n    in\n    </aside>\n';
  const [page] = await read({ [`P ${a}.md`]: text });
  expect((page as NoteDraft).text).toEqual([
    '> [!tip] 💡\n> Tip\n>\n> more\n\n```\n<aside>\n</aside>\n```\n- x\n    > [!note]\n    > in\n',
  ]);
});

it('embeds sounds and videos, which the export writes as links, and links other files', async () => {
  const links = ['memo.m4a', 'clip%20one.mp4', 'plan.pdf'].map(
    (name) => `<figure><div class="source"><a href="Media%20${a}/${name}">${name}</a></div></figure>`,
  );
  const names = ['memo.m4a', 'clip one.mp4', 'plan.pdf'];
  const items = await read({
    [`Media ${a}.html`]: pageOf('Media', '', links.join('')),
    ...Object.fromEntries(names.map((name) => [`Media ${a}/${name}`, 'x'])),
  });
  const note = items.find(({ kind }) => kind === 'note') as NoteDraft;
  expect(note.text.filter((part) => typeof part === 'object')).toMatchObject([
    { to: `file media ${a}/memo.m4a`, isImage: true },
    { to: `file media ${a}/clip one.mp4`, isImage: true },
    { to: `file media ${a}/plan.pdf`, isImage: false },
  ]);
});
