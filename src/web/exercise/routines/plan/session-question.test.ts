import { expect, test } from 'vitest';
import { deloadWeekFrom, exercise, knownExercises, programme } from '#domain/exercise/index.ts';
import { type Leaves, type LocalDay, readRecord } from '#domain/kernel/index.ts';
import { type Loading, sessionQuestion } from './session-question.ts';

const leaves: Leaves = new Map(
  Object.entries({
    'exercises/x/exercise': 'exercises/back-squat',
    'exercises/x/order': 'a0',
    'exercises/x/progression': { rule: 'linear' },
    'exercises/y/exercise': 'exercises/not-here',
    'exercises/y/order': 'a1',
    'sets/a/place': { exercise: 'x', order: 'a0' },
  }).map(([path, value]) => [path, { value, stamp: '1' }]),
);

const loading: Loading = {
  catalogue: knownExercises([]),
  bars: [],
  plates: [],
  method: 'epley',
  unitOf: () => 'kg',
  deload: null,
};

const running = (more: object) => ({
  programme: {
    id: 'p',
    inTrash: false,
    value: {
      ...readRecord(programme, new Map()).value,
      startedOn: '2026-11-02' as const,
      days: {
        a: { order: 'a0', routine: 'r' },
        b: { order: 'a1', routine: 'other' },
        c: { order: 'a2', routine: 'r' },
      },
      trainingMax: { 'back-squat': { si: 140 } },
      ...more,
    },
  },
  day: 'a',
  week: 1,
});

test('a standalone routine uses its own rule and its own workouts', () => {
  const question = sessionQuestion({ id: 'r', leaves }, null, loading);
  expect(question).toMatchObject({ routine: 'r', since: null, timesATurn: 1 });
  expect(question.exercises).toMatchObject([
    {
      id: 'x',
      rule: { rule: 'linear' },
      routines: ['r'],
      trainingMax: null,
      unit: 'kg',
      means: { kind: 'bar', bar: 20 },
    },
  ]);
});

test('within a programme, its training max and weeks apply, and the rule of the routine', () => {
  const question = sessionQuestion({ id: 'r', leaves }, running({}), loading);
  expect(question).toMatchObject({ since: '2026-11-02', timesATurn: 2 });
  expect(question.exercises).toMatchObject([{ rule: { rule: 'linear' }, routines: ['r'], trainingMax: 140 }]);
});

test('the rule of a programme overrides that of the routine and uses all of the programme’s workouts', () => {
  const context = running({ progression: { 'back-squat': { rule: 'double' } } });
  const question = sessionQuestion({ id: 'r', leaves }, context, loading);
  expect(question.exercises).toMatchObject([{ rule: { rule: 'double' }, routines: ['r', 'other'] }]);
});

test('an exercise that occurs twice in the routine is requested separately, also if one is merged into it', () => {
  const more = Object.entries({
    'exercises/z/exercise': 'exercises/own-squat',
    'exercises/z/order': 'a2',
  }).map(([path, value]) => [path, { value, stamp: '1' }] as const);
  const { value } = readRecord(exercise, new Map());
  const own = { ...value, name: 'Own squat', mergedInto: 'exercises/back-squat' as const };
  const catalogue = knownExercises([{ id: 'own-squat', value: own, inTrash: false }]);
  const twice = { id: 'r', leaves: new Map([...leaves, ...more]) };
  const { exercises } = sessionQuestion(twice, null, { ...loading, catalogue });
  expect(exercises.map(({ id, occurrence }) => [id, occurrence])).toEqual([
    ['x', 0],
    ['z', 1],
  ]);
});

test('the request is plain data that can be cloned', () => {
  const question = sessionQuestion({ id: 'r', leaves }, null, loading);
  expect(structuredClone(question)).toEqual(question);
});

test('a deload week of the programme requests a lighter session, other weeks do not', () => {
  const asked = (week: number) =>
    sessionQuestion({ id: 'r', leaves }, { ...running({ deloadWeeks: { every: 4, share: 0.3 } }), week }, loading);
  expect(asked(4).deload).toBe(0.3);
  expect(asked(3)).not.toHaveProperty('deload');
  expect(sessionQuestion({ id: 'r', leaves }, null, loading)).not.toHaveProperty('deload');
});

test('the user’s own deload requests a lighter session, unless the programme has one of its own', () => {
  const own = { ...loading, deload: deloadWeekFrom('2026-11-27' as LocalDay) };
  expect(sessionQuestion({ id: 'r', leaves }, null, own).deload).toBe(0.4);
  const context = { ...running({ deloadWeeks: { every: 4, share: 0.3 } }), week: 4 };
  expect(sessionQuestion({ id: 'r', leaves }, context, own).deload).toBe(0.3);
});
