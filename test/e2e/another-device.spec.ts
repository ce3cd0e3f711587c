// sections: replica, sync
import type { Page } from '@playwright/test';
import { type Change, printStamp, type ReplicaId } from '#sync/record/index.ts';
import { type HostileKind, hostileKinds, hostilePushes } from '#sync/testing/hostile-pushes.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { AnsweredDevice } from '../bystander.ts';
import { bodyLines, openNote, saveState, titleField } from './screens.ts';
import { createAccount, expect, startServer, test as testOnServer, withDataDir } from './server.ts';

/** The maximum duration of one task in milliseconds while the page processes changes from another device. */
const maxTaskMs = 2_000;

/**
 * Each test has a server of its own. All users whose pushes take long share one thread of a server, so on a common one a
 * page would wait for what the earlier tests left it to do.
 */
const test = testOnServer.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires destructuring; this fixture uses no others
  baseURL: async ({}, use) => {
    await withDataDir(async (dataDir) => {
      const server = await startServer({ dataDir });
      await use(server.origin);
      await server.kill();
    });
  },
});

for (const kind of hostileKinds) {
  test(`a page stays usable while another device sends ${kind}`, { tag: '@data' }, async ({ page }) => {
    const [push, ...more] = hostilePushes(kind, 1, new SeededChance(32), Date.now());
    if (push === undefined) throw new Error('expected at least one push');
    const [{ key }] = push.changes as readonly [Change];
    await createAccount(page);
    const device = await AnsweredDevice.connect(await signedIn(page));
    const titled = { key, fields: new Map([['title', { value: 'Squats', stamp: stamp() }]]) };
    expect(await device.push([titled], [[null]])).toBe('ack');
    await openNote(page, 'Squats');
    await expect(bodyLines(page)).toHaveText(['Start writing…']);
    await watchTasks(page);

    for (const { changes, replaced } of [push, ...more])
      expect(
        await device.push(
          changes,
          replaced.map((stamps) => [...stamps]),
        ),
      ).toBe('ack');
    const isGone = kind === 'many tombstones';
    const fields = new Map([['title', { value: 'After it', stamp: stamp() }]]);
    expect(await device.push([{ key: isGone ? 'notes/other' : key, fields }], [[null]])).toBe('ack');
    if (isGone) await expect(page.getByRole('row', { name: 'After it' })).toBeVisible({ timeout: 30_000 });
    else await expect(titleField(page)).toHaveValue('After it', { timeout: 30_000 });
    if (setAside.has(kind))
      await expect(saveState(page, 'A change from another device couldn’t be loaded')).toBeVisible();
    expect(await longestTask(page)).toBeLessThan(maxTaskMs);
    device.close();
  });
}

const setAside: ReadonlySet<HostileKind> = new Set(['conflicting insertions']);

function stamp() {
  return printStamp({ ms: Date.now(), counter: 0, replica: 'ANOTHER-' as ReplicaId });
}

/** Returns the account of the page, for use on another device of the same user. */
async function signedIn(page: Page) {
  const { origin } = new URL(page.url());
  const { user } = (await (await page.request.get('/api/account')).json()) as {
    readonly user: { readonly uid: string };
  };
  const cookies = await page.context().cookies();
  return { origin, uid: user.uid, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}

async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as { longestTask: number };
    watched.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watched.longestTask = Math.max(watched.longestTask, duration);
    }).observe({ type: 'longtask' });
  });
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { longestTask: number }).longestTask);
}
