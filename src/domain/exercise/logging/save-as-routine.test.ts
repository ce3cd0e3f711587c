import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedLeaves, type Leaves, readRecord } from '../../kernel/index.ts';
import { type Routine, routine } from '../routine.ts';
import type { SetTarget } from '../set-leaves.ts';
import { workoutExercises } from '../workout-exercises.ts';
import { saveAsRoutine, startFromRoutine } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const squat = {
  'exercises/x/exercise': 'exercises/back-squat',
  'exercises/x/order': 'a0',
};
const place = (order: string, dropOf?: string) => ({ exercise: 'x', order, ...(dropOf && { dropOf }) });
const done = (leaves: object) => ({ kind: 'working', completedAt: 5, ...leaves });

/** Ids in descending order, so that nothing is in order only because of its id. */
function ids() {
  let left = 1000;
  return () => `new-${String(--left).padStart(3, '0')}`;
}

function saved(workout: Readonly<Record<string, unknown>>, source?: Readonly<Record<string, unknown>>): Leaves {
  const draft: Routine = readRecord(routine, new Map()).value;
  saveAsRoutine(
    draft,
    { leaves: leavesOf(workout) },
    { name: 'Legs', order: 'a7', source: source && { leaves: leavesOf(source) }, newId: ids() },
  );
  const changes = changedLeaves(routine, readRecord(routine, new Map()).value, draft, new Map());
  if (!changes.ok) throw new Error(`${changes.error.code} ${changes.error.path}`);
  return leavesOf(Object.fromEntries(changes.value.map(({ path, value }) => [path, value])));
}

const exercisesOf = (leaves: Leaves) => workoutExercises(leaves).exercises;
const targetsOf = (leaves: Leaves) => exercisesOf(leaves).map(({ sets }) => sets.map(({ set }) => set.target));

describe('a saved workout', () => {
  test('plans completed sets with kind, load, repetitions, duration and distance, but no effort', () => {
    const load = { si: 100, typed: '100', unit: 'kg' };
    const leaves = saved({
      ...squat,
      'exercises/x/superset': 'p',
      'exercises/x/restSeconds': 0,
      'sets/w/place': place('a0'),
      'sets/w/result': done({ kind: 'warmUp', load: { si: 0 }, reps: 0 }),
      'sets/a/place': place('a1'),
      'sets/a/target': { kind: 'working', reps: { min: 8, max: 12 } },
      'sets/a/result': done({ load, reps: 5, rpe: 9, rir: 1 }),
      'sets/d/place': place('a2', 'a'),
      'sets/d/result': done({ kind: 'drop', load: { si: 60 }, reps: 9 }),
      'sets/m/place': place('a3'),
      'sets/m/result': done({ kind: 'amrap', load, reps: 7 }),
      'sets/t/place': place('a4'),
      'sets/t/result': done({ seconds: 30, distance: { si: 200 } }),
    });
    expect(readRecord(routine, leaves).value).toMatchObject({ name: 'Legs', order: 'a7' });
    expect(targetsOf(leaves)).toEqual([
      [
        { kind: 'warmUp', load: { si: 0 }, reps: { min: 0, max: 0 } },
        { kind: 'working', load, reps: { min: 5, max: 5 } },
        { kind: 'drop', load: { si: 60 }, reps: { min: 9, max: 9 } },
        { kind: 'amrap', load, reps: { min: 7 } },
        { kind: 'working', seconds: 30, distance: { si: 200 } },
      ],
    ]);
    const [each] = exercisesOf(leaves);
    expect(each?.exercise).toMatchObject({ exercise: 'exercises/back-squat', superset: 'p', restSeconds: 0 });
    expect(each?.sets[2]?.set.place?.dropOf).toBe(each?.sets[1]?.id);
  });

  test('leaves out sets that were not done, but plans an exercise of which none was done as it was planned', () => {
    const target = { kind: 'working', share: { of: 'e1rm', value: 0.7 }, reps: { min: 8, max: 12 } };
    const leaves = saved({
      ...squat,
      'sets/a/place': place('a0'),
      'sets/a/result': done({ reps: 5 }),
      'sets/b/place': place('a1'),
      'sets/b/target': target,
      'exercises/y/exercise': 'exercises/leg-curl',
      'exercises/y/order': 'a1',
      'exercises/y/skipped': true,
      'sets/c/place': { exercise: 'y', order: 'a0' },
      'sets/c/target': target,
      'sets/c/result': { kind: 'working', side: 'left', completedAt: null },
      'sets/e/place': { exercise: 'y', order: 'a1' },
      'sets/e/result': { kind: 'working', reps: 9, completedAt: null },
    });
    expect(targetsOf(leaves)).toEqual([
      [{ kind: 'working', reps: { min: 5, max: 5 } }],
      [target, { kind: 'working', reps: { min: 9, max: 9 } }],
    ]);
    expect(exercisesOf(leaves)[1]?.exercise).not.toHaveProperty('skipped');
  });

  test('plans a set of both sides once', () => {
    const leaves = saved({
      ...squat,
      'sets/a/place': place('a0'),
      'sets/a/result': done({ reps: 8, side: 'left' }),
      'sets/b/place': place('a1'),
      'sets/b/result': done({ reps: 7, side: 'right' }),
    });
    expect(targetsOf(leaves)).toEqual([[{ kind: 'working', reps: { min: 8, max: 8 } }]]);
  });

  const sided = (order: string, side: string, leaves: { completedAt: number; reps: number; kind?: string }) => ({
    [`sets/${side}-${order}/place`]: place(order),
    [`sets/${side}-${order}/result`]: done({ side, load: { si: 20 }, ...leaves }),
  });
  const asked = (reps: number, kind = 'working') => ({ kind, load: { si: 20 }, reps: { min: reps, max: reps } });

  test.each([
    ['in turn', ['left', 'right', 'left', 'right', 'left', 'right']],
    ['the right one first', ['right', 'left', 'right', 'left', 'right', 'left']],
    ['one behind the other', ['left', 'left', 'left', 'right', 'right', 'right']],
  ])('plans sets of both sides once if they were completed on their own: %s', (_, sides) => {
    const sets = sides.map((side, at) => sided(`a${at}`, side, { completedAt: at, reps: side === 'left' ? 8 : 7 }));
    expect(targetsOf(saved(Object.assign({}, squat, ...sets)))).toEqual([[asked(8), asked(8), asked(8)]]);
  });

  test('plans a set of one side that has none of the same kind on the other side', () => {
    const leaves = saved({
      ...squat,
      ...sided('a0', 'left', { completedAt: 1, reps: 12, kind: 'warmUp' }),
      ...sided('a1', 'right', { completedAt: 2, reps: 7 }),
      ...sided('a2', 'right', { completedAt: 3, reps: 6 }),
      ...sided('a3', 'left', { completedAt: 4, reps: 8 }),
    });
    expect(targetsOf(leaves)).toEqual([[asked(12, 'warmUp'), asked(8), asked(6)]]);
  });

  test('plans a drop set of the right side behind the set of both sides', () => {
    const leaves = saved({
      ...squat,
      ...sided('a0', 'right', { completedAt: 1, reps: 7 }),
      'sets/d/place': place('a1', 'right-a0'),
      'sets/d/result': done({ kind: 'drop', side: 'right', reps: 9 }),
      ...sided('a2', 'left', { completedAt: 3, reps: 8 }),
    });
    expect(targetsOf(leaves)).toEqual([[asked(8), { kind: 'drop', reps: { min: 9, max: 9 } }]]);
    const [first, second] = exercisesOf(leaves)[0]?.sets ?? [];
    expect(second?.set.place?.dropOf).toBe(first?.id);
  });

  test('plans a drop set of a set that was not done as a working set', () => {
    const leaves = saved({
      ...squat,
      'sets/a/place': place('a0'),
      'sets/a/result': { kind: 'working', reps: 5, completedAt: null },
      'sets/d/place': place('a1', 'a'),
      'sets/d/target': { kind: 'drop', reps: { min: 12 } },
      'sets/d/result': done({ kind: 'drop', reps: 9 }),
      'sets/f/place': place('a2', 'a'),
      'sets/f/result': done({ kind: 'failure', reps: 6 }),
    });
    expect(targetsOf(leaves)).toEqual([
      [
        { kind: 'working', reps: { min: 9, max: 9 } },
        { kind: 'failure', reps: { min: 6, max: 6 } },
      ],
    ]);
    expect(exercisesOf(leaves)[0]?.sets.map(({ set }) => set.place?.dropOf)).toEqual([undefined, undefined]);
  });

  test('keeps instructions of the routine it was started from, but no observations', () => {
    const remarks = (source?: string) =>
      exercisesOf(
        saved(
          { ...squat, 'exercises/x/remark': 'To a box' },
          source === undefined ? undefined : { ...squat, 'exercises/x/remark': source },
        ),
      ).map(({ exercise }) => exercise.remark);
    expect(remarks('To a box')).toEqual(['To a box']);
    expect(remarks('Slowly')).toEqual([undefined]);
    expect(remarks()).toEqual([undefined]);
  });

  test('can have an exercise without a name, and sets without an exercise', () => {
    const leaves = saved({
      'exercises/x/order': 'a0',
      'sets/a/place': place('a0'),
      'sets/a/result': done({ reps: 8 }),
      'sets/b/place': { exercise: 'gone', order: 'a0' },
      'sets/b/result': done({ reps: 8 }),
      'sets/c/result': done({ reps: 8 }),
    });
    expect(targetsOf(leaves)).toEqual([[{ kind: 'working', reps: { min: 8, max: 8 } }]]);
  });
});

test('starting a saved workout gives its exercises and its completed sets, even with equal orders', () => {
  const order = fc.constantFrom('a0', 'a1', 'a2');
  const result = fc.record(
    {
      kind: fc.constantFrom('warmUp', 'working', 'drop', 'failure', 'later'),
      completedAt: fc.constant(5),
      load: fc.record({ si: fc.integer({ min: -50, max: 200 }) }),
      reps: fc.nat({ max: 30 }),
      seconds: fc.nat({ max: 90 }),
      rpe: fc.constantFrom(7, 8.5, 10),
    },
    { requiredKeys: ['kind', 'completedAt'] },
  );
  const exercise = fc.record({
    order,
    key: fc.constantFrom('exercises/back-squat', 'exercises/gone'),
    superset: fc.constantFrom(undefined, 's', 't'),
    sets: fc.array(fc.record({ order, result }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(fc.array(exercise, { maxLength: 4 }), (exercises) => {
      const leaves = Object.fromEntries(
        exercises.flatMap(({ order: at, key, superset, sets }, x) => [
          [`exercises/x${x}/exercise`, key],
          [`exercises/x${x}/order`, at],
          ...(superset === undefined ? [] : [[`exercises/x${x}/superset`, superset]]),
          ...sets.flatMap((set, s) => [
            [`sets/s${x}-${s}/place`, { exercise: `x${x}`, order: set.order }],
            [`sets/s${x}-${s}/result`, set.result],
          ]),
        ]),
      );
      const plan = saved(leaves);
      const started = changed(new Map(), (draft) =>
        startFromRoutine(draft, { id: 'r', value: { name: 'Legs' }, leaves: plan }, new Map(), ids()),
      );
      const outline = (
        from: Leaves,
        targetOf: (set: ReturnType<typeof exercisesOf>[number]['sets'][number]) => unknown,
      ) =>
        exercisesOf(from).map((each) => ({
          exercise: each.exercise.exercise,
          superset: each.exercise.superset,
          sets: each.sets.map(targetOf),
        }));
      const asked = ({ kind, load, reps, seconds }: SetTarget) => ({ kind, load: load?.si, reps: reps?.min, seconds });
      expect(outline(started, ({ set }) => asked(set.target ?? {}))).toEqual(
        outline(leavesOf(leaves), ({ set: { result: { kind, load, reps, seconds } = { kind: '' } } }) => ({
          kind,
          load: load?.si,
          reps,
          seconds,
        })),
      );
      expect(exercisesOf(started).flatMap(({ sets }) => sets.filter(({ set }) => set.result !== undefined))).toEqual(
        [],
      );
    }),
  );
});
