import { expect, it } from 'vitest';
import type { ImportItem, NoteDraft, TextPart } from '../draft/index.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { standardNotes } from './index.ts';

const words = (text: string, format = 0) => ({ type: 'text', text, format, version: 1 });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });
const item = (...children: object[]) => ({ type: 'listitem', children });

async function read(children: readonly object[], ...more: readonly object[]): Promise<ImportItem[]> {
  const content = { title: 'S', text: JSON.stringify({ root: { type: 'root', children } }), noteType: 'super' };
  const items = [{ uuid: 's', content_type: 'Note', content }, ...more];
  return itemsOf(standardNotes, filesOf({ 'backup.txt': JSON.stringify({ items }) }));
}

async function textOf(...children: readonly object[]): Promise<readonly TextPart[]> {
  const [note, ...reports] = await read(children);
  expect(reports).toEqual([]);
  return (note as NoteDraft).text;
}

it('writes headings, paragraphs, quotes and rules', async () => {
  expect(
    await textOf(
      { type: 'heading', tag: 'h2', children: [words('Title')] },
      paragraph(words('One'), { type: 'linebreak' }, words('two')),
      { type: 'quote', children: [words('Said')] },
      { type: 'horizontalrule' },
      paragraph(words('End')),
    ),
  ).toEqual(['## Title\n\nOne\ntwo\n\n> Said\n\n---\n\nEnd']);
});

it('writes formats, and escapes what would be markup', async () => {
  expect(
    await textOf(
      paragraph(words('a '), words('bold', 1), words(' '), words('both', 3), words(' '), words('gone', 4)),
      paragraph(words('x = '), words('*p', 16), words(' '), words('lit', 128), words(' *plain* 10'), words('2', 64)),
    ),
  ).toEqual(['a **bold *both*** ~~gone~~\n\nx = `*p` ==lit== \\*plain\\* 10²']);
});

it('writes lists, numbers, tasks and nested lists', async () => {
  expect(
    await textOf(
      {
        type: 'list',
        listType: 'bullet',
        tag: 'ul',
        children: [item(words('a')), item({ type: 'list', listType: 'bullet', children: [item(words('b'))] })],
      },
      paragraph(words('then')),
      { type: 'list', listType: 'number', start: 3, tag: 'ol', children: [item(words('c')), item(words('d'))] },
      paragraph(words('then')),
      {
        type: 'list',
        listType: 'check',
        children: [
          { ...item(words('done')), checked: true },
          { ...item(words('open')), checked: false },
        ],
      },
    ),
  ).toEqual(['- a\n  - b\n\nthen\n\n3. c\n4. d\n\nthen\n\n- [x] done\n- [ ] open']);
});

it('writes code with its language, links, and tables', async () => {
  const cell = (text: string, headerState = 0) => ({
    type: 'tablecell',
    headerState,
    children: [paragraph(words(text))],
  });
  expect(
    await textOf(
      {
        type: 'code',
        language: 'js',
        children: [
          { type: 'code-highlight', text: 'a*' },
          { type: 'linebreak' },
          { type: 'tab', text: '\t' },
          { type: 'code-highlight', text: 'b' },
        ],
      },
      paragraph({ type: 'link', url: 'https://example.org/a', children: [words('site')] }),
      {
        type: 'table',
        children: [
          { type: 'tablerow', children: [cell('A', 3), cell('B', 1)] },
          { type: 'tablerow', children: [cell('1|2'), cell('')] },
        ],
      },
    ),
  ).toEqual([
    '```js\na*\n\tb\n```\n\n[site](https://example.org/a)\n\n| A    | B   |\n| ---- | --- |\n| 1\\|2 |     |',
  ]);
});

it('links other notes, and names tags and files', async () => {
  const [note, ...others] = await read(
    [
      paragraph(words('See '), { type: 'snbubble', itemUuid: 'n' }, words(' '), { type: 'snbubble', itemUuid: 't' }),
      { type: 'snfile', fileUuid: 'f' },
    ],
    { uuid: 'n', content_type: 'Note', content: { title: 'Other', text: 'x' } },
    { uuid: 't', content_type: 'Tag', content: { title: 'tag', references: [{ uuid: 'n', content_type: 'Note' }] } },
    { uuid: 'f', content_type: 'SN|File', content: { name: 'scan.pdf' } },
  );
  expect((note as NoteDraft).text).toEqual([
    'See ',
    { kind: 'note-link', to: { sourceId: 'n' }, isEmbed: false, written: 'Other' },
    ' #tag\n\nscan.pdf',
  ]);
  expect(others).toMatchObject([
    { kind: 'skipped', origin: expect.stringMatching(/, item 1$/), code: 'import/missing-file' },
    { kind: 'note' },
  ]);
});

it('writes images, videos and collapsible parts', async () => {
  expect(
    await textOf(
      { type: 'unencrypted-image', src: 'https://example.org/a.png', alt: 'A' },
      { type: 'youtube', videoID: 'x1' },
      {
        type: 'collapsible-container',
        children: [
          { type: 'collapsible-title', children: [words('More')] },
          { type: 'collapsible-content', children: [paragraph(words('Inside'))] },
        ],
      },
    ),
  ).toEqual(['![A](https://example.org/a.png)\n\nhttps://www.youtube.com/watch?v=x1\n\n**More**\n\nInside']);
});

it('keeps the words of unknown nodes, and reports them', async () => {
  const items = await read([
    { type: 'poll', text: 'Which?', children: [paragraph(words('This'))] },
    { type: 'poll', children: [words('That')] },
    paragraph(words('End')),
  ]);
  expect(items).toMatchObject([
    { kind: 'note', text: ['Which?\n\nThis\n\nThat\n\nEnd'] },
    { kind: 'skipped', code: 'import/unsupported', detail: 'S: 2 × poll' },
  ]);
});

it('shows a document that is nested too deeply as code, and reports it', async () => {
  const text = `{"root":{"children":${'[{"children":'.repeat(500)}[]${'}]'.repeat(500)}}}`;
  const content = { title: 'S', text, noteType: 'super' };
  const backup = JSON.stringify({ items: [{ uuid: 's', content_type: 'Note', content }] });
  expect(await itemsOf(standardNotes, filesOf({ 'backup.txt': backup }))).toMatchObject([
    { kind: 'note', text: [`\`\`\`json\n${text}\n\`\`\`\n`] },
    { kind: 'skipped', code: 'import/damaged', detail: 'S: super' },
  ]);
});
