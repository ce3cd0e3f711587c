// sections: notes
import type { Page } from '@playwright/test';
import { openPlace, shellIsKept } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('a note is unchanged after a reload, and after being restored from the trash', async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Knees');
  await expect(page.locator('.cm-content')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Slower on the way **down** `code` [link](https://example.org)');
  await page.keyboard.press('Enter');
  await page.keyboard.type('الركبة بخير');
  await leaveAndComeBack(page, 'Knees');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Knees');
  const lines = page.locator('.cm-line');
  await expect(lines).toHaveText(['Slower on the way down code link', 'الركبة بخير']);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(page.getByText('“Knees” moved to trash')).toBeVisible();
  await openPlace(page, 'Trash');
  await page.getByRole('row', { name: 'Knees' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('This note is in the trash')).toBeHidden();
  await expect(lines).toHaveText(['Slower on the way down code link', 'الركبة بخير']);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new note is available when the page is reopened', { tag: '@data' }, async ({ page, context }) => {
    await createAccount(page);
    await shellIsKept(page);
    await page.goto('/dashboard/notes');
    await expect(page.getByText('No notes yet')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'New note', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await page.keyboard.type('Without a signal');
    await page.keyboard.press('Enter');
    await page.keyboard.type('and still kept');
    await leaveAndComeBack(page, 'Without a signal');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Without a signal');
    await expect(page.locator('.cm-line')).toHaveText(['and still kept']);
  });
});

/** Leaves the note and comes back. Leaving a note stores what was typed immediately. */
async function leaveAndComeBack(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Overview', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard/overview');
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await page.getByRole('row', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
}
