import { expect, test } from 'vitest';
import { builtInProgrammes } from '#domain/exercise/built-in/index.ts';
import { messages as m } from './messages/en.ts';
import { setsText } from './sets-text.ts';

const format = { m, number: String, figures: (texts: readonly string[]) => texts.join(', ') };

function textsOf(id: string, routine: number): readonly string[] {
  const plan = builtInProgrammes.find((each) => each.id === id)?.plan('kg');
  return (plan?.routines[routine]?.exercises ?? []).map((exercise) => {
    const rule = plan?.progressions.find((each) => each.exercise.slug === exercise.slug)?.progression;
    return setsText(exercise, rule, format);
  });
}

test('equal sets are counted, and a range, an open end and a time are shown as such', () => {
  expect(textsOf('full-body', 0)).toEqual(['3 × 5', '3 × 5', '1 × 5']);
  expect(textsOf('push-pull-legs', 1).slice(0, 2)).toEqual(['4 × 5, 1 × 5+', '3 × 8–12']);
  expect(textsOf('walk-run', 1)).toEqual(['1 × 5:00', '6 × 1:30', '5 × 2:00, 1 × 1:00']);
});

test('the sets of a wave are decided by the week', () => {
  expect(textsOf('five-three-one', 0)).toEqual(['3 warm-up sets, then 3 by week', '5 × 15', '5 × 10']);
});
