import type { Page } from '@playwright/test';
import { createAccount, expect, test } from './server.ts';

const day = 86_400_000;

test('records and charts follow what was lifted: each chart has a table, a computed number opens @data', async ({
  page,
}) => {
  await createAccount(page, '/dashboard/exercise/progress');
  await expect(page.getByText('No records yet')).toBeVisible();
  await haveLifted(page, [100, 102.5, 105]);
  const newest = page.getByRole('region', { name: 'Newest records' });
  await expect(newest.getByText('before 102.5 kg').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Strength scores' }).getByText('105 kg')).toBeVisible();
  const overTime = page.getByRole('region', { name: 'Exercise', exact: true });
  await expect(overTime.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Back squat');
  await expect(overTime.getByRole('figure', { name: 'Estimated maximum' }).locator('canvas')).toBeVisible();
  await expect(overTime.getByRole('figure', { name: 'Volume' }).locator('canvas')).toBeVisible();

  await newest.getByRole('link', { name: 'Back squat' }).first().click();
  const records = page.getByRole('region', { name: 'Records', exact: true });
  await records.getByRole('button', { name: '122.5 kg' }).click();
  const formula = page.getByRole('dialog');
  await expect(formula.getByText('load × (1 + reps ÷ 30)')).toBeVisible();
  await expect(formula.getByText(/Boyd Epley Workout/)).toBeVisible();
  await page.keyboard.press('Escape');

  const chart = page.getByRole('figure', { name: 'Estimated maximum' });
  await expect(chart.locator('canvas')).toBeVisible();
  await chart.getByRole('button', { name: 'Show as a table' }).press('Enter');
  await expect(chart.getByRole('rowheader')).toHaveCount(3);
  await expect(chart.getByRole('cell').first()).toHaveText('122.5 kg');
});

/** Workouts with one set of five squats each, a day after the other, the last one yesterday. */
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
