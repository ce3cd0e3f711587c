import { expect, test } from 'vitest';
import type { AppDocument } from '../../testing/index.ts';
import { dayOf, fillWallTime, openExercise, workoutDaysAgo } from '../testing/index.ts';

const dayMs = 86_400_000;

async function openSheet(exerciseData: AppDocument[string] = {}) {
  const app = await openExercise('', exerciseData);
  const { screen } = app;
  await screen.getByRole('button', { name: 'Log past workout' }).click();
  return { ...app, sheet: screen.getByRole('dialog', { name: 'Log past workout' }) };
}

/** Adds the squat with 80 kg × 5 in its first set, and returns its section. */
async function fillInSquat(screen: Awaited<ReturnType<typeof openSheet>>['screen']) {
  await screen.getByRole('button', { name: 'Add exercise' }).click();
  await screen.getByRole('searchbox', { name: 'Search exercises' }).fill('back squat');
  await screen.getByRole('row', { name: 'Back squat', exact: true }).click();
  const squat = screen.getByRole('region', { name: 'Back squat' });
  await squat.getByRole('textbox', { name: 'Weight, set 1' }).fill('80');
  await squat.getByRole('textbox', { name: 'Reps, set 1' }).fill('5');
  return squat;
}

test('a past workout is logged with its day and times, without a running timer', async () => {
  const { screen, sheet, store, pathname } = await openSheet();
  const day = dayOf(Date.now() - 3 * dayMs);
  await fillWallTime(sheet, 'Start', `${day}T18:00`);
  const end = sheet.getByRole('group', { name: 'End' });
  await expect.element(end.getByLabelText('Date')).toHaveValue(day.split('-').reverse().join('/'));
  await expect.element(end.getByLabelText('Time')).toHaveValue('19:00');
  await fillWallTime(sheet, 'End', `${day}T19:15`);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
  const squat = await fillInSquat(screen);
  await squat.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toMatchTextContent('1 hr 15 min');
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
  const startedAt = Date.parse(`${day}T18:00Z`);
  expect(store.records('workouts').map(({ value }) => value)).toEqual([
    expect.objectContaining({ day, startedAt, endedAt: startedAt + 75 * 60_000 }),
  ]);
});

test('sets that were filled in but not ticked off count when a past workout is done', async () => {
  const { screen, sheet, store } = await openSheet();
  await fillWallTime(sheet, 'Start', `${dayOf(Date.now() - 3 * dayMs)}T18:00`);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await fillInSquat(screen);
  await screen.getByRole('button', { name: 'Done', exact: true }).click();
  await expect.element(screen.getByText('1 set', { exact: false }).first()).toBeVisible();
  const [set] = Object.values(store.records('workouts')[0]?.value.sets ?? {});
  expect(set?.result).toMatchObject({ load: { si: 80 }, reps: 5, completedAt: expect.any(Number) });
});

test('the sets of a past workout can be typed or pasted, and count at its end', async () => {
  const { screen, sheet, store } = await openSheet();
  const day = dayOf(Date.now() - 3 * dayMs);
  await fillWallTime(sheet, 'Start', `${day}T18:00`);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await screen.getByRole('textbox', { name: 'Quick entry' }).fill('bench press 80x5,5\nsquat 100x3');
  await screen.getByRole('button', { name: 'Log all 2 lines' }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toMatchTextContent(/3 sets|sets ?3/i);
  const sets = Object.values(store.records('workouts')[0]?.value.sets ?? {});
  const endedAt = Date.parse(`${day}T19:00Z`);
  expect(sets.map(({ result }) => result?.completedAt)).toEqual([endedAt, endedAt, endedAt]);
  expect(store.records('workouts')[0]?.value.timer).toBeUndefined();
});

test('a past workout cannot end before it starts, nor in the future', async () => {
  const { sheet, store } = await openSheet();
  const day = dayOf(Date.now() - 3 * dayMs);
  await fillWallTime(sheet, 'Start', `${day}T18:00`);
  await fillWallTime(sheet, 'End', `${day}T17:00`);
  await sheet.getByRole('button', { name: 'Continue' }).click();
  const end = sheet.getByRole('group', { name: 'End' });
  await expect.element(end.getByLabelText('Time')).toHaveAccessibleDescription('The end can’t be before the start.');
  await expect.element(end.getByLabelText('Time')).toHaveFocus();
  await fillWallTime(sheet, 'End', '2962-11-25T19:00');
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect.element(end.getByLabelText('Date')).toHaveAccessibleDescription(/^This date is in the future\./);
  expect(store.records('workouts')).toEqual([]);
});

test('a past workout follows a routine, with the loads due on that day', async () => {
  const squats = (load: number) => ({ 'back-squat': [{ load, reps: 5 }] });
  const place = { exercise: 'x', order: 'a0' };
  const progression = { rule: 'linear', step: { si: 5 } };
  const { screen, sheet, pathname } = await openSheet({
    routines: {
      legs: {
        name: 'Legs',
        order: 'a0',
        exercises: { x: { exercise: 'exercises/back-squat', order: 'a0', progression } },
        sets: { s: { place, target: { kind: 'working', reps: { min: 5, max: 5 } } } },
      },
    },
    workouts: {
      before: { ...workoutDaysAgo(9, squats(60)), routine: 'legs' },
      since: { ...workoutDaysAgo(2, squats(100)), routine: 'legs' },
    },
  });
  await fillWallTime(sheet, 'Start', `${dayOf(Date.now() - 5 * dayMs)}T18:00`);
  await sheet.getByRole('button', { name: /Routine/ }).click();
  await screen.getByRole('option', { name: 'Legs' }).click();
  await sheet.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(pathname).toMatch(/\/workouts\//);
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Legs');
  const squat = screen.getByRole('region', { name: 'Back squat' });
  await expect.element(squat.getByRole('textbox', { name: 'Weight, set 1' })).toHaveAttribute('placeholder', '65');
  await squat.getByRole('checkbox', { name: 'Set 1 done' }).click();
  const summary = screen.getByRole('region', { name: 'Summary' });
  await expect.element(summary).toMatchTextContent('1 hr');
  await expect.element(summary).toMatchTextContent('325 kg');
  await expect.element(screen.getByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
});
