import { expect, test } from 'vitest';
import { type RecordKey, readRecord } from '../../kernel/index.ts';
import { exercise } from '../library/exercise.ts';
import { germanNames } from '../library/german-names.ts';
import { knownExercises } from '../library/index.ts';
import { ExerciseNames } from './index.ts';

const known = knownExercises([]);

function named(text: string, trained: readonly RecordKey[] = []) {
  return new ExerciseNames(known, new Set(trained)).named(text)?.key ?? null;
}

test.each([
  ['Bench press', 'exercises/bench-press'],
  ['BENCH-PRESS', 'exercises/bench-press'],
  ['squats', 'exercises/back-squat'],
  ['CGBP', 'exercises/close-grip-bench-press'],
  ['Bench Press (Barbell)', 'exercises/bench-press'],
])('%s names an exercise', (text, key) => {
  expect(named(text)).toBe(key);
});

test.each(['', '-', 'zerch', 'and', 'the', 'Met John', 'press bench'])('%j names no exercise', (text) => {
  expect(named(text)).toBeNull();
});

test('a beginning names the only exercise of the person that begins with it', () => {
  expect(named('zerch', ['exercises/zercher-squat'])).toBe('exercises/zercher-squat');
  expect(named('incline')).toBeNull();
  expect(named('incline', ['exercises/incline-bench-press'])).toBe('exercises/incline-bench-press');
  expect(named('front', ['exercises/front-squat', 'exercises/front-raise'])).toBeNull();
});

test('a single letter behind a name is not the beginning of another name', () => {
  expect(named('bench press w', ['exercises/wide-grip-bench-press'])).toBeNull();
});

test('own exercises are found, hidden ones are not', () => {
  const empty = readRecord(exercise, new Map()).value;
  const records = [
    { id: 'own', value: { ...empty, name: 'Garage press' }, inTrash: false },
    { id: 'zercher-squat', value: { ...empty, hidden: true }, inTrash: false },
  ];
  const names = new ExerciseNames(knownExercises(records), new Set());
  expect(names.named('garage press')?.key).toBe('exercises/own');
  expect(names.named('zercher squat')).toBeNull();
});

test('a deleted exercise is named by its whole name where it is used, unless another one has the name', () => {
  const empty = readRecord(exercise, new Map()).value;
  const garagePress = { id: 'gone', value: { ...empty, name: 'Garage press' }, inTrash: true };
  const namesWith = (records: Parameters<typeof knownExercises>[0]) =>
    new ExerciseNames(knownExercises(records), new Set(), new Set<RecordKey>(['exercises/gone']));
  expect(namesWith([garagePress]).named('garage press')?.key).toBe('exercises/gone');
  expect(namesWith([garagePress]).named('garage')).toBeNull();
  const again = { id: 'again', value: { ...empty, name: 'Garage press' }, inTrash: false };
  expect(namesWith([garagePress, again]).named('garage press')?.key).toBe('exercises/again');
});

test.each([
  ['bankdrücken', 'exercises/bench-press'],
  ['Bankdrucken', 'exercises/bench-press'],
  ['Klimmzüge', 'exercises/pull-up'],
  ['bench press', 'exercises/bench-press'],
])('%s names an exercise in either language, whichever the app shows', (text, key) => {
  for (const areShown of [true, false]) {
    const both = knownExercises([], undefined, { names: germanNames, areShown });
    expect(new ExerciseNames(both, new Set()).named(text)?.key).toBe(key);
  }
});

test('a beginning in the language of the app comes before one in another', () => {
  const both = knownExercises([], undefined, { names: germanNames, areShown: false });
  const trained = new Set<RecordKey>(['exercises/front-squat', 'exercises/good-morning']);
  expect(new ExerciseNames(both, trained).named('frontkn')?.key).toBe('exercises/front-squat');
  expect(new ExerciseNames(both, trained).named('rumpfv')?.key).toBe('exercises/good-morning');
  expect(new ExerciseNames(both, trained).named('front')?.key).toBe('exercises/front-squat');
});

test('of several trained exercises, the one in today’s workout is meant', () => {
  const rows: ReadonlySet<RecordKey> = new Set(['exercises/front-squat', 'exercises/front-raise'] as const);
  const today: ReadonlySet<RecordKey> = new Set(['exercises/front-squat'] as const);
  expect(new ExerciseNames(known, rows, today).named('front')?.key).toBe('exercises/front-squat');
  expect(new ExerciseNames(known, rows, rows).named('front')).toBeNull();
});

test('a slip names an exercise that the person has trained, and no other one', () => {
  const trained: readonly RecordKey[] = ['exercises/back-squat', 'exercises/bench-press', 'exercises/plank'];
  expect(named('sqaut', trained)).toBe('exercises/back-squat');
  expect(named('bnech', trained)).toBe('exercises/bench-press');
  expect(named('Bench Pres', trained)).toBe('exercises/bench-press');
  expect(named('deadlit', trained)).toBeNull();
  for (const word of ['plant', 'squad', 'beach', 'branch', 'press']) expect(named(word, trained)).toBeNull();
  const front: readonly RecordKey[] = ['exercises/front-squat', 'exercises/front-raise'];
  expect(named('fornt', front)).toBeNull();
});

test('the exercises that a slip may mean are found in the whole library', () => {
  const names = new ExerciseNames(known, new Set());
  expect(names.misspelt('deadlit').map(({ key }) => key)).toContain('exercises/deadlift');
  expect(names.misspelt('sqaut').map(({ key }) => key)).toContain('exercises/back-squat');
  expect(names.misspelt('breakfast')).toEqual([]);
});
