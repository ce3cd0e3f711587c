import { expect, test } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { workout } from '../workout.ts';
import { finishWorkout } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const minute = 60_000;
const hour = 60 * minute;
const running = leavesOf({
  startedAt: 1000,
  timer: { endsAt: hour, seconds: 90, set: 'b' },
  'sets/a/result': { kind: 'working', completedAt: 40 * minute },
  'sets/b/result': { kind: 'working', completedAt: 50 * minute },
  'sets/c/result': { kind: 'working', completedAt: null },
});

function finished(leaves: typeof running, now: number) {
  const ends: unknown[] = [];
  const { value } = readRecord(
    workout,
    changed(leaves, (draft) => ends.push(finishWorkout(draft, now))),
  );
  expect(ends).toEqual([value.endedAt]);
  return value;
}

test('a workout ends now, and its rest with it', () => {
  expect(finished(running, 2 * hour)).toMatchObject({ endedAt: 2 * hour });
  expect(finished(running, 2 * hour).timer).toBeUndefined();
});

test('one that was forgotten ended with its last set: the night is no part of it', () => {
  expect(finished(running, 50 * minute + 2 * hour).endedAt).toBe(50 * minute + 2 * hour);
  expect(finished(running, 50 * minute + 2 * hour + 1).endedAt).toBe(50 * minute);
  expect(finished(running, 14 * hour).endedAt).toBe(50 * minute);
});

test('one without a set that was done ends now, however long it ran', () => {
  expect(finished(leavesOf({ startedAt: 0 }), 14 * hour).endedAt).toBe(14 * hour);
});

test('one in which nothing was done for a day was begun by accident', () => {
  expect(finished(leavesOf({ startedAt: 0 }), 24 * hour).endedAt).toBe(24 * hour);
  expect(finished(leavesOf({ startedAt: 1 }), 72 * hour).endedAt).toBe(1);
});

test('a set that is ticked off on the next day makes it no longer', () => {
  const nextDay = leavesOf({
    startedAt: 1000,
    'sets/a/result': { kind: 'working', completedAt: 40 * minute },
    'sets/b/result': { kind: 'working', completedAt: 24 * hour },
  });
  expect(finished(nextDay, 24 * hour + minute).endedAt).toBe(40 * minute);
});

test('none ends before it began: its start was corrected to after its sets, or one set was done at the first instant', () => {
  expect(
    finished(leavesOf({ startedAt: hour, 'sets/a/result': { kind: 'working', completedAt: 0 } }), 9 * hour).endedAt,
  ).toBe(hour);
});

test('one whose start was corrected to later than now has no length, and none below', () => {
  expect(finished(leavesOf({ startedAt: hour }), 1000).endedAt).toBe(hour);
});
