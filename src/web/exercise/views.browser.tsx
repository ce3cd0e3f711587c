import { expect, test } from 'vitest';
import { openExercise, workoutDaysAgo } from './testing/index.ts';
import type { ExerciseViewName } from './views.ts';
import { exerciseViews } from './views.ts';

const squats = { 'back-squat': [{ load: 100, reps: 5 }] };

/** Every view, the front page last, since its parts load catalogues of other views. */
const visits: readonly (readonly [ExerciseViewName, path: string, heading: string])[] = [
  ['volume', '/volume', 'Volume'],
  ['load', '/load', 'Training load'],
  ['goals', '/goals', 'Goals'],
  ['body', '/body', 'Body'],
  ['routines', '/routines', 'Routines'],
  ['calendar', '/calendar', 'Calendar'],
  ['activities', '/activities', 'Activities'],
  ['progress', '/progress', 'Progress'],
  ['exercises', '/exercises', 'Exercises'],
  ['workouts', '/workouts', 'Workouts'],
  ['front', '', 'Exercise'],
];

test('a view whose code is loaded replaces the one before it without a wait', async () => {
  const { screen, goTo, pathname } = await openExercise('/workouts/gone', {
    workouts: { w: workoutDaysAgo(1, squats) },
  });
  // the first view is still loading, which would count as a wait for the second
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  const waits = new Set<string>();
  const watch = new MutationObserver(() => {
    if (document.querySelector('h1') === null) waits.add(pathname());
  });
  for (const [view, path, heading] of visits) {
    await exerciseViews[view]();
    watch.observe(document.body, { subtree: true, childList: true });
    await goTo(path);
    await expect.element(screen.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    watch.disconnect();
  }
  expect([...waits]).toEqual([]);
});
