import { expect, it } from 'vitest';
import { isTrainingDone } from './is-training-done.ts';
import { plainSet } from './testing/plain-set.ts';

const squats = { exercise: 'exercises/back-squat' as const, sets: [plainSet] };

it('a workout counts as training once it has ended with a set that was completed', () => {
  expect(isTrainingDone({ endedAt: 2, exercises: [squats] })).toBe(true);
  expect(isTrainingDone({ endedAt: 0, exercises: [squats] })).toBe(true);
});

it.each([
  ['still runs', null, [squats]],
  ['ended without a set', 2, []],
  ['runs and has no set yet', null, []],
])('a workout that %s does not', (_, endedAt, exercises) => {
  expect(isTrainingDone({ endedAt, exercises })).toBe(false);
});
