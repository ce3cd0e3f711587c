import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refuseFiles } from '../../page/index.ts';
import { editorView, keyboard, nextSavedFile, paste, shownLines, texts } from '../../testing/index.ts';
import { openNote } from '../testing/index.ts';

refuseFiles(); // the page does the same before the app is shown

const files = () => texts('[data-file]');
const images = () => Array.from(document.querySelectorAll<HTMLImageElement>('.md-image img'));
const shownWidths = () => images().map(({ naturalWidth }) => naturalWidth);
const title = page.getByRole('textbox', { name: 'Title' });

/** Creates a PNG file of 3 × 2 pixels. */
async function png(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(3, 2);
  canvas.getContext('2d')?.fillRect(0, 0, 3, 2);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

const film = () => new File([new Uint8Array(26 * 1024 * 1024)], 'film.mov', { type: 'video/quicktime' });

/** Pastes a file into the focused element. */
function pasteFile(file: File, data: Readonly<Record<string, string>> = {}): void {
  if (document.activeElement === null) throw new Error('No element has the focus');
  paste(document.activeElement, data, [file]);
}

/**
 * Drops a file on an element.
 *
 * @returns whether the app handled the drop; otherwise the browser would open the file
 */
function drop(element: Element, file: File): boolean {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const { x, y } = element.getBoundingClientRect();
  const init = { dataTransfer, bubbles: true, cancelable: true, clientX: x + 3, clientY: y + 3 };
  for (const kind of ['dragenter', 'dragover'] as const) element.dispatchEvent(new DragEvent(kind, init));
  return !element.dispatchEvent(new DragEvent('drop', init));
}

const link = expect.stringMatching(/^!\[knee\.png\]\(attachment:[0-9a-f]{64}\)\s*$/);

test('a file that is still being read when its note is closed is inserted into that note', async () => {
  const others = { other: { title: 'Other', createdAt: 2 } };
  const { router, text } = await openNote({ title: 'Log', body: 'seen\n', others });
  const digest = crypto.subtle.digest.bind(crypto.subtle);
  const held = Promise.withResolvers<void>();
  const asked = vi.fn();
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...of) => {
    asked();
    await held.promise;
    return digest(...of);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  pasteFile(new File(['all of it'], 'log.txt', { type: 'text/plain' }));
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0);
  await router.navigate({ href: '/dashboard/notes/other' });
  await expect.element(title).toHaveValue('Other');
  held.resolve();
  await expect.poll(text).toMatch(/^seen\n\[log\.txt\]\(attachment:[0-9a-f]{64}\)\s*$/);
  await router.navigate({ href: '/dashboard/notes/note' });
  await expect.poll(files).toEqual(['log.txt']);
  await expect.poll(shownLines).toEqual(['seen', 'log.txt']);
});

describe('an SVG with a script', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.ran=1"><script>globalThis.ran=1</script></svg>`;
  const drawing = () => new File([svg], 'drawing.svg', { type: 'image/svg+xml' });

  test('is a file that is saved unchanged', async () => {
    await openNote({ body: 'before\n' });
    pasteFile(drawing());
    await expect.poll(files).toEqual(['drawing.svg']);
    expect(images()).toEqual([]);
    const saved = nextSavedFile();
    await page.getByText('drawing.svg').click();
    expect(await saved).toEqual({ name: 'drawing.svg', content: svg });
  });

  test('is not rendered as an image, and runs nowhere', async () => {
    const { screen } = await openNote({ body: 'before\n' });
    pasteFile(drawing());
    await expect.poll(files).toEqual(['drawing.svg']);
    const hash = document.querySelector<HTMLElement>('[data-file]')?.dataset.file;
    await keyboard.press('Control+Home');
    await keyboard.type(`![asked for as an image](attachment:${hash}) `);
    await keyboard.press('Control+End');
    await expect.element(screen.getByRole('link', { name: 'Save file' })).toBeVisible();
    expect(images()).toEqual([]);
    expect('ran' in globalThis).toBe(false);
  });
});

test('a file that is too large shows an error and does not replace the selection', async () => {
  const { screen, text } = await openNote({ body: 'before and after' });
  await keyboard.press('Control+a');
  pasteFile(film());
  await expect.element(screen.getByText('“film.mov” is too large', { exact: false })).toBeVisible();
  expect(await text()).toBe('before and after');
});

test('a file replaces the selection, and undo restores it', async () => {
  const { text } = await openNote({ body: 'before and after' });
  await keyboard.press('Control+a');
  pasteFile(await png('knee.png'));
  await expect.poll(shownWidths).toEqual([3]);
  expect(await text()).toEqual(link);
  await keyboard.press('Control+z');
  await expect.poll(text).toBe('before and after');
});

describe('in a table', () => {
  const table = '| a | b |\n| - | - |\n| c | d |\n\nafter';
  const cells = page.getByRole('table').getByRole('cell');

  test('a file is inserted into the cell it is pasted into', async () => {
    const { text } = await openNote({ body: table });
    await cells.nth(0).click();
    await keyboard.press('Control+a');
    pasteFile(await png('knee.png'));
    await expect
      .poll(text)
      .toMatch(/^\| a \| b \|\n\| - \| - \|\n\| !\[knee\.png\]\(attachment:[0-9a-f]{64}\) \| d \|\n/);
    await keyboard.press('Escape');
    await expect.poll(() => cells.nth(0).element().querySelector('img')?.naturalWidth).toBe(3);
  });

  test('a file is inserted into the cell it is dropped on', async () => {
    await openNote({ body: table });
    await cells.nth(0).click();
    expect(drop(cells.nth(1).element(), new File(['plan'], 'plan.txt', { type: 'text/plain' }))).toBe(true);
    await expect.poll(() => texts('.md-file')).toEqual(['plan.txt']);
    await keyboard.press('Escape');
    await expect.element(cells.nth(1)).toHaveTextContent('d plan.txt');
  });

  test('an image has its file name as alt text, with any punctuation', async () => {
    await openNote({ body: table });
    await cells.nth(0).click();
    await keyboard.press('Control+a');
    pasteFile(await png('a|b.png'));
    await keyboard.press('Escape');
    await expect.poll(() => cells.nth(0).element().querySelector('img')?.alt).toBe('a|b.png');
  });
});

describe('dropped outside the text', () => {
  const one = () => new File(['plan'], 'one.txt', { type: 'text/plain' });
  const pane = page.getByRole('region', { name: 'Note', exact: true });

  test.each([
    ['the title', title],
    ['the pane', pane],
  ])('a file is appended to the text, on %s', async (_, place) => {
    const { text } = await openNote({ body: 'before\n\n| a |\n| - |\n| c |' });
    expect(drop(place.element(), one())).toBe(true);
    await expect.poll(files).toEqual(['one.txt']);
    expect(await text()).toMatch(/^before\n\n\| a \|\n\| - \|\n\| c \|\n\n\[one\.txt\]\(attachment:[0-9a-f]{64}\)\s*$/);
  });

  test.each([
    ['the sections', page.getByRole('navigation', { name: 'Sections' })],
    ['the list of notes', page.getByRole('region', { name: 'List of notes' })],
  ])('a file is neither inserted nor opened, on %s', async (_, place) => {
    const { text, store } = await openNote({ body: 'before' });
    expect(drop(place.element(), one())).toBe(true);
    expect(store.records('attachments')).toEqual([]);
    expect(await text()).toBe('before');
  });

  test('a file is ignored while the note is in the trash, and appended after it is restored', async () => {
    const { screen, store, text } = await openNote({ body: 'before' });
    store.actions.changeRecord('notes', 'note', (draft) => {
      draft.trashedAt = Date.now();
    });
    const restore = screen.getByRole('button', { name: 'Restore' });
    await expect.element(restore).toBeVisible();
    for (const place of [pane, title]) drop(place.element(), one());
    drop(document.querySelector('.cm-line') as Element, one());
    expect(store.records('attachments')).toEqual([]);
    await restore.click();
    await expect.poll(() => document.querySelector('[contenteditable="true"]')).not.toBeNull();
    expect(await text()).toBe('before');
    drop(pane.element(), one());
    await expect.poll(files).toEqual(['one.txt']);
  });
});

describe('a file copied together with text', () => {
  test('is pasted as the file if the text is its name', async () => {
    const { text } = await openNote();
    pasteFile(await png('knee.png'), { 'text/plain': 'knee.png' });
    await expect.poll(shownWidths).toEqual([3]);
    expect(await text()).toEqual(link);
  });

  test('is pasted as the text if that differs from the name', async () => {
    const { text, store } = await openNote();
    pasteFile(await png('knee.png'), { 'text/plain': 'words' });
    await expect.poll(text).toBe('words');
    expect(store.records('attachments')).toEqual([]);
  });
});

test.each(['a|b.png', '#tag.png', '[[n]].png', 'a](b).png'])(
  'an image has its file name as alt text: %s',
  async (name) => {
    await openNote();
    pasteFile(await png(name));
    await expect.poll(shownWidths).toEqual([3]);
    expect(images()[0]?.alt).toBe(name);
  },
);

describe('an image embedded in pasted HTML becomes a file of the note', () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const image = `<img src="data:image/gif;base64,${dot}" alt="A graph">`;
  const graph = expect.stringMatching(/^!\[A graph\]\(attachment:[0-9a-f]{64}\)$/);

  test('between paragraphs', async () => {
    const { screen, text } = await openNote();
    const html = `<p>Before</p>${image}<p>After</p>`;
    paste(editorView().contentDOM, { 'text/html': html, 'text/plain': 'Before\n\nAfter' });
    await expect.poll(async () => (await text()).split('\n\n')).toEqual(['Before', graph, 'After']);
    const shown = screen.getByRole('img', { name: 'A graph' });
    await expect.poll(() => (shown.element() as HTMLImageElement).naturalWidth).toBe(1);
    await expect.element(screen.getByRole('status').filter({ hasText: 'pasted' })).not.toBeInTheDocument();
  });

  test.each([{}, { 'text/plain': 'A graph' }])('alone, with the plain text %j', async (beside) => {
    const { text } = await openNote();
    paste(editorView().contentDOM, { 'text/html': image, ...beside });
    await expect.poll(text).toEqual(graph);
  });

  test('in a table', async () => {
    const { screen, text } = await openNote();
    const cell = `<td><img src="data:image/png;base64,${dot}" alt="b|c"></td>`;
    const html = `<table><tr><td>a</td>${cell}</tr><tr><td>1</td><td>2</td></tr></table>`;
    paste(editorView().contentDOM, { 'text/html': html, 'text/plain': 'a\n1\t2' });
    await expect.poll(text).toMatch(/^\| a {3}\| !\[b\\\|c\]\(attachment:[0-9a-f]{64}\) \|\n/);
    await expect.element(screen.getByRole('status').filter({ hasText: 'pasted' })).not.toBeInTheDocument();
  });
});
