import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem, NoteDraft } from '../draft/index.ts';
import { filesOf, itemsOf, missingIn, writtenText } from '../testing/files.ts';
import { notion } from './index.ts';

const a = 'a'.repeat(32);
const b = 'b'.repeat(32);
const c = 'c'.repeat(32);
const d = 'd'.repeat(32);
const root = 'Export-12345678-1234-1234-1234-123456789abc';

async function read(contents: Readonly<Record<string, string | Uint8Array>>): Promise<ImportItem[]> {
  return itemsOf(notion, filesOf(contents));
}

function noteIn(items: readonly ImportItem[], sourceId: string): NoteDraft {
  const found = items.find((item) => item.kind === 'note' && item.sourceId === sourceId);
  if (found === undefined) throw new Error(`no note ${sourceId}`);
  return found as NoteDraft;
}

it('reads a page with its full title, sub-page, links and image', async () => {
  const title = 'A long title: with a colon and an end';
  const sub = `A%20long%20title%20with/Sub%20%C3%A9%20${b}.md`;
  const page = [
    `# ${title}`,
    '',
    '- [ ]  Task',
    '    continued',
    `[Sub é](${sub}) and [the sub-page](${sub}#x), [site](https://example.org/a.md)`,
    `[old](https://www.notion.so/team/Sub-${b}?pvs=4) [far](/${d}?pvs=21) [near](/${b}?pvs=21) \`[no](${sub})\``,
    '',
    `![Untitled](A%20long%20title%20with%20${a}/My%20image.png)`,
    '',
  ].join('\n');
  const contents = {
    [`${root}/A long title with ${a}.md`]: page,
    [`${root}/A long title with ${a}/Sub é ${b}.md`]: '# Sub é\r\n\r\nText\r\n',
    [`${root}/A long title with ${a}/My image.png`]: 'PNG',
    [`${root}/index.html`]: '<html></html>',
  };
  const files = filesOf(contents);
  expect(await notion.recognise(files)).toBe('certain');
  const toSub = { kind: 'note-link', to: { sourceId: b }, isEmbed: false };
  expect(await itemsOf(notion, files)).toEqual([
    {
      kind: 'file',
      sourceId: `file a long title with ${a}/my image.png`,
      origin: `${root}/A long title with ${a}/My image.png`,
      name: 'My image.png',
      mime: null,
      file: files[2],
    },
    {
      kind: 'note',
      sourceId: a,
      origin: `${root}/A long title with ${a}.md`,
      title,
      text: [
        '- [ ]  Task\n    continued\n',
        { ...toSub, written: `[Sub é](${sub})` },
        ' and ',
        { ...toSub, shown: 'the sub-page', written: `[the sub-page](${sub}#x)` },
        ', [site](https://example.org/a.md)\n',
        { ...toSub, shown: 'old', written: `[old](https://www.notion.so/team/Sub-${b}?pvs=4)` },
        ` [far](/${d}?pvs=21) `,
        { ...toSub, shown: 'near', written: `[near](/${b}?pvs=21)` },
        ` \`[no](${sub})\`\n\n`,
        {
          kind: 'file-link',
          to: `file a long title with ${a}/my image.png`,
          shown: 'Untitled',
          isImage: true,
          written: `![Untitled](A%20long%20title%20with%20${a}/My%20image.png)`,
        },
        '\n',
      ],
      marks: { lineEnd: 'lf', bom: false },
      notebook: [],
      tags: [],
      aliases: [],
      createdAt: null,
      editedAt: null,
      day: null,
      isPinned: false,
      isArchived: false,
      isTrashed: false,
      isTemplate: false,
      properties: {},
    },
    expect.objectContaining({
      kind: 'note',
      sourceId: b,
      title: 'Sub é',
      text: ['Text\n'],
      marks: { lineEnd: 'crlf', bom: false },
      notebook: [title],
    }),
  ]);
});

it('brings the parts of a large export together, also without ids in folder names', async () => {
  const items = await read({
    [`Export-12345678-1234-1234-1234-123456789abc-Part-1.zip/${root}/Team/Top ${a}.md`]: `# Top page\n\n[Sub](Top/Sub%20${b}.md)\n`,
    [`Export-12345678-1234-1234-1234-123456789abc-Part-2.zip/${root}/Team/Top/Sub ${b}.md`]: `# Sub\n\n![x](x.png)\n`,
    [`Export-12345678-1234-1234-1234-123456789abc-Part-1.zip/${root}/Team/Top/x.png`]: 'PNG',
  });
  expect(items.map(({ kind }) => kind)).toEqual(['note', 'file', 'note']);
  expect(noteIn(items, a)).toMatchObject({ notebook: [], text: [{ kind: 'note-link', to: { sourceId: b } }, '\n'] });
  expect(noteIn(items, b)).toMatchObject({ notebook: ['Top page'], text: [{ kind: 'file-link' }, '\n'] });
});

it('keeps the words of links to what is missing, and names it without ids', async () => {
  const text = `[gone](Gone%20${d}.md) [view](View%20${d}.csv) ![gone](Gone%20${a}/a%20b.png)\n`;
  const [page, ...others] = await read({ [`Page ${a}.md`]: `# Page\n\n${text}` });
  expect(others).toEqual([]);
  expect(page).toMatchObject({ kind: 'note' });
  const parts = (page as NoteDraft).text;
  expect(writtenText(parts)).toBe('gone view gone\n');
  expect(missingIn(parts)).toEqual(['note gone', 'note view', 'file a b.png']);
});

it('finds attachments with percent-encoded or decomposed names and in folders with a shortened name', async () => {
  const items = await read({
    [`Page ${a}.md`]:
      '# Page\n\n![](P/%C3%A9%20a.png) ![](P/caf%C3%A9.png) [moved.pdf](A%20very%20long%20name/moved.pdf) ![](Other%20page%20here/moved.pdf)\n',
    'P/%C3%A9%20a.png': '1',
    'P/cafe\u0301.png': '2',
    'A very long/moved.pdf': '3',
  });
  expect(items.map(({ kind }) => kind)).toEqual(['file', 'file', 'file', 'note']);
  expect(items.slice(0, 3)).toMatchObject([{ name: 'é a.png' }, { name: 'cafe\u0301.png' }, { name: 'moved.pdf' }]);
});

it('reads an attached Markdown file as a file, and a page without an id as a page', async () => {
  const items = await read({
    [`Page ${a}.md`]: '# Page\n\n[notes.md](Page/notes.md)\n',
    'Page/notes.md': '# Attached\n',
    'Page/Loose.md': '# Loose: full\n\nText\n',
    'Page/left.bin': '1',
  });
  expect(items).toMatchObject([
    { kind: 'file', origin: 'Page/notes.md' },
    { kind: 'note', sourceId: a },
    { kind: 'note', sourceId: 'path Page/Loose.md', title: 'Loose: full', text: ['Text\n'], notebook: ['Page'] },
    { kind: 'skipped', origin: 'Page/left.bin', code: 'import/unsupported' },
  ]);
});

const table = [
  '\ufeffName,Done,Tags,Due,Created,Note,Files',
  'Row one ,Yes,"red, dark blue","May 1, 2024","December 4, 2024 8:45 AM","first\nsecond",Row%20one/a.pdf',
  'Twin,No,,,,,',
  'Twin,No,red,,,,',
  'No page | here,No,,,,,',
].join('\n');

it('reads rows with the values of the complete table, and the table as a note', async () => {
  const rowOne = [
    '# Row one',
    '',
    'Done: Yes',
    'Tags: red, dark blue',
    'Due: @Today',
    'Created: December 4, 2024 8:45 AM',
    'Note: first',
    'second',
    'Files: Row%20one/a.pdf',
    '',
    'Body: text',
    '',
  ].join('\n');
  const items = await read({
    [`Base ${a}.csv`]: 'Name\nRow one',
    [`Base ${a}_all.csv`]: table,
    [`Base ${a}/Row one ${b}.md`]: rowOne,
    [`Base ${a}/Twin ${c}.md`]: '# Twin\n\nDone: No\nTags: red\n\nText\n',
    [`Base ${a}/Row one/a.pdf`]: 'PDF',
  });
  expect(items.map(({ kind }) => kind)).toEqual(['file', 'note', 'note', 'note', 'skipped']);
  expect(items.at(-1)).toMatchObject({ code: 'import/ambiguous-link', detail: 'Twin × 2' });
  expect(noteIn(items, b)).toMatchObject({
    title: 'Row one',
    notebook: ['Base'],
    tags: ['red', 'dark blue'],
    createdAt: { wall: '2024-12-04T08:45:00' },
    properties: { Done: true, Due: '2024-05-01', Created: '2024-12-04T08:45', Note: 'first\nsecond' },
    text: ['Body: text\n', '\n', 'Files: ', { kind: 'file-link', to: `file base ${a}/row one/a.pdf`, isImage: false }],
  });
  expect(noteIn(items, c)).toMatchObject({ tags: ['red'], properties: { Done: false }, text: ['Text\n'] });
  const { title, text, notebook } = noteIn(items, `database ${a}`);
  expect({ title, notebook }).toEqual({ title: 'Base', notebook: [] });
  expect(text).toEqual([
    '| Name | Done | Tags | Due | Created | Note | Files |\n| --- | --- | --- | --- | --- | --- | --- |\n| ',
    { kind: 'note-link', to: { sourceId: b }, isEmbed: false, isInTableCell: true, written: 'Row one' },
    ' | Yes | red, dark blue | May 1, 2024 | December 4, 2024 8:45 AM | first<br>second | Row%20one/a.pdf |\n' +
      '| Twin | No |  |  |  |  |  |\n| Twin | No | red |  |  |  |  |\n| No page \\| here | No |  |  |  |  |  |',
  ]);
});

it('takes nothing from the text of a row that its table does not have', async () => {
  const items = await read({
    [`Base ${a}_all.csv`]: 'Name,Status\nOne,\nTwo,Open\nThree,Open',
    [`Base ${a}/One ${b}.md`]: '# One\n\nStatus: is a word here\n',
    [`Base ${a}/Two ${c}.md`]: '# Two\n\nStatus: Open\nand more text\n',
    [`Base ${a}/Three ${d}.md`]: '# Three\n\nText\n',
  });
  expect(noteIn(items, b)).toMatchObject({ text: ['Status: is a word here\n'], properties: {} });
  expect(noteIn(items, c)).toMatchObject({ text: ['and more text\n'], properties: { Status: 'Open' } });
  expect(noteIn(items, d)).toMatchObject({ text: ['Text\n'], properties: { Status: 'Open' } });
});

it('reads the columns that a view hides from the page', async () => {
  const items = await read({
    [`Base ${a}.csv`]: 'Name,Status\nOne,Open',
    [`Base ${a}/One ${b}.md`]: '# One\n\nStatus: Open\nOwner: Ada\n\nText\n',
  });
  expect(noteIn(items, b)).toMatchObject({ text: ['Text\n'], properties: { Status: 'Open', Owner: 'Ada' } });
});

it('copies what looks like properties if there is no table, and leaves it in the text', async () => {
  const text = 'Status: Open\nOwner: Ada\n\nText\n';
  const items = await read({
    [`Base ${a}/One ${b}.md`]: `# One\n\n${text}`,
    [`Page ${c}.md`]: '# Page\n\nRemember: milk\n',
    [`Page ${c}/Sub ${d}.md`]: `# Sub\n\n${text}`,
  });
  expect(noteIn(items, b)).toMatchObject({ text: [text], properties: { Status: 'Open', Owner: 'Ada' } });
  expect(noteIn(items, c)).toMatchObject({ text: ['Remember: milk\n'], properties: {} });
  expect(noteIn(items, d)).toMatchObject({ text: [text], properties: {} });
});

it('turns relations to other pages into links below the text', async () => {
  const related = `One, (with signs) (../Other/One%20${c}.md), Two (../Other/Two%20${d}.md)`;
  const items = await read({
    [`Base ${a}_all.csv`]: `Name,Related\nRow,"One, (with signs) (Other/One%20${c}.md), Two (Other/Two%20${d}.md)"`,
    [`Base ${a}/Row ${b}.md`]: `# Row\n\nRelated: ${related}\n`,
    [`Other/One ${c}.md`]: '# One, (with signs)\n',
    [`Other/Two ${d}.md`]: '# Two\n',
  });
  expect(noteIn(items, b)).toMatchObject({
    text: ['Related: ', { to: { sourceId: c } }, ', ', { to: { sourceId: d } }],
    properties: {},
  });
});

it('links to a table that has a note', async () => {
  const items = await read({
    [`Page ${b}.md`]: `# Page\n\n[Base](Page/Base%20${a}.csv)\n`,
    [`Page/Base ${a}.csv`]: 'Name,Size\nx,1',
  });
  expect(noteIn(items, b).text).toMatchObject([{ kind: 'note-link', to: { sourceId: `database ${a}` } }, '\n']);
  expect(noteIn(items, `database ${a}`)).toMatchObject({ notebook: ['Page'] });
});

it('links to the page of a database where the HTML export has one, which contains the table', async () => {
  const page = (title: string, body: string) =>
    `<html><head><title>${title}</title></head><body><div class="page-body">${body}</div></body></html>`;
  const items = await read({
    [`Home ${a}.html`]: page('Home', `<p><a href="Home/Tasks%20${d}.csv">Tasks</a></p>`),
    [`Home/Tasks ${d}.html`]: page('Tasks', '<p>Row</p>'),
    [`Home/Tasks ${d}.csv`]: 'Name,Done\nRow,Yes\n',
  });
  expect(noteIn(items, a).text).toMatchObject([{ kind: 'note-link', to: { sourceId: d } }]);
  expect(noteIn(items, d).title).toBe('Tasks');
});

it('keeps a table that is too long for a note as a file', async () => {
  const rows = Array.from({ length: 2001 }, (_, at) => `row ${at}`).join('\n');
  expect(await read({ [`Base ${a}.csv`]: `Name\n${rows}` })).toMatchObject([
    { kind: 'file', sourceId: `table ${a}`, name: `Base ${a}.csv`, mime: 'text/csv' },
    { kind: 'note', text: [{ kind: 'file-link', to: `table ${a}` }] },
  ]);
});

it('separates the cells of a table by commas, whatever signs its texts contain', async () => {
  const items = await read({
    [`Shopping ${d}_all.csv`]: '\ufeffName,Notes\nMilk; bread; eggs,"a, b"\nTea; rum; ice,\n',
  });
  expect(noteIn(items, `database ${d}`).text).toEqual([
    [
      '| Name              | Notes |',
      '| ----------------- | ----- |',
      '| Milk; bread; eggs | a, b  |',
      '| Tea; rum; ice     |       |',
    ].join('\n'),
  ]);
});

it('reports a table with an open quote, and reads its pages', async () => {
  expect(await read({ [`Base ${a}.csv`]: 'Name\n"open', [`Base ${a}/One ${b}.md`]: '# One\n\nText\n' })).toMatchObject([
    { kind: 'note', text: ['Text\n'] },
    { kind: 'skipped', origin: `Base ${a}.csv`, code: 'import/damaged' },
  ]);
});

it('refuses a table with more columns than any database has', async () => {
  const columns = Array.from({ length: 200_000 }, (_, at) => `c${at}`).join(',');
  expect(await read({ [`Base ${a}.csv`]: `${columns}\n${'x\n'.repeat(100_000)}` })).toEqual([
    { kind: 'skipped', origin: `Base ${a}.csv`, code: 'import/too-large' },
  ]);
});

it('reports a page that the export contains twice', async () => {
  expect(await read({ [`One ${a}.md`]: '# One\n', [`x/One ${a}.md`]: '# One\n' })).toMatchObject([
    { kind: 'note', origin: `One ${a}.md` },
    { kind: 'skipped', origin: `x/One ${a}.md`, code: 'import/unsupported', detail: a },
  ]);
});

it('keeps columns whose names could harm an object', async () => {
  const items = await read({
    [`Base ${a}.csv`]: 'Name,__proto__,constructor\nOne,x,y',
    [`Base ${a}/One ${b}.md`]: '# One\n',
  });
  expect(Object.entries(noteIn(items, b).properties)).toEqual([
    ['proto', 'x'],
    ['constructor', 'y'],
  ]);
});

it('recognises names with ids, most surely if the page repeats its title', async () => {
  expect(await notion.recognise(filesOf({ [`My page ${a}.md`]: '# My page!' }))).toBe('certain');
  expect(await notion.recognise(filesOf({ [`My page ${a}.html`]: '<html><head><title>My page' }))).toBe('likely');
  expect(await notion.recognise(filesOf({ [`Base ${a}_all.csv`]: 'Name' }))).toBe('likely');
  expect(await notion.recognise(filesOf({ [`${a}.md`]: 'Joplin', 'Page.md': '# Page' }))).toBe('no');
});

it('ends without an error for every damaged export', async () => {
  const contents: Readonly<Record<string, string>> = {
    [`Page ${a}.md`]: `# Page\n\n[Base](Page/Base%20${b}.csv) ![](Page/x.png)\n`,
    [`Page/Base ${b}_all.csv`]: table,
    [`Page/Base ${b}/Row one ${c}.md`]: '# Row one\n\nDone: Yes\nFiles: x.png\n\nText\n',
    [`Page/Html ${d}.html`]:
      '<title>Html</title><article><table class="properties"><tr class="property-row"><th>A</th><td>b</td></tr></table><div class="page-body"><p>x</p></div></article>',
    'Page/x.png': 'PNG',
  };
  const encoded = Object.entries(contents).map(([path, text]) => [path, new TextEncoder().encode(text)] as const);
  await fc.assert(
    fc.asyncProperty(fc.nat(3), fc.nat(400), fc.integer({ min: 0, max: 255 }), async (which, at, bits) => {
      const damaged = encoded.map(([path, bytes], each) => {
        if (each !== which) return [path, bytes] as const;
        return [
          path,
          bits === 0 ? bytes.slice(0, at) : bytes.map((byte, n) => (n === at ? byte ^ bits : byte)),
        ] as const;
      });
      const items = await read(Object.fromEntries(damaged));
      for (const id of [a, c, d]) expect(noteIn(items, id).kind).toBe('note');
    }),
    { numRuns: runs(300) },
  );
});
