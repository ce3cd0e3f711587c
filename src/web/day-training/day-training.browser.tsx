import { expect, test } from 'vitest';
import { expectAccessible, openApp } from '../testing/index.ts';

const day = '2026-02-03';
const at = (hours: number, minutes = 0) => Date.UTC(2026, 1, 3, hours, minutes);
const when = (startedAt: number) => ({ startedAt, zone: 'UTC', day });

const set = (order: string, load: number, reps: number, kind = 'working') => ({
  place: { exercise: 'bench', order },
  result: { kind, load: { si: load }, reps, completedAt: at(18, 20) },
});

const workout = {
  ...when(at(18, 5)),
  endedAt: at(18, 57),
  title: 'Push day',
  remark: 'Slept badly',
  exercises: { bench: { exercise: 'exercises/bench-press', order: 'a0' } },
  sets: { one: set('a0', 40, 10, 'warmUp'), two: set('a1', 80, 8), three: set('a2', 82.5, 6) },
};
const run = {
  ...when(at(7)),
  sport: 'run',
  distance: { si: 10_000 },
  movingSeconds: 3130,
  heartRate: { average: 152 },
};
const weight = { measure: 'body-weight', value: { si: 81.4 }, at: at(6, 30), zone: 'UTC', day };

function openDay(
  exerciseData: object = { workouts: { push: workout }, activities: { run }, measurements: { weight } },
) {
  return openApp(`/dashboard/notes/day/${day}`, {
    profileData: { preferences: { main: { units: { distance: 'km', load: 'kg' } } } },
    exerciseData: exerciseData as Record<string, never>,
  });
}

test('a day lists its training in order of time, with the best set of each exercise', async () => {
  const { screen } = await openDay();
  const list = screen.getByRole('list', { name: 'Training' });
  await expect.element(list).toBeVisible();
  const rows = () => Array.from(list.element().children, (row) => row.textContent);
  await expect
    .poll(rows)
    .toEqual([
      expect.stringContaining('Body weight 81.4 kg'),
      expect.stringMatching(/^Run.*10 km · 52:10 · 5:13 \/km/),
      expect.stringContaining('Push day'),
    ]);
  await expect.element(list.getByText('Bench press 80 kg × 8')).toBeVisible();
  await expectAccessible('[data-layout]');
});

test('a row opens in place and shows every set, and what was written', async () => {
  const { screen, router } = await openDay();
  const sets = screen.getByText('40 kg × 10 (warm-up) · 80 kg × 8 · 82.5 kg × 6');
  await expect.element(sets).not.toBeVisible();
  await screen.getByText('Push day').click();
  await expect.element(sets).toBeVisible();
  await expect.element(screen.getByText('Slept badly')).toBeVisible();
  await screen.getByText('Run', { exact: true }).click();
  await expect.element(screen.getByText('152 bpm')).toBeVisible();
  expect(router.state.location.pathname).toBe(`/dashboard/notes/day/${day}`);
});

test('a link beside the row leads to the record', async () => {
  const { screen, router } = await openDay();
  await screen.getByRole('link', { name: 'Open workout: Push day' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/dashboard/exercise/workouts/push');
});

test('training that another device logs appears at once, and nothing of it is written into the note', async () => {
  const { screen, store, changeElsewhere } = await openDay({ workouts: { push: workout } });
  await expect.element(screen.getByText('Push day')).toBeVisible();
  await changeElsewhere('activities', 'walk', (draft) =>
    Object.assign(draft, { ...when(at(12)), sport: 'walk', title: 'To the sea' }),
  );
  await expect.element(screen.getByText('To the sea')).toBeVisible();
  expect(store.records('notes')).toEqual([]);
});

test('a day without training says so', async () => {
  const { screen } = await openDay({});
  await expect.element(screen.getByText('No training logged on this day.')).toBeVisible();
});
