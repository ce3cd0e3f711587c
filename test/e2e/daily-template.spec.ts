// sections: notes, sync
import type { Page } from '@playwright/test';
import { bodyLines, disconnect, openSection, reconnect, saveState, twoDevices } from './screens.ts';
import { expect, test } from './server.ts';

const template = '# {{date}}\n\nSleep, mood, plan:\n';

test('two devices that start the day create one note with one copy of the template', { tag: '@data' }, async ({
  browser,
  server,
}) => {
  const { a, b } = await twoDevices(browser, server.origin);
  await makeTemplate(a.page);
  await expect(saveState(a.page, 'Saved')).toBeVisible();
  await openSection(b.page, 'Notes');
  await expect(b.page.getByRole('link', { name: /^Templates/ })).toBeVisible();
  await Promise.all([disconnect(a), disconnect(b)]);
  await beginDay(a.page, 'barefoot');
  await beginDay(b.page, 'uphill');
  await Promise.all([reconnect(a), reconnect(b)]);
  for (const { page } of [a, b]) {
    await expect(body(page)).toContainText('barefoot');
    await expect(body(page)).toContainText('uphill');
    const lines = await bodyLines(page).allTextContents();
    expect(lines.slice(0, 3)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), '', 'Sleep, mood, plan:']);
    expect(['barefootuphill', 'uphillbarefoot']).toContain(lines.slice(3).join('\n'));
  }
  expect(a.page.url()).toBe(b.page.url());
  await Promise.all([a.context.close(), b.context.close()]);
});

for (const [is, isTaken] of [
  ['that is untouched does not change a daily note written without it', false],
  ['that is used is added once to a daily note written without it', true],
] as const)
  test(`a template ${is} if both devices were offline`, { tag: '@data' }, async ({ browser, server }) => {
    const { a, b } = await twoDevices(browser, server.origin);
    await openSection(b.page, 'Notes');
    await disconnect(b);
    await makeTemplate(a.page);
    await expect(saveState(a.page, 'Saved')).toBeVisible();
    await disconnect(a);

    await b.page.getByRole('button', { name: 'Today’s note' }).click();
    await body(b.page).click();
    await b.page.keyboard.type('written without it');
    await a.page.getByRole('button', { name: 'Today’s note' }).click();
    await expect(a.page.locator('.cm-placeholder')).toContainText('Sleep, mood, plan:');
    if (isTaken) await a.page.getByRole('button', { name: 'Use template' }).click();
    await Promise.all([reconnect(a), reconnect(b)]);
    for (const { page } of [a, b]) {
      await expect(body(page)).toContainText('written without it');
      await expect(body(page).getByText('Sleep, mood, plan:')).toHaveCount(isTaken ? 1 : 0);
      if (!isTaken) await expect(bodyLines(page)).toHaveText(['written without it']);
      await expect(saveState(page, 'Saved')).toBeVisible();
    }
    await Promise.all([a.context.close(), b.context.close()]);
  });

async function makeTemplate(page: Page): Promise<void> {
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Day');
  await body(page).click();
  await page.keyboard.insertText(template);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Use as daily note template' }).click();
  await expect(page.getByText('This note is your daily note template')).toBeVisible();
}

async function beginDay(page: Page, word: string): Promise<void> {
  await page.getByRole('button', { name: 'Today’s note' }).click();
  await expect(page.locator('.cm-placeholder')).toContainText('Sleep, mood, plan:');
  await body(page).click();
  await page.keyboard.type(word);
  await expect(bodyLines(page).last()).toHaveText(word);
}

function body(page: Page) {
  return page.getByRole('textbox', { name: 'Text' });
}
