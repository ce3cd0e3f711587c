import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toSi } from '../../kernel/index.ts';
import { runs } from '../../testing/runs.ts';
import { type NotedExercise, type NotedSet, printSets, readLine } from './index.ts';
import { contextWith, exerciseNamed } from './testing/context.ts';

const exercises = [
  'Bench press',
  'Push-up',
  'Pull-up',
  'Assisted dip',
  'Plank',
  'Farmer’s walk',
  'Rowing machine',
  'Weighted plank',
];

const whole = (max: number) => fc.integer({ min: 1, max });
const load = (min: number) =>
  fc
    .tuple(fc.integer({ min: min * 4, max: 1200 }), fc.constantFrom('kg' as const, 'lb' as const))
    .map(([quarters, unit]) => ({
      si: toSi(quarters / 4, unit),
      typed: String(quarters / 4),
      unit,
    }));
const assistance = load(0.25).map(({ si, typed, unit }) => ({ si: -si, typed: `-${typed}`, unit }));
const bodyWeight = fc.constant({ si: 0 });
const reps = whole(50);
const seconds = fc.oneof(
  whole(7200),
  fc.integer({ min: 1, max: 600 }).map((tenths) => tenths / 10),
);
const distance = fc
  .tuple(whole(600), fc.constantFrom('m' as const, 'km' as const, 'mi' as const, 'yd' as const))
  .map(([value, unit]) => ({
    si: toSi(value, unit),
    typed: String(value),
    unit,
  }));

/** What a set of each tracking records. */
function values(tracking: string): fc.Arbitrary<Partial<NotedSet>> {
  switch (tracking) {
    case 'reps':
      return fc.record({ reps });
    case 'weightedBodyWeight':
      return fc.record({ load: fc.oneof(bodyWeight, load(0.25), assistance), reps });
    case 'assistedBodyWeight':
      return fc.record({ load: fc.oneof(bodyWeight, assistance), reps });
    case 'duration':
      return fc.record({ seconds });
    case 'loadDuration':
      return fc.record({ load: load(0), seconds });
    case 'loadDistance':
      return fc.record({ load: load(0), distance, seconds }, { requiredKeys: ['load', 'distance'] });
    case 'distanceDuration':
      return fc.record({ distance, seconds }, { requiredKeys: ['distance'] });
    default:
      return fc.record({ load: load(0), reps });
  }
}

const efforts = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 2, max: 20 }).map((halves) => ({ rpe: halves / 2 })),
  fc.integer({ min: 0, max: 10 }).map((rir) => ({ rir })),
);

function setOf({ tracking, isUnilateral }: NotedExercise): fc.Arbitrary<NotedSet> {
  const kinds = tracking.includes('eps') || tracking.includes('BodyWeight') ? ['amrap'] : [];
  const kind = fc.constantFrom('working', 'warmUp', 'drop', 'restPause', 'failure', ...kinds);
  const sides = fc.constantFrom({}, { side: 'left' }, { side: 'right' }, ...(isUnilateral ? [{ side: 'both' }] : []));
  return fc
    .tuple(kind, values(tracking), efforts, sides)
    .map(([kind, measured, effort, side]) => ({ kind, ...measured, ...effort, ...side }) as NotedSet);
}

const accounts = fc
  .record({
    exercise: fc.constantFrom(...exercises),
    isUnilateral: fc.boolean(),
    unit: fc.constantFrom('kg' as const, 'lb' as const),
    lastLoad: fc.option(load(1)),
    order: fc.constantFrom(null, 'setsFirst' as const, 'loadFirst' as const),
    decimalMark: fc.constantFrom('.' as const, ',' as const),
  })
  .chain(({ exercise: name, decimalMark, ...changes }) => {
    const exercise = exerciseNamed(name, changes);
    return fc.record({
      name: fc.constant(name),
      exercise: fc.constant(exercise),
      decimalMark: fc.constant(decimalMark),
      sets: fc.array(setOf(exercise), { minLength: 1, maxLength: 6 }),
    });
  });

test('reading what was printed gives the same sets, with nothing in doubt', () => {
  fc.assert(
    fc.property(accounts, ({ name, exercise, decimalMark, sets }) => {
      const line = `${name} ${printSets(sets, { exercise, decimalMark })}`;
      const { lastLoad, order, unit, isUnilateral } = exercise;
      const reading = readLine(line, contextWith({ lastLoad, order, unit, isUnilateral }, decimalMark));
      expect(reading?.sets, line).toEqual(sets);
      expect(reading, line).toMatchObject({ exercise: exercise.key, remark: '', doubts: [] });
    }),
    { numRuns: runs(400) },
  );
});

test('sets that differ in repetitions only are written together', () => {
  const exercise = exerciseNamed('Bench press');
  const set = (reps: number): NotedSet => ({
    kind: 'working',
    load: { si: 80, typed: '80', unit: 'kg' },
    reps,
    rpe: 8,
  });
  expect(printSets([set(5), set(5), set(4)], { exercise, decimalMark: '.' })).toBe('80 kg x 5, 5, 4 rpe 8');
});
