import { expect, test } from 'vitest';
import type { Leaves } from '../kernel/index.ts';
import { runningWorkouts } from './running-workouts.ts';

const workout = (id: string, leaves: object, inTrash = false) => {
  const stored: Leaves = new Map(Object.entries(leaves).map(([path, value]) => [path, { value, stamp: '1' }]));
  return { id, leaves: stored, inTrash };
};

const ids = (workouts: readonly { readonly id: string }[]) => workouts.map(({ id }) => id);

test('a workout runs from its start, even at instant 0, until its end, unless it is in the trash', () => {
  const others = [
    workout('planned', {}),
    workout('done', { startedAt: 0, endedAt: 0 }),
    workout('thrown', { startedAt: 8 }, true),
  ];
  expect(ids(runningWorkouts(others))).toEqual([]);
  expect(ids(runningWorkouts([...others, workout('first', { startedAt: 0 })]))).toEqual(['first']);
});

test('of several running workouts, the one started last comes first', () => {
  const running = [
    workout('b', { startedAt: 0 }),
    workout('a', { startedAt: 0 }),
    workout('c', { startedAt: 1, endedAt: null }),
  ];
  expect(ids(runningWorkouts(running))).toEqual(['c', 'a', 'b']);
});
