import { expect, test } from 'vitest';
import { recentTraining } from './recent-training.ts';

const hourMs = 3_600_000;

function done(id: string, hour: number, leaves: object = {}) {
  return { id, inTrash: false, value: { startedAt: hour * hourMs, endedAt: (hour + 1) * hourMs, ...leaves } };
}

function idsOf(workouts: ReturnType<typeof done>[], activities: ReturnType<typeof done>[], most = 10) {
  return recentTraining({ workouts, activities }, most).map(({ kind, record }) => `${kind} ${record.id}`);
}

test('workouts and activities are listed together, newest first', () => {
  expect(idsOf([done('a', 1), done('c', 5)], [done('b', 3)])).toEqual(['workout c', 'activity b', 'workout a']);
});

test('only the newest are listed', () => {
  expect(idsOf([done('a', 1), done('c', 5)], [done('b', 3)], 2)).toEqual(['workout c', 'activity b']);
});

test('a workout in progress and things in the trash are left out', () => {
  const running = done('now', 9, { endedAt: undefined });
  const trashed = { ...done('gone', 8), inTrash: true };
  expect(idsOf([running, trashed, done('a', 1)], [trashed])).toEqual(['workout a']);
});

test('a record without a start counts from its creation', () => {
  const planned = done('planned', 0, { startedAt: undefined, createdAt: 7 * hourMs });
  expect(idsOf([done('a', 1)], [planned])).toEqual(['activity planned', 'workout a']);
});
