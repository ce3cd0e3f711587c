import { expect, test } from 'vitest';
import { keyboard } from '../../testing/index.ts';
import { daysAgo, doneOf, openExercise, weightDaysAgo, workoutDaysAgo } from '../testing/index.ts';

type Exercise = Parameters<typeof openExercise>[1];

async function openGoals(exerciseData: Exercise = {}) {
  const app = await openExercise('/goals', exerciseData);
  const { screen } = app;
  const dialog = screen.getByRole('dialog');
  return {
    ...app,
    dialog,
    goals: screen.getByRole('region', { name: 'Goals' }),
    state: (name: string) =>
      screen.getByRole('region', { name: 'Goals' }).getByRole('progressbar', { name, exact: true }),
    addGoal: async (kind: string) => {
      await screen.getByRole('button', { name: 'Add goal' }).click();
      await dialog.getByRole('button', { name: /Goal type/ }).click();
      await screen.getByRole('option', { name: kind, exact: true }).click();
    },
    save: async (target: string) => {
      await dialog.getByRole('textbox', { name: 'Target' }).fill(target);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    },
  };
}

const sets = { 'bench-press': Array.from({ length: 2 }, () => ({ load: 80, reps: 5 })) };
const weekly = { goals: { weekly: { kind: 'sessions', target: 1, per: 'week' } } };

test('a goal of sessions is added, and starts at zero', async () => {
  const { screen, state, store } = await openGoals();
  await screen.getByRole('button', { name: 'Add goal' }).click();
  await screen.getByRole('textbox', { name: 'Target' }).fill('1');
  await keyboard.press('Enter');
  await expect.element(state('1 session a week')).toHaveAttribute('aria-valuetext', '0 of 1');
  expect(store.records('goals').map(({ value }) => value)).toEqual([
    expect.objectContaining({ kind: 'sessions', target: 1, per: 'week' }),
  ]);
});

test('without goals, the example is in the units of the person', async () => {
  const { goals } = await openGoals();
  await expect.element(goals).toMatchTextContent('3 sessions or 12 mi a week');
});

test('a goal of a runner begins with the distance of their sport, until they lift', async () => {
  const run = { ...daysAgo(1), sport: 'hike', distance: { si: 8000 } };
  const { screen, dialog, changeElsewhere } = await openGoals({ activities: { run } });
  await screen.getByRole('button', { name: 'Add goal' }).click();
  await expect.element(dialog.getByRole('button', { name: /Goal type/ })).toMatchTextContent('Distance');
  await expect.element(dialog.getByRole('button', { name: /Sport/ })).toMatchTextContent('Hike');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await changeElsewhere('workouts', 'w', (draft) => Object.assign(draft, workoutDaysAgo(0, sets)));
  await screen.getByRole('button', { name: 'Add goal' }).click();
  await expect.element(dialog.getByRole('button', { name: /Goal type/ })).toMatchTextContent('Sessions');
});

test('a workout in progress counts towards no goal', async () => {
  const { state } = await openGoals({ ...weekly, workouts: { now: daysAgo(0) } });
  await expect.element(state('1 session a week')).toHaveAttribute('aria-valuetext', '0 of 1');
});

test('a goal counts logged workouts, also on the front page and on the overview', async () => {
  const { screen, goals, state, router, goTo } = await openGoals({
    ...weekly,
    workouts: { now: { ...daysAgo(0), ...doneOf(sets, Date.now()) } },
  });
  await expect.element(state('1 session a week')).toHaveAttribute('aria-valuetext', '1 of 1');
  await expect.element(goals.getByText('1-week streak')).toBeVisible();
  await goTo('');
  const week = screen.getByRole('region', { name: 'This week' });
  await expect.element(week.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 1');
  await router.navigate({ href: '/dashboard' });
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard');
  await expect.element(week.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 1');
});

test('this week says when hard sets for the legs met the hardest run', async () => {
  const run = (effort: number) => ({ sport: 'run', ...daysAgo(0), movingSeconds: 3600, effort });
  const squats = { 'back-squat': Array.from({ length: 8 }, () => ({ load: 100, reps: 5 })) };
  const { screen } = await openExercise('', {
    activities: { hard: run(8), easy: run(3) },
    workouts: { legs: workoutDaysAgo(0, squats) },
  });
  const week = screen.getByRole('region', { name: 'This week' });
  await expect.element(week.getByText(/^Hard sets for your legs on the day of your hardest run/)).toBeVisible();
  await expect
    .element(week.getByRole('link', { name: 'Today' }))
    .toHaveAttribute('href', expect.stringMatching(/activities\/hard/));
});

test('a target body weight close to the current one shows a hint', async () => {
  const { dialog, addGoal } = await openGoals({ measurements: { today: weightDaysAgo(0, 80.4) } });
  await addGoal('Reach a body weight');
  await dialog.getByRole('textbox', { name: 'Target' }).fill('80');
  await expect.element(dialog.getByText(/You’re already at about this weight/)).toBeVisible();
});

test('a weight to maintain is met within its range, but not above it', async () => {
  const { goals, dialog, state, addGoal, changeElsewhere } = await openGoals({
    measurements: { today: weightDaysAgo(0, 80.4) },
  });
  await addGoal('Stay at a body weight');
  await dialog.getByRole('textbox', { name: 'Target weight' }).fill('80');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const held = state('Stay at 80 kg ± 1 kg');
  await expect.element(held).toHaveAttribute('aria-valuetext', 'Now 80.4 kg, in range');
  await expect.element(goals.getByRole('img', { name: 'Goal met' })).toBeVisible();
  await changeElsewhere('measurements', 'today', (draft) => {
    draft.value = { si: 83.5 };
  });
  await expect.element(held).toHaveAttribute('aria-valuetext', 'Now 83.5 kg, above 81 kg');
  await expect.element(goals.getByRole('img', { name: 'Goal met' })).not.toBeInTheDocument();
});

test('a goal for a sport counts only that sport', async () => {
  const { day } = daysAgo(0);
  const { screen, dialog, state, addGoal, save } = await openGoals({
    activities: {
      run: { sport: 'run', day, movingSeconds: 1800, distance: { si: 6000 } },
      ride: { sport: 'ride', day, movingSeconds: 3600, distance: { si: 30_000 } },
    },
  });
  await addGoal('Distance');
  await dialog.getByRole('button', { name: /Sport/ }).click();
  await screen.getByRole('option', { name: 'Run' }).click();
  await save('20');
  await expect.element(state('Run: 20 mi a week')).toHaveAttribute('aria-valuetext', '3.73 mi of 20 mi');
});

test('a goal for a muscle counts its share of the sets', async () => {
  const { screen, dialog, state, addGoal, save } = await openGoals({ workouts: { done: workoutDaysAgo(0, sets) } });
  await addGoal('Sets');
  await dialog.getByRole('button', { name: /Choose a muscle/ }).click();
  await screen.getByRole('option', { name: 'Triceps' }).click();
  await save('10');
  await expect.element(state('Triceps: 10 sets a week')).toHaveAttribute('aria-valuetext', '1 of 10');
});

test.each([
  ['Volume (weight × reps)', '1600', 'Bench press: 1,600 kg of volume a week', /^800 kg of 1,600 kg$/],
  ['Estimated 1RM', '90', 'Bench press: 90 kg estimated 1RM', /^Best since today: 9\d\.?\d? kg$/i],
])('a goal for an exercise counts only that exercise: %s', async (kind, target, name, progress) => {
  const { screen, dialog, state, addGoal, save } = await openGoals({
    workouts: { done: workoutDaysAgo(0, { ...sets, 'back-squat': [{ load: 200, reps: 5 }] }) },
  });
  await addGoal(kind);
  await dialog.getByRole('combobox', { name: 'Exercise' }).fill('bench press');
  await screen.getByRole('option', { name: 'Bench press', exact: true }).click();
  await save(target);
  await expect.poll(() => state(name).query()?.getAttribute('aria-valuetext')).toMatch(progress);
});
