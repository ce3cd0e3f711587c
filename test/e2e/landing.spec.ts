import { createAccount, expect, test } from './server.ts';

test('the landing page explains Mensana and links to sign-in and sign-up', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your notes and your training in one app');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/login?mode=create');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create an account');
});

test('the landing page stays open for a signed-in user and links to the app', async ({ page }) => {
  await createAccount(page);
  await page.goto('/');
  await expect(page.getByText('Signed in as')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Open Mensana' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an unknown path is not found, whether signed in or not, also below the dashboard', { tag: '@data' }, async ({
  page,
}) => {
  for (const path of ['/nowhere', '/dashboard/nowhere', '/login/nowhere']) {
    expect((await page.request.get(path)).status()).toBe(404);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('the page does not violate its own content security policy', { tag: '@data' }, async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScript/.test(message.text())) complaints.push(message.text());
  });
  await createAccount(page, '/dashboard/profile/appearance');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(complaints).toEqual([]);
});
