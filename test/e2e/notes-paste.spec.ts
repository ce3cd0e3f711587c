import type { Page } from '@playwright/test';
import { paste, writeNote } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

interface Copied {
  /** The program, and what was copied there. */
  readonly of: string;
  readonly html: string;
  readonly markdown: string;
}

test('formatting of other programs goes in as the Markdown that means the same', { tag: '@data' }, async ({ page }) => {
  await openNote(page);
  for (const { of, html, markdown } of copied) {
    await paste(editor(page), { 'text/html': html, 'text/plain': 'as text' });
    const end = /\|$/.test(markdown) ? '\n' : ''; // what is written next is no row of a table
    await expect.poll(() => textOf(page), { message: of }).toBe(markdown + end);
    await clear(page);
  }
});

test('what is pasted goes on with the quote or the list that it is pasted into, and not within code', {
  tag: '@data',
}, async ({ page }) => {
  await openNote(page);
  const list = '<ul><li>one</li><li>two</li></ul>';
  const cases: readonly (readonly [before: string, pasted: Readonly<Record<string, string>>, after: string])[] = [
    ['- ', { 'text/html': list }, '- one\n- two'],
    ['> [!note]\n> ', { 'text/html': list }, '> [!note]\n> - one\n> - two'],
    ['so', { 'text/html': list }, 'so\n\n- one\n- two'],
    ['> ', { 'text/plain': 'one\r\n\r\ntwo' }, '> one\n>\n> two'],
    ['```\n- ', { 'text/plain': '- one\n- two' }, '```\n- - one\n- two'],
    ['```\n> ', { 'text/plain': 'one\ntwo' }, '```\n> one\ntwo'],
  ];
  for (const [before, pasted, after] of cases) {
    await page.keyboard.insertText(before);
    await paste(editor(page), { 'text/plain': 'as text', ...pasted });
    await expect.poll(() => textOf(page), { message: before }).toBe(after);
    await clear(page);
  }
});

test('an image within what is pasted becomes a file of the note', { tag: '@data' }, async ({ page }) => {
  await openNote(page);
  const image = `<img src="data:image/gif;base64,${png}" alt="A graph">`;
  const link = expect.stringMatching(/^!\[A graph\]\(attachment:[0-9a-f]{64}\)$/);
  await paste(editor(page), { 'text/html': `<p>Before</p>${image}<p>After</p>`, 'text/plain': 'Before\n\nAfter' });
  await expect.poll(async () => (await textOf(page)).split('\n\n')).toEqual(['Before', link, 'After']);
  await expect(page.getByRole('img', { name: 'A graph' })).toHaveJSProperty('naturalWidth', 1);
  for (const beside of [{}, { 'text/plain': 'A graph' }]) {
    await clear(page);
    await paste(editor(page), { 'text/html': image, ...beside });
    await expect.poll(() => textOf(page)).toEqual(link);
  }
  await clear(page);
  await paste(editor(page), {
    'text/html': `<table><tr><td>a</td><td><img src="data:image/png;base64,${png}" alt="b|c"></td></tr><tr><td>1</td><td>2</td></tr></table>`,
    'text/plain': 'a\n1\t2',
  });
  await expect.poll(() => textOf(page)).toMatch(/^\| a {3}\| !\[b\\\|c\]\(attachment:[0-9a-f]{64}\) \|\n/);
  await expect(page.getByRole('status').filter({ hasText: 'pasted' })).toHaveCount(0);
});

test('an image of some megabytes is a file too, and the text beside it keeps its formatting', async ({ page }) => {
  await openNote(page);
  const large = Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(5_000_000)]).toString('base64');
  const html = `<p>some <b>bold</b></p><img src="data:image/png;base64,${large}">`;
  await paste(editor(page), { 'text/html': html, 'text/plain': 'some bold' });
  await expect.poll(() => textOf(page)).toMatch(/^some \*\*bold\*\*\n\n!\[image\.png\]\(attachment:[0-9a-f]{64}\)$/);
});

test('what leads only to where it was copied is left out, and a notice says so', async ({ page }) => {
  await openNote(page);
  const notice = page.getByRole('status').filter({ hasText: 'pasted' });
  for (const address of [
    'blob:https://example.org/1',
    'cid:a@b',
    'file:///C:/a.png',
    'data:image/png;base64,***',
    '/a.png',
  ]) {
    await paste(editor(page), {
      'text/html': `<p>Before</p><img src="${address}" alt="A graph"><p>After <b>all</b></p>`,
      'text/plain': 'as text',
    });
    await expect.poll(() => textOf(page), { message: address }).toBe('Before\n\nAfter **all**');
    await expect(notice).toHaveText('1 image couldn’t be pasted.');
    await clear(page);
  }
  await paste(editor(page), {
    'text/html':
      '<p><a href="obsidian://open?x">one</a> <a href="/two">two</a> <a name="three">three</a></p><img src="cid:b">',
    'text/plain': 'as text',
  });
  await expect.poll(() => textOf(page)).toBe('one two three');
  await expect(notice).toHaveText(
    '1 image couldn’t be pasted. 2 links work only where you copied them from, so only their text was pasted.',
  );
  await clear(page);
  await paste(editor(page), { 'text/html': '<img src="blob:https://example.org/1">', 'text/plain': 'A graph' });
  await expect.poll(() => textOf(page)).toBe('A graph');
  await expect(notice).toHaveText('1 image couldn’t be pasted.');
  await clear(page);
  await paste(editor(page), { 'text/html': '<p>only <b>so</b></p>' });
  await expect.poll(() => textOf(page)).toBe('only **so**');
  await expect(notice).toHaveCount(0);
  await clear(page);
  await paste(editor(page), { 'text/html': '<p>no formatting</p>' });
  await expect.poll(() => textOf(page)).toBe('no formatting');
});

test('media from the web become links, formulas text, and what is lost is said', async ({ page }) => {
  await openNote(page);
  const notice = page.getByRole('status').filter({ hasText: 'pasted' });
  const cases: readonly (readonly [html: string, text: string, said: string | null])[] = [
    ['<video src="https://a.example/b_c.mp4"></video>', '<https://a.example/b_c.mp4>', null],
    [
      '<p>See</p><iframe src="https://a.example/embed/1" title="A squat"></iframe>',
      'See\n\n[A squat](https://a.example/embed/1)',
      null,
    ],
    [
      '<p>So <b>long</b></p><video><source src="blob:https://a.example/1"></video>',
      'So **long**',
      '1 video or audio file couldn’t be pasted.',
    ],
    ['<p>E = <math alttext="mc^2"><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math>.</p>', 'E = mc^2.', null],
    [
      '<p>A <b>chart</b> <a href="https://a.example"><svg width="300"></svg>x</a></p><svg width="600"><text>9</text></svg>',
      'A **chart** [x](https://a.example)',
      '1 image couldn’t be pasted.',
    ],
    ['<p>Before</p><svg width="300" height="200"></svg><p>After</p>', 'Before\n\nAfter', '1 image couldn’t be pasted.'],
    ['<p>Before</p><canvas></canvas><p>After</p>', 'Before\n\nAfter', '1 image couldn’t be pasted.'],
    [
      '<p>Before</p><svg style="width: 100%; height: 300px"></svg><p>After</p>',
      'Before\n\nAfter',
      '1 image couldn’t be pasted.',
    ],
    ['<p>at https://a.example/_b/c?d== <b>so</b></p>', 'at https://a.example/_b/c?d== **so**', null],
  ];
  for (const [html, text, said] of cases) {
    await paste(editor(page), { 'text/html': html, 'text/plain': 'as text' });
    await expect.poll(() => textOf(page), { message: html }).toBe(text);
    if (said === null) await expect(notice).toHaveCount(0);
    else await expect(notice).toHaveText(said);
    await clear(page);
  }
});

/** One black dot. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function openNote(page: Page): Promise<void> {
  await createAccount(page);
  await writeNote(page, { title: 'Pasted', line: 'x' });
  await clear(page);
}

async function clear(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => textOf(page)).toBe('');
}

function editor(page: Page) {
  return page.locator('.cm-content[contenteditable="true"]');
}

/** As it is stored, whatever of it is shown. */
function textOf(page: Page): Promise<string> {
  return editor(page).evaluate((content) => {
    const { cmTile } = content as unknown as { cmTile: { root: { view: { state: { doc: { toString(): string } } } } } };
    return cmTile.root.view.state.doc.toString();
  });
}

const regular = 'font-size:11pt;font-weight:400;font-style:normal';

const copied: readonly Copied[] = [
  {
    of: 'Google Docs: styles instead of elements, lists in lists, all within a bold that is none',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
      <h1 dir="ltr"><span style="font-size:20pt;font-weight:400;">My plan</span></h1>
      <p><span style="${regular}">Some </span><span style="font-weight:700">bold</span><span style="${regular}"> and </span>
      <span style="font-weight:700;font-style:italic">both</span><span>, </span><span style="text-decoration:line-through">gone</span>,
      <span style="background-color:#ffff00">lit</span></p><br>
      <ul><li><p><span>one</span></p></li><ul><li><p>under one</p></li><ul><li><p>deep</p></li></ul></ul><li><p>two</p></li></ul>
      <ol><li><p>first</p></li><ol><li><p>sub</p></li></ol><li><p>second</p></li></ol><br>
      <p>end <a href="https://example.org/x"><span style="text-decoration:underline">a link</span></a></p></b>`,
    markdown: `# My plan

Some **bold** and ***both***, ~~gone~~, ==lit==

- one
  - under one
    - deep
- two

1. first
   1. sub
2. second

end [a link](https://example.org/x)`,
  },
  {
    of: 'Google Docs: a checklist',
    html: `<b style="font-weight:normal" id="docs-internal-guid-1"><ul>
      <li role="checkbox" aria-checked="false"><img src="data:image/png;base64,AA==" alt="unchecked"><p><span>buy milk</span></p></li>
      <li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA==" alt="checked"><p>done</p></li></ul></b>`,
    markdown: '- [ ] buy milk\n- [x] done',
  },
  {
    of: 'Google Docs: a table',
    html: `<b style="font-weight:normal" id="docs-internal-guid-1"><div><table><colgroup><col></colgroup><tbody>
      <tr><td><p><span style="font-weight:700">Set</span></p></td><td><p>Load</p></td></tr>
      <tr><td><p>1 | 2</p></td><td><p>80</p><p>kg</p></td></tr></tbody></table></div></b>`,
    markdown: '| Set    | Load     |\n| ------ | -------- |\n| 1 \\| 2 | 80<br>kg |',
  },
  {
    of: 'Word: lists as paragraphs',
    html: `<html xmlns:w="urn:schemas-microsoft-com:office:word"><head><style><!-- p {margin:0} --></style></head><body><!--StartFragment-->
      <h1>Title<o:p></o:p></h1><p class=MsoNormal>Plain <b>bold</b> <span style='mso-highlight:yellow'>lit</span><o:p></o:p></p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Bullet</p>
      <p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Nested</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Bullet two</p>
      <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span><![endif]>Third</p>
      <p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span>&nbsp; </span></span><![endif]>Fourth</p>
      <p class=MsoNormal><o:p>&nbsp;</o:p></p><p>End</p><!--EndFragment--></body></html>`,
    markdown: '# Title\n\nPlain **bold** ==lit==\n\n- Bullet\n  - Nested\n- Bullet two\n\n3. Third\n4. Fourth\n\nEnd',
  },
  {
    of: 'a mail: a line is a line',
    html: '<div dir="ltr">Hi there,<div><br></div><div>first line</div><div>second <b>line</b></div><div><br></div><div>bye</div></div>',
    markdown: 'Hi there,\n\nfirst line\nsecond **line**\n\nbye',
  },
  {
    of: 'line breaks',
    html: '<p>one<br>two<br><br>three <b>x</b><br></p><h2>a<br>heading</h2>',
    markdown: 'one\ntwo\n\nthree **x**\n\n## a heading',
  },
  {
    of: 'GitHub: tasks, and code in colours',
    html: `<div class="highlight highlight-source-shell"><pre>npm <span class="pl-s">install</span>\n  npm test</pre></div>
      <ul class="contains-task-list"><li class="task-list-item"><input type="checkbox" disabled> one</li>
      <li class="task-list-item"><input type="checkbox" checked disabled> two</li></ul><blockquote><p>quoted</p><p>more</p></blockquote>`,
    markdown: '```shell\nnpm install\n  npm test\n```\n\n- [ ] one\n- [x] two\n\n> quoted\n>\n> more',
  },
  {
    of: 'a chat: code that keeps its lines by a style',
    html: `<p>See:</p><div class="box"><div><code class="whitespace-pre! language-python"><span>print(</span>1)\nx = 2\n</code></div></div>
      <p>and <code>a\nb</code></p>`,
    markdown: 'See:\n\n```python\nprint(1)\nx = 2\n```\n\nand `a b`',
  },
  {
    of: 'an editor: lines as elements',
    html: '<pre style="font-family:monospace"><div>if (a) {</div><div>  b();<br>}</div></pre>',
    markdown: '```\nif (a) {\n  b();\n}\n```',
  },
  {
    of: 'a list whose items hold more than words',
    html: '<ol start="4"><li>a<pre><code>x\n\n- y</code></pre></li><li><p>b</p><p>c</p></li><li><p>d</p><ul><li>e</li></ul></li></ol>',
    markdown: '4. a\n\n   ```\n   x\n\n   - y\n   ```\n5. b\n\n   c\n6. d\n   - e',
  },
  {
    of: 'a spreadsheet',
    html: `<style><!--td {border: 1px}--></style><table data-sheets-root="1"><colgroup><col></colgroup><tbody>
      <tr><td>Day</td><td style="text-align:right">kg</td></tr><tr><td>Mon</td><td>82,5</td></tr><tr><td></td><td>80</td></tr></tbody></table>`,
    markdown: '| Day |   kg |\n| --- | ---: |\n| Mon | 82,5 |\n|     |   80 |',
  },
  { of: 'one cell of a spreadsheet', html: '<table><tr><td><b>5</b></td></tr></table>', markdown: '**5**' },
  {
    of: 'cells over several columns and rows, and with lists in them',
    html: `<table><tr><th colspan="2">A</th><th>B</th></tr><tr><td rowspan="2">1</td><td>2</td><td><ul><li>x</li><li>y</li></ul></td></tr>
      <tr><td>3</td><td>&lt;br&gt;</td></tr></table>`,
    markdown: '| A   |     | B      |\n| --- | --- | ------ |\n| 1   | 2   | x<br>y |\n|     | 3   | \\<br>  |',
  },
  {
    of: 'a table that only places things',
    html: '<table role="presentation"><tr><td><h2>Left</h2></td><td><p>Right <b>side</b></p></td></tr></table>',
    markdown: '## Left\n\nRight **side**',
  },
  {
    of: 'emphasis beside words, signs and other emphasis',
    html: '<p>a<b> b </b>c <b>one</b><b>two</b> <i></i>say<b>"hi"</b>there and <b>x:</b>y, <b>so <b>so</b></b></p><h3><b>bold</b> head</h3>',
    markdown: 'a **b** c **onetwo** say"**hi**"there and **x**:y, **so so**\n\n### bold head',
  },
  {
    of: 'text that would mean something in Markdown',
    html: '<p>1. no list <b>x</b></p><p># no heading</p><p>- no item</p><p>my_var 5 * 3 *x* [y] [z](w) &lt;z&gt; ~~s~~ ==q== a\\b \\* &amp;amp;</p>',
    markdown:
      '1\\. no list **x**\n\n\\# no heading\n\n\\- no item\n\nmy_var 5 * 3 \\*x\\* [y] \\[z](w) \\<z> \\~~s\\~~ \\==q\\== a\\b \\\\\\* \\&amp;',
  },
  {
    of: 'links: an address by itself, around blocks, around a heading, with brackets, and one that is no address',
    html: `<p><a href="https://example.org/a">https://example.org/a</a> <a href="tel:+123">call</a> <a href="/wiki/Foo">foo</a>
      <a href="https://example.org/b_(c)">d</a> <a href="https://example.org/a b">sp</a></p>
      <a href="https://example.org/e"><div>Head</div><div>sub</div></a><a href="https://example.org/f"><h2>News</h2></a>`,
    markdown:
      'https://example.org/a [call](tel:+123) foo [d](https://example.org/b_(c)) [sp](<https://example.org/a b>)\n\n[Head sub](https://example.org/e)\n\n## [News](https://example.org/f)',
  },
  {
    of: 'figures above and below the line, spaces that do not break, and what is not seen',
    html: '<p>H<sub>2</sub>O, m<sup>2</sup>, the 1<sup>st</sup>, 10&nbsp;kg<span style="display:none">no</span> <b>x</b><sup><a href="#n">[1]</a></sup> and</p>',
    markdown: 'H₂O, m², the 1st, 10 kg **x**[1] and',
  },
];
