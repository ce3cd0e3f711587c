import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { knownExercises, library } from '../library/index.ts';
import { ExerciseNames, readBlock, readLine } from './index.ts';
import { contextWith } from './testing/context.ts';

/** Words of diaries, none of which is the name of an exercise. */
const words = (
  'today tomorrow went with felt the a my and but then after before met John Ana at about for because knee tired ' +
  'happy slow fast rain work home dinner coffee people minutes hours o’clock euros pages was were is am are good'
).split(' ');

const word = fc.constantFrom(...words);
const number = fc.oneof(
  fc.integer({ min: 0, max: 3000 }).map(String),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 10, max: 59 }))
    .map(([hour, minute]) => `${hour}:${minute}`),
  fc.constantFrom('3x8', '10 %', '2,50', '1st', '5 km', '80 kg', '2026-11-25'),
);
const prose = fc.array(fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: number }), {
  minLength: 1,
  maxLength: 15,
});

test('prose is never taken for a set, even if it mentions an exercise later', () => {
  const exercise = fc.constantFrom(...library.map(({ name }) => name));
  const context = contextWith();
  fc.assert(
    fc.property(word, prose, exercise, word, prose, (first, before, name, next, after) => {
      const line = [first, ...before, name, next, ...after].join(' ');
      expect(readLine(line, context), line).toBeNull();
    }),
    { numRuns: runs(1000) },
  );
});

test('words of diaries are no slips in the names of exercises', () => {
  const names = new ExerciseNames(knownExercises([]), new Set());
  const all = words.flatMap((first) => [first, ...words.map((second) => `${first} ${second}`)]);
  expect(all.filter((text) => names.misspelt(text).length > 0)).toEqual([]);
});

test('a sentence that begins with an exercise is not taken for a set if a word follows the name', () => {
  const exercise = fc.constantFrom(...library.flatMap(({ name, aliases }) => [name, ...aliases]));
  const follows = fc.constantFrom('felt', 'was', 'today', 'tomorrow', 'because', 'my');
  const context = contextWith();
  fc.assert(
    fc.property(exercise, follows, prose, (name, next, after) => {
      const line = [name, next, ...after].join(' ');
      expect(readLine(line, context), line).toBeNull();
    }),
    { numRuns: runs(1000) },
  );
});

test('any text is read without an error, whole and by lines', () => {
  const signs = fc.constantFrom(
    'x',
    '@',
    ',',
    '/',
    '+',
    '-',
    ' ',
    'kg',
    'bw',
    'rpe',
    'w',
    '(',
    ')',
    '|',
    '8',
    '80',
    '1:30',
    '"',
  );
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(signs, { maxLength: 40 }).map((all) => all.join('')),
  );
  const context = contextWith();
  fc.assert(
    fc.property(text, (line) => {
      const reading = readLine(`bench ${line}`, context);
      expect(reading === null || reading.to <= line.length + 6).toBe(true);
      expect(
        readBlock(line, context)
          .map((each) => each.text)
          .join('\n'),
      ).toBe(line.replaceAll(/\r\n|\r/g, '\n'));
    }),
    { numRuns: runs(2000) },
  );
});
