import { expect, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { focus, keyboard } from '../../testing/index.ts';
import { openExercise, watchLabels, weightDaysAgo, workoutDaysAgo } from '../testing/index.ts';

/** Returns workouts with one set of five squats each, on consecutive days until yesterday. */
const lifted = (...loads: readonly number[]) => ({
  workouts: Object.fromEntries(
    loads.map((load, at) => [
      `workout-${at}`,
      workoutDaysAgo(loads.length - at, { 'back-squat': [{ load, reps: 5 }] }),
    ]),
  ),
});

/** Returns a workout of yesterday with five pull-ups, without a body weight. */
const pullUps = () => ({ workouts: { w: workoutDaysAgo(1, { 'pull-up': [{ load: 0, reps: 5 }] }) } });

async function expectChart(figure: Locator): Promise<void> {
  await expect.poll(() => figure.query()?.querySelector('canvas')).toBeTruthy();
}

async function expectFigure(figure: Locator, value: string): Promise<void> {
  const asTable = figure.getByRole('button', { name: 'Show as table' });
  await focus(asTable);
  await keyboard.press('Enter');
  await expect.element(figure.getByRole('cell').first()).toHaveTextContent(value);
}

test('there are no records without a workout', async () => {
  const { screen } = await openExercise('/progress');
  await expect.element(screen.getByText('No personal records yet')).toBeVisible();
});

test('records and charts include logged workouts', async () => {
  const { screen } = await openExercise('/progress', lifted(100, 102.5, 105));
  const newest = screen.getByRole('region', { name: 'Recent personal records' });
  await expect.element(newest.getByText(/previously 102\.5\skg/).first()).toBeVisible();
  const scores = screen.getByRole('region', { name: 'Strength scores' });
  await expect.element(scores.getByText('105 kg')).toBeVisible();
  const overTime = screen.getByRole('region', { name: 'Exercise', exact: true });
  await expect.element(overTime.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Back squat');
  await expectChart(overTime.getByRole('figure', { name: 'Estimated 1RM' }));
  await expectChart(overTime.getByRole('figure', { name: 'Volume' }));
  await newest.getByRole('link', { name: 'Back squat' }).first().click();
  await expect.element(screen.getByRole('heading', { name: 'Back squat', level: 1 })).toBeVisible();
});

test('the weights on the axis of a chart are round', async () => {
  const labels = watchLabels();
  await openExercise('/progress', lifted(22.5, 22.5, 22.5));
  const weights = () => labels.flatMap(({ text }) => (/^2[23](\.\d)?\s/.test(text) ? [Number.parseFloat(text)] : []));
  await expect.poll(() => weights().length).toBeGreaterThan(0);
  expect(weights()).toEqual([22, 22.5, 23]);
});

test('a calculated number opens its formula with its source', async () => {
  const { screen } = await openExercise('/exercises/back-squat', lifted(100, 102.5, 105));
  const records = screen.getByRole('region', { name: 'Personal records', exact: true });
  await records.getByRole('button', { name: '122.5 kg' }).click();
  const formula = screen.getByRole('dialog');
  await expect.element(formula.getByText('load × (1 + reps ÷ 30)')).toBeVisible();
  await expect.element(formula.getByText(/Boyd Epley Workout/)).toBeVisible();
});

test('each chart offers a table', async () => {
  const { screen } = await openExercise('/exercises/back-squat', lifted(100, 102.5, 105));
  const chart = screen.getByRole('figure', { name: 'Estimated 1RM' });
  await expectChart(chart);
  await expectFigure(chart, '122.5 kg');
  expect(chart.getByRole('rowheader').elements()).toHaveLength(3);
});

const needed = (figure: string) =>
  new RegExp(`^${figure}: Needs your body weight on or before the day of the workout\\.`);
const old = /^Uses your body weight from .+, the latest before your last workout\.$/;

const bothPlaces: readonly (readonly [string, string])[] = [
  ['/progress', 'Exercise'],
  ['/exercises/pull-up', 'Progress'],
];

test.each(bothPlaces)('values that need a body weight show a hint in %s', async (place, region) => {
  const { screen } = await openExercise(place, pullUps());
  const figures = screen.getByRole('region', { name: region, exact: true });
  await expect.element(figures.getByText(needed('Estimated 1RM'))).toBeVisible();
  await expect.element(figures.getByText(needed('Volume'))).toBeVisible();
  await expect
    .element(figures.getByRole('link', { name: 'Log body weight' }).first())
    .toHaveAttribute('href', '/dashboard/exercise/body');
  await expect.element(figures.getByText('No data in this time range.')).not.toBeInTheDocument();
  await expect.element(figures.getByText(old)).not.toBeInTheDocument();
});

test.each(bothPlaces)('values based on an old body weight show its date in %s', async (place, region) => {
  const { screen } = await openExercise(place, { ...pullUps(), measurements: { weight: weightDaysAgo(60, 70) } });
  const figures = screen.getByRole('region', { name: region, exact: true });
  await expectFigure(figures.getByRole('figure', { name: 'Estimated 1RM' }), '81.7 kg');
  await expect.element(figures.getByText(old)).toBeVisible();
  await expect.element(figures.getByText(needed('.+'))).not.toBeInTheDocument();
});

test('max and volume of a body-weight exercise follow a corrected body weight', async () => {
  const { screen, goTo } = await openExercise('/exercises/pull-up', {
    workouts: { w: workoutDaysAgo(0, { 'pull-up': [{ load: 0, reps: 5 }] }) },
    measurements: { weight: weightDaysAgo(1, 90) },
  });
  const figures = screen.getByRole('region', { name: 'Progress', exact: true });
  await expectFigure(figures.getByRole('figure', { name: 'Estimated 1RM' }), '105 kg');
  await expectFigure(figures.getByRole('figure', { name: 'Volume' }), '450 kg');
  await goTo('/body/body-weight');
  await screen.getByRole('region', { name: 'Entries', exact: true }).getByRole('button', { name: /90 kg/ }).click();
  await screen.getByRole('textbox', { name: 'Body weight', exact: true }).fill('80');
  await keyboard.press('Enter');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await goTo('/exercises/pull-up');
  await expectFigure(figures.getByRole('figure', { name: 'Estimated 1RM' }), '93.3 kg');
  await expectFigure(figures.getByRole('figure', { name: 'Volume' }), '400 kg');
  const records = screen.getByRole('region', { name: 'Personal records', exact: true });
  await expect.element(records).toMatchTextContent('93.3 kg');
});

test('after an import of old history, the most trained lift is shown, over all time', async () => {
  const old = (days: number, exercises: Parameters<typeof workoutDaysAgo>[1]) => workoutDaysAgo(days, exercises);
  const workouts = {
    a: old(1200, { 'back-squat': [{ load: 100, reps: 5 }], 'dumbbell-curl': [{ load: 10, reps: 10 }] }),
    b: old(1205, { 'back-squat': [{ load: 97.5, reps: 5 }] }),
  };
  const { screen } = await openExercise('/progress', { workouts });
  const figures = screen.getByRole('region', { name: 'Exercise', exact: true });
  await expect.element(figures.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Back squat');
  await expectFigure(figures.getByRole('figure', { name: 'Estimated 1RM' }), '116.7 kg');
  await figures.getByRole('combobox', { name: 'Exercise' }).click();
  await screen.getByRole('option', { name: 'Dumbbell curl' }).click();
  await expect.element(figures.getByRole('combobox', { name: 'Exercise' })).toHaveValue('Dumbbell curl');
});

test('charts of assisted sets say why there is no estimate', async () => {
  const workouts = { w: workoutDaysAgo(1, { 'pull-up': [{ load: -15, reps: 8 }] }) };
  const { screen } = await openExercise('/exercises/pull-up', { workouts });
  const figures = screen.getByRole('region', { name: 'Progress', exact: true });
  await expect.element(figures.getByText('Estimated 1RM: Not computed for assisted sets.')).toBeVisible();
});
