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
  ['3x8 reps', 3, exactly(8)],
  ['3 sets of 8', 3, exactly(8)],
  ['3 sets of 8-12 reps', 3, { kind: 'working', reps: { min: 8, max: 12 } }],
  ['3 Sätze à 8 Wdh.', 3, exactly(8)],
  ['3 mal 8', 3, exactly(8)],
  ['3x8 @8', 3, { ...exactly(8), rpe: 8 }],
  ['3x8@8,5', 3, { ...exactly(8), rpe: 8.5 }],
  ['3x8 @ 7.5', 3, { ...exactly(8), rpe: 7.5 }],
  ['3x8 rpe 8', 3, { ...exactly(8), rpe: 8 }],
  ['3x8 RIR 0', 3, { ...exactly(8), rir: 0 }],
  ['3x8 80 kg @8', 3, { ...exactly(8), load: { si: 80, typed: '80', unit: 'kg' }, rpe: 8 }],
  ['3x8 @ 80 @ RPE 9', 3, { ...exactly(8), load: { si: 80, typed: '80', unit: 'kg' }, rpe: 9 }],
  ['3x8 @ 10 kg', 3, { ...exactly(8), load: { si: 10, typed: '10', unit: 'kg' } }],
  ['3x8 @ 12', 3, { ...exactly(8), load: { si: 12, typed: '12', unit: 'kg' } }],
  ['3x8x10', 3, { ...exactly(8), load: { si: 10, typed: '10', unit: 'kg' } }],
  ['3x10 100 lb', 3, { ...exactly(10), load: { si: 45.359237, typed: '100', unit: 'lb' } }],
])('%j is %i sets, each exactly as typed', (typed, sets, target) => {
  expect(read(typed)).toEqual({ sets, target });
});

it('only a plus makes the repetitions a minimum', () => {
  expect(read('3x5+')).toEqual({ sets: 3, target: { kind: 'amrap', reps: { min: 5 } } });
  expect(read('3x5')?.target).toEqual(exactly(5));
});

it.each([
  '',
  '3',
  'x8',
  '3x',
  '0x8',
  '3x0',
  '31x8',
  '3x12-8',
  '3x8 rpe 11',
  '3x8 rpe 0',
  '3x8 @0',
  '3x8 rir 11',
  '3x8 lb',
  '3x8 1.2.3',
  'squat 3x8',
])('%j is no plan', (typed) => {
  expect(read(typed)).toBeNull();
});
