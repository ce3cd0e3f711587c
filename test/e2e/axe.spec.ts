// sections: landing, login, ui
import { expectAccessible } from './accessible.ts';
import { expect, test } from './server.ts';

/** The pages of somebody who is signed in are checked by `src/web/screens.browser.tsx`. */
const signedOutPages = ['/', '/login', '/login?mode=create', '/login?mode=forgotten', '/nowhere'];

test('axe finds no violations on public pages', async ({ page }) => {
  for (const path of signedOutPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(); // not the placeholder while the page loads
    await expectAccessible(page);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
