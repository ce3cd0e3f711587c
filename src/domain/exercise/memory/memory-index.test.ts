import { describe, expect, test } from 'vitest';
import { type LocalDay, readRecord } from '../../kernel/index.ts';
import { leavesOf } from '../logging/testing/changed.ts';
import { workout } from '../workout.ts';
import { MemoryIndex, memoryAtBar, type StoredWorkout } from './index.ts';
import { notedLeaves } from './noted-leaves.ts';

const squat = 'exercises/back-squat';
const squatOnly = { keys: [squat], cue: null } as const;
const today = { workout: 'w9', startedAt: 9000 };

test('the index remembers what was noted, and the sessions after it count as shown', () => {
  const index = new MemoryIndex();
  index.put(workoutAt(1, { 'exercises/x/nextTime': 'Wider stance', 'exercises/x/remark': 'Left knee' }));
  expect(index.memoryOf(squatOnly, today, [sessionAt(1)])).toMatchObject({
    nextTime: [{ text: 'Wider stance', step: 'show' }],
    lastRemark: { text: 'Left knee', day: '2026-11-01', workout: 'workouts/w1' },
  });
  const { nextTime } = index.memoryOf(squatOnly, today, [sessionAt(1), sessionAt(2)]);
  expect(nextTime).toMatchObject([{ text: 'Wider stance', step: 'ask' }]);
});

test('the first completed set of the current workout turns a note into a question', () => {
  const index = new MemoryIndex();
  index.put(workoutAt(1, { 'exercises/x/nextTime': 'Wider stance' }));
  const stepWith = (...sessions: readonly number[]) =>
    index.memoryOf(squatOnly, today, sessions.map(sessionAt)).nextTime.map(({ step }) => step);
  expect(stepWith(1)).toEqual(['show']);
  expect(stepWith(1, 9)).toEqual(['ask']);
  index.put(workoutAt(9, { 'exercises/x/nextTimeAnswer': 'helped' }));
  expect(stepWith(1, 9)).toEqual([]);
});

test('the index says the same as reading all workouts whole', () => {
  const workouts = [
    workoutAt(1, { 'exercises/x/nextTime': 'Slower' }),
    workoutAt(2, { 'sets/b/remark': 'Heavy', 'sets/b/target': { kind: 'working' } }),
    workoutAt(3, {}),
    workoutAt(4, { 'exercises/x/nextTimeAnswer': 'later', 'exercises/x/removedAt': null }),
    workoutAt(5, { 'exercises/x/remark': 'Removed', 'exercises/x/removedAt': 5 }),
  ];
  const index = new MemoryIndex();
  for (const each of workouts) index.put(each);
  const current = workoutAt(9, {});
  const whole = memoryAtBar(squatOnly, current, workouts.toReversed());
  expect(index.memoryOf(squatOnly, today, [1, 2, 3, 4, 9].map(sessionAt))).toEqual(whole);
  expect(whole).toMatchObject({ nextTime: [{ text: 'Slower', step: 'ask' }], lastRemark: { text: 'Heavy' } });
});

describe('the version of an exercise', () => {
  test('changes with notes in its workouts only', () => {
    const index = new MemoryIndex();
    const noted = workoutAt(1, { 'exercises/x/remark': 'Left knee' });
    const versions = () => [index.versionOf([squat]), index.versionOf(['exercises/dip'])];
    index.put(noted);
    const [before, other] = versions();
    index.put(workoutAt(2, {}));
    index.put({ ...noted, leaves: new Map(noted.leaves) });
    expect(versions()).toEqual([before, other]);
    index.put(workoutAt(1, { 'exercises/x/remark': 'Right knee' }));
    expect(versions()).toEqual([expect.toSatisfy((version: number) => version > (before ?? 0)), other]);
  });

  test('changes when a note is emptied or its workout removed', () => {
    const index = new MemoryIndex();
    const remark = () => index.memoryOf(squatOnly, today, [sessionAt(1)]).lastRemark?.text;
    index.put(workoutAt(1, { 'exercises/x/remark': 'Left knee' }));
    expect(remark()).toBe('Left knee');
    const first = index.versionOf([squat]);
    index.put(workoutAt(1, { 'exercises/x/remark': null }));
    expect(remark()).toBeUndefined();
    expect(index.versionOf([squat])).not.toBe(first);
    index.put(workoutAt(1, { 'exercises/x/remark': 'Left knee' }));
    const second = index.versionOf([squat]);
    index.remove('w1');
    expect(remark()).toBeUndefined();
    expect(index.versionOf([squat])).not.toBe(second);
  });
});

test('of a noted workout, only one completed set of each exercise and the sets with remarks are kept', () => {
  const { leaves } = workoutAt(1, {
    'sets/b/remark': 'Heavy',
    'sets/c/place': { exercise: 'x', order: 'a2' },
    'sets/c/result': { kind: 'working', reps: 5, completedAt: 3 },
    title: 'Legs',
  });
  const kept = readRecord(workout, notedLeaves(leaves) ?? new Map()).value;
  expect(Object.keys(kept.sets).sort()).toEqual(['a', 'b']);
  expect(kept.title).toBeUndefined();
  expect(notedLeaves(workoutAt(1, {}).leaves)).toBeNull();
});

/** A workout with a squat of two sets, of which the first was completed. */
function workoutAt(date: number, more: Readonly<Record<string, unknown>>): StoredWorkout {
  return {
    id: `w${date}`,
    leaves: leavesOf({
      startedAt: date * 1000,
      day: `2026-11-0${date}`,
      'exercises/x/exercise': squat,
      'exercises/x/order': 'a0',
      'sets/a/place': { exercise: 'x', order: 'a0' },
      'sets/a/result': { kind: 'working', reps: 5, completedAt: 1 },
      'sets/b/place': { exercise: 'x', order: 'a1' },
      'sets/b/result': { kind: 'working', reps: 5, completedAt: null },
      ...more,
    }),
  };
}

function sessionAt(date: number) {
  return { workout: `w${date}`, day: `2026-11-0${date}` as LocalDay, startedAt: date * 1000 };
}
