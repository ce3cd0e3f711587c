// sections: shell, profile
import { gatherPageErrors } from './page-errors.ts';
import { openSection } from './screens.ts';
import { createAccount, expect, password, test } from './server.ts';

test('the four sections are one click away, the current one is marked, and the chosen theme persists', async ({
  page,
}) => {
  await createAccount(page);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  for (const [name, path] of [
    ['Exercise', '/dashboard/exercise'],
    ['Notes', '/dashboard/notes'],
    ['Overview', '/dashboard/overview'],
    ['Profile', '/dashboard/profile'],
  ] as const) {
    await sections.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(sections.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Profile · Mensana');

  await page.goto('/dashboard/profile/appearance');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('if the browser refuses the service worker, every page works and the overview shows a notice', {
  tag: '@data',
}, async ({ page, context }) => {
  const errors = gatherPageErrors(context);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await createAccount(page);
  const notice = page.getByText('Mensana can’t open offline in this browser');
  await expect(notice).toBeVisible();
  for (const section of ['Exercise', 'Notes', 'Profile'] as const) {
    await openSection(page, section);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toBeHidden();
  }
  await openSection(page, 'Overview');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(errors).toEqual([]);
});

test.describe('on a touchscreen without CloseWatcher', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back closes a dialog before it leaves the page', { tag: '@data' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'CloseWatcher', { value: undefined }));
    await createAccount(page);
    await openSection(page, 'Profile');
    const profile = page.url();
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(profile);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/dashboard');
  });
});

test('the profile changes password and address, and deletes the account', { tag: '@data' }, async ({ page }) => {
  const email = await createAccount(page, '/dashboard/profile');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('wrong one, that');
  await page.getByLabel('New password', { exact: true }).fill('nine doors and no lamp');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t change your password');
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    /Incorrect password\./,
  );
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByLabel('New email address').fill(`new-${email}`);
  await page.getByLabel('Your password', { exact: true }).fill('nine doors and no lamp');
  await dialog.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByRole('main').getByText(`new-${email}`)).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  await dialog.getByLabel('Your password').fill('nine doors and no lamp');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Type the word “delete”.')).toBeVisible();
  await dialog.getByLabel(/^Type/).fill('delete');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account was deleted')).toBeVisible();
  const left = () =>
    page.evaluate(async () => [...(await indexedDB.databases()).map(({ name }) => name), ...Object.keys(localStorage)]);
  await expect.poll(left).toEqual([]);
});
