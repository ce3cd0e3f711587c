import { expect, test } from 'vitest';
import { keyboard } from '../../../testing/index.ts';
import { daysAgo, fillWallTime, openWorkout, weightDaysAgo } from '../../testing/index.ts';

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

test('a wrong end is refused at its field, and a text that is not a time is discarded', async () => {
  const { zone, day } = daysAgo(3);
  const startedAt = Date.parse(`${day}T18:00Z`);
  const endedAt = startedAt + 3_600_000;
  const { screen, stored } = await openWorkout({ workout: { startedAt, endedAt, zone, day } });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Workout details' }).click();
  const end = screen.getByRole('group', { name: 'End' });
  const time = end.getByLabelText('Time');
  await time.fill('5 pm');
  await expect.element(time).toHaveAccessibleDescription('The end can’t be before the start.');
  await fillWallTime(screen, 'End', '2062-11-25T19:00');
  await expect.element(end.getByLabelText('Date')).toHaveAccessibleDescription(/^This date is in the future\./);
  expect(stored()?.endedAt).toBe(endedAt);
  await fillWallTime(screen, 'End', `${day}T19:30`);
  await expect.poll(() => stored()?.endedAt).toBe(endedAt + 1_800_000);
  await time.fill('late');
  await keyboard.press('Tab');
  await expect.element(time).toHaveValue('19:30');
  expect(stored()?.endedAt).toBe(endedAt + 1_800_000);
});
