// sections: replica, sync, account
import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import {
  type Device,
  disconnect,
  letDisconnect,
  newDevice,
  reconnect,
  saveState,
  signIn,
  titleOfOverview,
} from './screens.ts';
import { createAccount, expect, password, test } from './server.ts';

test('unsynced changes older than a day show a notice and can be downloaded', async ({ page, context }) => {
  await letDisconnect(context);
  await createAccount(page, '/dashboard/notes');
  await writeOffline({ page, context }, 'Waits');
  await page.clock.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
  await expect(page.getByText(/haven’t synced yet/)).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy' }).click();
  expect(await textOf(await file)).toContain('# Waits');
  await reconnect({ page, context });
  await expect(page.getByText(/haven’t synced yet/)).toBeHidden();
});

test('unsynced changes of an earlier sign-in are offered to the next user, and stay until they are removed', async ({
  page,
  context,
}) => {
  await letDisconnect(context);
  await createAccount(page, '/dashboard/notes');
  await writeOffline({ page, context }, 'Left behind');
  await page.goto('about:blank');
  await context.clearCookies();
  await reconnect({ page, context });
  await forgetSignIn(page);
  await createAccount(page);
  const notice = page.getByText(/Someone else signed in on this device before and left \d+ unsynced changes?/);
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a copy' }).click();
  expect(await textOf(await file)).toContain('# Left behind');
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOfOverview);
  await expect(notice).toBeHidden();
});

test('an account deleted elsewhere keeps its data on this device, with a download, until the user removes it', async ({
  page,
  browser,
  server,
}) => {
  const email = await createAccount(page, '/dashboard/notes');
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Kept');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { context, page: other } = await newDevice(browser, server.origin);
  await signIn(other, email);
  await other.goto('/dashboard/profile');
  await other.getByRole('button', { name: 'Delete account' }).click();
  await other.getByLabel(/to confirm/).fill('delete');
  await other.getByLabel('Your password').fill(password);
  await other.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('heading', { name: 'This account was deleted' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect(await textOf(await file)).toContain('# Kept');
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(/\/login/);
  await context.close();
});

test('units and theme sync to the user’s other devices', async ({ page, browser, server }) => {
  const email = await createAccount(page);
  const { context, page: other } = await newDevice(browser, server.origin);
  await signIn(other, email);
  await other.goto('/dashboard/profile/units');
  await expect(loadUnit(other, 'Kilograms')).toBeChecked();
  await page.goto('/dashboard/profile/units');
  await loadUnit(page, 'Pounds').click();
  await page.getByRole('radio', { name: '12-hour' }).click();
  await expect(loadUnit(other, 'Pounds')).toBeChecked();
  await expect(other.getByRole('radio', { name: '12-hour' })).toBeChecked();
  await page.goto('/dashboard/profile/appearance');
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

function loadUnit(page: Page, name: string): Locator {
  return page.getByRole('radiogroup', { name: 'Weights' }).getByRole('radio', { name });
}

async function writeOffline({ page, context }: Device, title: string): Promise<void> {
  await expect(saveState(page, 'Saved')).toBeVisible();
  await disconnect({ page, context });
  await page.getByRole('button', { name: 'New note', exact: true }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('link', { name: 'Notes', exact: true }).first().click(); // leaving the note stores its edits
  await expect(page.getByRole('row', { name: title })).toBeVisible();
}

/** Removes the sign-in but keeps the databases, as when a browser clears only part of a site's data. */
async function forgetSignIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.evaluate(() => localStorage.removeItem('mensana-account'));
}

async function textOf(file: Download): Promise<string> {
  return readFile(await file.path(), 'utf8');
}
