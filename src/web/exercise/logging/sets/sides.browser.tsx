import { expect, test } from 'vitest';
import { touchScreen } from '../../../testing/index.ts';
import { expectUsable, openWorkout, workoutDaysAgo } from '../../testing/index.ts';

const squat = 'bulgarian-split-squat';
const plan = {
  [squat]: [
    { load: 20, reps: 8 },
    { load: 20, reps: 8 },
  ],
};

test('left and right are logged in one row with one load and completed by one tap', async () => {
  await touchScreen();
  const { region, choose, stored, screen } = await openWorkout({ plan });
  const split = region('Bulgarian split squat');
  await choose('Bulgarian split squat', 'Log left and right');
  const left = split.getByRole('textbox', { name: 'Reps, set 1, left' });
  const right = split.getByRole('textbox', { name: 'Reps, set 1, right' });
  await expect.element(left).toHaveAttribute('placeholder', '8');
  await expect.element(right).toHaveAttribute('placeholder', '8');
  await expect.poll(() => split.getByRole('row').elements().length).toBe(3); // the header and two rows
  await left.fill('9');
  await right.fill('7');
  await split.getByRole('textbox', { name: 'Weight, set 1' }).fill('22.5');
  await split.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await expect.element(screen.getByText(/1 of 2 sets/)).toBeVisible();
  const done = Object.values(stored()?.sets ?? {}).flatMap(({ result }) => (result?.completedAt == null ? [] : result));
  expect(done.map(({ side, load, reps }) => [side, load?.si, reps]).sort()).toEqual([
    ['left', 22.5, 9],
    ['right', 22.5, 7],
  ]);
  // the toast covers the end of the page until it is closed
  const toast = screen.getByRole('alertdialog', { name: 'Left and right are logged separately' });
  await toast.getByRole('button', { name: 'Close' }).click();
  await expectUsable();
  await split.getByRole('button', { name: 'Add set' }).click();
  await expect.element(split.getByRole('textbox', { name: 'Reps, set 3, right' })).toBeVisible();
  await split.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await choose('Bulgarian split squat', 'Log both sides together');
  await expect.element(split.getByRole('textbox', { name: 'Reps, set 1', exact: true })).toHaveValue('9');
});

test('both sides of last time are shown in a row and copied by one tap', async () => {
  const side = (id: string, of: string, reps: number, order: string) => [
    id,
    {
      place: { exercise: squat, order },
      result: { kind: 'working', load: { si: 20 }, reps, side: of, completedAt: 1_000 },
    },
  ];
  const before = workoutDaysAgo(3, { [squat]: [{ load: 20, reps: 8 }] });
  const sets = Object.fromEntries([side('l', 'left', 9, 'a0'), side('r', 'right', 7, 'a1')]);
  const { region, choose, stored } = await openWorkout({ plan, before: { old: { ...before, sets } } });
  await choose('Bulgarian split squat', 'Log left and right');
  await region('Bulgarian split squat')
    .getByRole('button', { name: 'Copy 20 kg × 9, 20 kg × 7 from last time, set 1' })
    .click();
  const reps = () =>
    Object.values(stored()?.sets ?? {}).flatMap(({ result }) =>
      result?.reps === undefined ? [] : [[result.side, result.reps]],
    );
  await expect
    .poll(() => reps().sort())
    .toEqual([
      ['left', 9],
      ['right', 7],
    ]);
});
