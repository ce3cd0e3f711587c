// sections: replica, sync
import type { Page } from '@playwright/test';
import {
  addLine,
  bodyLines,
  disconnect,
  letDisconnect,
  newDevice,
  openNote,
  saveState,
  signIn,
  titleField,
  writeNote,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test('typing in one tab appears in the other, also offline', async ({ page, context }) => {
  await letDisconnect(context);
  await createAccount(page);
  await expect(saveState(page, 'Saved')).toBeVisible();
  await disconnect({ page, context });
  await writeNote(page, { title: 'Two tabs', line: 'from the first' });
  const other = await context.newPage();
  await other.goto('/dashboard/notes');
  await openNote(other, 'Two tabs');
  await expect(bodyLines(other)).toHaveText(['from the first']);
  await addLine(other, 'from the second');
  await expect(bodyLines(page)).toHaveText(['from the first', 'from the second']);
  await addLine(page, 'and the first again');
  await expect(bodyLines(other)).toHaveText(['from the first', 'from the second', 'and the first again']);
  await titleField(page).fill('Still two tabs');
  await expect(titleField(other)).toHaveValue('Still two tabs');
});

test('when the tab connected to the server is closed, the other one continues syncing', async ({ browser, server }) => {
  const { context, page } = await newDevice(browser, server.origin);
  const email = await createAccount(page);
  await writeNote(page, { title: 'Cut short', line: 'before' });
  await expect(saveState(page, 'Saved')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard/notes');
  await openNote(other, 'Cut short');
  const elsewhere = await newDevice(browser, server.origin);
  await signIn(elsewhere.page, email);
  await openNote(elsewhere.page, 'Cut short');

  await page.bringToFront();
  await page.keyboard.press('Enter');
  await page.keyboard.type('by the first tab');
  await expect(bodyLines(other)).toHaveText(['before', 'by the first tab']);
  await page.close();
  await addLine(other, 'and by the second');
  await expect(bodyLines(elsewhere.page)).toHaveText(['before', 'by the first tab', 'and by the second']);
  await expect(saveState(other, 'Saved')).toBeVisible();
  await Promise.all([context.close(), elsewhere.context.close()]);
});

test('closing a tab during typing loses nothing: the other tab and the next one have the text', async ({
  page,
  context,
}) => {
  await createAccount(page);
  await writeNote(page, { title: 'Cut short', line: 'before' });
  await expect(saveState(page, 'Saved')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard/notes');
  await openNote(other, 'Cut short');
  await page.bringToFront();
  await page.keyboard.press('Enter');
  await page.keyboard.type('to the very last letter');
  await closeByHand(page);
  await expect(bodyLines(other)).toHaveText(['before', 'to the very last letter']);

  await addLine(other, 'and again');
  await closeByHand(other);
  const next = await context.newPage();
  await next.goto('/dashboard/notes');
  await openNote(next, 'Cut short');
  await expect(bodyLines(next)).toHaveText(['before', 'to the very last letter', 'and again']);
  await expect(saveState(next, 'Saved')).toBeVisible();
});

/** Closes a tab as a user would, with the events of a closing page. */
async function closeByHand(page: Page): Promise<void> {
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
}
