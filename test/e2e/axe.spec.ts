import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { createAccount, expect, test } from './server.ts';

const signedOutPages = ['/', '/login', '/login?mode=create', '/login?mode=forgotten', '/nowhere'];
const signedInPages = [
  '/',
  '/dashboard',
  '/dashboard/overview',
  '/dashboard/exercise',
  '/dashboard/notes',
  '/dashboard/notes?list=reminders',
  '/dashboard/search',
  '/dashboard/search?q=knee',
  '/dashboard/profile',
  '/dashboard/profile/sessions',
  '/dashboard/profile/appearance',
  '/dashboard/profile/notifications',
  '/dashboard/profile/training',
  '/dashboard/profile/data',
];

test('axe finds no violations on public pages', async ({ page }) => {
  for (const path of signedOutPages) {
    await page.goto(path);
    await expectHeaded(page);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds no violations on pages of a signed-in user', async ({ page }) => {
  await createAccount(page);
  test.setTimeout(120_000); // axe takes about a second per page, more on a busy machine
  for (const path of signedInPages) {
    await page.goto(path);
    await expectHeaded(page);
  }
});

/** Waits for the page itself, as opposed to its loading placeholder. */
async function expectHeaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
}
