// sections: notes, export
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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

test('a note is exported as Markdown and as a page, copied and printed, and none of its scripts run', async ({
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
