import type { Page } from '@playwright/test';
import { createAccount, expect, test } from './server.ts';
import { doneOf, putRecords } from './training.ts';

const day = 86_400_000;

test('records and charts follow what was lifted: each chart has a table, a computed number opens @data', async ({
  page,
}) => {
  await createAccount(page, '/dashboard/exercise/progress');
  await expect(page.getByText('No personal records yet')).toBeVisible();
  await haveLifted(page, [100, 102.5, 105]);
  const newest = page.getByRole('region', { name: 'Recent personal records' });
  await expect(newest.getByText('previously 102.5 kg').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Strength scores' }).getByText('105 kg')).toBeVisible();
  const overTime = page.getByRole('region', { name: 'Exercise', exact: true });
  await expect(overTime.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Back squat');
  await expect(overTime.getByRole('figure', { name: 'Estimated 1RM' }).locator('canvas')).toBeVisible();
  await expect(overTime.getByRole('figure', { name: 'Volume' }).locator('canvas')).toBeVisible();

  await newest.getByRole('link', { name: 'Back squat' }).first().click();
  const records = page.getByRole('region', { name: 'Personal records', exact: true });
  await records.getByRole('button', { name: '122.5 kg' }).click();
  const formula = page.getByRole('dialog');
  await expect(formula.getByText('load × (1 + reps ÷ 30)')).toBeVisible();
  await expect(formula.getByText(/Boyd Epley Workout/)).toBeVisible();
  await page.keyboard.press('Escape');

  const chart = page.getByRole('figure', { name: 'Estimated 1RM' });
  await expect(chart.locator('canvas')).toBeVisible();
  await chart.getByRole('button', { name: 'Show as table' }).press('Enter');
  await expect(chart.getByRole('rowheader')).toHaveCount(3);
  await expect(chart.getByRole('cell').first()).toHaveText('122.5 kg');
});

test('figures that need a body weight say so, and with an old one say from when it is @data', async ({ page }) => {
  await createAccount(page, '/dashboard/exercise/progress');
  await haveDonePullUps(page);
  const overTime = page.getByRole('region', { name: 'Exercise', exact: true });
  const progress = page.getByRole('region', { name: 'Progress', exact: true });
  const needed = 'Needs your body weight on or before the day of the workout.';
  const old = /^Uses your body weight from .+, the latest before your last workout\.$/;
  for (const [place, figures] of [
    ['progress', overTime],
    ['exercises/pull-up', progress],
  ] as const) {
    await page.goto(`/dashboard/exercise/${place}`);
    await expect(figures.getByText(`Estimated 1RM: ${needed}`)).toBeVisible();
    await expect(figures.getByText(`Volume: ${needed}`)).toBeVisible();
    await expect(figures.getByRole('link', { name: 'Log body weight' }).first()).toHaveAttribute(
      'href',
      '/dashboard/exercise/body',
    );
    await expect(figures.getByText('No data in this time range.')).toBeHidden();
    await expect(figures.getByText(old)).toBeHidden();
  }
  await weigh(page, { kilograms: 70, daysAgo: 60 });
  for (const [place, figures] of [
    ['progress', overTime],
    ['exercises/pull-up', progress],
  ] as const) {
    await page.goto(`/dashboard/exercise/${place}`);
    const estimate = figures.getByRole('figure', { name: 'Estimated 1RM' });
    await estimate.getByRole('button', { name: 'Show as table' }).press('Enter');
    await expect(estimate.getByRole('cell').first()).toHaveText('81.7 kg');
    await expect(figures.getByText(old)).toBeVisible();
    await expect(figures.getByText(needed)).toBeHidden();
  }
});

test('maximum and volume of a body-weight exercise follow a reading that is corrected @data', async ({ page }) => {
  await createAccount(page, '/dashboard/exercise/progress');
  await weigh(page, { kilograms: 90, daysAgo: 1 });
  await page.goto('/dashboard/exercise');
  await page.getByRole('button', { name: 'Start workout' }).click();
  await page.getByRole('button', { name: 'Add exercise' }).click();
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill('pull-up');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pull-up', level: 2 })).toBeVisible();
  await page.getByRole('textbox', { name: 'Reps, set 1' }).fill('5');
  await page.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await expect(page.getByRole('checkbox', { name: 'Set 1 done' })).toBeChecked();
  const figures = page.getByRole('region', { name: 'Progress', exact: true });
  const figureIsIn = async (name: string, value: string) => {
    const figure = figures.getByRole('figure', { name });
    await figure.getByRole('button', { name: 'Show as table' }).press('Enter');
    await expect(figure.getByRole('cell').first()).toHaveText(value);
  };
  await page.goto('/dashboard/exercise/exercises/pull-up');
  await figureIsIn('Estimated 1RM', '105 kg');
  await figureIsIn('Volume', '450 kg');

  await page.goto('/dashboard/exercise/body/body-weight');
  await page.getByRole('region', { name: 'Entries', exact: true }).getByRole('button', { name: /90 kg/ }).click();
  await page.getByRole('textbox', { name: 'Body weight', exact: true }).fill('80');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/dashboard/exercise/exercises/pull-up');
  await figureIsIn('Estimated 1RM', '93.3 kg');
  await figureIsIn('Volume', '400 kg');
  await expect(page.getByRole('region', { name: 'Personal records', exact: true })).toContainText('93.3 kg');
});

/** Adds a workout of yesterday with five pull-ups and no body weight. */
async function haveDonePullUps(page: Page): Promise<void> {
  const startedAt = Date.now() - day;
  const done = doneOf({ 'pull-up': [{ load: 0, reps: 5 }] }, startedAt);
  const times = { startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: dayOf(startedAt) };
  await putRecords(page, { workouts: { w: { ...times, ...done } } });
}

async function weigh(page: Page, read: { readonly kilograms: number; readonly daysAgo: number }): Promise<void> {
  const at = Date.now() - read.daysAgo * day;
  const reading = { measure: 'body-weight', value: { si: read.kilograms }, at, zone: 'UTC', day: dayOf(at) };
  await putRecords(page, { measurements: { weight: reading } });
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Adds workouts with one set of five squats each, on consecutive days up to yesterday. */
async function haveLifted(page: Page, loads: readonly number[]): Promise<void> {
  const workouts = Object.fromEntries(
    loads.map((load, at) => {
      const startedAt = Date.now() - (loads.length - at) * day;
      const result = { kind: 'working', load: { si: load }, reps: 5, completedAt: startedAt };
      return [
        `workout-${at}`,
        {
          startedAt,
          endedAt: startedAt + 3_600_000,
          zone: 'Europe/Berlin',
          day: new Date(startedAt).toISOString().slice(0, 10),
          exercises: { x: { exercise: 'exercises/back-squat', order: 'a0' } },
          sets: { s: { place: { exercise: 'x', order: 'a0' }, result } },
        },
      ];
    }),
  );
  const { user } = await (await page.request.get('/api/account')).json();
  const written = await page.request.patch(`/api/users/${user.uid}`, {
    data: { exerciseData: { workouts } },
    headers: { origin: new URL(page.url()).origin, 'content-type': 'application/merge-patch+json' },
  });
  expect(written.status()).toBe(200);
}
