import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toSi } from '../../kernel/index.ts';
import { unitEvidence } from './index.ts';

it.each([
  ['a bar of 45 lb with plates of 45 lb', [45, 135, 225, 315]],
  ['a bar of 45 lb with plates of 45 and 25 lb, and dumbbells', [45, 95, 135, 185, 225, 20, 35, 60]],
  ['plates of 2.5 lb', [45, 95, 135, 137.5, 140, 142.5, 185, 187.5, 225]],
  ['an increase by 5 lb from workout to workout', steps(45, 225, 5)],
  ['dumbbells of 10 to 60 lb beside a bar that gets heavier', [...steps(10, 60, 5), ...steps(95, 250, 5)]],
])('loads of %s speak for pounds', (_, loads) => {
  expect(unitEvidence(loads).unit).toBe('lb');
});

it.each([
  ['a bar of 20 kg with plates of 20 kg', [20, 60, 62.5, 100]],
  ['a bar of 20 kg in steps of 2.5 kg', [20, 40, 60, 62.5, 80, 82.5, 100, 102.5]],
  ['plates of 0.625 kg', [41.25, 83.75, 60, 1.5]],
])('loads of %s speak for kilograms', (_, loads) => {
  expect(unitEvidence(loads).unit).toBe('kg');
});

it.each([
  ['no load', [0]],
  ['one load', [135]],
  ['dumbbells that both units have', [5, 10, 15, 25, 30, 40]],
  ['a bar of 20 kg in steps of 5 kg, as beginners have it', steps(20, 120, 5)],
])('%s speaks for no unit', (_, loads) => {
  expect(unitEvidence(loads)).toEqual({ kind: 'none', unit: null });
});

it('names the loads or the share that speak for the unit', () => {
  expect(unitEvidence([0, 45, 135, 135, 137.5, 225])).toEqual({ kind: 'bar-loads', unit: 'lb', loads: [45, 135, 225] });
  expect(unitEvidence([41.25, 83.75, 60, 1.5])).toEqual({ kind: 'small-steps', unit: 'kg', share: 0.75 });
  expect(unitEvidence(steps(45, 225, 5))).toEqual({ kind: 'steps-of-five', unit: 'lb', share: 1 });
});

it('shows loads that were converted from the other unit', () => {
  expect(unitEvidence([6.80388555, 20])).toEqual({ kind: 'converted-pounds', unit: 'kg', share: 0.5 });
  expect(unitEvidence([20 / toSi(1, 'lb'), 45])).toEqual({ kind: 'converted-kilograms', unit: 'lb', share: 0.5 });
});

it('does not depend on the order of the loads or on their number of sets', () => {
  const some = fc.array(fc.integer({ min: 0, max: 180 }).map((steps) => steps * 1.25));
  fc.assert(
    fc.property(some, (loads) => {
      expect(unitEvidence([...loads, ...loads].toReversed())).toEqual(unitEvidence(loads));
    }),
  );
});

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, at) => from + at * by);
}
