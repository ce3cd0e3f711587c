// sections: history, notes, documents
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  addLine,
  bodyLines,
  disconnect,
  letDisconnect,
  newDevice,
  openNote,
  reconnect,
  saveState,
  signIn,
  titleField,
  writeNote,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test.describe.configure({ timeout: 120_000 });

test('an older version is viewed, compared and restored without losing concurrent typing on another device', {
  tag: '@data',
}, async ({ page, browser, server }) => {
  const email = await createAccount(page);
  await writeNote(page, { title: 'Legs', line: 'Squat 80 kg' });
  await keepVersion(page);
  await addLine(page, 'Press 40 kg');
  await keepVersion(page);
  await titleField(page).fill('Legs and arms');
  await expect(saveState(page, 'Saved')).toBeVisible();

  const other = await newDevice(browser, server.origin);
  await letDisconnect(other.context);
  await signIn(other.page, email);
  await openNote(other.page, 'Legs and arms');
  await expect(bodyLines(other.page)).toHaveText(['Squat 80 kg', 'Press 40 kg']);
  await disconnect(other);
  await other.page.getByRole('textbox', { name: 'Text' }).click();
  await other.page.keyboard.press('Control+Home');
  await other.page.keyboard.type('Slowly: ');

  await openHistory(page);
  const versions = page.getByRole('link', { name: /^Version from Today, / });
  await expect(versions).toHaveCount(2);
  await expectAccessible(page);
  await versions.last().click();
  await expect(page.getByText('Squat 80 kg', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Changes since' }).click();
  await expect(page.getByText('Title changed from “Legs” to “Legs and arms”.')).toBeVisible();
  await expect(page.locator('.cm-merge-b .cm-line.cm-changedLine')).toHaveText('Press 40 kg');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Newer version' }).click();
  await expect(page.getByRole('link', { name: 'Older version' })).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(bodyLines(page)).toHaveText(['Squat 80 kg']);
  await expect(titleField(page)).toHaveValue('Legs');
  await reconnect(other);
  for (const each of [page, other.page]) {
    await expect(bodyLines(each)).toHaveText(['Slowly: Squat 80 kg']);
    await expect(titleField(each)).toHaveValue('Legs');
  }
  await openHistory(page);
  await expect(versions).toHaveCount(3);
  await other.context.close();
});

test('Undo reverts a restored version; offline only loaded versions are listed, and none can be restored', {
  tag: '@data',
}, async ({ page }) => {
  await createAccount(page);
  await writeNote(page, { title: 'Plan', line: 'Monday' });
  await openHistory(page);
  await expect(page.getByText('No earlier versions yet')).toBeVisible();
  await page.goBack();
  await expect(bodyLines(page)).toHaveText(['Monday']);
  await keepVersion(page);
  await addLine(page, 'Tuesday');
  await expect(saveState(page, 'Saved')).toBeVisible();
  await openHistory(page);
  await page.getByRole('link', { name: /^Version from Today, / }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(bodyLines(page)).toHaveText(['Monday']);
  await addLine(page, 'written since');
  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(bodyLines(page)).toHaveText(['Monday', /^(Tuesday|written since)$/, /^(Tuesday|written since)$/]);

  await expect(saveState(page, 'Saved')).toBeVisible();
  await page.context().setOffline(true);
  await openHistory(page);
  await expect(page.getByText('You’re offline. Only versions that are already loaded appear here.')).toBeVisible();
  await page
    .getByRole('link', { name: /^Version from Today, / })
    .last()
    .click();
  await expect(page.getByText('Monday', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByText('You’re offline. To restore a version')).toBeVisible();
});

test('changes from another tab during a restore are kept in the history', { tag: '@data' }, async ({
  page,
  context,
}) => {
  await createAccount(page);
  await writeNote(page, { title: 'Plan', line: 'Monday' });
  await keepVersion(page);
  await addLine(page, 'Tuesday');
  await expect(saveState(page, 'Saved')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(bodyLines(other)).toHaveText(['Monday', 'Tuesday']);
  await openHistory(page);
  await page.getByRole('link', { name: /^Version from Today, / }).click();
  let asked = 0;
  await page.route('**/history', async (route) => {
    const answer = await route.fetch();
    if (route.request().method() === 'POST' && ++asked === 1) {
      await addLine(other, 'Wednesday');
      await expect(saveState(other, 'Saved')).toBeVisible();
    }
    await route.fulfill({ response: answer });
  });
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(bodyLines(page)).toHaveText(['Monday']);
  await expect(bodyLines(other)).toHaveText(['Monday']);
  expect(asked).toBeGreaterThan(1);
  await openHistory(page);
  const versions = page.getByRole('link', { name: /^Version from Today, / });
  // the cached version is shown until the server answers; more than three if the line arrived in parts
  await expect(versions.nth(2)).toBeVisible();
  await versions.first().click();
  await expect(page.getByText('Wednesday')).toBeVisible();
});

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Version history' }).click();
  await expect(page).toHaveURL(/view=history/);
  await expect(page.getByRole('heading', { name: /^Version history of/ })).toBeVisible();
}

/** Makes the server store the open note as a version now, instead of after ten minutes. */
async function keepVersion(page: Page): Promise<void> {
  await expect(saveState(page, 'Saved')).toBeVisible();
  const { origin, pathname } = new URL(page.url());
  const account = (await (await page.request.get('/api/account')).json()) as { user: { uid: string } };
  const id = pathname.split('/').at(-1);
  const kept = await page.request.post(`/api/users/${account.user.uid}/records/notes/${id}/history`, {
    headers: { origin },
  });
  expect(kept.status()).toBe(204);
}
