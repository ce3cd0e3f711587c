import { expect, it } from 'vitest';
import { exerciseInShort, setLabel } from './set-labels.ts';

const breakable = (text: string) => text.replaceAll('\u00a0', ' ');

const words = (result: object, tracking: string, unit: 'kg' | 'lb' = 'kg') =>
  breakable(setLabel({ kind: 'working', ...result } as never, { tracking, unit, number: String }));

it('a set summary shows the logged values, including zero', () => {
  expect(words({ load: { si: 80 }, reps: 8 }, 'loadReps')).toBe('80 kg × 8');
  expect(words({ load: { si: 0 }, reps: 0 }, 'loadReps')).toBe('0 kg × 0');
  expect(words({ reps: 12 }, 'loadReps')).toBe('12');
  expect(words({ load: { si: -20 }, reps: 6 }, 'assistedBodyWeight')).toBe('−20 kg × 6');
  expect(words({ load: { si: 10 }, reps: 5 }, 'weightedBodyWeight')).toBe('+10 kg × 5');
  expect(words({ load: { si: -15 }, reps: 8 }, 'weightedBodyWeight')).toBe('−15 kg × 8');
  expect(words({ load: { si: 5 }, reps: 3 }, 'assistedBodyWeight')).toBe('+5 kg × 3');
  expect(words({ load: { si: 0 }, reps: 8 }, 'weightedBodyWeight')).toBe('+0 kg × 8');
  expect(words({ load: { si: 0 }, reps: 8 }, 'assistedBodyWeight')).toBe('−0 kg × 8');
  expect(words({ seconds: 45 }, 'duration')).toBe('45 s');
  expect(words({ distance: { si: 400 }, seconds: 90 }, 'distanceDuration')).toBe('400 m × 1:30');
  expect(words({ load: { si: 45.359237, typed: '100', unit: 'lb' }, reps: 5 }, 'loadReps', 'lb')).toBe('100 lb × 5');
  expect(words({}, 'loadReps')).toBe('');
});

it('an exercise summary shows its name and the best set, with only repetitions for body weight', () => {
  const short = (result: object | null, tracking: string) =>
    breakable(
      exerciseInShort('Dip', result && ({ kind: 'working', ...result } as never), {
        tracking,
        unit: 'kg',
        number: String,
      }),
    );
  expect(short({ load: { si: 82.5 }, reps: 6 }, 'loadReps')).toBe('Dip 82.5 kg × 6');
  expect(short({ load: { si: 10 }, reps: 5 }, 'weightedBodyWeight')).toBe('Dip +10 kg × 5');
  expect(short({ load: { si: 0 }, reps: 12 }, 'weightedBodyWeight')).toBe('Dip × 12');
  expect(short({ reps: 12 }, 'weightedBodyWeight')).toBe('Dip × 12');
  expect(short({ reps: 20 }, 'reps')).toBe('Dip × 20');
  expect(short({ seconds: 90 }, 'duration')).toBe('Dip 1:30');
  expect(short({}, 'loadReps')).toBe('Dip');
  expect(short(null, 'loadReps')).toBe('Dip');
});

it('a line does not end within a set', () => {
  const writing = { tracking: 'loadReps', unit: 'kg', number: String } as const;
  const result = { kind: 'working', load: { si: 22.5 }, reps: 5 } as never;
  expect(exerciseInShort('Dumbbell press', result, writing).split(' ')).toEqual([
    'Dumbbell',
    'press',
    '22.5\u00a0kg\u00a0×\u00a05',
  ]);
});
