import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DoneSet } from '../history/index.ts';
import type { WorkoutSet } from '../workout-exercises.ts';
import { dropLoad, plannedResult, stepped, takenFrom } from './index.ts';

const last: DoneSet = {
  id: 'l',
  kind: 'working',
  load: 80,
  reps: 9,
  seconds: null,
  metres: null,
  rpe: 8,
  rir: 2,
  occurrence: null,
  side: null,
  completedAt: 1,
};
const set = (leaves: WorkoutSet['set']): WorkoutSet => ({ id: 's', set: leaves });
const nothing = { last: null, above: null };

test('the target takes precedence over last time, and last time over the set above', () => {
  const above = { kind: 'working', load: { si: 60 }, reps: 3 };
  expect(plannedResult(set({ target: { load: { si: 85 }, reps: { min: 5, max: 5 } } }), { last, above })).toEqual({
    kind: 'working',
    load: { si: 85 },
    reps: 5,
  });
  expect(plannedResult(set({}), { last, above })).toEqual({ kind: 'working', load: { si: 80 }, reps: 9 });
  expect(plannedResult(set({}), { last: null, above })).toEqual(above);
  expect(plannedResult(set({}), nothing)).toEqual({ kind: 'working' });
});

test('a rep range uses the repetitions of last time if they are within it, else its minimum', () => {
  const reps = (min: number | undefined, max: number | undefined) =>
    plannedResult(set({ target: { reps: { min, max } } }), { last, above: null }).reps;
  expect(reps(8, 12)).toBe(9);
  expect(reps(10, 12)).toBe(10);
  expect(reps(5, 8)).toBe(5);
  expect(reps(undefined, 12)).toBe(12);
  expect(reps(0, undefined)).toBe(0);
});

test('when the load goes up, the rep range restarts', () => {
  const at = (si: number) =>
    plannedResult(set({ target: { load: { si }, reps: { min: 8, max: 12 } } }), { last, above: null }).reps;
  expect(at(80)).toBe(9);
  expect(at(82.5)).toBe(8);
  expect(at(77.5)).toBe(9);
});

test('zero is a planned value, and effort never is', () => {
  const zero = { ...last, load: 0, reps: 0 };
  expect(plannedResult(set({ target: { rpe: 8, rir: 0 } }), { last: zero, above: null })).toEqual({
    kind: 'working',
    load: { si: 0 },
    reps: 0,
  });
  expect(takenFrom(zero)).toEqual({ load: { si: 0 }, reps: 0 });
});

test('a working set does not copy the warm-up above it, nor a drop set the set before', () => {
  const warmUp = { kind: 'warmUp', load: { si: 40 }, reps: 5 };
  expect(plannedResult(set({}), { last: null, above: warmUp })).toEqual({ kind: 'working' });
  expect(plannedResult(set({ target: { kind: 'warmUp' } }), { last: null, above: warmUp })).toEqual(warmUp);
  expect(plannedResult(set({ result: { kind: 'drop' } }), { last: null, above: { kind: 'working', reps: 5 } })).toEqual(
    {
      kind: 'drop',
    },
  );
});

test('steps cause no rounding errors, pass through zero and stop at a minimum', () => {
  expect(stepped(0.1, 0.2)).toBe(0.3);
  expect(stepped(null, 2.5)).toBe(2.5);
  expect(stepped(1.25, -2.5)).toBe(-1.25);
  expect(stepped(0, -1, 0)).toBe(0);
});

test('a step up and a step down return to the same value', () => {
  const load = fc.integer({ min: -4000, max: 4000 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(load, fc.constantFrom(0.5, 1, 1.25, 2.5, 5), (value, step) => {
      expect(stepped(stepped(value, step), -step)).toBe(value);
    }),
  );
});

test('a drop set starts at four fifths in whole steps, and at one step at least', () => {
  expect(dropLoad({ si: 100 }, 2.5, 'kg')).toEqual({ si: 80, typed: '80', unit: 'kg' });
  expect(dropLoad({ si: 82.5 }, 2.5, 'kg')).toEqual({ si: 65, typed: '65', unit: 'kg' });
  expect(dropLoad({ si: 2.5 }, 2.5, 'kg')?.si).toBe(2.5);
  expect(dropLoad({ si: 100 * 0.45359237, typed: '100', unit: 'lb' }, 5, 'lb')?.typed).toBe('80');
});

test('a drop set of an assisted set has more assistance, and of body weight alone has no load', () => {
  expect(dropLoad({ si: -20 }, 2.5, 'kg')).toEqual({ si: -25, typed: '-25', unit: 'kg' });
  expect(dropLoad({ si: -5 }, 5, 'kg')?.si).toBe(-10);
  expect(dropLoad({ si: 0 }, 2.5, 'kg')).toBeUndefined();
});

test('a drop set never has more load than the set it follows', () => {
  const load = fc.integer({ min: -400, max: 400 }).map((quarters) => quarters / 4);
  fc.assert(
    fc.property(load, fc.constantFrom(0.25, 1, 2.5, 5), (si, step) => {
      const drop = dropLoad({ si }, step, 'kg');
      if (drop !== undefined && si >= step) expect(drop.si).toBeLessThanOrEqual(si);
      if (drop !== undefined && si < 0) expect(drop.si).toBeLessThan(si);
    }),
  );
});
