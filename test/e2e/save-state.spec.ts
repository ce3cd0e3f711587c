// sections: shell, replica, live
import type { Page } from '@playwright/test';
import {
  bodyLines,
  goOffline,
  newDevice,
  openNote,
  openSection,
  saveState,
  shellIsKept,
  signIn,
  titleField,
  writeNote,
} from './screens.ts';
import { createAccount, expect, startServer, test, withDataDir } from './server.ts';

test('Saved is shown only after the server has acknowledged', async ({ page, context }) => {
  let held: (() => void)[] | null = null;
  await context.routeWebSocket(/\/live$/, (device) => {
    const server = device.connectToServer();
    server.onMessage((frame) => {
      if (held === null) device.send(frame);
      else held.push(() => device.send(frame));
    });
  });
  await createAccount(page);
  await expect(saveState(page, 'Saved')).toBeVisible();
  const answers: (() => void)[] = [];
  held = answers;
  await writeNote(page, { title: 'On its way', line: 'and not there yet' });
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  await openSection(page, 'Notes');
  await expect(saveState(page, 'Saved')).toBeHidden();
  await expect(saveState(page, /^(Saving…|Offline – saved on this device)$/, /\d+ changes?/)).toBeVisible();
  held = null;
  for (const pass of answers) pass();
  await expect(saveState(page, 'Saved')).toBeVisible();
});

test('nothing is animated during typing, although the status shows Saving all the time', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await createAccount(page);
  await writeNote(page, { title: 'Typed', line: 'and then' });
  await expect(saveState(page, 'Saved')).toBeVisible();
  const seen = await page.evaluateHandle(() => {
    const found = { saving: 0, turning: 0 };
    addEventListener('keyup', () => {
      const words = [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent ?? '');
      if (words.includes('Saving…')) found.saving += 1;
      found.turning += document.getAnimations().length;
    });
    return found;
  });
  await page.keyboard.type(' a sentence that takes its time', { delay: 60 });
  const { saving, turning } = await seen.jsonValue();
  expect(saving).toBeGreaterThan(10);
  expect(turning).toBe(0);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the number of changes that are only on this device is shown offline', async ({ page, context }) => {
    await createAccount(page);
    await expect(saveState(page, 'Saved')).toBeVisible();
    await goOffline({ page, context });
    await expect(saveState(page, 'Offline')).toBeVisible();
    await openSection(page, 'Notes');
    await page.getByRole('button', { name: 'New note', exact: true }).click();
    await titleField(page).fill('Knees');
    await expect(saveState(page, 'Offline – saved on this device', '1 change')).toBeVisible();
    await openSection(page, 'Notes');
    await page.getByRole('button', { name: 'New note', exact: true }).click();
    await expect(titleField(page)).toHaveValue('');
    await titleField(page).fill('Hips');
    await expect(saveState(page, 'Offline – saved on this device', '2 changes')).toBeVisible();
    await page.reload();
    await expect(saveState(page, 'Offline – saved on this device', '2 changes')).toBeVisible();
    await context.setOffline(false);
    await expect(saveState(page, 'Saved')).toBeVisible();
  });
});

test('a proxy that lets no live connection through is named, until it does', async ({ page, context }) => {
  let isBlocked = true;
  await context.routeWebSocket(/\/live$/, (device) => {
    if (isBlocked) device.close();
    else device.connectToServer();
  });
  await createAccount(page);
  await expect(saveState(page, 'No live connection')).toBeVisible();
  await writeNote(page, { title: 'Meanwhile', line: 'nothing syncs' });
  await expect(saveState(page, 'No live connection – saved on this device', /\d+ changes?/)).toBeVisible();
  await page.getByText('If you run this server').click();
  isBlocked = false;
  await page.reload();
  await expect(saveState(page, 'Saved')).toBeVisible();
  await expect(page.getByText('If you run this server')).toBeHidden();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Saved is shown again after the server was killed and restarted', async ({ browser }) => {
    await withDataDir(async (dataDir) => {
      const killed = await startServer({ dataDir });
      const { context, page } = await newDevice(browser, killed.origin);
      const email = await createAccount(page);
      await expect(saveState(page, 'Saved')).toBeVisible();
      await shellIsKept(page);
      await killed.kill();
      await writeNote(page, { title: 'Meanwhile', line: 'the server was down' });
      await expect(saveState(page, 'Offline – saved on this device', /\d+ changes?/)).toBeVisible();
      const server = await startServer({ dataDir, environment: { PORT: String(killed.port) } });
      await expect(saveState(page, 'Saved')).toBeVisible();
      const elsewhere = await newDevice(browser, server.origin);
      await signIn(elsewhere.page, email);
      await openNote(elsewhere.page, 'Meanwhile');
      await expect(titleField(elsewhere.page)).toHaveValue('Meanwhile');
      await Promise.all([context.close(), elsewhere.context.close()]);
      await server.kill();
    });
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('if the device is full, neither a file nor a text is shown as saved, and pending changes are stored later', async ({
    page,
    server,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    const { origin } = server;
    // the browser uses its last measurement of free space, so there must be little from the start
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 12 * mebibyte });
    await createAccount(page);
    await writeNote(page, { title: 'Full', line: 'before' });
    await expect(saveState(page, 'Saved')).toBeVisible();
    // ends the burst of typing, whose date would otherwise be acknowledged while the device is full
    await page.reload();
    await expect(saveState(page, 'Saved')).toBeVisible();
    await expect(bodyLines(page)).toHaveText(['before']);
    await page.getByRole('textbox', { name: 'Text' }).focus();
    await page.keyboard.press('ControlOrMeta+End');
    await expect(page.getByRole('textbox', { name: 'Text' })).toBeFocused();
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });

    await pasteFiles(page, { 'small.pdf': 1, 'large.pdf': 12 * mebibyte });
    const refused = page.getByText(
      'This device’s storage is full. Nothing was added. Free up some space and try again.',
    );
    await expect(refused).toBeVisible({ timeout: 5_000 });
    await expect(bodyLines(page)).toHaveText(['before']);

    await page.keyboard.type('x');
    await expect(saveState(page, 'Not saved – this device’s storage is full')).toBeVisible({ timeout: 1_000 });
    await expect(saveState(page, 'Saved')).toBeHidden();

    await devTools.send('Storage.overrideQuotaForOrigin', { origin });
    await expect(saveState(page, 'Saved')).toBeVisible();
    await pasteFiles(page, { 'large.pdf': mebibyte });
    await expect(page.locator('[data-file]')).toHaveText('large.pdf');
    await expect(saveState(page, 'Saved')).toBeVisible();
    await openSection(page, 'Profile');
    await page.getByRole('link', { name: 'Data', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveText([/large\.pdf/]);

    // the same happens when storage is gone altogether
    await openNote(page, 'Full');
    await page.getByRole('textbox', { name: 'Text' }).focus();
    await page.evaluate(async () => {
      // waits until the databases are deleted, since writes are still stored until the page closes its connections
      const removed = (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<void>((done, failed) => {
            const request = indexedDB.deleteDatabase(name);
            request.onsuccess = () => done();
            request.onerror = () => failed(request.error);
          }),
      );
      await Promise.all(removed);
    });
    await pasteFiles(page, { 'other.pdf': 2 });
    await expect(page.getByText('This device’s storage isn’t responding. Nothing was changed. Try again.')).toBeVisible(
      {
        timeout: 1_000,
      },
    );
    await page.keyboard.type('y');
    await expect(saveState(page, 'Not saved – keep this page open')).toBeVisible({ timeout: 1_000 });
    await expect(saveState(page, 'Saved')).toBeHidden();
  });
});

const mebibyte = 1024 * 1024;

/**
 * Pastes copied files, as a browser does.
 * @param bytesByName the size of each file by its name
 */
async function pasteFiles(page: Page, bytesByName: Readonly<Record<string, number>>): Promise<void> {
  await page.evaluate((files) => {
    const clipboardData = new DataTransfer();
    for (const [name, bytes] of Object.entries(files)) {
      const content = new Uint8Array(bytes).fill(bytes % 256);
      clipboardData.items.add(new File([content], name));
    }
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, bytesByName);
}
