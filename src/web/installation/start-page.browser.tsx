import { expect, test } from 'vitest';
import { openApp } from '../testing/index.ts';

const day = new Date().toISOString().slice(0, 10);

test('the shortcut for a new note opens an empty note, and Back leads to the overview', async () => {
  const { store, router } = await openApp('/dashboard/start/new-note');
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/dashboard\/notes\/[\w-]+$/);
  router.history.back();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/overview');
  expect(store.records('notes')).toEqual([]);
});

test('the shortcut for today opens today’s note', async () => {
  const { store, router } = await openApp('/dashboard/start/today');
  await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/notes/day-${day}`);
  expect(store.record('notes', `day-${day}`).entry?.value.day).toBe(day);
});

test('the shortcut for a workout starts one, or opens the running one', async () => {
  const first = await openApp('/dashboard/start/workout');
  await first.screen.getByRole('button', { name: 'Empty workout' }).click();
  await expect.poll(() => first.router.state.location.pathname).toMatch(/^\/dashboard\/exercise\/workouts\/[\w-]+$/);
  const [started] = first.store.records('workouts');
  const { pathname } = first.router.state.location;
  expect(pathname).toBe(`/dashboard/exercise/workouts/${started?.id}`);
  await first.router.navigate({ href: '/dashboard/start/workout' });
  await expect.poll(() => first.router.state.location.pathname).toBe(pathname);
  expect(first.store.records('workouts')).toHaveLength(1);
});

test('an unknown shortcut is a page that does not exist', async () => {
  const { screen } = await openApp('/dashboard/start/nothing');
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
});
