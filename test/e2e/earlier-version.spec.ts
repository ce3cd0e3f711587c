// sections: replica, sync
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type EarlierVersion, readEarlierVersion, recordsByKey } from '#sync/testing/earlier-version.ts';
import { bodyLines, openNote, saveState } from './screens.ts';
import { expect, startServer, test, withDataDir } from './server.ts';

/*
 * The fixture is a server's database and the data in Chromium after a first sync and some offline edits, both written
 * by version 0.1 at commit 3b8811c.
 */
const earlier = readEarlierVersion('version-0.1');

/** a separate browser and server start slowly on a busy machine */
test.describe.configure({ timeout: 120_000 });

test('a browser with data of version 0.1 opens it offline, then sends pending changes without losing anything', async ({
  browser,
}) => {
  await withDataDir(async (dataDir) => {
    await writeFile(join(dataDir, 'mensana.sqlite'), earlier.database);
    const server = await startServer({ dataDir });
    const context = await browser.newContext({ baseURL: server.origin });
    const network = await cutNetwork(context);
    const page = await context.newPage();
    await signInAs(page, earlier);
    await restore(page, earlier);

    await page.goto('/dashboard/notes');
    await expect(saveState(page, 'Offline – saved on this device', '12 changes')).toBeVisible();
    await openNote(page, 'Made offline');
    await expect(bodyLines(page)).toHaveText(['A new text, offline.']);
    await openNote(page, 'Named in the browser, offline');
    await expect(bodyLines(page).first()).toHaveText(/^The hats /);

    network.restore();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(saveState(page, 'Saved')).toBeVisible();
    await expect(bodyLines(page).first()).toHaveText(/^Both wrote here\. The hats /);
    const answer = await page.request.get(`/api/users/${earlier.uid}`);
    expect(recordsByKey(await answer.json())).toEqual(earlier.synced);
    await context.close();
    await server.kill();
  });
});

/** Lets the app load, but makes its socket fail until the network is restored. */
async function cutNetwork(context: BrowserContext): Promise<{ readonly restore: () => void }> {
  let isCut = true;
  await context.routeWebSocket(/\/live$/, async (socket) => {
    if (isCut) await socket.close();
    else socket.connectToServer();
  });
  return {
    restore: () => {
      isCut = false;
    },
  };
}

async function signInAs(page: Page, { email, password }: EarlierVersion): Promise<void> {
  await page.goto('/health'); // a page of the server that does not start the app
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/api/account/sign-in', { data: { email, password }, headers });
  expect(answer.status()).toBe(200);
}

async function restore(page: Page, { databases, localStorage }: EarlierVersion): Promise<void> {
  await page.evaluate((kept) => Object.assign(window.localStorage, kept), localStorage);
  await page.evaluate(async (dumped) => {
    for (const { name, version, stores } of dumped) {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const { name, keyPath, autoIncrement, indexes, rows } of stores) {
            const store = opening.result.createObjectStore(name, { keyPath, autoIncrement });
            for (const index of indexes) store.createIndex(index.name, index.keyPath);
            for (const { key, value } of rows) store.put(value, key);
          }
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    }
  }, databases);
}
