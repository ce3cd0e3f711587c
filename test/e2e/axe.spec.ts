import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { createAccount, expect, openAccountMenu, test } from './server.ts';

const signedOutPages = ['/', '/login', '/login?mode=create', '/login?mode=forgotten', '/nowhere'];
const signedInPages = [
  '/',
  '/dashboard',
  '/dashboard/overview',
  '/dashboard/exercise',
  '/dashboard/notes',
  '/dashboard/profile',
  '/dashboard/profile/sessions',
  '/dashboard/profile/appearance',
  '/dashboard/profile/training',
  '/dashboard/profile/data',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' } as Parameters<typeof test.use>[0]);

    test('axe finds nothing on the pages for everybody', async ({ page }) => {
      for (const path of signedOutPages) {
        await page.goto(path);
        await expectNoFindings(page, path);
      }
      await page.goto('/login');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoFindings(page, 'the login page with errors');
    });

    test('axe finds nothing on the pages of a person', async ({ page }) => {
      await createAccount(page);
      test.setTimeout(120_000); // axe takes about a second a page, and a machine may be busy
      for (const path of signedInPages) {
        await page.goto(path);
        await expectNoFindings(page, path);
      }
      await openAccountMenu(page);
      await expectNoFindings(page, 'the account menu');
      await page.keyboard.press('Escape');
      await page.goto('/dashboard/profile');
      await page.getByRole('button', { name: 'Delete account' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindings(page, 'a dialog', '[role=dialog]'); // what is behind it is hidden, landmarks too
    });
  });
}

async function expectNoFindings(page: Page, where: string, part = 'html'): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, where).toEqual([]);
}
