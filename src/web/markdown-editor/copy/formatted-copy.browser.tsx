import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { editorView, keyboard, paste } from '../../testing/index.ts';
import { openEditor } from '../testing/open-editor.tsx';

/** Copies or cuts the selection, and returns what is put on the clipboard. */
function clipboardAfter(kind: 'copy' | 'cut') {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
}

test.each([
  ['a **bold** word', '<p dir="auto">a <strong>bold</strong> word</p>'],
  ['- [x] one\n- two', '<input type="checkbox" disabled="" checked="">'],
  ['| a |\n| - |\n| b |\n\nend', '<th dir="auto">a</th>'],
  ['[link](https://a.example)', '<a href="https://a.example"'],
  ['```js\nlet a\n```\n\nend', '<pre><code>let a'],
])('formatted text is copied and cut beside the Markdown: %j', async (body, expected) => {
  const { text } = await openEditor({ body });
  // the editor around a table, not that of its cell, in which the key would select the cell
  const view = EditorView.findFromDOM(document.querySelector<HTMLElement>('.cm-editor') ?? document.body);
  view?.dispatch({ selection: { anchor: body.length } });
  view?.focus();
  await keyboard.press('ControlOrMeta+a');
  await expect.poll(() => clipboardAfter('copy').html).toContain(expected);
  expect(clipboardAfter('copy').text).toBe(body);
  const cut = clipboardAfter('cut');
  expect(cut.html).toContain(expected);
  await expect.poll(text).toBe('');
  paste(editorView().contentDOM, { 'text/plain': cut.text, 'text/html': cut.html });
  await expect.poll(text).toBe(body);
});

test('a part of code is copied as it is', async () => {
  await openEditor({ body: 'd\n\n```\na **b** c\n```' });
  editorView().dispatch({ selection: { anchor: 0, head: 1 } });
  await expect.poll(() => clipboardAfter('copy').html).not.toBe(''); // the converter is loaded
  editorView().dispatch({ selection: { anchor: 7, head: 16 } });
  expect(clipboardAfter('copy')).toEqual({ text: 'a **b** c', html: '' });
});

test('a part of formatted text is copied with its format', async () => {
  await openEditor({ body: 'a **bold words** b' });
  editorView().dispatch({ selection: { anchor: 5, head: 18 } });
  await expect.poll(() => clipboardAfter('copy').html).toContain('<p dir="auto"><strong>old words</strong> b</p>');
  expect(clipboardAfter('copy').text).toBe('old words** b');
});
