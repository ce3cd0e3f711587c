import { readFile, truncate, writeFile } from 'node:fs/promises';
import type { FileChooser, Locator, Page } from '@playwright/test';
import {
  bodyLines,
  goOffline,
  goOnline,
  newDevice,
  openNote,
  openPlace,
  saveState,
  shellIsKept,
  signIn,
  titleField,
  writeNote,
} from './screens.ts';
import { createAccount, expect, openAccountMenu, signOut, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="document.title='run'"><script>document.title='run'</script></svg>`;

test('an image pasted offline is shown at once, and on another device once there is a network', async ({
  page,
  context,
  browser,
  server,
}) => {
  const email = await createAccount(page);
  await shellIsKept(page);
  await writeNote(page, { title: 'Knee', line: 'before' });
  await expect(saveState(page, 'Saved')).toBeVisible();
  await goOffline({ page, context });
  await paste(page, { name: 'knee.png', type: 'image/png', drawn: true });
  await expectDrawn(imageIn(page), 3);
  await openFiles(page);
  await expect(fileRow(page, 'knee.png')).toContainText('Waiting to upload');

  await goOnline({ page, context });
  await expect(fileRow(page, 'knee.png')).toContainText('On this device and on the server');
  const other = await newDevice(browser, server.origin);
  await signIn(other.page, email);
  await openNote(other.page, 'Knee');
  await expectDrawn(imageIn(other.page), 3);
  expect(await imageIn(other.page).getAttribute('src')).toMatch(/^blob:/);
  await goOffline(other);
  await openNote(other.page, 'Knee');
  await expectDrawn(imageIn(other.page), 3);
  await other.context.close();
});

test('a file that is still being read when its note is left stands in the note where it was put', async ({ page }) => {
  await page.addInitScript(() => {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    crypto.subtle.digest = async (...of) => {
      await new Promise((done) => setTimeout(done, 1500));
      return digest(...of);
    };
  });
  await createAccount(page);
  await writeNote(page, { title: 'Log', line: 'seen' });
  await paste(page, { name: 'log.txt', type: 'text/plain', text: 'all of it' });
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.waitForTimeout(2500);
  await openNote(page, 'Log');
  await expect(page.locator('[data-file]', { hasText: 'log.txt' })).toBeVisible();
  await expect(bodyLines(page)).toHaveText(['seen', 'log.txt']);
});

test('an SVG with a script is a download and never runs', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Drawing', line: 'before' });
  const title = await page.title();
  await paste(page, { name: 'drawing.svg', type: 'image/svg+xml', text: svg });
  const link = page.locator('[data-file]', { hasText: 'drawing.svg' });
  await expect(link).toBeVisible();
  await expect(imageIn(page)).toHaveCount(0);
  const download = page.waitForEvent('download');
  await link.click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('drawing.svg');
  expect(await readFile(await saved.path(), 'utf8')).toBe(svg);

  const hash = (await link.getAttribute('data-file')) as string;
  await bodyLines(page).first().click();
  await page.keyboard.type(`![asked for as an image](attachment:${hash}) `);
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('link', { name: 'Save file' })).toBeVisible();
  await expect(imageIn(page)).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test('files are chosen from the note’s menu, and one that is too large is refused in words', async ({
  page,
}, testInfo) => {
  await createAccount(page);
  await writeNote(page, { title: 'Plans', line: 'before' });
  const choose = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Add images or files' }).click();
    await (await chooser).setFiles(file);
  };
  await choose({ name: 'plan [new]_1.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.locator('[data-file]')).toHaveText('plan [new]_1.pdf');
  const film = testInfo.outputPath('film.mov');
  await writeFile(film, '');
  await truncate(film, 25 * 1024 * 1024 + 1);
  await choose(film);
  await expect(page.getByText('“film.mov” is too large')).toBeVisible();
  await expect(page.locator('[data-file]')).toHaveCount(1);
});

test('a file takes the place of what is selected once it is taken, and of nothing where it is refused', async ({
  page,
}) => {
  await createAccount(page);
  await writeNote(page, { title: 'Place', line: 'before and after' });
  await page.keyboard.press('Control+a');
  await pasteFile(page, { name: 'film.mov', type: 'video/quicktime', megabytes: 26 });
  await expect(page.getByText('“film.mov” is too large')).toBeVisible();
  await expect(bodyLines(page)).toHaveText(['before and after']);
  await pasteFile(page, { name: 'knee.png', type: 'image/png', drawn: true });
  await expectDrawn(imageIn(page), 3);
  await expect(bodyLines(page)).not.toContainText('before');
  await page.keyboard.press('Control+z');
  await expect(bodyLines(page)).toHaveText(['before and after']);
});

test('a file goes into the cell that it is pasted into or dropped on', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Table', line: 'before' });
  await page.keyboard.insertText('\n\n| a | b |\n| - | - |\n| c | d |\n\nafter');
  await page.getByRole('cell', { name: 'c' }).click();
  await page.keyboard.press('Control+a');
  await pasteFile(page, { name: 'knee.png', type: 'image/png', drawn: true });
  await expectDrawn(imageIn(page), 3);
  const transfer = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['plan'], 'plan.txt', { type: 'text/plain' }));
    return dropped;
  });
  await page.getByRole('cell', { name: 'd', exact: true }).dispatchEvent('drop', { dataTransfer: transfer });
  await expect(page.locator('.md-file')).toHaveText('plan.txt');
  await page.keyboard.press('Escape');
  const cells = page.getByRole('table').getByRole('cell');
  await expectDrawn(cells.first().locator('img'), 3);
  await expect(cells.nth(1)).toHaveText('d plan.txt');
});

test('files dropped beside the text of the open note go to its end, and elsewhere nowhere', async ({
  page,
  context,
}, testInfo) => {
  await createAccount(page);
  await writeNote(page, { title: 'Drops', line: 'before' });
  await page.keyboard.insertText('\n\n| a |\n| - |\n| c |');
  const one = testInfo.outputPath('one.txt');
  const two = testInfo.outputPath('two.txt');
  const other = testInfo.outputPath('other.txt');
  for (const path of [one, two, other]) await writeFile(path, 'plan');
  const pane = page.getByRole('region', { name: 'Note', exact: true });
  await drop(titleField(page), one);
  await expect(page.locator('[data-file]')).toHaveText(['one.txt']);
  await expect(page.getByRole('cell')).toHaveText(['c']);

  await drop(page.getByRole('navigation', { name: 'Sections' }), other);
  await drop(page.getByRole('region', { name: 'List of notes' }), other);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await openPlace(page, 'Trash');
  await page.getByRole('row', { name: 'Drops' }).click();
  await expect(page.locator('[data-file]')).toHaveText(['one.txt']);
  for (const place of [pane, titleField(page), bodyLines(page).first()]) await drop(place, other);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.locator('[contenteditable="true"]')).toBeVisible();
  await drop(pane, two);
  await expect(page.locator('[data-file]')).toHaveText(['one.txt', 'two.txt']);
  expect(context.pages()).toHaveLength(1);
});

test('a file copied with its name as text goes in as the file', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Finder', line: 'before' });
  await paste(page, { name: 'knee.png', type: 'image/png', drawn: true, beside: 'knee.png' });
  await expectDrawn(imageIn(page), 3);
  await paste(page, { name: 'knee.png', type: 'image/png', drawn: true, beside: 'words' });
  await expect(bodyLines(page).last()).toHaveText('words');
  await expect(imageIn(page)).toHaveCount(1);
});

test('an image is read out by the name of its file, whatever signs are in it', async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Names', line: 'before' });
  const names = ['a|b.png', '#tag.png', '[[n]].png', 'a](b).png'];
  for (const [index, name] of names.entries()) {
    await paste(page, { name, type: 'image/png', drawn: true });
    await expect(imageIn(page).nth(index)).toHaveAttribute('alt', name);
  }
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('\n\n| a |\n| - |\n| c |\n\nafter');
  await page.getByRole('cell', { name: 'c' }).click();
  await pasteFile(page, { name: 'a|b.png', type: 'image/png', drawn: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('cell').locator('img')).toHaveAttribute('alt', 'a|b.png');
});

test('signing out asks about a file that is on this device only, and leaves none of it', async ({ page, context }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Knee', line: 'before' });
  await page.route('**/attachments/**', (route) => route.abort());
  await paste(page, { name: 'knee.png', type: 'image/png', drawn: true });
  await expectDrawn(imageIn(page), 3);
  await expect(saveState(page, 'Saving…', '1 change')).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 file in your notes is only on this device');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/attachments/**');
  await openFiles(page);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(fileRow(page, 'knee.png')).toContainText('On this device and on the server');
  await signOut(page);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

interface Pasted {
  readonly name: string;
  readonly type: string;
  readonly text?: string;
  /** Whether it is a PNG of 3 by 2 pixels. */
  readonly drawn?: boolean;
  /** The text copied together with it. */
  readonly beside?: string;
  /** Size of additional zero bytes. */
  readonly megabytes?: number;
}

/** Pastes a copied file at the end of the text, as a browser does. */
async function paste(page: Page, pasted: Pasted): Promise<void> {
  await page.locator('.cm-content').click(); // the editor's placeholder accepts only text
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await pasteFile(page, pasted);
  await page.keyboard.press('Control+Home');
}

/** Pastes a copied file at the cursor, as a browser does. */
async function pasteFile(page: Page, pasted: Pasted): Promise<void> {
  await page.evaluate(async ({ name, type, text = '', drawn, beside, megabytes = 0 }) => {
    const canvas = new OffscreenCanvas(3, 2);
    canvas.getContext('2d')?.fillRect(0, 0, 3, 2);
    const content = drawn ? await canvas.convertToBlob({ type: 'image/png' }) : text;
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([content, new Uint8Array(megabytes * 1024 * 1024)], name, { type }));
    if (beside !== undefined) clipboardData.setData('text/plain', beside);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, pasted);
}

/** Drops a file from outside the browser at the start of an element. */
async function drop(place: Locator, path: string): Promise<void> {
  const { x, y } = (await place.boundingBox()) as { x: number; y: number };
  const browser = await place.page().context().newCDPSession(place.page());
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: x + 3, y: y + 3, data });
  await browser.detach();
}

function imageIn(page: Page): Locator {
  return page.locator('.md-image img');
}

async function expectDrawn(image: Locator, widthPx: number): Promise<void> {
  await expect.poll(() => image.evaluate((each) => (each as HTMLImageElement).naturalWidth)).toBe(widthPx);
}

async function openFiles(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('link', { name: 'Data', exact: true }).click();
}

function fileRow(page: Page, name: string): Locator {
  return page.getByRole('list', { name: 'Files' }).getByRole('listitem').filter({ hasText: name });
}
