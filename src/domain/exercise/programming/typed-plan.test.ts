import { expect, it } from 'vitest';
import { readTypedPlan } from './typed-plan.ts';

const read = (typed: string) => readTypedPlan(typed, { unit: 'kg', loneMark: ',' });
const exactly = (reps: number) => ({ kind: 'working', reps: { min: reps, max: reps } });

it.each([
  ['3x8', 3, exactly(8)],
  ['3 × 8', 3, exactly(8)],
  [' 1*1 ', 1, exactly(1)],
  ['3x8-12', 3, { kind: 'working', reps: { min: 8, max: 12 } }],
  ['3 x 8 – 12', 3, { kind: 'working', reps: { min: 8, max: 12 } }],
  ['5x5 80kg', 5, { ...exactly(5), load: { si: 80, typed: '80', unit: 'kg' } }],
  ['5x5 @ 82,5', 5, { ...exactly(5), load: { si: 82.5, typed: '82,5', unit: 'kg' } }],
  ['5x5x80', 5, { ...exactly(5), load: { si: 80, typed: '80', unit: 'kg' } }],
  ['3x10 100 lb', 3, { ...exactly(10), load: { si: 45.359237, typed: '100', unit: 'lb' } }],
])('%j is %i sets, each exactly as typed', (typed, sets, target) => {
  expect(read(typed)).toEqual({ sets, target });
});

it('only a plus makes the repetitions a minimum', () => {
  expect(read('3x5+')).toEqual({ sets: 3, target: { kind: 'amrap', reps: { min: 5 } } });
  expect(read('3x5')?.target).toEqual(exactly(5));
});

it.each(['', '3', 'x8', '3x', '0x8', '3x0', '31x8', '3x12-8', '3x8 rpe 8', '3x8 lb', '3x8 1.2.3', 'squat 3x8'])(
  '%j is no plan',
  (typed) => {
    expect(read(typed)).toBeNull();
  },
);
