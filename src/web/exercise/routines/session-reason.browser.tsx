import { expect, test } from 'vitest';
import { expectAccessible, keyboard } from '../../testing/index.ts';
import { daysAgo, openExercise, planOf, workoutDaysAgo } from '../testing/index.ts';

const squats = { 'back-squat': [{ load: 100, reps: 5 }] };
const plan = planOf(squats);
const routine = {
  name: 'Leg day',
  order: 'a0',
  exercises: { 'back-squat': { ...plan.exercises['back-squat'], progression: { rule: 'linear' } } },
  sets: plan.sets,
};
const before = { ...(workoutDaysAgo(3, squats) as ReturnType<typeof planOf>), routine: 'legs' };

async function start() {
  const app = await openExercise('/routines/legs', { routines: { legs: routine }, workouts: { before } });
  await app.screen
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await expect.poll(app.pathname).toMatch(/\/workouts\//);
  return app;
}

test('a running workout says why the routine proposed a weight', async () => {
  const { screen } = await start();
  const squat = screen.getByRole('region', { name: 'Back squat' });
  await squat.getByRole('button', { name: 'Why this target? Back squat' }).click();
  const why = screen.getByRole('dialog', { name: 'Why this target?' });
  await expect.element(why).toMatchTextContent(/^Up from 100 kg to 102\.5 kg: you completed every set/);
  await expectAccessible('[role=dialog]');
  await keyboard.press('Escape');
  await squat.getByRole('checkbox', { name: 'Set 1 done' }).click();
  await squat.getByRole('button', { name: 'Why this target? Back squat' }).click();
  await expect.element(why).toMatchTextContent(/^Up from 100 kg to 102\.5 kg/); // as when it was started
});

test('targets that the routine did not propose are not explained by it', async () => {
  const now = { ...daysAgo(0), routine: 'legs', ...planOf({ 'back-squat': [{ load: 90, reps: 5 }] }) };
  const { screen } = await openExercise('/workouts/now', { routines: { legs: routine }, workouts: { before, now } });
  await screen.getByRole('button', { name: 'Why this target? Back squat' }).click();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/^These targets aren’t the routine’s/);
});

test('a workout without a routine has nothing to explain', async () => {
  const now = { ...daysAgo(0), ...planOf(squats) };
  const { screen } = await openExercise('/workouts/now', { workouts: { before, now } });
  await expect.element(screen.getByText(/^Last time:/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Why this target/ })).not.toBeInTheDocument();
});
