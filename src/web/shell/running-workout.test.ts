import { expect, test } from 'vitest';
import type { Leaves } from '#domain/kernel/index.ts';
import type { RecordEntry } from '../replica/index.ts';
import { runningWorkout } from './running-workout.ts';

const workout = (id: string, leaves: object, inTrash = false): RecordEntry<'workouts'> => {
  const stored: Leaves = new Map(Object.entries(leaves).map(([path, value]) => [path, { value, stamp: '1' }]));
  return { id, key: `workouts/${id}`, leaves: stored, inTrash, value: {} as RecordEntry<'workouts'>['value'] };
};

test('the workout that runs has begun, has not ended and is not in the trash', () => {
  const others = [
    workout('planned', {}),
    workout('done', { startedAt: 9, endedAt: 10 }),
    workout('thrown', { startedAt: 8 }, true),
  ];
  expect(runningWorkout(others)).toBeNull();
  expect(
    runningWorkout([...others, workout('a', { startedAt: 1, endedAt: null }), workout('b', { startedAt: 0 })])?.id,
  ).toBe('a');
});
