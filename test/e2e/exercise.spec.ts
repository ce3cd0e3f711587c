// sections: exercise
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { hasLostHeading, openSection, saveState, shellIsKept, watchHeading } from './screens.ts';
import { createAccount, expect, signOut, test } from './server.ts';
import { doneOf, type PlannedSet, planOf, putRecords } from './training.ts';

const section = '/dashboard/exercise';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const dayMs = 86_400_000;

const planned: Readonly<Record<string, readonly PlannedSet[]>> = {
  'bench-press': fourSets(80, 8),
  'barbell-row': fourSets(70, 8),
  'overhead-press': fourSets(45, 6),
  'lat-pulldown': fourSets(60, 10),
  'ez-bar-curl': fourSets(25, 12),
};

test('a workout is logged by keyboard, survives a reload, and counts', async ({ page, isMobile }) => {
  await createAccount(page);
  await openSection(page, 'Exercise');
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.getByRole('button', { name: 'Empty workout' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  await addExercise(page, 'back squat');
  await addExercise(page, 'bench press');
  await logByKeyboard(page);
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  await page.reload();
  await expectLogged(page);
  await expect(page.getByRole('region', { name: 'Rest', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Tick off and finish' }).click();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('3 of 3');

  await page.goto(`${section}/volume`);
  await expect(page.getByRole('row', { name: /^Quads/ })).toContainText('2');
  if (isMobile) {
    const chest = page.getByRole('group', { name: 'Body map' }).getByRole('link', { name: /^Chest/ });
    await chest.first().tap({ position: { x: 40, y: 12 } });
    await expect(chest).toHaveCount(2);
    await expect(page).not.toHaveURL(/muscle=/);
  }
  await page.goto('/dashboard');
  const thisWeek = page.getByRole('region', { name: 'This week' });
  await expect(thisWeek.getByRole('definition').first()).toHaveText('1');
});

async function addExercise(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search exercises' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/**
 * Logs sets by keyboard. Enter moves from number to number and completes the set. The next set starts with the numbers
 * of the previous one.
 */
async function logByKeyboard(page: Page): Promise<void> {
  const squat = exercise(page, 'Back squat');
  await squat.getByRole('textbox', { name: 'Weight, set 1' }).focus();
  await page.keyboard.type('82,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(squat.getByRole('button', { name: 'Add set' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(squat.getByRole('textbox', { name: 'Reps, set 2' })).toHaveValue('8');
  const bench = exercise(page, 'Bench press');
  await bench.getByRole('textbox', { name: 'Weight, set 1' }).fill('0');
  await bench.getByRole('textbox', { name: 'Reps, set 1' }).fill('0');
}

async function expectLogged(page: Page): Promise<void> {
  const squat = exercise(page, 'Back squat');
  await expect(squat.getByRole('textbox', { name: 'Weight, set 1' })).toHaveValue('82.5');
  await expect(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('8');
  await expect(done(squat, 1)).toBeChecked();
  await expect(squat.getByRole('textbox', { name: 'Weight, set 2' })).toHaveValue('82.5');
  await expect(done(squat, 2)).not.toBeChecked();
  const bench = exercise(page, 'Bench press');
  await expect(bench.getByRole('textbox', { name: 'Weight, set 1' })).toHaveValue('0');
  await expect(bench.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('0');
}

test.describe('on a phone', () => {
  test.use({ ...phone, serviceWorkers: 'allow' });

  test('twenty planned sets are logged offline with one tap each, and killing the tab loses none @data', async ({
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
    await taps.tap(bench.getByRole('textbox', { name: 'Weight, set 4' }));
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
    await expect(exercise(again, 'Bench press').getByRole('textbox', { name: 'Weight, set 4' })).toHaveValue('82.5');
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
});

test('a workout stays in view while its first exercise is added and its records are found', { tag: '@data' }, async ({
  page,
}) => {
  await watchHeading(page);
  await createAccount(page);
  const day = new Date(Date.now() - 2 * dayMs).toISOString().slice(0, 10);
  const times = { startedAt: Date.now() - 2 * dayMs, endedAt: Date.now() - 2 * dayMs + 3_600_000 };
  const lighter = doneOf({ 'bench-press': [{ load: 60, reps: 5 }] }, times.startedAt);
  await putRecords(page, { workouts: { lighter: { ...times, zone: 'Etc/UTC', day, ...lighter } } });
  await page.goto(section);
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.getByRole('button', { name: 'Empty workout' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  await page.reload();
  await addExercise(page, 'bench press');
  expect(await hasLostHeading(page)).toBe(false);

  await page.getByRole('textbox', { name: 'Quick entry' }).fill('bench press 80x5');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await page
    .getByRole('button', { name: 'Leave out and finish' })
    .or(page.getByRole('region', { name: 'Summary' }))
    .waitFor();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Personal records' })).toBeVisible();
  expect(await hasLostHeading(page)).toBe(false);
});

test('a routine is exported to a file and imported into another account, including a custom exercise @data', async ({
  page,
}) => {
  await createAccount(page);
  const own = '0199a000-0000-7000-8000-000000000001';
  const place = { exercise: 'x', order: 'a0' };
  await putRecords(page, {
    exercises: { [own]: { name: 'Sled drag', tracking: 'loadReps' } },
    routines: {
      r: {
        name: 'Sled day',
        order: 'a0',
        exercises: { x: { exercise: `exercises/${own}`, order: 'a0' } },
        sets: { a: { place, target: { kind: 'working', reps: { min: 8, max: 8 }, load: { si: 60 } } } },
      },
    },
  });
  await page.goto('/dashboard/exercise/routines/r');
  await expect(page.getByText('About 5 min', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'More options for Sled day' }).last().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Sled day.json');
  const file = await download.path();

  await signOut(page);
  await createAccount(page, '/dashboard/exercise/routines');
  await page
    .getByLabel('Import routine')
    .setInputFiles({ name: 'n.json', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByText('This file isn’t a routine or programme. Nothing was imported.')).toBeVisible();
  await page.getByLabel('Import routine').setInputFiles(file);
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Sled day');
  const sled = page.getByRole('region', { name: 'Sled drag' });
  await expect(sled.getByRole('textbox', { name: 'Weight, set 1' })).toHaveValue('60');
  await expect(sled.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('8');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No routines yet')).toBeVisible();
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

function done(within: Locator, set: number): Locator {
  return within.getByRole('checkbox', { name: `Set ${set} done` });
}

/** Kills the renderer of a page and opens the same URL in a new page. */
async function killed(context: BrowserContext, page: Page): Promise<Page> {
  const address = page.url();
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  void session.send('Page.crash').catch(() => {}); // the page that would answer is gone
  await crashed;
  await page.close();
  const another = await context.newPage();
  await another.goto(address);
  return another;
}

function fourSets(load: number, reps: number): readonly PlannedSet[] {
  return Array.from({ length: 4 }, () => ({ load, reps }));
}

function lastWeek(): object {
  const then = Date.now() - 7 * dayMs;
  const whole = { startedAt: then, endedAt: then + 3_600_000, zone: 'Etc/UTC', day: dayOf(then) };
  return { title: 'Upper body', ...whole, ...doneOf(planned, then) };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
