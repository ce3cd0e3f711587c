import { expect, it } from 'vitest';
import type { Leaves, RecordKey } from '#domain/kernel/index.ts';
import { type WorkoutSummary, workoutSummary } from './workout-summary.ts';

const catalogue = new Map([
  ['exercises/back-squat', { name: 'Back squat', tracking: 'loadReps', bodyWeightShare: 0, unit: undefined }],
  ['exercises/dip', { name: 'Dip', tracking: 'weightedBodyWeight', bodyWeightShare: 1, unit: undefined }],
] as const) satisfies ReadonlyMap<RecordKey, unknown>;

const result = (load: number, reps: number, completedAt: number | null = 1) => ({
  kind: 'working',
  load: { si: load, typed: String(load), unit: 'kg' },
  reps,
  completedAt,
});

it('a workout summary lists each exercise once, in order, with its best set', () => {
  const { inShort, exercises, sets } = summaryOf(
    {
      'exercises/x/exercise': 'exercises/back-squat',
      'exercises/x/order': 'a0',
      'exercises/y/exercise': 'exercises/dip',
      'exercises/y/order': 'a1',
      'exercises/z/exercise': 'exercises/back-squat',
      'exercises/z/order': 'a2',
      'exercises/w/exercise': 'exercises/not-here',
      'exercises/w/order': 'a3',
      'sets/a/place': { exercise: 'x', order: 'a0' },
      'sets/a/result': result(100, 1),
      'sets/b/place': { exercise: 'z', order: 'a0' },
      'sets/b/result': result(95, 8),
      'sets/c/place': { exercise: 'z', order: 'a1' },
      'sets/c/result': result(140, 8, null),
      'sets/d/place': { exercise: 'y', order: 'a0' },
      'sets/d/result': result(10, 5, null),
    },
    { isRunning: true },
  );
  expect(inShort.map(({ exercise, best }) => [exercise.name, best])).toEqual([
    ['Back squat', result(95, 8)],
    ['Dip', null],
  ]);
  expect([exercises, sets]).toEqual([3, 2]);
});

const squatAndDip = {
  'exercises/x/exercise': 'exercises/back-squat',
  'exercises/x/order': 'a0',
  'exercises/y/exercise': 'exercises/dip',
  'exercises/y/order': 'a1',
  'sets/a/place': { exercise: 'x', order: 'a0' },
  'sets/b/place': { exercise: 'y', order: 'a0' },
  'sets/b/result': result(10, 5, null),
};

it('the best set counts the recorded effort, as records do', () => {
  const single = { ...result(160, 1), rpe: 9 };
  const values = {
    ...squatAndDip,
    'sets/a/result': result(150, 3),
    'sets/c/place': { exercise: 'x', order: 'a1' },
    'sets/c/result': single,
  };
  expect(summaryOf(values, { isRunning: false }).inShort[0]?.best).toEqual(single);
});

it('a finished workout lists only exercises with a completed set', () => {
  const values = { ...squatAndDip, 'sets/a/result': result(100, 1) };
  expect(namesIn(summaryOf(values, { isRunning: false }))).toEqual([['Back squat'], 1]);
  expect(namesIn(summaryOf(values, { isRunning: true }))).toEqual([['Back squat', 'Dip'], 2]);
});

it('a finished workout without a completed set lists all its exercises', () => {
  expect(namesIn(summaryOf(squatAndDip, { isRunning: false }))).toEqual([['Back squat', 'Dip'], 2]);
});

function namesIn({ inShort, exercises }: WorkoutSummary) {
  return [inShort.map(({ exercise }) => exercise.name), exercises];
}

it('a workout of intervals says so', () => {
  const intervals = {
    'exercises/x/exercise': 'exercises/running',
    'exercises/x/order': 'a0',
    'exercises/x/restSeconds': 0,
    'sets/a/place': { exercise: 'x', order: 'a0' },
    'sets/a/target': { kind: 'working', seconds: 60 },
    'sets/b/place': { exercise: 'x', order: 'a1' },
    'sets/b/target': { kind: 'working', seconds: 60 },
  };
  expect(summaryOf(intervals, { isRunning: true }).isByClock).toBe(true);
  expect(summaryOf(squatAndDip, { isRunning: true }).isByClock).toBe(false);
});

function summaryOf(values: Readonly<Record<string, unknown>>, { isRunning }: { readonly isRunning: boolean }) {
  return workoutSummary({ leaves: leaves(values), isRunning, bodyWeight: null, method: 'epley' }, catalogue);
}

function leaves(values: Readonly<Record<string, unknown>>): Leaves {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
}
