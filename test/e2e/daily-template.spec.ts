import type { Browser, Page } from '@playwright/test';
import { openSection, shellIsKept } from './screens.ts';
import { createAccount, expect, password, test } from './server.ts';

const template = '# {{date}}\n\nSleep, mood, plan:\n';

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('two devices that start the day create one note with one copy of the template', { tag: '@data' }, async ({
    page,
    browser,
  }) => {
    const email = await createAccount(page);
    await makeTemplate(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const other = await secondDevice(browser, page, email);
    for (const each of [page, other]) {
      await each.goto('/dashboard/notes');
      await shellIsKept(each);
      await expect(each.getByText('Saved', { exact: true })).toBeVisible();
      await each.context().setOffline(true);
    }
    await beginDay(page, 'barefoot');
    await beginDay(other, 'uphill');
    await page.context().setOffline(false);
    await other.context().setOffline(false);
    for (const each of [page, other]) {
      await expect(body(each)).toContainText('barefoot');
      await expect(body(each)).toContainText('uphill');
      const lines = await each.locator('.cm-line').allTextContents();
      expect(lines.slice(0, 3)).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\d$/), '', 'Sleep, mood, plan:']);
      expect(['barefootuphill', 'uphillbarefoot']).toContain(lines.slice(3).join('\n'));
    }
    expect(page.url()).toBe(other.url());
    await other.context().close();
  });

  for (const [is, isTaken] of [
    ['that is untouched does not change a daily note written without it', false],
    ['that is used is added once to a daily note written without it', true],
  ] as const)
    test(`a template ${is} if both devices were offline`, { tag: '@data' }, async ({ page, browser }) => {
      const email = await createAccount(page);
      await page.goto('/dashboard/notes');
      const other = await secondDevice(browser, page, email);
      await other.goto('/dashboard/notes');
      await shellIsKept(other);
      await expect(other.getByText('Saved', { exact: true })).toBeVisible();
      await other.context().setOffline(true);
      await makeTemplate(page);
      await shellIsKept(page);
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.context().setOffline(true);

      await other.getByRole('button', { name: 'Today’s note' }).click();
      await body(other).click();
      await other.keyboard.type('written without it');
      await page.getByRole('button', { name: 'Today’s note' }).click();
      await expect(page.locator('.cm-placeholder')).toContainText('Sleep, mood, plan:');
      if (isTaken) await page.getByRole('button', { name: 'Use template' }).click();
      await page.context().setOffline(false);
      await other.context().setOffline(false);
      for (const each of [page, other]) {
        await expect(body(each)).toContainText('written without it');
        await expect(body(each).getByText('Sleep, mood, plan:')).toHaveCount(isTaken ? 1 : 0);
        if (!isTaken) await expect(each.locator('.cm-line')).toHaveText(['written without it']);
        await expect(each.getByText('Saved', { exact: true })).toBeVisible();
      }
      await other.context().close();
    });
});

async function newNote(page: Page, title: string): Promise<void> {
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
}

async function makeTemplate(page: Page): Promise<void> {
  await newNote(page, 'Day');
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
  await expect(page.locator('.cm-line').last()).toHaveText(word);
}

async function secondDevice(browser: Browser, first: Page, email: string): Promise<Page> {
  const { origin } = new URL(first.url());
  const viewport = first.viewportSize();
  const context = await browser.newContext({ baseURL: origin, locale: 'en-US', ...(viewport && { viewport }) });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

function body(page: Page) {
  return page.getByRole('textbox', { name: 'Text' });
}
