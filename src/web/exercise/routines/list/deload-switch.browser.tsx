import { expect, test } from 'vitest';
import { openApp } from '../../../testing/index.ts';
import { dayOf, daysAgo, planOf, startInSheet } from '../../testing/index.ts';

const inDays = (days: number) => daysAgo(-days).day;

function openLegs(path: string, preferences: object = {}) {
  const plan = planOf({ 'back-squat': [{ load: 100, reps: 5 }] });
  return openApp(`/dashboard/exercise${path}`, {
    exerciseData: { routines: { legs: { name: 'Legs', order: 'a0', ...plan } } },
    profileData: { preferences: { main: preferences } },
  });
}

const deload = (from: number, until: number) => ({ deload: { from: inDays(from), until: inDays(until), share: 0.4 } });

test('a deload week makes the next loads lighter, says so on the day, and is marked in its workouts', async () => {
  const { screen, store, router } = await openLegs('/routines');
  await screen.getByText('Deload week', { exact: true }).click();
  await expect.element(screen.getByText(/^Weights are 40\s?% lighter until /)).toBeVisible();
  expect(store.preferences.deload).toEqual({ from: dayOf(Date.now()), until: inDays(6), share: 0.4 });
  await router.navigate({ href: '/dashboard/exercise' });
  await expect.element(screen.getByText(/^Deload week\. Weights are 40\s?% lighter/)).toBeVisible();
  await startInSheet(screen, /^Legs/);
  const load = screen.getByRole('textbox', { name: 'Weight, set 1' });
  await expect.element(load).toHaveAttribute('placeholder', '60');
  expect(store.records('workouts').map(({ value }) => value.deloadWeek)).toEqual([true]);
});

test('a deload is ended on the front page', async () => {
  const { screen, store } = await openLegs('', deload(-2, 4));
  await screen.getByRole('button', { name: 'End deload' }).click();
  await expect.element(screen.getByText(/^Deload week/)).not.toBeInTheDocument();
  expect(store.preferences.deload ?? null).toBeNull();
});

test('a deload ends by itself after its last day', async () => {
  const { screen, router } = await openLegs('/routines', deload(-7, -1));
  await expect.element(screen.getByRole('switch', { name: 'Deload week' })).not.toBeChecked();
  await router.navigate({ href: '/dashboard/exercise/routines/legs' });
  await expect.element(screen.getByText('As planned.')).toBeVisible();
});
