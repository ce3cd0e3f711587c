import type { Page } from '@playwright/test';
import { shellIsKept } from './screens.ts';
import { createAccount, expect, test } from './server.ts';
import { doneOf, putRecords } from './training.ts';

test('a workout of two exercises is there after a reload, as it was logged', { tag: '@data' }, async ({ page }) => {
  await createAccount(page);
  await startWorkout(page);
  await addExercise(page, 'back squat');
  await addExercise(page, 'bench press');
  await logByKeyboard(page);
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  await page.reload();
  await expectLogged(page);
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a workout logged offline is there when the page is opened offline', { tag: '@data' }, async ({
    page,
    context,
  }) => {
    await createAccount(page);
    await shellIsKept(page);
    await page.goto('/dashboard/exercise');
    await expect(page.getByText('No workouts yet')).toBeVisible();
    await context.setOffline(true);
    await startWorkout(page);
    await addExercise(page, 'back squat');
    await addExercise(page, 'bench press');
    await logByKeyboard(page);
    await page.reload();
    await expectLogged(page);
  });
});

test('a removed set and a removed exercise come back by undo', async ({ page }) => {
  await createAccount(page);
  await startWorkout(page);
  await addExercise(page, 'back squat');
  const squat = page.getByRole('region', { name: 'Back squat' });
  await squat.getByRole('textbox', { name: 'Reps, set 1' }).fill('5');
  await squat.getByRole('button', { name: 'Set 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove set 1' }).click();
  await expect(squat.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('5');

  await squat.getByRole('button', { name: 'More options for Back squat' }).click();
  await page.getByRole('menuitem', { name: 'Remove Back squat' }).click();
  await expect(squat).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('5');
});

test('a workout is finished, goes into the trash and comes back', async ({ page }) => {
  await createAccount(page);
  await startWorkout(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Lower body');
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('button', { name: 'Finish anyway' }).click();
  await expect(page.getByRole('button', { name: 'Resume workout' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(page.getByText('No workouts yet')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lower body');
});

async function startWorkout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Exercise', exact: true }).click();
  await page.getByRole('button', { name: 'Start workout' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
}

async function addExercise(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search exercises' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Enter moves from field to field and completes the set; the next set starts with the values of the previous one. */
async function logByKeyboard(page: Page): Promise<void> {
  const squat = page.getByRole('region', { name: 'Back squat' });
  await squat.getByRole('textbox', { name: 'Load, set 1' }).focus();
  await page.keyboard.type('82,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(squat.getByRole('button', { name: 'Add set' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(squat.getByRole('textbox', { name: 'Reps, set 2' })).toHaveValue('8');
  const bench = page.getByRole('region', { name: 'Bench press', exact: true });
  await bench.getByRole('textbox', { name: 'Load, set 1' }).fill('0');
  await bench.getByRole('textbox', { name: 'Reps, set 1' }).fill('0');
}

async function expectLogged(page: Page): Promise<void> {
  const squat = page.getByRole('region', { name: 'Back squat' });
  await expect(squat.getByRole('textbox', { name: 'Load, set 1' })).toHaveValue('82.5');
  await expect(squat.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('8');
  await expect(squat.getByRole('checkbox', { name: 'Set 1 done' })).toBeChecked();
  await expect(squat.getByRole('textbox', { name: 'Load, set 2' })).toHaveValue('82.5');
  await expect(squat.getByRole('checkbox', { name: 'Set 2 done' })).not.toBeChecked();
  const bench = page.getByRole('region', { name: 'Bench press', exact: true });
  await expect(bench.getByRole('textbox', { name: 'Load, set 1' })).toHaveValue('0');
  await expect(bench.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('0');
}

test('a finished workout is summed up: duration, exercises, sets, volume and personal records @data', async ({
  page,
}) => {
  await createAccount(page);
  const done = (startedAt: number, load: number, endedAt: number | null) => ({
    ...{ day: new Date(startedAt).toISOString().slice(0, 10), zone: 'UTC', startedAt, endedAt },
    ...doneOf({ 'back-squat': [{ load, reps: 5 }], 'bench-press': [{ load: 60, reps: 10 }] }, startedAt + 60_000),
  });
  const start = Date.now() - 45 * 60_000;
  await putRecords(page, {
    workouts: { old: done(start - 7 * 86_400_000, 100, start - 6.9 * 86_400_000), now: done(start, 105, null) },
  });
  await page.goto('/dashboard/exercise');
  const rows = page.getByRole('grid', { name: 'Workouts' }).getByRole('row');
  await expect(rows.first()).toContainText('Back squat 105 kg × 5 · Bench press 60 kg × 10');
  await page.goto('/dashboard/exercise/workouts/now');
  await page.getByRole('button', { name: 'Finish' }).click();
  const summary = page.getByRole('region', { name: 'Summary' });
  const figure = (name: string) => summary.locator('div', { has: page.locator('dt', { hasText: name }) }).locator('dd');
  await expect(figure('Duration')).toHaveText(/^4\d mins$/);
  await expect(figure('Exercises')).toHaveText('2');
  await expect(figure('Sets')).toHaveText('2 of 2');
  await expect(figure('Volume')).toHaveText('1,125 kg');
  await expect(figure('Personal records')).toHaveText('4'); // for the squat: load, e1RM, set volume and workout volume
});

test('what is done lately and often is offered first, and a muscle and equipment narrow what is offered', async ({
  page,
}) => {
  await createAccount(page);
  const startedAt = Date.now() - 86_400_000;
  const day = new Date(startedAt).toISOString().slice(0, 10);
  const plan = doneOf({ 'leg-press': [{ load: 100, reps: 5 }], 'bench-press': [{ load: 60, reps: 10 }] }, startedAt);
  const again = doneOf({ 'bench-press': [{ load: 60, reps: 10 }] }, startedAt - 86_400_000);
  const earlier = new Date(startedAt - 86_400_000).toISOString().slice(0, 10);
  await putRecords(page, {
    workouts: {
      a: { startedAt, endedAt: startedAt + 1, zone: 'UTC', day, ...plan },
      b: { startedAt: startedAt - 86_400_000, endedAt: startedAt - 86_000_000, zone: 'UTC', day: earlier, ...again },
      c: { startedAt: Date.now(), zone: 'UTC', day: new Date().toISOString().slice(0, 10) },
    },
  });
  await page.goto('/dashboard/exercise/workouts/c');
  await page.getByRole('button', { name: 'Add exercise' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add exercise' });
  const rows = sheet.getByRole('row');
  await expect(rows.nth(0)).toContainText('Bench press');
  await expect(rows.nth(0)).toContainText('Last: Yesterday');
  await expect(rows.nth(1)).toContainText('Leg press');
  await expect(rows.nth(2)).not.toContainText('Last:');
  await sheet.getByRole('button', { name: /Muscle/ }).click();
  await page.getByRole('option', { name: 'Quads' }).click();
  await expect(rows.nth(0)).toContainText('Leg press');
  await sheet.getByRole('button', { name: /Equipment/ }).click();
  await page.getByRole('option', { name: 'Barbell', exact: true }).click();
  await expect(sheet.getByRole('row', { name: 'Leg press', exact: true })).toHaveCount(0);
  await sheet.getByRole('row', { name: 'Back squat', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Back squat' })).toBeVisible();
});

test('a workout that is over is logged with its day and its times, and no clock runs @data', async ({ page }) => {
  await createAccount(page, '/dashboard/exercise');
  await page.getByRole('button', { name: 'More workout options' }).click();
  await page.getByRole('menuitem', { name: 'Log a past workout' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log a past workout' });
  const create = sheet.getByRole('button', { name: 'Continue' });
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await sheet.getByLabel('Start', { exact: true }).fill(`${day}T18:00`);
  await expect(sheet.getByLabel('End', { exact: true })).toHaveValue(`${day}T19:00`);
  await sheet.getByLabel('End', { exact: true }).fill(`${day}T17:00`);
  await expect(sheet.getByText('The end can’t be before the start.')).toBeVisible();
  await expect(create).toBeDisabled();
  await sheet.getByLabel('End', { exact: true }).fill(`${day}T19:15`);
  await create.click();
  await expect(page).toHaveURL(/\/workouts\//);
  await addExercise(page, 'back squat');
  const squat = page.getByRole('region', { name: 'Back squat' });
  await squat.getByRole('textbox', { name: 'Load, set 1' }).fill('80');
  await squat.getByRole('textbox', { name: 'Reps, set 1' }).fill('5');
  await squat.getByRole('checkbox', { name: 'Set 1 done' }).check();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1 hr 15 mins');
  await expect(page.getByRole('timer')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Finish' })).toHaveCount(0);
});

test('a past workout follows a routine, with the loads that were due then @data', async ({ page }) => {
  await createAccount(page, '/dashboard/exercise');
  const day = 86_400_000;
  const doneAgo = (days: number, load: number) => {
    const startedAt = Date.now() - days * day;
    const on = new Date(startedAt).toISOString().slice(0, 10);
    const done = doneOf({ 'back-squat': [{ load, reps: 5 }] }, startedAt);
    return { startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: on, routine: 'legs', ...done };
  };
  await putRecords(page, {
    routines: {
      legs: {
        ...{ name: 'Legs', order: 'a0' },
        exercises: {
          x: { exercise: 'exercises/back-squat', order: 'a0', progression: { rule: 'linear', step: { si: 5 } } },
        },
        sets: { s: { place: { exercise: 'x', order: 'a0' }, target: { kind: 'working', reps: { min: 5, max: 5 } } } },
      },
    },
    workouts: { before: doneAgo(9, 60), since: doneAgo(2, 100) },
  });
  await page.getByRole('button', { name: 'More workout options' }).click();
  await page.getByRole('menuitem', { name: 'Log a past workout' }).click();
  const sheet = page.getByRole('dialog', { name: 'Log a past workout' });
  const on = new Date(Date.now() - 5 * day).toISOString().slice(0, 10);
  await sheet.getByLabel('Start', { exact: true }).fill(`${on}T18:00`);
  await sheet.getByRole('button', { name: /Routine/ }).click();
  await page.getByRole('option', { name: 'Legs' }).click();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Legs');
  const squat = page.getByRole('region', { name: 'Back squat' });
  await expect(squat.getByRole('textbox', { name: 'Load, set 1' })).toHaveAttribute('placeholder', '65');
  await squat.getByRole('checkbox', { name: 'Set 1 done' }).check();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('1 hr');
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('325 kg');
  await expect(page.getByRole('button', { name: 'Finish' })).toHaveCount(0);
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('a hold is timed over a reload, and its side alternates @data', async ({ page }) => {
  await createAccount(page);
  await startWorkout(page);
  await addExercise(page, 'side plank');
  const plank = page.getByRole('region', { name: 'Side plank' });
  await plank.getByRole('button', { name: 'Start stopwatch, set 1' }).click();
  await expect(plank.getByRole('timer')).toHaveText('0:02');
  await page.reload();
  await expect(plank.getByRole('timer')).toHaveText(/^0:\d[3-9]$/);
  await plank.getByRole('button', { name: 'Stop stopwatch, set 1' }).click();
  await expect(plank.getByRole('timer')).toBeHidden();
  await expect(plank.getByRole('textbox', { name: 'Time, set 1' })).toHaveValue(/^([3-9]|[1-5]\d)$/);

  await plank.getByRole('button', { name: 'Set 1', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Left' }).click();
  await expect(plank.getByRole('button', { name: 'Set 1, left' })).toBeVisible();
  await plank.getByRole('checkbox', { name: 'Set 1 done' }).check();
  await plank.getByRole('button', { name: 'Add set' }).click();
  await expect(plank.getByRole('button', { name: 'Set 2, right' })).toBeVisible();
  await plank.getByRole('button', { name: 'Start stopwatch, set 2' }).click();
  await expect(plank.getByRole('timer')).toHaveText('0:01');
  await plank.getByRole('checkbox', { name: 'Set 2 done' }).check();
  await expect(plank.getByRole('timer')).toBeHidden();
  await expect(plank.getByRole('button', { name: /stopwatch/ })).toBeHidden();
});
