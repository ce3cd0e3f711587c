// sections: exercise
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  type Device,
  disconnect,
  letDisconnect,
  openWorkout,
  reconnect,
  saveState,
  titleField,
  twoDevices,
} from './screens.ts';
import { createAccount, expect, test } from './server.ts';
import { planOf, putRecords } from './training.ts';

/** With two browsers, each step is slow on a busy machine. */
test.describe.configure({ timeout: 120_000 });

test('sets completed on two devices are merged with the order, notes and rest changed on one of them', async ({
  browser,
  server,
}) => {
  const { a, b } = await pushDayOffline(browser, server.origin);
  await done(a.page, 1).check();
  await done(a.page, 2).check();

  await choose(b.page, 'More options for Bench press', 'Move down');
  await choose(bench(b.page), 'Set 1', 'Add note');
  await expect(bench(b.page).getByRole('textbox', { name: 'Note, set 1' })).toBeFocused();
  await b.page.keyboard.type('Grip slipped');
  await choose(b.page, 'More options for Bench press', 'Add note');
  await expect(bench(b.page).getByRole('textbox', { name: 'Note, Bench press' })).toBeFocused();
  await b.page.keyboard.type('Elbows in');
  await openRestSettings(b.page);
  await restAfterBench(b.page).click();
  await b.page.getByRole('option', { name: '3:00' }).click();
  await b.page.keyboard.press('Escape');
  await done(b.page, 3).check();

  await Promise.all([reconnect(a), reconnect(b)]);
  for (const { page } of [a, b]) {
    for (const set of [1, 2, 3]) await expect(done(page, set)).toBeChecked();
    await expect(page.getByRole('table').nth(1)).toHaveAccessibleName('Bench press');
    await expect(bench(page).getByRole('textbox', { name: 'Note, set 1' })).toHaveValue('Grip slipped');
    await expect(bench(page).getByRole('textbox', { name: 'Note, Bench press' })).toHaveValue('Elbows in');
    await openRestSettings(page);
    await expect(restAfterBench(page)).toContainText('3:00');
  }
  await Promise.all([a.context.close(), b.context.close()]);
});

test('for a set logged on two devices, the later values are kept whole, and the others can be restored from history', async ({
  browser,
  server,
}) => {
  const { a, b } = await pushDayOffline(browser, server.origin);
  await field(a.page, 'Weight').fill('100');
  await field(b.page, 'Weight').fill('90');
  await field(b.page, 'Reps').fill('12');
  await done(b.page, 1).check();
  await field(a.page, 'Reps').fill('5');
  await done(a.page, 1).check();

  await Promise.all([reconnect(a), reconnect(b)]);
  for (const { page } of [a, b]) await expectFirstSet(page, '100', '5');
  for (const { page } of [a, b]) {
    await openHistory(page);
    const gaveWay = page
      .getByRole('listitem')
      .filter({ hasText: 'Bench press, set 1' })
      .filter({ hasText: '90 kg × 12' });
    await expect(gaveWay.first()).toContainText('Now: 100 kg × 5, done');
  }
  await expectAccessible(b.page);

  await b.page.getByRole('button', { name: 'Restore Bench press, set 1, 90 kg × 12, done' }).click();
  await expectFirstSet(b.page, '90', '12');
  await a.page.goBack();
  await expectFirstSet(a.page, '90', '12');
  await b.page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  for (const { page } of [a, b]) await expectFirstSet(page, '100', '5');

  await disconnect(a);
  await a.page.reload(); // forgets the versions that are loaded
  await a.page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await openHistory(a.page);
  await expect(a.page.getByText('Earlier versions are stored on the server.')).toBeVisible();
  await Promise.all([a.context.close(), b.context.close()]);
});

/**
 * The times are a few seconds after the full minute, since a device adjusts its clock to the hub's only to within a few
 * milliseconds.
 */
const nights = [
  {
    ...{ title: 'Summer time', zone: 'Europe/Berlin', from: '2026-03-29T00:30:20Z', until: '2026-03-29T01:30:20Z' },
    ...{ day: '2026-03-29', otherDay: '2026-03-28', words: '29 March, 1:30 · 1 hr' },
  },
  {
    ...{ title: 'Past midnight', zone: 'Europe/Berlin', from: '2026-03-30T21:40:20Z', until: '2026-03-30T22:25:20Z' },
    ...{ day: '2026-03-30', otherDay: '2026-03-31', words: '30 March, 23:40 · 45 min' },
  },
  {
    ...{ title: 'Far away', zone: 'Asia/Tokyo', from: '2026-04-01T20:00:20Z', until: '2026-04-01T21:10:20Z' },
    ...{ day: '2026-04-02', otherDay: '2026-04-01', words: '2 April, 5:00 · 1 hr 10 min' },
  },
] as const;

test('workouts across midnight, a DST change or another time zone keep their start day and their duration', async ({
  page,
  context,
}) => {
  await letDisconnect(context);
  await createAccount(page);
  await disconnect({ page, context });
  const zones = await context.newCDPSession(page);
  const travelTo = (timezoneId: string) => zones.send('Emulation.setTimezoneOverride', { timezoneId });
  for (const { title, zone, from, until } of nights) {
    await travelTo(zone);
    await context.clock.setFixedTime(from);
    await page.goto('/dashboard/exercise'); // an open page rereads its zone only as its own clock advances
    await page.getByRole('button', { name: 'Start workout' }).click();
    await page.getByRole('button', { name: 'Empty workout' }).click();
    await titleField(page).fill(title);
    await expect(page.getByText('· 0:00')).toBeVisible();
    await context.clock.setFixedTime(until);
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByRole('button', { name: 'Finish anyway' }).click();
    await expect(page.getByRole('button', { name: 'Repeat workout' })).toBeVisible();
  }
  await travelTo('America/New_York');
  await context.clock.setFixedTime(new Date());
  await reconnect({ page, context });
  await page.goto('/dashboard/exercise/workouts');
  await expect(saveState(page, 'Saved')).toBeVisible();
  for (const { title, words } of nights)
    for (const part of words.split(' · ')) await expect(page.getByRole('row', { name: title })).toContainText(part);
  for (const { title, day, otherDay } of nights) {
    await page.goto(`/dashboard/exercise/calendar?day=${otherDay}`);
    await expect(page.getByText('No workouts or activities on this day.')).toBeVisible();
    await page.goto(`/dashboard/exercise/calendar?day=${day}`);
    await expect(page.getByRole('list', { name: 'On this day' }).getByRole('link', { name: title })).toBeVisible();
    await page.goto(`/dashboard/notes/day/${day}`);
    const workout = page.getByRole('list', { name: 'Training' }).getByRole('link', { name: `Open workout: ${title}` });
    await expect(workout).toBeVisible();
  }
});

/** Opens the same workout on two offline devices of a new user. */
async function pushDayOffline(browser: Browser, origin: string): Promise<{ a: Device; b: Device }> {
  const { a, b } = await twoDevices(browser, origin);
  await putRecords(a.page, { workouts: { push: pushDay() } });
  await Promise.all(
    [a, b].map(async (device) => {
      await openWorkout(device.page, 'Push day');
      await expect(done(device.page, 1)).toBeVisible();
      await expect(saveState(device.page, 'Saved')).toBeVisible();
      await disconnect(device);
    }),
  );
  return { a, b };
}

/** Returns a running workout during a long rest. */
function pushDay(): object {
  const now = Date.now();
  const sets = Array.from({ length: 3 }, () => ({ load: 80, reps: 8 }));
  return {
    ...{ title: 'Push day', startedAt: now - 600_000, zone: 'Etc/UTC', day: new Date(now).toISOString().slice(0, 10) },
    timer: { endsAt: now + 600_000, seconds: 600, set: 'bench-press-1' },
    ...planOf({ 'bench-press': sets, 'barbell-row': sets }),
  };
}

function bench(page: Page): Locator {
  return page.getByRole('region', { name: 'Bench press', exact: true });
}

function done(page: Page, set: number): Locator {
  return bench(page).getByRole('checkbox', { name: `Set ${set} done` });
}

function field(page: Page, name: 'Weight' | 'Reps'): Locator {
  return bench(page).getByRole('textbox', { name: `${name}, set 1`, exact: true });
}

async function expectFirstSet(page: Page, load: string, reps: string): Promise<void> {
  await expect(field(page, 'Weight')).toHaveValue(load);
  await expect(field(page, 'Reps')).toHaveValue(reps);
  await expect(done(page, 1)).toBeChecked();
}

async function choose(within: Page | Locator, menu: string, item: string): Promise<void> {
  await within.getByRole('button', { name: menu, exact: true }).click();
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function openRestSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rest timer settings' }).click();
}

function restAfterBench(page: Page): Locator {
  return page.getByRole('button', { name: /Rest after Bench press/ });
}

async function openHistory(page: Page): Promise<void> {
  await choose(page, 'More', 'Version history');
  await expect(page.getByRole('heading', { name: 'Version history of “Push day”' })).toBeVisible();
}
