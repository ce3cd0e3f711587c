// sections: notes, markdown-editor
import type { Page } from '@playwright/test';
import { saveState } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('text typed before the editor has loaded survives a reload', { tag: '@data' }, async ({ page }) => {
  let comes = false;
  // before the page is opened, which loads the editor as soon as it is idle
  await page.route(/note-editor.*\.js/, (route) => (comes ? route.continue() : undefined));
  await createAccount(page, '/dashboard/notes');
  await expect(page.getByRole('button', { name: 'New note', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.keyboard.type('Early');
  await page.keyboard.press('Enter');
  await page.keyboard.type('and gone');
  await expect(page.getByRole('textbox', { name: 'Text' })).toHaveValue('and gone');
  comes = true;
  await page.reload();
  await expect(lines(page)).toHaveText(['and gone']);
});

test('keys typed before the editor has loaded are inserted first', { tag: '@data' }, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  // before the page is opened, which loads the editor as soon as it is idle
  await page.route(/note-editor.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await createAccount(page, '/dashboard/notes');
  await expect(page.getByRole('button', { name: 'New note', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.keyboard.type('Early');
  await page.keyboard.press('Enter');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.keyboard.type('the first');
  await expect(saveState(page, 'Saving…', '1 change')).toBeVisible();
  letGo();
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.type(' words');
  await expect(lines(page)).toHaveText(['the first words']);
  await expect(saveState(page, 'Saved')).toBeVisible();
});

test('files chosen before the editor has loaded are added to the text', { tag: '@data' }, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/note-editor.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.keyboard.type('Early');
  await page.keyboard.press('Enter');
  await expect(saveState(page, 'Saved')).toBeVisible();
  const openPicker = async () => {
    const coming = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Add images or files' }).click();
    return await coming;
  };
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Squat in ${name}`) });
  await (await openPicker()).setFiles(file('monday.txt'));
  await expect(saveState(page, 'Saved')).toBeVisible();
  const chooser = await openPicker();
  letGo();
  await expect(page.locator('.cm-content')).toBeVisible();
  await chooser.setFiles(file('friday.txt'));
  await expect(page.locator('.cm-content')).toContainText('monday.txt');
  await expect(page.locator('.cm-content')).toContainText('friday.txt');
});

test('a cursor set before the editor has loaded keeps its position', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await newNote(page, 'Two lines');
  await page.keyboard.type('above');
  await page.keyboard.press('Enter');
  await page.keyboard.type('below');
  await expect(saveState(page, 'Saved')).toBeVisible();
  let held = Promise.withResolvers<void>();
  await page.route(/note-editor.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  const field = page.getByRole('textbox', { name: 'Text' });
  const typeInEditor = async (typed: string) => {
    held.resolve();
    await expect(page.locator('.cm-content')).toBeFocused();
    await page.keyboard.type(typed);
  };

  await page.reload();
  await field.focus();
  await page.keyboard.press('Control+End');
  await typeInEditor(' by a key');
  await expect(lines(page)).toHaveText(['above', 'below by a key']);
  await expect(saveState(page, 'Saved')).toBeVisible();

  held = Promise.withResolvers<void>();
  await page.reload();
  await field.click(); // the middle of an empty field is below both lines
  await typeInEditor(' or a press');
  await expect(lines(page)).toHaveText(['above', 'below by a key or a press']);
});

async function newNote(page: Page, title: string): Promise<void> {
  await page.goto('/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-content')).toBeFocused();
}

function lines(page: Page) {
  return page.locator('.cm-line');
}
