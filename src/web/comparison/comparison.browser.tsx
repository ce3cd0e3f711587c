import { expect, test } from 'vitest';
import { expectAccessible, openApp } from '../testing/index.ts';
// Loading this on demand from source can take longer than the timeout of `expect`.
import './index.ts';

const dayMs = 86_400_000;

/** Returns squat workouts, every other day. The even ones are heavier, and their days are marked in a note. */
function marked(count = 12) {
  const starts = Array.from({ length: count }, (_, at) => Date.now() - 2 * at * dayMs);
  const workouts = starts.map((startedAt, at) => [`w${at}`, squats(startedAt, at % 2 === 0 ? 120 : 100)]);
  const notes = starts.flatMap((startedAt, at) =>
    at % 2 === 0 ? [[`n${at}`, { title: `Slept well ${at}`, day: dayOf(startedAt), createdAt: 1 }]] : [],
  );
  return { exerciseData: { workouts: Object.fromEntries(workouts) }, notesData: { notes: Object.fromEntries(notes) } };
}

/** Returns a workout of one set of five squats. */
function squats(startedAt: number, kilograms: number): object {
  const result = { kind: 'working', load: { si: kilograms }, reps: 5, completedAt: startedAt + 60_000 };
  return {
    ...{ startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: dayOf(startedAt) },
    exercises: { e: { exercise: 'exercises/back-squat', order: 'a0' } },
    sets: { s: { place: { exercise: 'e', order: 'a0' }, result } },
  };
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

test('days with a word are compared with the others, and the page is accessible', async () => {
  const { screen } = await openApp('/dashboard/journal/compare?q=slept', marked());
  const lift = screen.getByRole('region', { name: /squat, e1RM/ });
  await expect.element(lift).toBeVisible();
  await expect.element(screen.getByText('6 days with it. This shows what went together, not why.')).toBeVisible();
  await expect.element(lift.getByRole('img', { name: 'With: 6 days as dots' })).toBeVisible();
  await expect.element(lift.getByRole('button', { name: '140 kg' })).toBeVisible();
  await expect.element(lift.getByRole('button', { name: '116.7 kg' })).toBeVisible();
  await expectAccessible('main');
});

test('the median opens its formula, and the days lead to their pages', async () => {
  const { screen } = await openApp('/dashboard/journal/compare?q=slept', marked());
  const lift = screen.getByRole('region', { name: /squat, e1RM/ });
  await lift.getByRole('button', { name: '140 kg' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Median' })).toBeVisible();
});

test('fewer than five days on a side are too few, and the page says how many are missing', async () => {
  const { screen } = await openApp('/dashboard/journal/compare?q=slept', marked(8));
  await expect
    .element(screen.getByText('Too few values: needs 1 more day with it and 1 more day without it.').first())
    .toBeVisible();
});

test('a search without days says so', async () => {
  const { screen } = await openApp('/dashboard/journal/compare?q=nothing-like-it', marked());
  await expect.element(screen.getByText('No day has this')).toBeVisible();
});
