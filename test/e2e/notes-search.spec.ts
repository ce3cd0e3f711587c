// sections: search, notes
import { bodyLines, goOffline, goOnline, openSection, putDocument, saveState } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

test('notes are found offline after a reload', { tag: '@data' }, async ({ page, context }) => {
  await createAccount(page);
  await putDocument(page, {
    notesData: { notes: { stairs: { title: 'Stairs', createdAt: 1, body: 'The Überlastung of a knee' } } },
  });
  await openSection(page, 'Notes');
  await expect(page.getByRole('grid', { name: 'List of notes' }).getByText('The Überlastung of a knee')).toBeVisible();
  await expect(saveState(page, 'Saved')).toBeVisible();
  await goOffline({ context, page });
  await page.getByRole('searchbox', { name: 'Search notes' }).fill('berlast');
  const found = page.getByRole('grid', { name: 'Search results' });
  await expect(found.getByRole('row')).toHaveCount(1);
  await expect(found.locator('mark')).toHaveText('berlast');
  await found.getByRole('row', { name: 'Stairs' }).click();
  await expect(bodyLines(page)).toHaveText(['The Überlastung of a knee']);
  await goOnline({ context, page });
});
