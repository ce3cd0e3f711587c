import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FileChooser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { writeNote } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

const attempt = '<img src=x onerror=alert(1)>';
const lines = [
  `# Plan ${attempt}`,
  '',
  '[run](javascript:alert(1)) ![far](https://far.example/a.png) <script>alert(1)</script>',
  '',
  '| [[Knees]] | ==kg== |',
  '| --- | --: |',
  '| Squat | 80 |',
].join('\n');

test('a note goes out as Markdown, as a page, to the clipboard and to the printer, and nothing of it runs', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
      top?.postMessage('printed');
    };
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    throw new Error(`a script ran: ${dialog.message()}`);
  });
  await createAccount(page);
  await writeNote(page, { title: `Legs/${attempt}`, line: 'first' });
  await page.keyboard.insertText(`\n\n${lines}`);
  const text = `first\n\n${lines}`;

  const markdown = await saved(page, 'Export as Markdown');
  expect(markdown.name).toBe('Legs--img src=x onerror=alert(1)-.md');
  expect(markdown.content).toBe(text);

  await choose(page, 'Copy as Markdown');
  await expect(page.getByText('Note copied as Markdown')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);

  await choose(page, 'Print');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html[data-printed]')).toHaveCount(1);
  await expect(frame.getByRole('heading', { name: 'Plan' })).toHaveText(`Plan ${attempt}`);
  await expect(frame.locator('script, img')).toHaveCount(0);

  const html = await saved(page, 'Export as web page');
  const alone = await context.newPage();
  alone.on('request', (request) => asked.push(request.url()));
  await alone.route('https://page.example/', (route) =>
    route.fulfill({ body: html.content, contentType: 'text/html' }),
  );
  await alone.goto('https://page.example/');
  await expect(alone.getByRole('cell', { name: '80' })).toBeVisible();
  await expect(alone.getByRole('cell', { name: '80' })).toHaveCSS('text-align', 'right');
  await expect(alone.getByRole('link', { name: 'far' })).toHaveAttribute('href', 'https://far.example/a.png');
  await expect(alone.locator('script, img')).toHaveCount(0);
  expect(asked.filter((address) => address.includes('far.example'))).toEqual([]);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="document.title=1"/>');

test('attached images stand in the page and in print; those that are missing are told before', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await page.route(`**/attachments/${'1'.repeat(64)}`, () => {}); // a server that does not answer
  await createAccount(page);
  await writeNote(page, { title: 'Knee', line: 'first' });
  await attach(page, { name: 'knee.png', mimeType: 'image/png', buffer: png });
  await expect(page.locator('.md-image img')).toBeVisible();
  await attach(page, { name: 'knee.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.locator('[data-file]', { hasText: 'knee.svg' })).toBeVisible();

  const whole = await saved(page, 'Export as web page');
  expect(whole.content).toContain(`<img src="data:image/png;base64,${png.toString('base64')}" alt="knee.png">`);

  await page.getByRole('textbox', { name: 'Text' }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(
    [
      `\n\n![drawing](attachment:${createHash('sha256').update(svg).digest('hex')})`,
      `![elsewhere](attachment:${'0'.repeat(64)})`,
      `![on its way](attachment:${'1'.repeat(64)}) end`,
    ].join(' '),
  );
  await choose(page, 'Export as web page');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('progressbar', { name: 'Images' })).toContainText('3 of 4');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Skip the rest' }).click();
  await expect(question).toContainText('3 images will be missing');
  await expect(question.getByRole('list', { name: 'Not on this device' }).getByRole('listitem')).toHaveText([
    'elsewhere',
    'on its way',
  ]);
  await expect(question.getByRole('list', { name: 'can’t be shown as images' })).toHaveText('drawing');
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Continue without them' }).click();
  const html = await readFile(await (await download).path(), 'utf8');

  const alone = await context.newPage();
  await alone.setContent(html);
  await expect(alone.locator('img')).toHaveCount(1);
  expect(await alone.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
  await expect(alone.getByText('drawing elsewhere on its way end')).toBeVisible();
  await alone.close();

  await choose(page, 'Print');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await choose(page, 'Print');
  await question.getByRole('button', { name: 'Skip the rest' }).click();
  await question.getByRole('button', { name: 'Continue without them' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html[data-printed]')).toHaveCount(1);
  await expect(frame.locator('img')).toHaveAttribute('alt', 'knee.png');
  expect(await frame.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
});

test('tags go out under the names that they have now', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await createAccount(page);
  await writeNote(page, { title: 'Rehab', line: 'slow #Knie' });
  await page.getByRole('button', { name: 'Add tag' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Tag' }).fill('Uphill');
  await page.keyboard.press('Enter');
  const shown = page.getByRole('region', { name: 'Note tags' }).getByRole('link');
  await expect(shown).toHaveText(['Knie', 'Uphill']);
  await page.getByRole('treegrid', { name: 'Tags' }).getByRole('row', { name: 'Knie' }).hover();
  await page.getByRole('button', { name: 'Options for Knie' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('Knee');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(['Knee', 'Uphill']);

  const { content } = await saved(page, 'Export as web page');
  expect(content).toContain('<ul class="tags"><li dir="auto">Knee</li><li dir="auto">Uphill</li></ul>');
  await choose(page, 'Print');
  await expect(page.frameLocator('iframe').locator('.tags li')).toHaveText(['Knee', 'Uphill']);
  expect((await saved(page, 'Export as Markdown')).content).toBe('slow #Knie');
});

test('an item of a list reads in the direction of its words', async ({ page, context }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Shopping', line: 'first' });
  await page.keyboard.insertText('\n\n1. חלב (טרי).\n2. bread\n   - Brot\n   - לחם.\n');
  const { content } = await saved(page, 'Export as web page');
  const alone = await context.newPage();
  await alone.setContent(content);
  const startsAt = (words: string) =>
    alone.getByText(words).evaluate((item) => {
      const text = document.createRange();
      text.selectNode(item.firstChild as Node);
      const [around, within] = [item.getBoundingClientRect(), text.getBoundingClientRect()];
      return Math.abs(within.right - around.right) < Math.abs(within.left - around.left) ? 'right' : 'left';
    });
  expect(await startsAt('חלב')).toBe('right');
  expect(await startsAt('bread')).toBe('left');
  expect(await startsAt('Brot')).toBe('left');
  expect(await startsAt('לחם')).toBe('right');
  await expect(alone.locator('ol')).toHaveCSS('direction', 'rtl');
  await expect(alone.locator('ul').last()).toHaveCSS('direction', 'ltr');
});

async function attach(page: Page, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await choose(page, 'Add images or files');
  await (await chooser).setFiles(file);
}

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function saved(page: Page, item: string): Promise<{ readonly name: string; readonly content: string }> {
  const download = page.waitForEvent('download');
  await choose(page, item);
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path(), 'utf8') };
}
