import { expect, test } from 'vitest';
import { expectAccessible, keyboard, onPhone } from '../../../testing/index.ts';
import { daysAgo, doneOf, openExercise, openWorkout, startInSheet, workoutDaysAgo } from '../../testing/index.ts';

const squats = (load: number) => ({
  'back-squat': [
    { load: 60, reps: 5, kind: 'warmUp' },
    { load, reps: 5 },
    { load, reps: 4 },
  ],
});

/** Opens a workout of yesterday, with one a week before. */
async function openFinished(path = '/workouts/w', more: object = {}) {
  const workout = { ...(workoutDaysAgo(1, squats(105)) as ReturnType<typeof doneOf>), title: 'Heavy day', ...more };
  const app = await openExercise(path, { workouts: { old: workoutDaysAgo(8, squats(100)), w: workout } });
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Heavy day' })).toBeVisible();
  return { ...app, exercise: app.screen.getByRole('region', { name: 'Back squat' }) };
}

test('a finished workout is read: its figures, its sets, its records and its notes', async () => {
  const { startedAt } = daysAgo(1);
  const { exercises, sets } = doneOf(squats(105), startedAt + 60_000);
  const withNotes = {
    exercises: { 'back-squat': { ...exercises['back-squat'], remark: 'Belt from 100 kg', nextTime: 'Deeper' } },
    sets: {
      ...sets,
      'back-squat-2': {
        ...sets['back-squat-2'],
        result: { kind: 'working', load: { si: 105 }, reps: 5, rpe: 8.5, completedAt: startedAt + 60_000 },
        remark: 'Fast',
      },
    },
    ...{ effort: 7, remark: 'Slept well' },
  };
  const { screen, exercise } = await openFinished('/workouts/w', withNotes);
  const summary = screen.getByRole('region', { name: 'Summary' });
  await expect.element(summary).toMatchTextContent('Duration1 hrExercises1Sets3 of 3Volume945 kgPersonal records1');
  await expect.element(summary).toMatchTextContent('Effort7Very hardSlept well');
  expect(
    exercise
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['160 kg × 5 (warm-up)', '2105 kg × 5RPE 8.5Fast', '3105 kg × 4']);
  await expect.element(exercise).toMatchTextContent('Belt from 100 kgFor next time: Deeper');
  await expect.element(exercise.getByRole('img', { name: /^Personal record: Heaviest weight, 105 kg/ })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Personal records' })).toMatchTextContent('105 kg');
  expect(document.querySelectorAll('[data-workout] :is(input, textarea)')).toHaveLength(0);
  await expectAccessible('[data-workout]');
  await exercise.getByRole('link', { name: 'Back squat' }).click();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Back squat' })).toBeVisible();
});

test.each([
  [100, 'four figures', [2, 2]],
  [105, 'five figures, with personal records', [3, 2]],
])('on a phone, no figure is alone on its line: %s kg, %s', async (load, _, lines) => {
  await onPhone();
  const workouts = { old: workoutDaysAgo(8, squats(100)), w: workoutDaysAgo(1, squats(load)) };
  const { screen } = await openExercise('/workouts/w', { workouts });
  const summary = screen.getByRole('region', { name: 'Summary' });
  const inLines = () => {
    const names = Array.from(summary.query()?.querySelectorAll('dt') ?? []);
    return Array.from(Map.groupBy(names, (name) => name.getBoundingClientRect().top).values(), ({ length }) => length);
  };
  await expect.poll(inLines).toEqual(lines);
});

test('a record of the volume of a workout stands beside its exercise, and beside none of its sets', async () => {
  const sets = (...loads: readonly number[]) => ({ 'back-squat': loads.map((load) => ({ load, reps: 5 })) });
  const { screen } = await openExercise('/workouts/w', {
    workouts: { old: workoutDaysAgo(8, sets(20, 20, 25)), w: workoutDaysAgo(1, sets(25, 25, 25)) },
  });
  await expect.element(screen.getByRole('region', { name: 'Personal records' })).toMatchTextContent(/workout volume/);
  const squat = screen.getByRole('region', { name: 'Back squat' });
  await expect.element(squat.getByRole('listitem').last()).toMatchTextContent('25 kg × 5');
  const marks = squat.getByRole('img', { name: /^Personal record/ }).elements();
  expect(marks.map((mark) => mark.closest('li'))).toEqual([null]);
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toMatchTextContent('Personal records1');
});

test('the figures count the personal records that are marked', async () => {
  const sets = (reps: readonly number[], load: number) => reps.map((each) => ({ load, reps: each }));
  const { screen } = await openExercise('/workouts/w', {
    workouts: {
      old: workoutDaysAgo(8, { 'back-squat': sets([5, 5], 100), 'bench-press': sets([5, 5], 60) }),
      w: workoutDaysAgo(1, { 'back-squat': sets([5, 5], 105), 'bench-press': [...sets([8], 60), ...sets([3], 65)] }),
    },
  });
  const marks = () => screen.getByRole('img', { name: /^Personal record/ }).elements().length;
  await expect.poll(marks).toBe(3);
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toMatchTextContent('Personal records3');
});

test('Edit opens the fields at the same address, and Back or Done leave them', async () => {
  const { screen, exercise, href, router, store } = await openFinished();
  const title = screen.getByRole('textbox', { name: 'Title' });
  const edit = screen.getByRole('button', { name: 'Edit', exact: true });
  const done = screen.getByRole('button', { name: 'Done', exact: true });
  await edit.click();
  await expect.element(title).toHaveValue('Heavy day');
  await expect.element(done).toHaveFocus();
  expect(href()).toBe('/dashboard/exercise/workouts/w');
  await exercise.getByRole('textbox', { name: 'Reps, set 3' }).fill('6');
  router.history.back();
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(exercise).toMatchTextContent('105 kg × 6');
  expect(store.record('workouts', 'w').entry?.value.sets['back-squat-3']?.result?.reps).toBe(6);
  await expect.element(edit).toHaveFocus();
  await keyboard.press('Enter');
  await expect.element(title).toBeVisible();
  await done.click();
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(edit).toHaveFocus();
});

test('a link to a set leads to its line', async () => {
  const { exercise } = await openFinished('/workouts/w?set=back-squat-2');
  await expect.element(exercise.getByRole('listitem').nth(1)).toHaveFocus();
});

test('a workout in the trash is read-only, and offers no editing', async () => {
  const { screen, store } = await openFinished();
  store.actions.changeRecord('workouts', 'w', (draft) => {
    draft.trashedAt = Date.now();
  });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
  await expect.element(screen.getByRole('button', { name: 'Edit', exact: true })).not.toBeInTheDocument();
});

test('a workout without records says nothing of them', async () => {
  const { screen } = await openFinished('/workouts/w', doneOf(squats(90), daysAgo(1).startedAt + 60_000));
  const summary = screen.getByRole('region', { name: 'Summary' });
  await expect.element(summary).toMatchTextContent(/Volume810 kg$/);
  await expect.element(summary).not.toMatchTextContent('Personal records');
});

test('the end of the first workout says what was done, and Done leads to Exercise', async () => {
  const { screen, pathname } = await openWorkout({ workout: doneOf(squats(100), Date.now() - 60_000) });
  await screen.getByRole('button', { name: 'Finish', exact: true }).click();
  const summary = screen.getByRole('region', { name: 'Summary' });
  await expect.element(summary).toMatchTextContent('Your first workout: 900 kg in 3 sets');
  await expect.element(screen.getByRole('region', { name: 'Compared with last time' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  await expectAccessible('[data-workout]');
  await summary.getByRole('link', { name: 'Done' }).click();
  await expect.poll(pathname).toBe('/dashboard/exercise');
});

test('finishing is undone by key, without a toast over the summary', async () => {
  const { screen, stored } = await openWorkout({ workout: doneOf(squats(100), Date.now() - 60_000) });
  await screen.getByRole('button', { name: 'Finish', exact: true }).click();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toHaveFocus();
  await keyboard.press('Control+z');
  await expect.poll(() => stored()?.endedAt ?? null).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Finish', exact: true })).toBeVisible();
});

test('the main action of an empty workout is to add an exercise', async () => {
  const { screen } = await openExercise('');
  await startInSheet(screen);
  await expect.element(screen.getByRole('button', { name: 'Add exercise' })).toHaveAttribute('data-variant', 'primary');
  const finish = screen.getByRole('button', { name: 'Finish', exact: true });
  await expect.element(finish).toHaveAttribute('data-variant', 'secondary');
});

/** A walk of 5 minutes, then a minute of running and 90 seconds of walking twice in turn. */
function intervalsDone() {
  const { startedAt, ...when } = daysAgo(1);
  const setOf = (exercise: string, order: string, kind: string, seconds: number) => ({
    place: { exercise, order },
    target: { kind, seconds },
    result: { kind, seconds, completedAt: startedAt + 60_000 },
  });
  return {
    ...{ ...when, startedAt, endedAt: startedAt + 1_800_000, title: 'Week 1' },
    exercises: {
      warmUp: { exercise: 'exercises/walking', order: 'a0', restSeconds: 0 },
      run: { exercise: 'exercises/running', order: 'a1', restSeconds: 0, superset: 's', remark: 'Easy' },
      walk: { exercise: 'exercises/walking', order: 'a2', restSeconds: 0, superset: 's' },
    },
    sets: {
      w: setOf('warmUp', 'a0', 'warmUp', 300),
      r1: setOf('run', 'a0', 'working', 60),
      r2: setOf('run', 'a1', 'working', 60),
      v1: setOf('walk', 'a0', 'working', 90),
      v2: setOf('walk', 'a1', 'working', 90),
    },
  };
}

test('a finished run with walks is read in turn, and its intervals are counted by one rule', async () => {
  const { screen, goTo } = await openExercise('/workouts/w', { workouts: { w: intervalsDone() } });
  const intervals = screen.getByRole('region', { name: 'Intervals' });
  await expect.element(intervals).toBeVisible();
  const lines = () => Array.from(intervals.getByRole('listitem').elements(), (each) => each.textContent);
  await expect.poll(lines).toEqual(['Walking 5:00 (warm-up)', '2 × (Running 1:00, Walking 1:30)']);
  await expect.element(intervals).toMatchTextContent('Easy');
  await expect.element(screen.getByText(/Superset/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('region', { name: 'Summary' })).toMatchTextContent('Intervals5 of 5');
  await expectAccessible('[data-workout]');
  await goTo('');
  await expect.element(screen.getByRole('link', { name: /Week 1.*30 min · 5 intervals/ })).toBeVisible();
  const week = screen.getByRole('region', { name: 'This week' });
  await expect.element(week.getByText('Sets', { exact: true })).not.toBeInTheDocument();
});
