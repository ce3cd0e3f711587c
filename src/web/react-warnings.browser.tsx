import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { planOf, weightDaysAgo, workoutDaysAgo } from './exercise/testing/index.ts';
import { openApp } from './testing/index.ts';

// Only this file runs without the build of the component tests: React gives its warnings in development mode alone.

const squats = { 'back-squat': [{ load: 100, reps: 5 }] };

const document = {
  notesData: {
    notes: { plan: { title: 'Plan', createdAt: 1, body: '- [ ] squat\n\n| a | b |\n| - | - |\n| 1 | 2 |' } },
  },
  exerciseData: {
    workouts: { legs: workoutDaysAgo(1, squats) },
    routines: { lower: { name: 'Lower body', order: 'a0', ...planOf(squats) } },
    measurements: { a: weightDaysAgo(1, 80) },
  },
};

const paths = [
  '/dashboard/exercise',
  '/dashboard/exercise/workouts/legs',
  '/dashboard/exercise/activities',
  '/dashboard/exercise/calendar',
  '/dashboard/exercise/exercises/back-squat',
  '/dashboard/exercise/routines/lower',
  '/dashboard/exercise/progress',
  '/dashboard/exercise/body',
  '/dashboard/notes',
  '/dashboard/notes/plan',
  '/dashboard/journal',
  '/dashboard/search?q=squat',
  '/dashboard/profile',
  '/dashboard/profile/import',
];

test('React has nothing to warn about on the way through the app', async () => {
  const logged = vi.spyOn(console, 'error');
  onTestFinished(() => logged.mockRestore());
  const { router } = await openApp('/dashboard/overview', document);
  for (const href of paths) {
    await router.navigate({ href });
    await expect.element(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(logged.mock.calls, href).toEqual([]);
  }
});
