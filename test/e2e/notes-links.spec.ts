import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { bodyLines, newDevice, openNote, openSection, saveState, signIn, titleField } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('a link opens its note and leads back, even after the note was renamed on another device @data', async ({
  page,
  browser,
  server,
}) => {
  const email = await createAccount(page);
  await write(page, 'Knees', 'slowly\n\n# Stairs\n\nup and down');
  await write(page, 'Week', 'On Monday [[Knees#Stairs]], then rest');
  const text = () => bodyLines(page).allTextContents();
  await titleField(page).click();
  await page.locator('[data-note^="Knees"]').click();
  await expect(titleField(page)).toHaveValue('Knees');
  await expect(page.locator('.shown-place')).toHaveText('Stairs');
  const panel = page.getByRole('region', { name: 'Backlinks' });
  await expect(panel.locator('mark')).toHaveText('Knees');
  await expectAccessible(page);
  await panel.getByRole('link', { name: /On Monday/ }).click();
  await expect(titleField(page)).toHaveValue('Week');
  await expect(page.locator('.shown-place')).toHaveText(/On Monday/);
  await expect(saveState(page, 'Saved')).toBeVisible();

  const other = await newDevice(browser, server.origin);
  await signIn(other.page, email);
  await openNote(other.page, 'Knees');
  await expect(other.page.getByRole('region', { name: 'Backlinks' }).locator('mark')).toHaveText('Knees');
  await titleField(other.page).fill('Joints');
  await titleField(other.page).press('Enter');
  await expect.poll(text).toEqual(['On Monday Joints#Stairs, then rest']);
  await titleField(other.page).fill('Joints and tendons');
  await expect(saveState(other.page, 'Saved')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Joints and tendons' })).toBeVisible();
  // a title that is still being typed is not in the links, which lead to its note all the same
  expect(await text()).toEqual(['On Monday Joints#Stairs, then rest']);
  await page.locator('[data-note^="Joints"]').click();
  await expect(titleField(page)).toHaveValue('Joints and tendons');
  await expect(panel.getByRole('link', { name: /On Monday/ })).toBeVisible();
  await other.context.close();

  await write(page, 'Plan', 'See [[Hip opener]]');
  await page.goto('/dashboard/notes?list=unlinked');
  await page.getByRole('button', { name: 'Create note “Hip opener”' }).click();
  await expect(titleField(page)).toHaveValue('Hip opener');
  const notice = page.getByRole('alertdialog').filter({ hasText: 'Hip opener' });
  await notice.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page).toHaveURL(/list=unlinked/);
  await expect(page.getByRole('grid', { name: 'Unresolved links' }).getByRole('row')).toHaveCount(1);
});

test('a link to a heading that was renamed opens its note and says that the heading is gone', async ({ page }) => {
  await createAccount(page);
  await write(page, 'Knees', '# Stairs up\n\nslowly');
  await write(page, 'Week', 'On Monday [[Knees#Stairs]], then [[Knees#^gone]] and [[Knees#Stairs up]]');
  await titleField(page).click();
  await page.locator('[data-note="Knees#Stairs up"]').click();
  await expect(page.locator('.shown-place')).toHaveText('Stairs up');
  await expect(page.getByText('There is no heading')).toBeHidden();
  await page.goBack();
  await page.locator('[data-note="Knees#Stairs"]').click();
  await expect(titleField(page)).toHaveValue('Knees');
  await expect(page.getByText('There is no heading “Stairs” in this note any more.')).toBeVisible();
  await page.goBack();
  await page.locator('[data-note="Knees#^gone"]').click();
  await expect(titleField(page)).toHaveValue('Knees');
  await expect(page.getByText('The linked line is no longer in this note.')).toBeVisible();
});

/** Creates a note and leaves it open, with focus in its title. */
async function write(page: Page, title: string, text: string): Promise<void> {
  await openSection(page, 'Notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await expect(titleField(page)).toBeFocused();
  await page.keyboard.insertText(title);
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(text);
  await titleField(page).click();
  await expect(saveState(page, 'Saved')).toBeVisible();
}
