import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { changeLanguage } from '../../language/index.ts';
import { openExercise, workoutDaysAgo } from '../testing/index.ts';

beforeEach(async () => {
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('de');
});

test('an exercise has its German name, aliases, facts and instructions', async () => {
  const { screen } = await openExercise('/exercises/back-squat');
  await expect.element(screen.getByRole('heading', { name: 'Kniebeuge', exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^Auch: Langhantel-Kniebeuge/)).toBeVisible();
  await expect.element(screen.getByText('Steh auf, Brust und Hüfte heben sich gleichzeitig.')).toBeVisible();
  await expect
    .element(screen.getByRole('region', { name: 'Anleitung' }).getByText('Langhantel', { exact: true }))
    .toBeVisible();
});

test('the sets of a workout have commas between them', async () => {
  const set = { load: 80, reps: 5 };
  const { screen } = await openExercise('/exercises/bench-press', {
    workouts: { w: workoutDaysAgo(1, { 'bench-press': [set, set, set] }) },
  });
  const history = screen.getByRole('region', { name: 'Verlauf' });
  await expect.element(history.getByText(/^80\s\S+\s×\s5, 80\s\S+\s×\s5, 80\s\S+\s×\s5$/)).toBeVisible();
});

test('an exercise is found by its English name too', async () => {
  const { screen } = await openExercise('/exercises');
  await screen.getByRole('searchbox', { name: 'Übungen suchen' }).fill('bench press');
  await expect.element(screen.getByRole('row').first()).toMatchTextContent('Bankdrücken');
});

test('a workout shows names in the language of the app', async () => {
  const { screen } = await openExercise('/workouts/w', {
    workouts: { w: workoutDaysAgo(1, { 'bench-press': [{ load: 80, reps: 5 }] }) },
  });
  await expect.element(screen.getByRole('region', { name: 'Bankdrücken' })).toBeVisible();
  await changeLanguage('en');
  await expect.element(screen.getByRole('region', { name: 'Bench press' })).toBeVisible();
});

test('in English an exercise is found by its German name, once the page was idle', async () => {
  await changeLanguage('en');
  const { screen } = await openExercise('/exercises');
  await screen.getByRole('searchbox', { name: 'Search exercises' }).fill('bankdrücken');
  await expect.element(screen.getByRole('row').first()).toMatchTextContent('Bench press');
});

test('an exercise that is added in German is stored as in English', async () => {
  const { screen, store } = await openExercise('/workouts/w', {
    workouts: { w: workoutDaysAgo(1, { 'back-squat': [{ load: 80, reps: 5 }] }) },
  });
  const stored = () => JSON.stringify(store.record('workouts', 'w').entry?.value);
  await screen.getByRole('button', { name: 'Bearbeiten' }).click();
  await screen.getByRole('button', { name: 'Übung hinzufügen' }).click();
  await screen.getByRole('searchbox', { name: 'Übungen suchen' }).fill('bankdrücken');
  await screen.getByRole('row', { name: 'Bankdrücken', exact: true }).click();
  await expect.element(screen.getByRole('region', { name: 'Bankdrücken' })).toBeVisible();
  expect(stored()).toContain('exercises/bench-press');
  expect(stored()).not.toContain('Bankdrücken');
});
