import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { editorView, expectAccessible, keyboard, nextSavedFile, paste, texts } from '../../testing/index.ts';
import { openNote, tags, takeOption } from '../testing/index.ts';

async function choose(item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function saved(item: string): Promise<string> {
  const file = nextSavedFile();
  await choose(item);
  return (await file).content;
}

/** Shows an exported page in a frame, as a browser would when opening the file. */
async function showPage(html: string): Promise<Document> {
  const frame = document.createElement('iframe');
  frame.srcdoc = html;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  await loaded;
  if (frame.contentDocument === null) throw new Error('The frame has no document');
  return frame.contentDocument;
}

/**
 * Prevents printing and records what would be printed.
 *
 * @returns a function that returns the document that would have been printed last
 */
function catchPrint(): () => Document | null {
  let printed: Document | null = null;
  const { get } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow') ?? {};
  const spy = vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get');
  spy.mockImplementation(function (this: HTMLIFrameElement) {
    const view: Window | null = get?.call(this) ?? null;
    if (view !== null)
      view.print = () => {
        printed = view.document;
      };
    return view;
  });
  onTestFinished(() => spy.mockRestore());
  return () => printed;
}

describe('tags are exported with their current names', () => {
  async function openTagged() {
    const app = await openNote({ title: 'Rehab', body: 'slow #Knie' });
    await app.screen.getByRole('button', { name: 'Add tag' }).click();
    await app.screen.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill('Uphill');
    await keyboard.press('Enter');
    const shown = () => texts('[aria-label="Note tags"] a');
    await expect.poll(shown).toEqual(['Knie', 'Uphill']);
    await expect.element(tags.getByRole('row', { name: 'Knie' })).toBeVisible();
    await takeOption('Knie', 'Rename');
    await app.screen.getByRole('textbox', { name: 'New name' }).fill('Knee');
    await keyboard.press('Enter');
    await expect.poll(shown).toEqual(['Knee', 'Uphill']);
    return app;
  }

  test('in a web page, while Markdown keeps the text unchanged', async () => {
    await openTagged();
    const html = await saved('Export as web page');
    expect(html).toContain('<ul class="tags"><li dir="auto">Knee</li><li dir="auto">Uphill</li></ul>');
    expect(await saved('Export as Markdown')).toBe('slow #Knie');
  });

  test('in print', async () => {
    const printed = catchPrint();
    await openTagged();
    await choose('Print');
    await expect.poll(printed).not.toBeNull();
    const names = Array.from(printed()?.querySelectorAll('.tags li') ?? [], ({ textContent }) => textContent);
    expect(names).toEqual(['Knee', 'Uphill']);
  });
});

test('a list item follows the direction of its text', async () => {
  await openNote({ title: 'Shopping', body: 'first\n\n1. חלב (טרי).\n2. bread\n   - Brot\n   - לחם.\n' });
  const alone = await showPage(await saved('Export as web page'));
  const startsAt = (words: string) => {
    const items = Array.from(alone.querySelectorAll('li'));
    const item = items.find(({ firstChild }) => firstChild?.textContent?.includes(words) === true);
    if (item?.firstChild == null) throw new Error(`No list item contains ${words}`);
    const text = alone.createRange();
    text.selectNode(item.firstChild);
    const [around, within] = [item.getBoundingClientRect(), text.getBoundingClientRect()];
    return Math.abs(within.right - around.right) < Math.abs(within.left - around.left) ? 'right' : 'left';
  };
  expect(['חלב', 'bread', 'Brot', 'לחם'].map(startsAt)).toEqual(['right', 'left', 'left', 'right']);
  const directionOf = (list: string) => getComputedStyle(alone.querySelector(list) as Element).direction;
  expect([directionOf('ol'), directionOf('ol ul')]).toEqual(['rtl', 'ltr']);
});

describe('attached images', () => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const pixels = Uint8Array.from(atob(dot), (sign) => sign.charCodeAt(0));
  const knee = () => new File([pixels], 'knee.png', { type: 'image/png' });
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=1"/>';
  const drawing = () => new File([svg], 'knee.svg', { type: 'image/svg+xml' });

  async function openWithImage() {
    const app = await openNote({ title: 'Knee', body: 'first ' });
    paste(editorView().contentDOM, {}, [knee()]);
    await expect.poll(() => document.querySelector<HTMLImageElement>('.md-image img')?.naturalWidth).toBe(1);
    return app;
  }

  /**
   * Opens a note with a drawing, an image that the server does not have, and an image whose request the server never
   * answers.
   */
  async function openWithMissing() {
    const { fetch } = window;
    vi.spyOn(window, 'fetch').mockImplementation(async (...asked) => {
      const [request] = asked;
      const address = request instanceof Request ? request.url : String(request);
      if (!address.includes('/attachments/')) return fetch(...asked);
      return address.includes('1'.repeat(64)) ? new Promise(() => {}) : new Response(null, { status: 404 });
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    const app = await openWithImage();
    await keyboard.press('Control+End');
    await keyboard.type('\n');
    paste(editorView().contentDOM, {}, [drawing()]);
    await expect.poll(() => texts('[data-file]')).toEqual(['knee.svg']);
    const hash = document.querySelector<HTMLElement>('[data-file]')?.dataset.file;
    await keyboard.press('Control+End');
    const missing = [
      `\n\n![drawing](attachment:${hash})`,
      `![elsewhere](attachment:${'0'.repeat(64)})`,
      `![on its way](attachment:${'1'.repeat(64)}) end`,
    ];
    await keyboard.insertText(missing.join(' '));
    return { ...app, question: app.screen.getByRole('alertdialog').filter({ hasText: 'image' }) };
  }

  test('are embedded in the exported page', async () => {
    await openWithImage();
    const html = await saved('Export as web page');
    expect(html).toContain(`<img src="data:image/png;base64,${dot}" alt="knee.png">`);
  });

  test('missing from an exported page are listed first, including those that were skipped', async () => {
    const { question } = await openWithMissing();
    const file = nextSavedFile();
    await choose('Export as web page');
    await expect.element(question.getByRole('progressbar', { name: 'Images' })).toMatchTextContent('3 of 4');
    await expectAccessible('[role="alertdialog"]');
    await question.getByRole('button', { name: 'Skip the rest' }).click();
    await expect.element(question).toMatchTextContent('3 images are missing from the export');
    const named = (list: RegExp) =>
      question
        .getByRole('list', { name: list })
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent);
    expect(named(/Not on this device/)).toEqual(['elsewhere', 'on its way']);
    expect(named(/can’t be shown as images/)).toEqual(['drawing']);
    await expectAccessible('[role="alertdialog"]');
    await question.getByRole('button', { name: 'Continue without them' }).click();
    const alone = await showPage((await file).content);
    expect(Array.from(alone.images, ({ naturalWidth }) => naturalWidth)).toEqual([1]);
    expect(alone.body.textContent).toContain('drawing elsewhere on its way end');
  });

  test('missing from a printout are listed first, and cancelling prints nothing', async () => {
    const printed = catchPrint();
    const { question } = await openWithMissing();
    const framesBefore = document.querySelectorAll('iframe').length;
    await choose('Print');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(document.querySelectorAll('iframe')).toHaveLength(framesBefore);
    expect(printed()).toBeNull();
  });

  test('are printed, leaving out the missing ones', async () => {
    const printed = catchPrint();
    const { question } = await openWithMissing();
    await choose('Print');
    await question.getByRole('button', { name: 'Skip the rest' }).click();
    await question.getByRole('button', { name: 'Continue without them' }).click();
    await expect.poll(printed).not.toBeNull();
    const shown = Array.from(printed()?.images ?? [], ({ alt, naturalWidth }) => ({ alt, naturalWidth }));
    expect(shown).toEqual([{ alt: 'knee.png', naturalWidth: 1 }]);
  });
});

test('a note with files is exported as a zip with its text and its files', async () => {
  const hash = 'a'.repeat(64);
  await openNote({ title: 'Knee', body: `![x-ray](attachment:${hash})` });
  const file = nextSavedFile();
  await choose('Export as Markdown');
  expect((await file).name).toMatch(/^Knee.*\.zip$/);
});
