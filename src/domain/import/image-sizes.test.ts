import { expect, it } from 'vitest';
import type { AttachmentHash } from '../notes/index.ts';
import { LinkTargets } from './plan/link-targets.ts';
import { importSources } from './sources.ts';
import { filesOf, itemsOf } from './testing/files.ts';

const hash = 'ab'.repeat(32) as AttachmentHash;
const image = (label: string) => `![${label}](attachment:${hash})`;

async function textOf(app: string, contents: Readonly<Record<string, string>>): Promise<string> {
  const source = importSources.find((each) => each.app === app);
  if (source === undefined) throw new Error(`no source ${app}`);
  const items = await itemsOf(source, filesOf(contents));
  const files = new Map(
    items.flatMap((item) => (item.kind === 'file' ? [[item.sourceId, { hash, name: item.name }]] : [])),
  );
  const notes = items.filter((item) => item.kind === 'note');
  return new LinkTargets(notes, files).markdownOf(notes[0]?.text ?? []);
}

const id = '0123456789abcdef0123456789abcdef';

it.each<[string, string, string]>([
  ['obsidian', '![[pic.png|200]]', image('pic.png|200')],
  ['obsidian', '![[pic.png|640x480]]', image('pic.png|640x480')],
  ['obsidian', '![alt|120](pic.png)', image('alt|120')],
  ['obsidian', '![x|120x60](pic.png)', image('x|120x60')],
  ['obsidian', '![x|120x60](https://a.example/b.png)', '![x|120x60](https://a.example/b.png)'],
  ['obsidian', '<img src="pic.png" width=200 alt="A">', image('A|200')],
  ['obsidian', '![[pic.png|my caption]]', image('my caption')],
  ['obsidian', '| a |\n|-|\n| ![[pic.png\\|200]] |', `| a |\n|-|\n| ${image('pic.png\\|200')} |`],
  ['markdown', '![alt|120](pic.png)', image('alt|120')],
])('%s: %s keeps its size', async (app, text, expected) => {
  expect(await textOf(app, { 'a.md': text, 'pic.png': 'x' })).toBe(expected);
});

it.each<[string, string, Readonly<Record<string, string>>, string]>([
  ['html', 'a width', { 'a.html': '<img src="pic.png" alt="A" width="200">', 'pic.png': 'x' }, image('A|200')],
  ['html', 'a style', { 'a.html': '<img src="pic.png" style="width: 80px">', 'pic.png': 'x' }, image('pic.png|80')],
  [
    'html',
    'a picture of the web',
    { 'a.html': '<img src="https://a.example/b.png" width=200 alt="A|30">' },
    '![A\\|30|200](https://a.example/b.png)',
  ],
  [
    'html',
    'a number in its text',
    { 'a.html': '<img src="https://a.example/b.png" alt="A|30">' },
    '![A\\|30](https://a.example/b.png)',
  ],
  [
    'html',
    'a cell',
    { 'a.html': '<table><tr><td>x<td><img src="pic.png" width="9"></table>', 'pic.png': 'x' },
    `| x | ${image('pic.png\\|9')} |\n| --- | --- |`,
  ],
  [
    'logseq',
    'its braces',
    { 'logseq/config.edn': '{}', 'pages/a.md': '- ![A](../assets/p.png){:width 90}', 'assets/p.png': 'x' },
    `- ${image('A|90')}`,
  ],
  [
    'bear',
    'its comment',
    { 'a.textbundle/text.md': '![](assets/p.png)<!-- {"width":300} -->', 'a.textbundle/assets/p.png': 'x' },
    image('p.png|300'),
  ],
  [
    'joplin',
    'HTML',
    {
      'a.md': `---\ntitle: a\nupdated: 2026-01-03 03:04:05Z\ncreated: 2026-01-02 03:04:05Z\n---\n\n<img src="_resources/p.png" width="40">`,
      '_resources/p.png': 'x',
    },
    image('p.png|40'),
  ],
  [
    'notion',
    'its style',
    {
      [`P ${id}.html`]:
        '<html><head><title>P</title></head><body><article><div class="page-body"><img style="width:320px" src="p.png"/></div></article></body></html>',
      'p.png': 'x',
    },
    image('p.png|320'),
  ],
])('%s: a picture with the size in %s keeps it', async (app, _, contents, expected) => {
  expect(await textOf(app, contents)).toBe(expected);
});
