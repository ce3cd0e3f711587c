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
  return workout(startedAt, { 'back-squat': { load: { si: kilograms }, reps: 5 } });
}

/** Returns a workout of one set of each exercise. */
function workout(startedAt: number, done: Readonly<Record<string, object>>): object {
  const ids = Object.keys(done);
  const result = { kind: 'working', completedAt: startedAt + 60_000 };
  return {
    ...{ startedAt, endedAt: startedAt + 3_600_000, zone: 'UTC', day: dayOf(startedAt) },
    exercises: Object.fromEntries(ids.map((id, at) => [id, { exercise: `exercises/${id}`, order: `a${at}` }])),
    sets: Object.fromEntries(
      ids.map((id) => [id, { place: { exercise: id, order: 'a0' }, result: { ...result, ...done[id] } }]),
    ),
  };
}

function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

test('days with a word are compared with the others, and the page is accessible', async () => {
  const { screen } = await openApp('/dashboard/journal/compare?q=slept', marked());
  const lift = screen.getByRole('region', { name: /squat, estimated 1RM/ });
  await expect.element(lift).toBeVisible();
  await expect.element(screen.getByText('6 days with slept. A link, not a cause.')).toBeVisible();
  await expect.element(lift.getByRole('img', { name: 'With: 6 days as dots' })).toBeVisible();
  await expect.element(lift.getByRole('button', { name: '140 kg' })).toBeVisible();
  await expect.element(lift.getByRole('button', { name: '116.7 kg' })).toBeVisible();
  await expectAccessible('main');
});

test('the median opens its formula, and the days lead to their pages', async () => {
  const { screen } = await openApp('/dashboard/journal/compare?q=slept', marked());
  const lift = screen.getByRole('region', { name: /squat, estimated 1RM/ });
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
  await expect.element(screen.getByText('No days match')).toBeVisible();
});

test('up to three lifts are chosen at first, and others with a load can be added and removed', async () => {
  const five = { load: { si: 60 }, reps: 5 };
  const lifted = ['back-squat', 'bench-press', 'deadlift', 'pull-up'];
  const done = { ...Object.fromEntries(lifted.map((id) => [id, five])), plank: { seconds: 60 } };
  const { screen, router } = await openApp('/dashboard/journal/compare?q=slept', {
    exerciseData: { workouts: { w: workout(Date.now() - dayMs, done) } },
  });
  const lifts = screen.getByRole('group', { name: 'Lifts' });
  const chosen = () => lifts.getByRole('button', { name: /^Remove / }).elements();
  await expect.poll(chosen).toHaveLength(3);
  await lifts.getByRole('button', { name: /^Show exercises/ }).click();
  await expect.poll(() => screen.getByRole('option').elements()).toHaveLength(1);
  await screen.getByRole('option').click();
  await expect.poll(chosen).toHaveLength(4);
  await expect.element(lifts.getByRole('combobox')).not.toBeInTheDocument();
  await lifts.getByRole('button', { name: 'Remove Deadlift' }).click();
  await expect.poll(chosen).toHaveLength(3);
  const { lifts: ids } = router.state.location.search as { readonly lifts?: string };
  expect(ids?.split(',').toSorted()).toEqual(['back-squat', 'bench-press', 'pull-up']);
});
