import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { paste } from '../../testing/index.ts';
import { attachFiles } from '../files/attach-files.ts';
import { noteLanguage } from '../language/note-language.ts';
import { copied } from './copied-testing.ts';
import { type PasteLoss, pasteText } from './paste.ts';

test.each(copied)('formatting of $of is pasted as equivalent Markdown', async ({ html, markdown }) => {
  const { text, pasteIn } = editorOf('');
  pasteIn({ 'text/html': html, 'text/plain': 'as text' });
  const end = /\|$/.test(markdown) ? '\n' : ''; // keeps the following text out of the table
  await expect.poll(text).toBe(markdown + end);
});

test('scripts in pasted HTML do not run', async () => {
  const { text, pasteIn } = editorOf('');
  pasteIn({
    'text/html': `<meta charset="utf-8"><h2 onclick="window.ran = 1">Plan</h2>
      <p>Some <b>bold</b>, <i>slow</i> <a href="https://example.org/a">words</a>,
      <a href="javascript:window.ran=1">bad</a><img src="x" onerror="window.ran = 1"><script>window.ran = 1</script></p>
      <ul><li>one<ul><li>under</li></ul></li><li>two</li></ul>
      <table><thead><tr><th>Set</th><th>Load</th></tr></thead><tbody><tr><td>1</td><td><p>80</p></td></tr></tbody></table>
      <pre><code class="language-js">const a = 1;</code></pre>`,
    'text/plain': 'Plan',
  });
  await expect
    .poll(text)
    .toBe(
      [
        ...['## Plan', '', 'Some **bold**, *slow* [words](https://example.org/a), bad', '', '- one', '  - under'],
        ...['- two', '', '| Set | Load |', '| --- | ---- |', '| 1   | 80   |', '', '```js', 'const a = 1;', '```'],
      ].join('\n'),
    );
  expect('ran' in window).toBe(false);
});

test('a URL pasted over selected words links them', async () => {
  const { view, text, pasteIn } = editorOf('here');
  view.dispatch({ selection: { anchor: 0, head: 4 } });
  pasteIn({ 'text/plain': 'https://example.org/b' });
  await expect.poll(text).toBe('[here](https://example.org/b)');
});

describe('pasted content', () => {
  const list = '<ul><li>one</li><li>two</li></ul>';

  test.each<readonly [before: string, pasted: Readonly<Record<string, string>>, after: string]>([
    ['- ', { 'text/html': list }, '- one\n- two'],
    ['> [!note]\n> ', { 'text/html': list }, '> [!note]\n> - one\n> - two'],
    ['so', { 'text/html': list }, 'so\n\n- one\n- two'],
    ['> ', { 'text/plain': 'one\r\n\r\ntwo' }, '> one\n>\n> two'],
    ['```\n- ', { 'text/plain': '- one\n- two' }, '```\n- - one\n- two'],
    ['```\n> ', { 'text/plain': 'one\ntwo' }, '```\n> one\ntwo'],
  ])('continues the quote or list before it, but not within code: %j', async (before, pasted, after) => {
    const { text, pasteIn } = editorOf(before);
    pasteIn({ 'text/plain': 'as text', ...pasted });
    await expect.poll(text).toBe(after);
  });

  test.each<readonly [before: string, after: string, html: string, pasted: string]>([
    ['a **b', '** c', '<b>x</b>', 'x'],
    ['a **b', '** c', '<p>1 <b>x <i>y</i></b> 2</p>', '1 x *y* 2'],
    ['a *b', '* c', '<b>x <i>y</i></b>', '**x y**'],
    ['a ==b', '== c', '<mark>x</mark> <b>y</b>', 'x **y**'],
    ['a ~~b', '~~', '<s>x</s>', 'x'],
    ['a **b**', ' c', '<b>x</b>', '**x**'],
    ['a ', '**b** c', '<b>x</b>', '**x**'],
    ['- ', '', '<ul><li>one</li></ul>', 'one'],
    ['# ', '', '<h2>one</h2>', 'one'],
  ])('does not repeat the formatting that is around it: %j, %j', async (before, after, html, pasted) => {
    const { view, text, pasteIn } = editorOf(before + after);
    view.dispatch({ selection: { anchor: before.length } });
    pasteIn({ 'text/html': html, 'text/plain': 'as text' });
    await expect.poll(text).toBe(before + pasted + after);
  });

  test('does not repeat the formatting that is around it if it is from a note', () => {
    const { view, text, pasteIn } = editorOf('a **b** c');
    view.dispatch({ selection: { anchor: 'a **b'.length } });
    pasteIn({ 'text/html': '<div data-of-markdown=""><p><strong>x</strong></p></div>', 'text/plain': '**x**' });
    expect(text()).toBe('a **bx** c');
  });

  test.each([
    ['t]x', '[t\\]x](https://a.example/b)'],
    ['[t', '[\\[t](https://a.example/b)'],
    ['see [1]', '[see \\[1\\]](https://a.example/b)'],
  ])('keeps a link whose text has brackets: %j', async (words, markdown) => {
    const { text, pasteIn } = editorOf('');
    pasteIn({ 'text/html': `<p><a href="https://a.example/b">${words}</a></p>`, 'text/plain': 'as text' });
    await expect.poll(text).toBe(markdown);
  });

  test.each(['blob:https://example.org/1', 'cid:a@b', 'file:///C:/a.png', 'data:image/png;base64,***', '/a.png'])(
    'loses an image that is only available at its source: %s',
    async (address) => {
      const { text, losses, pasteIn } = editorOf('');
      pasteIn({
        'text/html': `<p>Before</p><img src="${address}" alt="A graph"><p>After <b>all</b></p>`,
        'text/plain': 'as text',
      });
      await expect.poll(text).toBe('Before\n\nAfter **all**');
      expect(losses).toEqual([{ kind: 'addresses', images: 1, media: 0, links: 0 }]);
    },
  );

  test('keeps the text of links that only work at their source', async () => {
    const { text, losses, pasteIn } = editorOf('');
    pasteIn({
      'text/html':
        '<p><a href="obsidian://open?x">one</a> <a href="/two">two</a> <a name="three">three</a></p><img src="cid:b">',
      'text/plain': 'as text',
    });
    await expect.poll(text).toBe('one two three');
    expect(losses).toEqual([{ kind: 'addresses', images: 1, media: 0, links: 2 }]);
  });

  test('falls back to the plain text if it is only an unavailable image', async () => {
    const { text, losses, pasteIn } = editorOf('');
    pasteIn({ 'text/html': '<img src="blob:https://example.org/1">', 'text/plain': 'A graph' });
    await expect.poll(text).toBe('A graph');
    expect(losses).toEqual([{ kind: 'addresses', images: 1, media: 0, links: 0 }]);
  });

  test('falls back to the plain text if it cannot be converted', async () => {
    vi.stubGlobal('DOMParser', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { text, losses, pasteIn } = editorOf('');
    pasteIn({ 'text/html': '<p>some <b>bold</b></p>', 'text/plain': 'some bold' });
    await expect.poll(text).toBe('some bold');
    expect(losses).toEqual([{ kind: 'formatting' }]);
  });

  test('keeps all text, however deep its elements are nested', async () => {
    const { text, pasteIn } = editorOf('');
    pasteIn({ 'text/html': `${'<div><ul><li><b>'.repeat(3000)}deep</b>`, 'text/plain': 'as text' });
    await expect.poll(text).toMatch(/deep/);
  });

  test.each([
    ['<p>only <b>so</b></p>', 'only **so**'],
    ['<p>no formatting</p>', 'no formatting'],
  ])('is inserted from HTML without plain text: %s', async (html, markdown) => {
    const { text, losses, pasteIn } = editorOf('');
    pasteIn({ 'text/html': html });
    await expect.poll(text).toBe(markdown);
    expect(losses).toEqual([null]);
  });

  test.each<readonly [html: string, markdown: string, lost: object | null]>([
    ['<video src="https://a.example/b_c.mp4"></video>', '<https://a.example/b_c.mp4>', null],
    [
      '<p>See</p><iframe src="https://a.example/embed/1" title="A squat"></iframe>',
      'See\n\n[A squat](https://a.example/embed/1)',
      null,
    ],
    [
      '<p>So <b>long</b></p><video><source src="blob:https://a.example/1"></video>',
      'So **long**',
      { images: 0, media: 1, links: 0 },
    ],
    ['<p>E = <math alttext="mc^2"><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math>.</p>', 'E = mc^2.', null],
    [
      '<p>A <b>chart</b> <a href="https://a.example"><svg width="300"></svg>x</a></p><svg width="600"><text>9</text></svg>',
      'A **chart** [x](https://a.example)',
      { images: 1, media: 0, links: 0 },
    ],
    [
      '<p>Before</p><svg width="300" height="200"></svg><p>After</p>',
      'Before\n\nAfter',
      { images: 1, media: 0, links: 0 },
    ],
    ['<p>Before</p><canvas></canvas><p>After</p>', 'Before\n\nAfter', { images: 1, media: 0, links: 0 }],
    [
      '<p>Before</p><svg style="width: 100%; height: 300px"></svg><p>After</p>',
      'Before\n\nAfter',
      { images: 1, media: 0, links: 0 },
    ],
    ['<p>at https://a.example/_b/c?d== <b>so</b></p>', 'at https://a.example/_b/c?d== **so**', null],
  ])('uses links for media and text for formulas, and reports losses: %s', async (html, markdown, lost) => {
    const { text, losses, pasteIn } = editorOf('');
    pasteIn({ 'text/html': html, 'text/plain': 'as text' });
    await expect.poll(text).toBe(markdown);
    expect(losses).toEqual([lost && { kind: 'addresses', ...lost }]);
  });
});

describe('an image embedded in pasted HTML', () => {
  test('becomes a file at its position in the text', async () => {
    const { text, taken, pasteIn } = editorOf('');
    pasteIn({ 'text/html': `<p>Before</p>${graph}<p>After</p>`, 'text/plain': 'Before\n\nAfter' });
    await expect.poll(text).toBe(`Before\n\n![A graph](attachment:${hash})\n\nAfter`);
    expect(taken.map(({ type, size }) => [type, size])).toEqual([['image/png', 70]]);
  });

  test.each([{}, { 'text/plain': 'A graph' }])('becomes a file if it is the only content, with %j', async (beside) => {
    const { text, losses, pasteIn } = editorOf('');
    pasteIn({ 'text/html': graph, ...beside });
    await expect.poll(text).toBe(`![A graph](attachment:${hash})`);
    expect(losses).toEqual([null]);
  });

  test('becomes a file in a table cell, with pipes in its name escaped', async () => {
    const { text, pasteIn } = editorOf('');
    pasteIn({
      'text/html': `<table><tr><td>a</td><td><img src="data:image/png;base64,${png}" alt="b|c"></td></tr><tr><td>1</td><td>2</td></tr></table>`,
      'text/plain': 'a\n1\t2',
    });
    await expect.poll(text).toMatch(/^\| a {3}\| !\[b\\\|c\]\(attachment:[0-9a-f]{64}\) \|\n/);
  });

  test('becomes a file even if it has several megabytes, and the text keeps its formatting', async () => {
    const { text, taken, pasteIn } = editorOf('');
    const large = btoa(atob(png) + '\0'.repeat(5_000_000));
    pasteIn({
      'text/html': `<p>some <b>bold</b></p><img src="data:image/png;base64,${large}">`,
      'text/plain': 'some bold',
    });
    await expect.poll(text).toBe(`some **bold**\n\n![image.png](attachment:${hash})`);
    expect(taken.map(({ size }) => size)).toEqual([5_000_070]);
  });
});

/**
 * Creates an editor that handles pastes, with the cursor at the end of the text. It records stored files and what
 * pastes lost.
 */
function editorOf(doc: string) {
  const losses: (PasteLoss | null)[] = [];
  const taken: File[] = [];
  const view = new EditorView({
    parent: document.body,
    state: EditorState.create({
      doc,
      selection: { anchor: doc.length },
      extensions: [
        EditorState.lineSeparator.of('\n'),
        noteLanguage(),
        attachFiles(async (files) => {
          taken.push(...files);
          return files.map(({ name }) => ({ hash: hash as AttachmentHash, name, isImage: true }));
        }),
        pasteText({ onPasted: (loss) => losses.push(loss) }),
      ],
    }),
  });
  onTestFinished(() => view.destroy());
  return {
    view,
    losses,
    taken,
    text: () => view.state.doc.toString(),
    pasteIn: (data: Readonly<Record<string, string>>) => paste(view.contentDOM, data),
  };
}

const hash = 'a'.repeat(64);

/** A single black pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const graph = `<img src="data:image/gif;base64,${png}" alt="A graph">`;
