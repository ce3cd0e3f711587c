import fc from 'fast-check';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { editorView, keyboard, shownLines } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';

const elements = [
  'b',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  's',
  'small',
  'strong',
  'sub',
  'sup',
  'u',
] as const;
const cursor = (position: number) => {
  editorView().dispatch({ selection: { anchor: position } });
  editorView().focus();
};

test.each(elements)('<%s> is drawn, and its tags are shown at the cursor', async (name) => {
  const body = `a <${name.toUpperCase()} onclick="alert(1)" style="color: red" class="x">b **c**</${name}> d\n\nend`;
  const { text } = await openEditor({ body });
  await expect.poll(shownLines).toEqual(['a b c d', '', 'end']);
  const content = document.querySelector('.cm-content');
  expect(content?.querySelector('[onclick], [style*="red"], .x')).toBeNull();
  cursor(body.indexOf('b **'));
  await expect.poll(() => shownLines()[0]).toBe(body.slice(0, body.indexOf('\n')).replaceAll('**', ''));
  expect(await text()).toBe(body);
});

test('sub, sup and underline look like what they are', async () => {
  await openEditor({ body: 'H<sub>2</sub>O x<sup>3</sup> <u>under</u> <kbd>Ctrl</kbd>\n\nend' });
  await expect.poll(shownLines).toEqual(['H2O x3 under Ctrl', '', 'end']);
  const style = (selector: string) => getComputedStyle(document.querySelector(`.cm-line ${selector}`) as Element);
  expect([style('sub').verticalAlign, style('sup').verticalAlign]).toEqual(['sub', 'super']);
  expect(style('u').textDecorationLine).toContain('underline');
  expect(style('kbd').borderTopStyle).toBe('solid');
});

test.each([
  '<u>a',
  'a</u>',
  '<u>a</s>',
  '<font>a</font>',
  '<u/>a</u>',
  '\\<u>a</u>',
  '<a href="x">a</a>',
  '<img src="x" onerror="alert(1)">',
  '<script>alert(1)</script>',
])('%s stays text', async (written) => {
  await openEditor({ body: `x ${written}\n\nend` });
  await expect.poll(() => shownLines().at(-1)).toBe('end');
  expect(shownLines()[0]).toBe(`x ${written}`.replaceAll('\\', ''));
  expect(document.querySelector('.cm-content :is(script, img:not(.cm-widgetBuffer), font, u)')).toBeNull();
});

test('<br> breaks the line, in a paragraph and in a cell', async () => {
  const { text } = await openEditor({ body: 'one<br>two\n\n| a<BR/>b<br class="x">c <u>d</u> |\n| - |\n\nend' });
  await expect.poll(() => document.querySelectorAll('.cm-line br').length).toBeGreaterThan(0);
  const [one, two] = ['one', 'two'].map((words) => page.getByText(words, { exact: false }).element());
  const range = document.createRange();
  range.selectNodeContents(one as Element);
  expect(new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size).toBeGreaterThan(1);
  expect(two).toBe(one);
  const cell = document.querySelector('th');
  expect(cell?.querySelectorAll('br')).toHaveLength(2);
  expect(cell?.querySelector('u')?.textContent).toBe('d');
  expect(cell?.textContent).not.toContain('<');
  expect(await text()).toContain('one<br>two');
});

test('details are folded by their summary until they are opened, and only if they are closed', async () => {
  const body =
    'top\n\n<details>\n<summary>More *x*</summary>\n\nhidden\n\n</details>\n\n<details open><summary>Open</summary>\nshown\n</details>\n\n<details>\nnever closed\n\nend';
  const { screen, text } = await openEditor({ body });
  await expect.poll(() => shownLines().some((line) => line.includes('hidden'))).toBe(false);
  const lines = () => shownLines().join('|');
  expect(lines()).toContain('|More x');
  expect(lines()).toContain('|Open');
  expect(lines()).toContain('|shown|');
  expect(lines()).toContain('|<details>|never closed|');
  expect(lines()).not.toContain('summary');
  await screen.getByRole('button', { name: 'Expand More x' }).click();
  await expect.poll(lines).toContain('|hidden|');
  expect(lines().match(/<\/?details/g)).toHaveLength(1);
  cursor(body.indexOf('<summary>'));
  await expect.poll(lines).toContain('<summary>More');
  await screen.getByRole('button', { name: 'Collapse Open' }).click();
  await expect.poll(lines).not.toContain('shown');
  expect(await text()).toBe(body);
});

test('a drawn tag is typed and deleted like other text', async () => {
  const { text } = await openEditor();
  await keyboard.type('a <u>b</u> c');
  await expect.poll(shownLines).toEqual(['a b c']);
  for (let count = 0; count < 3; count += 1) await keyboard.press('Backspace');
  await expect.poll(text).toBe('a <u>b</u');
  await expect.poll(shownLines).toEqual(['a <u>b</u']);
});

test('any mix of tags leaves the text as it is, wherever the cursor goes', async () => {
  const piece = fc.constantFrom(
    ...['<u>', '</u>', '<B>', '</b>', '<br>', '<details>', '<details open>', '<summary>', '</summary>', '</details>'],
    ...['a', ' ', '\n', '\n\n', '> ', '- ', '| ', '**', '<font>', '`', '# '],
  );
  const { text } = await openEditor();
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 25 }), async (pieces) => {
      const view = editorView();
      const written = pieces.join('');
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: written } });
      view.focus();
      for (let at = 0; at <= written.length; at += 1) view.dispatch({ selection: { anchor: at } });
      view.contentDOM.blur();
      expect(view.state.doc.toString()).toBe(written);
      expect(await text()).toBe(written);
    }),
    { numRuns: 60 },
  );
});

test.each(['<details>\n', '</details>\n', '<details>\n</details>\n', '<u>', '</u>', '<u>a</u>', '<br>'])(
  '200 kB of %j take no time to draw',
  async (piece) => {
    await openEditor({ body: piece.repeat(200_000 / piece.length) });
    const view = editorView();
    const start = performance.now();
    for (let count = 0; count < 10; count += 1) view.dispatch({ changes: { from: 0, insert: 'a' } });
    expect(performance.now() - start).toBeLessThan(3_000);
  },
);
