import { expect, test } from 'vitest';
import { keyboard, pressBack, touchScreen } from '../../../testing/index.ts';
import { openWorkout, type PlannedSet } from '../../testing/index.ts';

const fourSets = (load: number, reps: number): readonly PlannedSet[] =>
  Array.from({ length: 4 }, () => ({ load, reps }));

test('the keypad increases a number by its step and completes the set', async () => {
  await touchScreen();
  const { screen, stored } = await openWorkout({ plan: { 'bench-press': fourSets(80, 8) } });
  await screen.getByRole('textbox', { name: 'Weight, set 4' }).click();
  await screen.getByRole('button', { name: 'Increase by 2.5' }).click();
  await screen.getByRole('button', { name: 'Set done' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Set 4 done' })).toBeChecked();
  await expect.element(screen.getByRole('textbox', { name: 'Weight, set 4' })).toHaveValue('82.5');
  expect(stored()?.sets['bench-press-4']?.result).toMatchObject({ load: { si: 82.5 }, reps: 8 });
});

test('Back closes the keypad, not the workout', async () => {
  await touchScreen();
  const { screen } = await openWorkout({ plan: { 'bench-press': fourSets(80, 8) } });
  await screen.getByRole('textbox', { name: 'Weight, set 1' }).click();
  const increase = screen.getByRole('button', { name: 'Increase by 2.5' });
  await expect.element(increase).toBeVisible();
  await pressBack();
  await expect.element(increase).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Weight, set 1' })).toBeVisible();
});

test('a squat goes up by a pair of the lightest plates, and by half of that while the key is held', async () => {
  await touchScreen();
  const { screen, stored } = await openWorkout({ plan: { 'back-squat': fourSets(100, 5) } });
  const load = screen.getByRole('textbox', { name: 'Weight, set 1' });
  await load.click();
  const increase = screen.getByRole('button', { name: 'Increase by 2.5' });
  await increase.click();
  await expect.element(load).toHaveValue('102.5');
  await increase.click({ delay: 800 });
  await expect.element(load).toHaveValue('103.75');
  await screen.getByRole('button', { name: 'Decrease by 2.5' }).click({ delay: 800 });
  await expect.element(load).toHaveValue('102.5');
  expect(stored()?.sets['back-squat-1']?.result).toMatchObject({ load: { si: 102.5 } });
});

test('on a keyboard, Shift and an arrow step the load by half', async () => {
  const { screen } = await openWorkout({ plan: { 'back-squat': fourSets(100, 5) } });
  const load = screen.getByRole('textbox', { name: 'Weight, set 1' });
  await load.click();
  await keyboard.press('ArrowUp');
  await expect.element(load).toHaveValue('102.5');
  await keyboard.press('Shift+ArrowUp');
  await expect.element(load).toHaveValue('103.75');
  const reps = screen.getByRole('textbox', { name: 'Reps, set 1' });
  await reps.click();
  await keyboard.press('Shift+ArrowUp');
  await expect.element(reps).toHaveValue('6');
});

test('the keypad decreases reps by one', async () => {
  await touchScreen();
  const { screen, stored } = await openWorkout({ plan: { 'bench-press': fourSets(80, 8) } });
  await screen.getByRole('textbox', { name: 'Reps, set 1' }).click();
  await screen.getByRole('button', { name: 'Decrease by 1' }).click();
  await screen.getByRole('button', { name: 'Set done' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Reps, set 1' })).toHaveValue('7');
  expect(stored()?.sets['bench-press-1']?.result).toMatchObject({ load: { si: 80 }, reps: 7 });
});

test('the keypad steps from, and completes the set with, a newer number from another device', async () => {
  await touchScreen();
  const { screen, changeElsewhere, stored } = await openWorkout({ plan: { 'bench-press': fourSets(80, 8) } });
  const reps = screen.getByRole('textbox', { name: 'Reps, set 1' });
  const result = () => stored()?.sets['bench-press-1']?.result;
  await reps.click();
  await screen.getByRole('button', { name: '9', exact: true }).click();
  await expect.poll(() => result()?.reps).toBe(9);
  await changeElsewhere('workouts', 'now', (draft) => {
    const changed = draft.sets['bench-press-1']?.result;
    if (changed !== undefined) changed.reps = 12;
  });
  await expect.element(reps).toHaveValue('12');
  await screen.getByRole('button', { name: 'Increase by 1' }).click();
  await expect.element(reps).toHaveValue('13');
  await screen.getByRole('button', { name: 'Set done' }).click();
  await expect.element(screen.getByRole('checkbox', { name: 'Set 1 done' })).toBeChecked();
  expect(result()?.reps).toBe(13);
});

test('typing for a set that was deleted on another device changes no other set', async () => {
  await touchScreen();
  const { screen, region, changeElsewhere, stored } = await openWorkout({ plan: { 'bench-press': fourSets(80, 8) } });
  const load = (set: number) => region('Bench press').getByRole('textbox', { name: `Weight, set ${set}`, exact: true });
  await load(2).click();
  await screen.getByRole('button', { name: '9', exact: true }).click();
  await expect.element(load(2)).toHaveValue('9');
  await changeElsewhere('workouts', 'now', (draft) => {
    const { 'bench-press-2': _, ...left } = draft.sets;
    draft.sets = left;
  });
  await expect.element(load(4)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Close keypad' })).not.toBeInTheDocument();
  await keyboard.type('5');
  await keyboard.press('Enter');
  await keyboard.type('6');
  for (const set of [1, 2, 3]) await expect.element(load(set)).toHaveValue('');
  const results = Object.values(stored()?.sets ?? {}).map(({ result }) => result);
  expect(results).toEqual([undefined, undefined, undefined]);
});
