// sections: notes
import type { Page } from '@playwright/test';
import { openSection, saveState, titleField } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('a link to a heading that was renamed opens its note and says that the heading is gone', { tag: '@data' }, async ({
  page,
}) => {
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
