import { expect, test } from 'vitest';
import { tracking } from '#domain/exercise/index.ts';
import { readLine } from '#domain/exercise/notation/index.ts';
import { contextWith, exerciseNamed } from '#domain/exercise/notation/testing/context.ts';
import { typedExample, type UnreadLine, unreadLine } from './unread-line.ts';

const namesLike = (words: string) =>
  ['Biceps curl', 'Leg curl', 'Upright row'].filter((name) => name.toLowerCase().includes(words));

function whyNot(text: string, current: string | null = null): UnreadLine {
  const parts = { context: contextWith(), namesLike, current: current === null ? null : exerciseNamed(current) };
  return unreadLine(text, parts);
}

test.each([
  ['curl 20x10,10,10', 'curl'],
  ['- curl, 20x10', 'curl'],
  ['curl bw x 10', 'curl'],
  ['\nrow: 60x10', 'row'],
  ['leg curl left 20x10', 'leg curl'],
  ['curl', 'curl'],
])('%j names several exercises by %j', (text, typed) => {
  expect(whyNot(text)).toEqual({ kind: 'name', typed, names: namesLike(typed) });
});

test.each(['squat 100x5x3 @7,5', 'squat x5', 'squat', 'back squat: 8-10'])('%j names an exercise', (text) => {
  expect(whyNot(text)).toMatchObject({ kind: 'numbers', exercise: { key: 'exercises/back-squat' } });
});

test('numbers without a name belong to the exercise at hand', () => {
  expect(whyNot('100x5x3 @7,5', 'bench press')).toMatchObject({ exercise: { key: 'exercises/bench-press' } });
  expect(whyNot('100x5x3 @7,5')).toEqual({ kind: 'words' });
});

test.each(['felt strong', 'row was good', 'at 10:30', 'curl, then rest', ''])('%j is about no exercise', (text) => {
  expect(whyNot(text)).toEqual({ kind: 'words' });
});

test.each(tracking)('the example for %s can be read in every language', (each) => {
  for (const mark of ['.', ','] as const) {
    const line = `squat ${typedExample(each, mark)}`;
    expect(readLine(line, contextWith({ tracking: each }, mark))?.remark, line).toBe('');
  }
});
