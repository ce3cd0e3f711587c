import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeLanguage } from '../language/index.ts';
import { expectAccessible, openApp, texts } from '../testing/index.ts';

afterEach(() => {
  vi.useRealTimers();
});

const now = Date.UTC(2026, 10, 27, 9);
const dayMs = 86_400_000;
const dayAgo = (days: number) => new Date(now - days * dayMs).toISOString().slice(0, 10);

/** A workout that was done some days ago, with one set. */
function workoutDaysAgo(days: number, title: string) {
  const startedAt = now - days * dayMs;
  const result = { kind: 'working', load: { si: 80 }, reps: 8, completedAt: startedAt };
  return {
    ...{ title, startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: dayAgo(days) },
    exercises: { bench: { exercise: 'exercises/bench-press', order: 'a0' } },
    sets: { one: { place: { exercise: 'bench', order: 'a0' }, result } },
  };
}

const noteOf = (days: number, body: string) => ({
  [`day-${dayAgo(days)}`]: { day: dayAgo(days), createdAt: now - days * dayMs, body },
});

function openJournal(path = '', exerciseData: object = { workouts: { push: workoutDaysAgo(1, 'Push day') } }) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  return openApp(`/dashboard/journal${path}`, {
    notesData: { notes: { ...noteOf(1, 'Slept well'), ...noteOf(3, 'Rest day'), ...noteOf(365, 'First snow') } },
    exerciseData: exerciseData as Record<string, never>,
  });
}

const rows = () => texts('[role="row"][data-key]');

test('days with something are listed newest first, each with its note and its training', async () => {
  await page.viewport(1280, 800);
  const { screen, router } = await openJournal();
  await expect.element(screen.getByRole('grid', { name: 'Days' })).toBeVisible();
  await expect
    .poll(rows)
    .toEqual([
      expect.stringMatching(/^Today · Friday.*Nothing yet$/),
      expect.stringMatching(/26.*Slept well.*Push day$/),
      expect.stringMatching(/24.*Rest day$/),
      expect.stringMatching(/2025.*First snow$/),
    ]);
  await expectAccessible('[data-layout]');
  await screen.getByRole('row').filter({ hasText: 'Slept well' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/notes/day/${dayAgo(1)}`);
});

test('a date can be gone to, among thousands of days', async () => {
  const workouts = Object.fromEntries(
    Array.from({ length: 3000 }, (_, days) => [`w${days}`, workoutDaysAgo(days * 2, `Workout ${days}`)]),
  );
  const { screen, router } = await openJournal('', { workouts });
  const field = screen.getByLabelText('Go to date');
  await field.fill(dayAgo(4001));
  await expect.element(screen.getByText('Workout 2001', { exact: true })).toBeVisible();
  expect(router.state.location.search).toEqual({ day: dayAgo(4001) });
  expect(rows().length).toBeLessThan(60);
});

test('the calendar marks notes, workouts and activities in words, and opens a day', async () => {
  await page.viewport(1280, 800);
  const run = { startedAt: now - dayMs, zone: 'UTC', day: dayAgo(1), sport: 'run', movingSeconds: 1800 };
  const workouts = { push: workoutDaysAgo(1, 'Push day') };
  const { screen, router } = await openJournal('', { workouts, activities: { run } });
  const cell = screen.getByRole('button', { name: /26 November 2026.*has a note, 1 workout, 1 activity/ });
  await cell.click();
  await expect.poll(() => router.state.location.pathname).toBe(`/dashboard/notes/day/${dayAgo(1)}`);
});

test('beside the days, a wide screen shows the same day of earlier years', async () => {
  await page.viewport(1280, 800);
  const { screen } = await openJournal();
  const earlier = screen.getByRole('region', { name: 'On this day' });
  await expect.element(earlier.getByText('1 year ago')).toBeVisible();
  await expect.element(earlier.getByText('First snow')).toBeVisible();
});

test('on a phone the ways to a date are in one row, also in German', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => changeLanguage('en'));
  await changeLanguage('de');
  const { screen } = await openJournal();
  const bottom = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect().bottom;
  await expect.element(screen.getByRole('button', { name: 'Kalender' })).toBeVisible();
  expect(bottom('Kalender')).toBe(bottom('Heute'));
});

test('on a phone the calendar opens over the list', async () => {
  await page.viewport(390, 844);
  const { screen } = await openJournal();
  await screen.getByRole('button', { name: 'Calendar' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Calendar' })).toBeVisible();
  await expectAccessible('[role=dialog]');
});

test.each([
  ['/dashboard/journal', 'Journal'],
  [`/dashboard/notes/day/${dayAgo(1)}`, 'Journal'],
  ['/dashboard/journal/compare', 'Journal'],
  ['/dashboard/search?q=snow', 'Snowy days'],
  ['/dashboard/notes?list=tasks', 'Tasks'],
])('beside %s, the sidebar of the notes marks %s alone', async (path, name) => {
  await page.viewport(1280, 800);
  const { screen } = await openApp(path, {
    notesData: {
      notes: noteOf(1, 'Slept well'),
      searches: { s: { name: 'Snowy days', query: 'snow', scope: 'all', order: 'a0' } },
    },
  });
  const views = screen.getByRole('navigation', { name: 'Views' });
  await expect.element(views.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  expect(views.element().querySelectorAll('[aria-current]')).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: 'Notes', exact: true }).first())
    .toHaveAttribute('aria-current', 'page');
});
