import { expectAccessible } from './accessible.ts';
import { bodyLines, writeNote } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('a note, an act and the list of keys are found by name alone', async ({ page }) => {
  await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Knees and stairs');
  await page.goto('/dashboard/overview');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const palette = page.getByRole('dialog', { name: 'Search', exact: true });
  await expect(palette.getByRole('option', { name: /Knees and stairs/ })).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.type('stai');
  await expect(palette.getByRole('option').first()).toHaveAccessibleName(/Knees and stairs/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Knees and stairs');

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByText('Find and replace')).toBeVisible();
  await expectAccessible(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();

  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('nothing is called so');
  await expect(palette.getByRole('option')).toHaveAccessibleName('Search all notes for “nothing is called so”');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('what is typed behind its key goes into the palette, also where its list is still on the way', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  await page.route('**/palette-list-*.js', async (route) => {
    asked.resolve();
    await sent.promise;
    await route.continue();
  });
  await createAccount(page, '/dashboard/notes');
  await writeNote(page, { title: 'Week plan', line: 'text' });
  await asked.promise;
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('week');
  await expect(page.getByRole('combobox')).toHaveValue('week');
  await expect(page.getByRole('option')).toHaveCount(0);
  sent.resolve();
  await expect(page.getByRole('option').first()).toHaveAccessibleName(/Week plan/);
  await page.keyboard.press('Escape');
  await expect(bodyLines(page)).toHaveText(['text']);
  await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type(' goes on');
  await expect(bodyLines(page)).toHaveText(['text goes on']);
});

test('keys work where nobody writes, and ? is a letter where somebody does', { tag: '@data' }, async ({ page }) => {
  await createAccount(page, '/dashboard/overview');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  await page.keyboard.press('Alt+Shift+KeyN');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Why?');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Why?');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Alt+Shift+Digit1');
  await expect(page).toHaveURL('/dashboard/overview');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});
