// sections: reminders
import type { Page, Worker } from '@playwright/test';
import { putDocument, shellIsKept } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

test.use({ serviceWorkers: 'allow' });

const hourMs = 60 * 60_000;

test('a push message shows what is due while no page is in view, and says what is late', { tag: '@data' }, async ({
  page,
}) => {
  await createAccount(page);
  await shellIsKept(page);
  const reminders = { r: { at: Date.now() - hourMs, zone: 'UTC' } };
  await putDocument(page, { notesData: { notes: { knee: { title: 'Knee', reminders } } } });
  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('expected a service worker');
  const shown = await recordShown(worker);
  const deliver = await pushService(page);
  await deliver({ id: 'knee' });
  await deliver('broken');
  expect(await shown()).toEqual([]); // the page in view shows it itself

  await page.goto('about:blank');
  await deliver({ id: 'knee' });
  const knee = { title: 'Knee', body: expect.stringMatching(/^Late: \d/), open: '/dashboard/notes/knee' };
  await expect.poll(() => shown()).toEqual([knee]);
  await deliver({ id: 'knee' });
  await deliver({ id: 'unknown' });
  const unknown = { title: 'Reminder', body: '', open: '/dashboard/notes/unknown' };
  await expect.poll(() => shown()).toEqual([knee, unknown]);
});

/** Returns a function that delivers a message to the service worker, as the browser's push service does. */
async function pushService(page: Page): Promise<(content: unknown) => Promise<void>> {
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ scopeURL }) => scopeURL.startsWith(origin));
      if (registration !== undefined) found(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (content) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(content) });
  };
}

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly open: string;
}

/** Records what the service worker shows: the browser of these tests has no notifications. */
async function recordShown(worker: Worker): Promise<() => Promise<readonly Shown[]>> {
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    const byTag = new Map<string, object>();
    registration.showNotification = async (title, { tag = '', body = '', data }: NotificationOptions = {}) => {
      byTag.set(tag, { title, body, open: (data as { readonly open: string }).open });
    };
    Object.assign(globalThis, { shownByTag: byTag });
  });
  return () =>
    worker.evaluate(() => {
      const { shownByTag } = globalThis as unknown as { readonly shownByTag: ReadonlyMap<string, Shown> };
      return Array.from(shownByTag.values());
    });
}
