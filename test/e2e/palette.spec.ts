// sections: palette
import { bodyLines, writeNote } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('text typed after its shortcut goes into the palette, even while the palette is loading', {
  tag: '@data',
}, async ({ page }) => {
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
