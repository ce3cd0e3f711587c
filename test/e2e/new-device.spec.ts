// sections: replica, sync
import type { BrowserContext } from '@playwright/test';
import { decodeDeviceMessage, decodeHubMessage } from '#sync/protocol/index.ts';
import {
  addLine,
  bodyLines,
  logWorkout,
  newDevice,
  openNote,
  openSection,
  openToday,
  openWorkout,
  saveState,
  signIn,
  titleOfOverview,
  writeNote,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';

/** With two browsers, each step is slow on a busy machine. */
test.describe.configure({ timeout: 120_000 });

test('a new device that signs in and opens everything writes nothing', async ({ browser, server }) => {
  const first = await newDevice(browser, server.origin);
  const email = await createAccount(first.page);
  await writeNote(first.page, { title: 'Written before', line: 'on the first device' });
  await logWorkout(first.page, { title: 'Legs', reps: '8' });
  const daily = await openToday(first.page);
  await addLine(first.page, 'of the day');
  await expect(saveState(first.page, 'Saved')).toBeVisible();

  const { context, page } = await newDevice(browser, server.origin);
  const sent: (string | null)[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(typeOf(payload))));
  await signIn(page, email);
  await openWorkout(page, 'Legs');
  await openNote(page, 'Written before');
  await expect(bodyLines(page)).toHaveText(['on the first device']);
  expect(await openToday(page)).toBe(daily);
  await expect(bodyLines(page).getByText('of the day')).toBeVisible();
  await openSection(page, 'Profile');
  await openSection(page, 'Overview');
  await page.reload();
  await expect(page.getByRole('link', { name: /Written before/ })).toBeVisible();
  await expect(saveState(page, 'Saved')).toBeVisible();
  expect(sent).toContain('hello');
  expect(sent).not.toContain('push');

  await openNote(page, 'Written before');
  await addLine(page, 'and by hand on the second');
  await expect.poll(() => sent).toContain('push');
  await openNote(first.page, 'Written before');
  await expect(bodyLines(first.page)).toHaveText(['on the first device', 'and by hand on the second']);
  await Promise.all([first.context.close(), context.close()]);
});

test('text typed on a new device before the first sync waits, and overwrites nothing', async ({ browser, server }) => {
  const first = await newDevice(browser, server.origin);
  const email = await createAccount(first.page);
  const daily = await openToday(first.page);
  await addLine(first.page, 'from the first device');
  await expect(saveState(first.page, 'Saved')).toBeVisible();

  const { context, page } = await newDevice(browser, server.origin);
  const live = await holdAnswers(context);
  await signIn(page, email);
  await expect.poll(() => live.frames).toContain('> hello');
  expect(await openToday(page)).toBe(daily);
  await addLine(page, 'before anything was read');
  await openSection(page, 'Notes');
  await expect(saveState(page, /^(Saving…|Offline – saved on this device)$/, /\d+ changes?/)).toBeVisible();
  expect(live.frames).not.toContain('> push');

  live.release();
  await expect(saveState(page, 'Saved')).toBeVisible();
  expect(live.frames).toContain('> push');
  expect(live.frames.indexOf('> push')).toBeGreaterThan(live.frames.indexOf('< welcome'));
  expect(await openToday(page)).toBe(daily);
  for (const each of [page, first.page]) {
    await expect(bodyLines(each).getByText('from the first device')).toBeVisible();
    await expect(bodyLines(each).getByText('before anything was read')).toBeVisible();
  }
  await Promise.all([first.context.close(), context.close()]);
});

test('a new device does not say that there is nothing yet before the first sync', async ({ browser, server }) => {
  const first = await newDevice(browser, server.origin);
  const email = await createAccount(first.page);
  await expect(first.page.getByRole('heading', { name: 'How do you want to start?' })).toBeVisible();
  await writeNote(first.page, { title: 'Written before', line: 'on the first device' });
  await expect(saveState(first.page, 'Saved')).toBeVisible();

  const { context, page } = await newDevice(browser, server.origin);
  const live = await holdAnswers(context);
  await signIn(page, email);
  await expect.poll(() => live.frames).toContain('> hello');
  await expect(page.getByRole('heading', { level: 1, name: titleOfOverview })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading…')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How do you want to start?' })).toBeHidden();

  live.release();
  await expect(page.getByRole('link', { name: /Written before/ })).toBeVisible();
  await Promise.all([first.context.close(), context.close()]);
});

/** Holds back the server's messages on the live socket until they are released. */
async function holdAnswers(
  context: BrowserContext,
): Promise<{ readonly frames: string[]; readonly release: () => void }> {
  const frames: string[] = [];
  let held: (() => void)[] | null = [];
  await context.routeWebSocket(/\/live$/, (page) => {
    const server = page.connectToServer();
    page.onMessage((frame) => {
      frames.push(`> ${typeOf(frame)}`);
      server.send(frame);
    });
    server.onMessage((frame) => {
      const pass = () => {
        frames.push(`< ${hubTypeOf(frame)}`);
        page.send(frame);
      };
      if (held === null) pass();
      else held.push(pass);
    });
  });
  return {
    frames,
    release: () => {
      const passAll = held ?? [];
      held = null;
      for (const pass of passAll) pass();
    },
  };
}

function typeOf(frame: string | Buffer): string | null {
  const message = decodeDeviceMessage(Buffer.from(frame));
  return message.ok ? message.value.type : null;
}

function hubTypeOf(frame: string | Buffer): string | null {
  const message = decodeHubMessage(Buffer.from(frame));
  return message.ok ? message.value.type : null;
}
