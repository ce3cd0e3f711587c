import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { openPlace, shellIsKept } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('a note is there after a reload, as it was typed', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Knees');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Slower on the way **down**');
  await page.keyboard.press('Enter');
  await page.keyboard.type('الركبة بخير');
  await toListAndBack(page, 'Knees');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Knees');
  await expect(page.locator('.cm-line')).toHaveText(['Slower on the way down', 'الركبة بخير']);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a note written offline is there when the page is opened offline', { tag: '@data' }, async ({
    page,
    context,
  }) => {
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
    await toListAndBack(page, 'Without a signal');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Without a signal');
    await expect(page.locator('.cm-line')).toHaveText(['and still kept']);
  });
});

test('a note in the trash comes back by the notice, by the key, and from the trash', async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Thrown');
  const throwAway = async () => {
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await expect(page.getByText('“Thrown” moved to trash')).toBeVisible();
  };
  await throwAway();
  await expect(page.getByText('No notes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Thrown');

  await throwAway();
  await expect(page).toHaveURL('/dashboard/notes');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Thrown');

  await throwAway();
  await openPlace(page, 'Trash');
  await page.getByRole('row', { name: 'Thrown' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('This note is in the trash')).toBeHidden();
});

test('deleting for ever asks first, and says afterwards that the note is gone', async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Gone');
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await openPlace(page, 'Trash');
  await page.getByRole('row', { name: 'Gone' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete “Gone” permanently?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(page.getByRole('alertdialog', { name: 'Delete “Gone” permanently?' })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Gone');
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete “Gone” permanently?' })
    .getByRole('button', { name: 'Delete permanently' })
    .click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await page.goto(pathname);
  await expect(page.getByRole('heading', { name: 'This note was permanently deleted' })).toBeVisible();
});

test('an address with what can be no id says that it is not here', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  for (const id of ['a%2Fb', 'x'.repeat(300), '%00']) {
    await page.goto(`/dashboard/notes/${id}`);
    await expect(page.getByRole('heading', { name: 'This note isn’t on this device' })).toBeVisible();
    await page.goto(`/dashboard/exercise/exercises/${id}`);
    await expect(page.getByRole('heading', { name: 'This exercise isn’t on this device' })).toBeVisible();
  }
});

test('the note of today is one note, however often it is opened', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'Today’s note' }).click();
  await expect(page).toHaveURL(/\/day-\d{4}-\d\d-\d\d$/);
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('one');
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard/notes');
  await page.getByRole('button', { name: 'Today’s note' }).click();
  await expect(page.locator('.cm-line')).toHaveText(['one']);
});

test('a text longer than a note holds is refused in words and changes nothing', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.insertText('kept');
  await page.keyboard.insertText('語'.repeat(400_000));
  await expect(page.getByText(/This note is full/)).toBeVisible();
  await expect(page.locator('.cm-line')).toHaveText(['kept']);
});

test('axe finds nothing on a note, a note in the trash and the list', async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Knees');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('# Heading\n> quote **strong** `code` [link](https://example.org)');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await openPlace(page, 'Trash');
  await expectAccessible(page);
  await page.getByRole('row', { name: 'Knees' }).click();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectAccessible(page);
});

/** Edits are stored at once when a note is left. */
async function toListAndBack(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click();
  await expect(page).toHaveURL('/dashboard/notes');
  await page.getByRole('row', { name: title }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
}
