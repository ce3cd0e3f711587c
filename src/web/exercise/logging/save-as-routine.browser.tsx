import { expect, test } from 'vitest';
import { daysAgo, openExercise, openWorkout, workoutDaysAgo } from '../testing/index.ts';

/** Opens a workout of a week ago, with warm-ups of squats and an exercise that no longer exists. */
const openDone = () =>
  openExercise('/workouts/old', {
    workouts: {
      old: {
        ...workoutDaysAgo(7, {
          'back-squat': [
            { kind: 'warmUp', load: 60, reps: 8 },
            { load: 100, reps: 5 },
            { load: 100, reps: 4 },
          ],
          'no-longer-there': [{ load: 20, reps: 12 }],
        }),
        title: 'Lower body',
      },
    },
  });

test('a workout is saved as a routine from its menu, with its sets as planned ones', async () => {
  const { screen, goTo } = await openDone();
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Save as routine' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Save as routine' });
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Lower body');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Legs');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Saved as routine “Legs”')).toBeVisible();
  const squat = screen.getByRole('region', { name: 'Back squat' });
  await expect.element(squat.getByRole('listitem')).toHaveLength(3);
  await expect.element(squat.getByRole('textbox', { name: 'Weight, set 3' })).toHaveValue('100');
  await expect.element(squat.getByRole('textbox', { name: 'Reps, set 2' })).toHaveValue('5');
  await expect.element(squat.getByRole('textbox', { name: 'Reps, set 3' })).toHaveValue('4');
  await expect.element(screen.getByRole('region', { name: 'Unknown exercise' })).toBeVisible();
  await goTo('/routines');
  await expect.element(screen.getByRole('link', { name: /^Legs/ })).toBeVisible();
});

test('a workout without a title gives its routine the names of its exercises, and undo returns to it', async () => {
  const { screen, store, pathname } = await openExercise('/workouts/old', {
    workouts: { old: workoutDaysAgo(7, { 'back-squat': [{ load: 100, reps: 5 }] }) },
  });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Save as routine' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Back squat');
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise/workouts/old');
  expect(store.records('routines')).toMatchObject([{ inTrash: true }]);
});

test('a workout whose routine no longer exists is saved, too', async () => {
  const gone = { ...workoutDaysAgo(7, { 'back-squat': [{ load: 100, reps: 5 }] }), routine: 'gone' };
  const { screen } = await openExercise('/workouts/old', { workouts: { old: gone } });
  await screen.getByRole('button', { name: 'More', exact: true }).click();
  await screen.getByRole('menuitem', { name: 'Save as routine' }).click();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('Saved as routine “Back squat”')).toBeVisible();
});

test('a workout that just ended can be saved from its summary, unless it was started from a routine', async () => {
  const plan = { 'back-squat': [{ load: 100, reps: 5 }] };
  const finish = async (workout: object) => {
    const { screen } = await openWorkout({ plan, workout });
    await screen.getByRole('checkbox', { name: 'Set 1 done' }).click();
    await screen.getByRole('button', { name: 'Finish' }).click();
    const summary = screen.getByRole('region', { name: 'Summary' });
    await expect.element(summary).toBeVisible();
    return { screen, save: summary.getByRole('button', { name: 'Save as routine' }) };
  };
  const first = await finish({});
  await first.save.click();
  await first.screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect.element(first.screen.getByText('Saved as routine “Back squat”')).toBeVisible();
  await first.screen.unmount();
  const { save } = await finish({ routine: 'r' });
  await expect.element(save).not.toBeInTheDocument();
});

test('a workout in progress or without exercises is not offered as a routine', async () => {
  const { screen, goTo } = await openWorkout({
    plan: { 'back-squat': [{ load: 100, reps: 5 }] },
    before: { empty: { ...daysAgo(3), endedAt: Date.now() } },
  });
  const save = screen.getByRole('menuitem', { name: 'Save as routine' });
  const open = async () => {
    await screen.getByRole('button', { name: 'More', exact: true }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'Version history' })).toBeVisible();
  };
  await open();
  await expect.element(save).not.toBeInTheDocument();
  await goTo('/workouts/empty');
  await expect.element(screen.getByRole('button', { name: 'Resume workout' })).toBeVisible();
  await open();
  await expect.element(save).not.toBeInTheDocument();
});
