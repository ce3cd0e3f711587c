import { expect, test } from 'vitest';
import { focus, keyboard, texts } from '../../../testing/index.ts';
import { openWorkout, type PlannedSet } from '../../testing/index.ts';

const fourSets = (load: number, reps: number): readonly PlannedSet[] =>
  Array.from({ length: 4 }, () => ({ load, reps }));

const plan = {
  'bench-press': fourSets(80, 8),
  'barbell-row': fourSets(70, 8),
  'overhead-press': fourSets(45, 6),
};

test('an exercise is moved by keyboard', async () => {
  const { screen, choose } = await openWorkout({ plan });
  const tables = screen.getByRole('table');
  await expect.element(tables.nth(0)).toHaveAccessibleName('Bench press');
  await choose('Bench press', 'Reorder exercises');
  await focus(screen.getByRole('button', { name: 'Move Bench press' }));
  await keyboard.press('Enter');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Insert/);
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(tables.nth(0)).toHaveAccessibleName('Barbell row');
  await expect.element(tables.nth(1)).toHaveAccessibleName('Bench press');
});

test('several sets are edited at once, and restored by one undo', async () => {
  const { screen, region, choose } = await openWorkout({ plan });
  await choose('Bench press', 'Edit several sets');
  const sheet = screen.getByRole('dialog', { name: 'Edit several sets' });
  await sheet.getByText('Set 1: 80 kg × 8').click();
  await sheet.getByRole('textbox', { name: 'Reps' }).fill('5');
  await sheet.getByRole('button', { name: 'Change 3 sets' }).click();
  const reps = (set: number) => region('Bench press').getByRole('textbox', { name: `Reps, set ${set}`, exact: true });
  await expect.element(reps(1)).toHaveValue('');
  for (const set of [2, 3, 4]) await expect.element(reps(set)).toHaveValue('5');
  await keyboard.press('Control+z');
  for (const set of [2, 3, 4]) await expect.element(reps(set)).toHaveValue('');
});

test('an exercise is combined with the next one in a superset', async () => {
  const { screen, choose } = await openWorkout({ plan });
  await choose('Bench press', 'Superset with next exercise');
  await expect.poll(() => screen.getByText('Superset A').elements()).toHaveLength(2);
});

test('an exercise is skipped for today', async () => {
  const { region, choose } = await openWorkout({ plan });
  await choose('Barbell row', 'Skip today');
  await expect.element(region('Barbell row').getByText('Skipped today')).toBeVisible();
});

test('an exercise is replaced, and the new one shows what it replaces', async () => {
  const { screen, choose, region } = await openWorkout({ plan });
  await choose('Bench press', 'Replace exercise');
  await screen.getByRole('searchbox', { name: 'Search exercises' }).fill('push-up');
  await keyboard.press('Enter');
  await expect.element(screen.getByText('Replaces Bench press', { exact: true })).toBeVisible();
  await expect.element(region('Push-up')).toBeVisible();
  expect(texts('h2')).not.toContain('Bench press');
});
