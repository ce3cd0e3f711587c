import type { Page } from '@playwright/test';
import { shellIsKept } from './screens.ts';
import { createAccount, expect, test } from './server.ts';

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

  await squat.getByRole('button', { name: 'More about Back squat' }).click();
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
  await expect(page.getByRole('button', { name: 'Go on with it' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(page.getByText('No workouts yet')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lower body');
});

async function startWorkout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Exercise', exact: true }).click();
  await page.getByRole('button', { name: 'Start a workout' }).click();
  await expect(page).toHaveURL(/\/workouts\//);
}

async function addExercise(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an exercise' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Enter moves from number to number and ticks the set off; the next set begins with the numbers of the one before. */
async function logByKeyboard(page: Page): Promise<void> {
  const squat = page.getByRole('region', { name: 'Back squat' });
  await squat.getByRole('textbox', { name: 'Load, set 1' }).focus();
  await page.keyboard.type('82,5');
  await page.keyboard.press('Enter');
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(squat.getByRole('button', { name: 'Add a set' })).toBeFocused();
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
