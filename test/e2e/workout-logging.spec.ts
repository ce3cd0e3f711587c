import type { BrowserContext, Locator, Page } from '@playwright/test';
import { saveState, shellIsKept } from './screens.ts';
import { createAccount, expect, test } from './server.ts';
import { doneOf, type PlannedSet, planOf, putRecords } from './training.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const dayMs = 86_400_000;

const planned: Readonly<Record<string, readonly PlannedSet[]>> = {
  'bench-press': fourSets(80, 8),
  'barbell-row': fourSets(70, 8),
  'overhead-press': fourSets(45, 6),
  'lat-pulldown': fourSets(60, 10),
  'ez-bar-curl': fourSets(25, 12),
};

test.describe('on a phone', () => {
  test.use({ ...phone, serviceWorkers: 'allow' });

  test('twenty planned sets of five exercises are logged offline by a tap each, and a killed tab loses none @data', async ({
    page,
    context,
  }) => {
    await createAccount(page);
    await putRecords(page, {
      workouts: { lastWeek: lastWeek() },
      routines: { upper: { name: 'Upper body', ...planOf(planned) } },
    });
    await shellIsKept(page);
    await page.goto('/dashboard/exercise/routines/upper');
    await expect(page.getByRole('region', { name: 'Bench press' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Start', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Copy 80 kg × 8 from last time, set 1' })).toBeVisible();

    const taps = new Taps();
    const bench = exercise(page, 'Bench press');
    await taps.tap(done(bench, 1));
    await taps.tap(done(bench, 2));
    await taps.tap(done(bench, 3));
    expect(taps.taken()).toBe(3);
    await taps.tap(bench.getByRole('textbox', { name: 'Load, set 4' }));
    await taps.tap(page.getByRole('button', { name: 'Increase by 2.5' }));
    await taps.tap(page.getByRole('button', { name: 'Set done' }));
    expect(taps.taken()).toBe(3);
    await expect(done(bench, 4)).toBeChecked();

    const row = page.getByRole('region').nth(1);
    await expect(page.getByText(/· 4 of 20 sets/)).toBeVisible();
    await expect(row).toBeVisible();
    await taps.tap(page.getByRole('textbox', { name: 'Reps, set 1' }).nth(1));
    await taps.tap(page.getByRole('button', { name: 'Decrease by 1' }));
    await taps.tap(page.getByRole('button', { name: 'Set done' }));
    expect(taps.taken()).toBe(3);
    await expect(page.getByText(/· 5 of 20 sets/)).toBeVisible();
    await expect(saveState(page, 'Offline – saved on this device', /\d+ changes/)).toBeAttached();

    const again = await killed(context, page);
    await expect(again.getByText(/· 5 of 20 sets/)).toBeVisible();
    await expect(exercise(again, 'Bench press').getByRole('textbox', { name: 'Load, set 4' })).toHaveValue('82.5');
    await expect(again.getByRole('textbox', { name: 'Reps, set 1' }).nth(1)).toHaveValue('7');
    await expect(again.getByRole('timer')).toBeVisible();
    const open = again.getByRole('checkbox', { checked: false });
    for (let left = 15; left > 0; left--) {
      await expect(open).toHaveCount(left);
      await taps.tap(open.first());
    }
    expect(taps.taken()).toBe(15);
    await again.getByRole('button', { name: 'Finish' }).tap();
    await expect(again.getByRole('region', { name: 'Summary' })).toContainText('20 of 20');
  });

  test('keys that are meant for a set that was deleted elsewhere go into no other set @data', async ({ page }) => {
    await createAccount(page);
    const startedAt = Date.now() - 600_000;
    const sets = planOf({ 'bench-press': fourSets(80, 8) });
    await putRecords(page, { workouts: { push: { title: 'Push day', startedAt, zone: 'Etc/UTC', ...sets } } });
    await page.goto('/dashboard/exercise/workouts/push');
    const bench = exercise(page, 'Bench press');
    const load = (set: number) => bench.getByRole('textbox', { name: `Load, set ${set}`, exact: true });
    await load(2).tap();
    await page.getByRole('button', { name: '9', exact: true }).tap();
    await expect(load(2)).toHaveValue('9');
    await expect(saveState(page, 'Saved')).toBeAttached();
    await putRecords(page, { workouts: { push: { sets: { 'bench-press-2': { place: null } } } } });
    await expect(load(4)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close keypad' })).toHaveCount(0);
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await page.keyboard.type('6');
    for (const set of [1, 2, 3]) await expect(load(set)).toHaveValue('');
  });
});

test('an exercise is moved by keyboard, swapped, skipped and joined, and several sets change at once @data', async ({
  page,
}) => {
  await createAccount(page);
  await putRecords(page, { workouts: { today: today() } });
  await page.goto('/dashboard/exercise/workouts/today');
  const tables = page.getByRole('table');
  await menu(page, 'Bench press', 'Reorder exercises');
  await page.getByRole('button', { name: 'Move Bench press' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Insert/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(tables.nth(0)).toHaveAccessibleName('Barbell row');
  await expect(tables.nth(1)).toHaveAccessibleName('Bench press');

  await menu(page, 'Bench press', 'Edit several sets');
  const sheet = page.getByRole('dialog', { name: 'Edit several sets' });
  await sheet.getByText('Set 1: 80 kg × 8').click();
  await sheet.getByRole('textbox', { name: 'Reps' }).fill('5');
  await sheet.getByRole('button', { name: 'Change 3 sets' }).click();
  const bench = exercise(page, 'Bench press');
  await expect(bench.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('');
  await expect(bench.getByRole('textbox', { name: 'Reps, set 4' })).toHaveValue('5');
  await page.keyboard.press('Control+z');
  await expect(bench.getByRole('textbox', { name: 'Reps, set 4' })).toHaveValue('');

  await menu(page, 'Bench press', 'Superset with next exercise');
  await expect(page.getByText('Superset A')).toHaveCount(2);
  await menu(page, 'Barbell row', 'Skip today');
  await expect(exercise(page, 'Barbell row').getByText('Skipped today')).toBeVisible();
  await menu(page, 'Bench press', 'Replace exercise');
  await page.keyboard.type('push-up');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Replaces Bench press', { exact: true })).toBeVisible();
});

class Taps {
  #count = 0;

  async tap(what: Locator): Promise<void> {
    await what.tap();
    this.#count += 1;
  }

  /** Returns the number of taps since the last call. */
  taken(): number {
    const count = this.#count;
    this.#count = 0;
    return count;
  }
}

function exercise(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

async function menu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More options for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

function done(within: Locator, set: number): Locator {
  return within.getByRole('checkbox', { name: `Set ${set} done` });
}

/** Kills the renderer of a page and opens its URL in a new one. */
async function killed(context: BrowserContext, page: Page): Promise<Page> {
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => {}); // the page cannot answer after the crash
  await crashed;
  await page.close();
  const another = await context.newPage();
  await another.goto(address);
  return another;
}

function fourSets(load: number, reps: number): readonly PlannedSet[] {
  return Array.from({ length: 4 }, () => ({ load, reps }));
}

function today(): object {
  const now = Date.now();
  return { title: 'Upper body', startedAt: now, zone: 'Etc/UTC', day: dayOf(now), ...planOf(planned) };
}

function lastWeek(): object {
  const then = Date.now() - 7 * dayMs;
  const whole = { startedAt: then, endedAt: then + 3_600_000, zone: 'Etc/UTC', day: dayOf(then) };
  return { title: 'Upper body', ...whole, ...doneOf(planned, then) };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
