import { expect, it } from 'vitest';
import { setWords } from './set-words.ts';

const words = (result: object, tracking: string, unit: 'kg' | 'lb' = 'kg') =>
  setWords({ kind: 'working', ...result } as never, { tracking, unit, number: String });

it('a set in short says what was written, and zero too', () => {
  expect(words({ load: { si: 80 }, reps: 8 }, 'loadReps')).toBe('80 kg × 8');
  expect(words({ load: { si: 0 }, reps: 0 }, 'loadReps')).toBe('0 kg × 0');
  expect(words({ reps: 12 }, 'loadReps')).toBe('12');
  expect(words({ load: { si: -20 }, reps: 6 }, 'assistedBodyWeight')).toBe('−20 kg × 6');
  expect(words({ load: { si: 10 }, reps: 5 }, 'weightedBodyWeight')).toBe('+10 kg × 5');
  expect(words({ seconds: 45 }, 'duration')).toBe('45 s');
  expect(words({ distance: { si: 400 }, seconds: 90 }, 'distanceDuration')).toBe('400 m × 1:30');
  expect(words({ load: { si: 45.359237, typed: '100', unit: 'lb' }, reps: 5 }, 'loadReps', 'lb')).toBe('100 lb × 5');
  expect(words({}, 'loadReps')).toBe('');
});
