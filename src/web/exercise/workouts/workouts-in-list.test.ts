import { expect, test } from 'vitest';
import { type Workout, workout } from '#domain/exercise/index.ts';
import { readRecord } from '#domain/kernel/index.ts';
import { durationOf, workoutsInList } from './workouts-in-list.ts';

function listed(id: string, leaves: Partial<Workout>, inTrash = false) {
  return { id, value: { ...readRecord(workout, new Map()).value, ...leaves }, inTrash };
}

const ids = (workouts: readonly { readonly id: string }[]) => workouts.map(({ id }) => id);

test('the latest workout comes first, and trashed workouts are a separate list', () => {
  const workouts = [
    listed('first', { startedAt: 1, endedAt: 2 }),
    listed('last', { startedAt: 9 }),
    listed('timeless', {}),
    listed('thrown first', { startedAt: 5, trashedAt: 6 }, true),
    listed('thrown last', { startedAt: 4, trashedAt: 7 }, true),
  ];
  expect(ids(workoutsInList(workouts, 'history'))).toEqual(['last', 'first', 'timeless']);
  expect(ids(workoutsInList(workouts, 'trash'))).toEqual(['thrown last', 'thrown first']);
});

test('a duration is calculated from timestamps, and is never negative', () => {
  expect(durationOf(listed('a', { startedAt: 0, endedAt: 60_000 }).value)).toBe(60_000);
  expect(durationOf(listed('a', { startedAt: 5, endedAt: 0 }).value)).toBe(0);
  expect(durationOf(listed('a', { startedAt: 5 }).value)).toBeNull();
});
