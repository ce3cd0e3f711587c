import { expect, test } from 'vitest';
import { focus, keyboard } from '../../testing/index.ts';
import { daysAgo, openExercise, workoutDaysAgo } from '../testing/index.ts';

/** Returns an hour of bench presses and a run today, and squats a week ago. */
function trained() {
  const set = { load: 80, reps: 5 };
  return {
    workouts: {
      bench: { ...workoutDaysAgo(0, { 'bench-press': [{ ...set, kind: 'warmUp' }, set, set, set] }), effort: 6 },
      squat: { ...workoutDaysAgo(7, { 'back-squat': [set, set] }), effort: 6 },
    },
    activities: { run: { sport: 'run', ...daysAgo(0), movingSeconds: 1800, effort: 5 } },
  };
}

async function openVolume(path = '/volume') {
  const app = await openExercise(path, trained());
  return {
    ...app,
    map: app.screen.getByRole('group', { name: 'Body map' }),
    row: (name: RegExp) => app.screen.getByRole('row', { name }),
    sheet: app.screen.getByRole('dialog', { name: 'Chest' }),
  };
}

test('the body map shows the sets of each muscle and its target', async () => {
  const { map } = await openVolume();
  await expect.element(map.getByRole('link', { name: 'Chest: 3 sets, below 8–22' }).first()).toBeVisible();
  await expect.element(map.getByRole('link', { name: 'Triceps: 1.5 sets, below 6–18' }).first()).toBeVisible();
});

test('the arrow keys move through the body map, and Enter opens the sets of a muscle', async () => {
  const { map, sheet } = await openVolume();
  await focus(map.getByRole('link', { name: /^Neck/ }).first());
  for (let step = 0; step < 4; step += 1) await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect.element(sheet.getByRole('row', { name: 'Bench press 3 × 1 3' })).toBeVisible();
});

test('a weekly target with a maximum below its minimum is refused', async () => {
  const { sheet, store } = await openVolume('/volume?muscle=chest');
  await sheet.getByRole('textbox', { name: 'Minimum' }).fill('4');
  await sheet.getByRole('textbox', { name: 'Maximum' }).fill('2');
  await keyboard.press('Enter');
  await expect.element(sheet.getByRole('alert')).toHaveTextContent('The maximum must not be below the minimum.');
  expect(store.record('preferences', 'main').entry?.value.bands ?? {}).toEqual({});
});

test('a weekly target is set, and reverted by undo', async () => {
  const { screen, sheet, row } = await openVolume('/volume?muscle=chest');
  await sheet.getByRole('textbox', { name: 'Minimum' }).fill('2');
  await sheet.getByRole('textbox', { name: 'Maximum' }).fill('4');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(row(/^Chest/)).toMatchTextContent('2–4');
  await expect.element(row(/^Chest/)).toMatchTextContent('Within');
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(row(/^Chest/)).toMatchTextContent('8–22');
});

test('a muscle without sets says nothing about its target, also if that begins at 0', async () => {
  const { row } = await openVolume();
  await expect.element(row(/^Chest/)).toMatchTextContent('Below');
  await expect.element(row(/^Abs/)).toHaveTextContent('Abs00–25');
});

test('the previous week is one click away', async () => {
  const { screen, row, href } = await openVolume();
  await screen.getByRole('button', { name: 'Previous week' }).click();
  await expect.element(row(/^Quads/)).toMatchTextContent('2');
  await expect.poll(href).toMatch(/week=/);
});

test('the load of a week opens its sessions', async () => {
  const { screen, pathname } = await openVolume('/volume?view=load'); // the URL of the load before it had its own page
  await expect.poll(pathname).toBe('/dashboard/exercise/load');
  await expect.element(screen.getByRole('heading', { name: 'Training load', level: 1 })).toBeInTheDocument();
  await expect.element(screen.getByText(/workouts 360, activities 150/)).toBeVisible();
  await screen.getByRole('button', { name: '510', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent('6 × 60 min');
});
