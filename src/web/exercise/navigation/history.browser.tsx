import { beforeEach, expect, test } from 'vitest';
import { onPhone } from '../../testing/index.ts';
import { daysAgo, openExercise, workoutDaysAgo } from '../testing/index.ts';

const run = { ...daysAgo(0), sport: 'run', distance: { si: 10_000 } };
const workout = workoutDaysAgo(1, { 'back-squat': [{ load: 100, reps: 5 }] });

beforeEach(() => onPhone());

async function open(records: Parameters<typeof openExercise>[1]) {
  const app = await openExercise('', records);
  const tabs = app.screen.getByRole('navigation', { name: 'Exercise views' });
  const expectHistory = (address: string) =>
    expect.element(tabs.getByRole('link', { name: 'History' })).toHaveAttribute('href', address);
  return { ...app, expectHistory };
}

test('the history of a runner is the list of activities', async () => {
  const { screen, expectHistory } = await open({ activities: { run } });
  await expectHistory('/dashboard/exercise/activities');
  await expect
    .element(screen.getByRole('region', { name: 'Recent' }).getByRole('link', { name: 'History' }))
    .toHaveAttribute('href', '/dashboard/exercise/activities');
});

test('the history opens the list that was opened last', async () => {
  const { goTo, expectHistory } = await open({ activities: { run }, workouts: { workout } });
  await goTo('/activities');
  await expectHistory('/dashboard/exercise/activities');
  await goTo('/calendar');
  await expectHistory('/dashboard/exercise/activities');
  await goTo('/workouts');
  await expectHistory('/dashboard/exercise/workouts');
});
