// sections: language, profile
import { signIn } from './screens.ts';
import { createAccount, expect, newAddress, password, test } from './server.ts';

test.use({ locale: 'de-DE' });

test('someone with a German browser reads German from the first page on', { tag: '@data' }, async ({ page }) => {
  const first = await (await page.request.get('/', { headers: { 'Accept-Language': 'de-DE,de;q=0.9' } })).text();
  expect(first).toContain('<html lang="de">');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Notizen und dein Training in einer App');
  await page.getByRole('link', { name: 'Konto erstellen' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(newAddress());
  await page.getByLabel('Neues Passwort', { exact: true }).fill('kurz');
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page.getByRole('alert')).toContainText('Das Konto konnte nicht erstellt werden');
  await page.getByLabel('Neues Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Konto erstellen' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'Notizen', exact: true }).click();
  await page.getByRole('button', { name: 'Neue Notiz' }).first().click();
  await page.getByRole('textbox', { name: 'Titel' }).fill('Knie');
  await page.locator('.cm-content').click(); // completions need the editor
  await page.keyboard.type('- [ ] Physio anrufen @morgen');
  await expect(page.getByRole('option').first()).toContainText('Morgen, 9:00');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Gespeichert', { exact: true })).toBeAttached();

  await page.getByRole('link', { name: 'Training', exact: true }).click();
  await page.getByRole('button', { name: 'Training starten' }).click();
  await page.getByRole('button', { name: 'Leeres Training' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  await page.getByRole('button', { name: 'Übung hinzufügen' }).first().click();
  await page.getByRole('dialog').getByRole('searchbox').fill('bankdrücken');
  await expect(page.getByRole('dialog').getByText('Bankdrücken', { exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the language chosen in the profile is that of every device', { tag: '@data' }, async ({
  browser,
  page,
  server,
}) => {
  const email = await createAccount(page);
  const context = await browser.newContext({ baseURL: server.origin, locale: 'en-GB' });
  const other = { context, page: await context.newPage() };
  await signIn(other.page, email);
  await expect(other.page.getByRole('navigation', { name: 'Sections' })).toBeVisible();

  await page.goto('/dashboard/profile/language');
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(other.page.getByRole('link', { name: 'Notizen', exact: true })).toBeVisible();
  await other.page.reload();
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(other.page.getByRole('link', { name: 'Notizen', exact: true })).toBeVisible();

  await page.getByRole('radio', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(other.page.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  await other.context.close();
});
