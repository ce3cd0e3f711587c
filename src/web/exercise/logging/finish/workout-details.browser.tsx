import { expect, test } from 'vitest';
import { openWorkout, weightDaysAgo } from '../../testing/index.ts';

test('the body weight of a workout is the one typed in, and else the last one before', async () => {
  const { screen, stored } = await openWorkout({ others: { measurements: { m: weightDaysAgo(2, 80) } } });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Workout details' }).click();
  const weight = screen.getByRole('textbox', { name: 'Body weight (kg)' });
  await expect.element(weight).toHaveAccessibleDescription(/: 80 kg on/);
  await weight.fill('81,5');
  expect(stored()?.bodyWeight).toEqual({ si: 81.5, typed: '81,5', unit: 'kg' });
  await weight.fill('heavy');
  await expect.element(weight).toBeInvalid();
  expect(stored()?.bodyWeight).toBeUndefined();
  await weight.fill('82');
  expect(stored()?.bodyWeight).toMatchObject({ si: 82 });
  await weight.fill('');
  await expect.element(weight).toBeValid();
  expect(stored()?.bodyWeight).toBeUndefined();
});

test('a body weight far from those around it is questioned, and stored', async () => {
  const { screen, stored } = await openWorkout({ others: { measurements: { m: weightDaysAgo(2, 80) } } });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Workout details' }).click();
  await screen.getByRole('textbox', { name: 'Body weight (kg)' }).fill('180');
  await expect.element(screen.getByText(/180 kg/)).toBeVisible();
  expect(stored()?.bodyWeight).toMatchObject({ si: 180 });
});
