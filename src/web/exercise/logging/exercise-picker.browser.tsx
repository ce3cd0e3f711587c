import { expect, test } from 'vitest';
import { openWorkout, workoutDaysAgo } from '../testing/index.ts';

/** Opens the picker for a user who has done one workout with a leg press and two with bench presses. */
async function openPicker() {
  const bench = { 'bench-press': [{ load: 60, reps: 10 }] };
  const app = await openWorkout({
    before: {
      yesterday: workoutDaysAgo(1, { 'leg-press': [{ load: 100, reps: 5 }], ...bench }),
      earlier: workoutDaysAgo(2, bench),
    },
  });
  await app.screen.getByRole('button', { name: 'Add exercise' }).click();
  const sheet = app.screen.getByRole('dialog', { name: 'Add exercise' });
  return { ...app, sheet, rows: sheet.getByRole('row') };
}

test('recent and frequent exercises are listed first', async () => {
  const { rows } = await openPicker();
  await expect.element(rows.nth(0)).toMatchTextContent('Bench press');
  await expect.element(rows.nth(0)).toMatchTextContent('Last: Yesterday');
  await expect.element(rows.nth(1)).toMatchTextContent('Leg press');
  await expect.element(rows.nth(2)).not.toMatchTextContent('Last:');
});

test('muscle and equipment filter the exercises', async () => {
  const { screen, sheet, rows, region } = await openPicker();
  await expect.element(rows.nth(0)).toMatchTextContent('Bench press');
  await sheet.getByRole('button', { name: /Muscle/ }).click();
  await screen.getByRole('option', { name: 'Quads' }).click();
  await expect.element(rows.nth(0)).toMatchTextContent('Leg press');
  await sheet.getByRole('button', { name: /Equipment/ }).click();
  await screen.getByRole('option', { name: 'Barbell', exact: true }).click();
  await expect.element(sheet.getByRole('row', { name: 'Leg press', exact: true })).not.toBeInTheDocument();
  await sheet.getByRole('row', { name: 'Back squat', exact: true }).click();
  await expect.element(region('Back squat')).toBeVisible();
});
