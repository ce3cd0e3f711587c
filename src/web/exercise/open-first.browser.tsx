import { expect, test } from 'vitest';
import { onPhone } from '../testing/index.ts';
import { daysAgo, openExercise, workoutDaysAgo } from './testing/index.ts';

const bench = workoutDaysAgo(1, { 'bench-press': [{ load: 80, reps: 5 }] });
const squats = workoutDaysAgo(9, { 'back-squat': [{ load: 100, reps: 5 }] });
const run = { ...daysAgo(2), sport: 'run', distance: { si: 5000, typed: '5', unit: 'km' } };
const ride = { ...daysAgo(5), sport: 'ride' };
const stored = {
  workouts: { squats, bench },
  activities: { ride, run },
  programmes: { winter: { name: 'Winter', form: 'rotation' } },
  routines: { legs: { name: 'Legs', order: 'a0' } },
};

test.each([
  ['workout', '/workouts', '/workouts/bench'],
  ['activity', '/activities', '/activities/run'],
  ['programme', '/routines', '/routines/programmes/winter'],
  ['built-in programme', '/routines/built-in', '/routines/built-in/full-body'],
  ['exercise, the one trained last', '/exercises', '/exercises/bench-press'],
])('beside a list the first is open: a %s', async (_, list, opened) => {
  const { pathname } = await openExercise(list, stored);
  await expect.poll(pathname).toBe(`/dashboard/exercise${opened}`);
});

test('without a programme the first routine is open', async () => {
  const { pathname } = await openExercise('/routines', { routines: stored.routines });
  await expect.poll(pathname).toBe('/dashboard/exercise/routines/legs');
});

test.each([
  ['the trash', '/workouts?list=trash', 'Trash'],
  ['a filtered list of exercises', '/exercises?muscle=abs', 'Exercises'],
])('beside %s nothing is opened', async (_, list, heading) => {
  const { screen, pathname } = await openExercise(list, stored);
  await expect.element(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.element(screen.getByText('Nothing selected')).toBeVisible();
  expect(pathname()).toBe(`/dashboard/exercise${list.replace(/\?.*/, '')}`);
});

test('on a phone the list is the page', async () => {
  await onPhone();
  const { screen, pathname } = await openExercise('/workouts', stored);
  await expect.element(screen.getByRole('row').first()).toBeVisible();
  expect(pathname()).toBe('/dashboard/exercise/workouts');
});
