import { expect, test } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { workout } from '../workout.ts';
import { forgottenWorkout } from './index.ts';
import { leavesOf } from './testing/changed.ts';

const hour = 3_600_000;

function forgotten(leaves: Parameters<typeof leavesOf>[0], now: number) {
  return forgottenWorkout(readRecord(workout, leavesOf(leaves)).value, now);
}

const started = { startedAt: 0 };
const withSet = { ...started, 'sets/a/result': { kind: 'working', completedAt: 2 * hour } };

test('a workout in progress is forgotten once nothing was done in it for more than six hours', () => {
  expect(forgotten(started, 6 * hour)).toBeNull();
  expect(forgotten(started, 6 * hour + 1)).toEqual({ hasSets: false });
  expect(forgotten(withSet, 8 * hour)).toBeNull();
  expect(forgotten(withSet, 8 * hour + 1)).toEqual({ hasSets: true });
});

test('a workout that was resumed is not forgotten for six hours after that', () => {
  const resumed = { ...withSet, 'pauses/p': { from: 3 * hour, to: 7 * hour } };
  expect(forgotten(resumed, 13 * hour)).toBeNull();
  expect(forgotten(resumed, 13 * hour + 1)).toEqual({ hasSets: true });
});

test('a workout that has ended is not forgotten', () => {
  expect(forgotten({ ...withSet, endedAt: 3 * hour }, 90 * hour)).toBeNull();
});

test('a set that was removed with its exercise is nothing to finish', () => {
  const removed = {
    ...started,
    'exercises/e/removedAt': hour,
    'sets/a/place': { exercise: 'e', order: 'a0' },
    'sets/a/result': { kind: 'working', completedAt: hour },
  };
  expect(forgotten(removed, 30 * hour)).toEqual({ hasSets: false });
});
