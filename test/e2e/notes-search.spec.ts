import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { bodyLines, goOffline, goOnline, openSection, writeNote } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test.describe.configure({ timeout: 120_000 });

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('search finds notes by any part of a word in any script, also offline, and reports a syntax error', async ({
    page,
    context,
  }) => {
    await createAccount(page);
    await writeNote(page, { title: 'Stairs', line: 'The Überlastung of a knee' });
    await writeNote(page, { title: '膝の記録', line: '階段を上る #rehab' });
    await goOffline({ context, page });
    await openSection(page, 'Notes');
    await field(page).fill('berlast');
    await expect(found(page).getByRole('row')).toHaveCount(1);
    await expect(found(page).locator('mark')).toHaveText('berlast');
    await expect(page).toHaveURL(/\?q=berlast$/);
    await field(page).fill('段を');
    await expect(found(page).getByRole('row', { name: '膝の記録' })).toBeVisible();
    await field(page).fill('tag:rehab OR title:STAIRS');
    await expect(page.getByText('Notes that are tagged #rehab or have “STAIRS” in the title')).toBeVisible();
    await expect(found(page).getByRole('row')).toHaveCount(2);
    await field(page).fill('uber edited:yesterdayish');
    await expect(page.getByText(/^edited:yesterdayish isn’t a date and was ignored/)).toBeVisible();
    await expect(found(page).getByRole('row', { name: 'Stairs' })).toBeVisible();
    await expectAccessible(page);
    await field(page).press('ArrowDown');
    await expect(found(page).getByRole('row', { name: 'Stairs' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bodyLines(page)).toHaveText(['The Überlastung of a knee']);
    await page.goBack();
    await expect(field(page)).toHaveValue('uber edited:yesterdayish');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(notes(page).getByRole('row')).toHaveCount(2);
    await expect(notes(page).getByText('The Überlastung of a knee')).toBeVisible();
    await expect(notes(page).getByText('rehab', { exact: true })).toBeVisible();
    await goOnline({ context, page });
  });
});

function field(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Search notes' });
}

function found(page: Page): Locator {
  return page.getByRole('grid', { name: 'Search results' });
}

function notes(page: Page): Locator {
  return page.getByRole('grid', { name: 'List of notes' });
}
