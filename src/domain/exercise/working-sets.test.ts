import { expect, test } from 'vitest';
import { countWorkingSets, isMostlyOpen } from './working-sets.ts';
import type { Workout } from './workout.ts';

const set = (kind: string, isDone = false): { id: string; set: Workout['sets'][string] } => ({
  id: kind,
  set: { target: { kind }, ...(isDone && { result: { kind, completedAt: 0 } }) } as Workout['sets'][string],
});

test('warm-ups and the sets that go on with another are not working sets', () => {
  const sets = [set('warmUp', true), set('working'), set('drop', true), set('restPause', true), set('amrap', true)];
  expect(countWorkingSets(sets)).toEqual({ done: 1, all: 2 });
  expect(countWorkingSets([])).toEqual({ done: 0, all: 0 });
});

test('a workout is mostly open below half of its working sets', () => {
  expect(isMostlyOpen({ done: 1, all: 3 })).toBe(true);
  expect(isMostlyOpen({ done: 2, all: 4 })).toBe(false);
  expect(isMostlyOpen({ done: 0, all: 0 })).toBe(false);
});
