import { expect, test } from 'vitest';
import { type Leaves, type LocalDay, readRecord } from '../../kernel/index.ts';
import { deloadWeekFrom } from '../deload-period.ts';
import { workoutSeconds } from '../history/index.ts';
import { setRows } from '../set-rows.ts';
import { workout } from '../workout.ts';
import { workoutExercises } from '../workout-exercises.ts';
import { startAgain, startFromRoutine, startWorkout } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const ids = () => {
  let made = 0;
  return () => `new-${++made}`;
};

const planned = leavesOf({
  'exercises/x/exercise': 'exercises/back-squat',
  'exercises/x/order': 'a0',
  'exercises/x/superset': 'p',
  'exercises/x/restSeconds': 0,
  'exercises/x/remark': 'To a box',
  'exercises/x/progression': { rule: 'linear' },
  'sets/a/place': { exercise: 'x', order: 'a0' },
  'sets/a/target': { kind: 'working', load: { si: 60 }, reps: { min: 8, max: 12 } },
  'sets/b/place': { exercise: 'x', order: 'a1', dropOf: 'a' },
  'sets/b/target': { kind: 'drop', share: { of: 'e1rm', value: 0.7 }, reps: { min: 5 } },
});

const read = (leaves: Leaves) => readRecord(workout, leaves).value;

test('a workout belongs to the local day on which it began, and its duration ignores daylight saving time', () => {
  const began = (at: string, zone: string, dayStartsAt?: number) =>
    read(changed(new Map(), (draft) => startWorkout(draft, { at: Date.parse(at), zone, dayStartsAt })));
  expect(began('2026-11-20T22:50:00Z', 'Europe/Berlin').day).toBe('2026-11-20');
  expect(began('2026-11-20T23:10:00Z', 'Europe/Berlin').day).toBe('2026-11-21');
  expect(began('2026-11-20T23:10:00Z', 'Europe/Berlin', 240).day).toBe('2026-11-20');
  expect(began('2026-11-20T23:10:00Z', 'America/New_York').day).toBe('2026-11-20');
  // Across the change to daylight saving time, 01:30 to 03:30 on the clock is one hour.
  const night = began('2026-03-29T00:30:00Z', 'Europe/Berlin');
  expect(night.day).toBe('2026-03-29');
  expect(workoutSeconds({ ...night, endedAt: Date.parse('2026-03-29T01:30:00Z') })).toBe(3600);
});

test('a workout is a deload if its day is in one', () => {
  const deload = deloadWeekFrom('2026-11-20' as LocalDay);
  const began = (at: string) =>
    read(changed(new Map(), (draft) => startWorkout(draft, { at: Date.parse(at), zone: 'Europe/Berlin', deload })));
  expect(began('2026-11-26T22:50:00Z').deloadWeek).toBe(true);
  expect(began('2026-11-26T23:10:00Z').deloadWeek).toBeUndefined(); // the next day in Berlin
});

test('starting a routine copies its targets without results, under new ids', () => {
  const targets = new Map([['a', { kind: 'working', load: { si: 62.5 }, reps: { min: 8, max: 8 } }]]);
  const started = changed(new Map(), (draft) =>
    startFromRoutine(draft, { id: 'r', value: { name: 'Legs' }, leaves: planned }, targets, ids()),
  );
  const { exercises, unplacedSets } = workoutExercises(started);
  expect(read(started)).toMatchObject({ title: 'Legs', routine: 'r' });
  expect(unplacedSets).toEqual([]);
  expect(exercises).toEqual([
    {
      id: 'new-1',
      exercise: {
        exercise: 'exercises/back-squat',
        order: 'a0',
        superset: 'p',
        restSeconds: 0,
        remark: 'To a box',
      },
      sets: [
        { id: 'new-2', set: { place: { exercise: 'new-1', order: 'a0' }, target: targets.get('a') } },
        {
          id: 'new-3',
          set: {
            place: { exercise: 'new-1', order: 'a1', dropOf: 'new-2' },
            target: { kind: 'drop', share: { of: 'e1rm', value: 0.7 }, reps: { min: 5 } },
          },
        },
      ],
    },
  ]);
});

test('a set that is left out this time is not copied', () => {
  const started = changed(new Map(), (draft) =>
    startFromRoutine(draft, { id: 'r', value: { name: 'Legs' }, leaves: planned }, new Map([['b', null]]), ids()),
  );
  const [exercise] = workoutExercises(started).exercises;
  expect(exercise?.sets.map(({ set }) => set.target?.kind)).toEqual(['working']);
});

test('an old workout becomes a plan of its results, zero included, and else of its targets', () => {
  const old = changed(planned, (draft) => {
    draft.title = 'Friday';
    const set = draft.sets.a;
    if (set !== undefined) {
      set.target = undefined; // fewer repetitions than asked for would be a failed set
      set.result = { kind: 'amrap', load: { si: 0 }, reps: 0, rir: 0, completedAt: 5 };
    }
    const exercise = draft.exercises.x;
    if (exercise !== undefined) exercise.skipped = true;
  });
  const again = changed(new Map(), (draft) => startAgain(draft, { value: read(old), leaves: old }, ids()));
  const [squat] = workoutExercises(again).exercises;
  expect(read(again).title).toBe('Friday');
  expect(squat?.exercise).not.toHaveProperty('skipped');
  expect(squat?.exercise).not.toHaveProperty('remark');
  expect(squat?.sets.map(({ set }) => set.target)).toEqual([
    { kind: 'amrap', load: { si: 0 }, reps: { min: 0, max: 0 } },
    { kind: 'drop', share: { of: 'e1rm', value: 0.7 }, reps: { min: 5 } },
  ]);
  expect(squat?.sets.map(({ set }) => set.result)).toEqual([undefined, undefined]);
});

/** Returns what a repeated workout asks for in its sets: load, repetitions and kind. */
function repeated(...sets: readonly { readonly target?: object; readonly result?: object }[]) {
  const old = leavesOf({
    'exercises/x/exercise': 'exercises/bench-press',
    'exercises/x/order': 'a0',
    ...Object.fromEntries(
      sets.flatMap(({ target, result }, at) => [
        [`sets/s${at}/place`, { exercise: 'x', order: `a${at}` }],
        ...(target === undefined ? [] : [[`sets/s${at}/target`, target]]),
        ...(result === undefined ? [] : [[`sets/s${at}/result`, { kind: 'working', completedAt: 5, ...result }]]),
      ]),
    ),
  });
  const again = changed(new Map(), (draft) => startAgain(draft, { value: read(old), leaves: old }, ids()));
  return workoutExercises(again).exercises.flatMap((each) =>
    each.sets.map(({ set: { target } }) => [target?.load?.si, target?.reps?.min, target?.kind]),
  );
}

test('a set with fewer repetitions than its target is repeated with the target', () => {
  const target = { kind: 'working', load: { si: 80 }, reps: { min: 8, max: 10 } };
  const done = (load: number, reps: number) => ({ target, result: { load: { si: load }, reps } });
  expect(repeated(done(80, 6))).toEqual([[80, 8, 'working']]);
  expect(repeated(done(80, 8))).toEqual([[80, 8, 'working']]);
  expect(repeated(done(80, 9))).toEqual([[80, 9, 'working']]);
  expect(repeated(done(85, 6))).toEqual([[85, 6, 'working']]); // heavier on purpose
});

test('what the target of a failed set leaves open is repeated as it was done', () => {
  const result = { load: { si: 80 }, reps: 6 };
  const target = { kind: 'working', reps: { min: 8 } };
  expect(repeated({ target, result })).toEqual([[80, 8, 'working']]);
});

test('a failure set without a target is repeated as the best other set of its exercise', () => {
  const failed = { result: { kind: 'failure', load: { si: 85 }, reps: 1 } };
  const done = (load: number, reps: number) => ({ result: { load: { si: load }, reps } });
  const warmUp = { result: { kind: 'warmUp', load: { si: 90 }, reps: 1 } };
  expect(repeated(warmUp, done(80, 6), done(80, 8), done(75, 12), failed).at(-1)).toEqual([80, 8, 'working']);
  expect(repeated(failed)).toEqual([[85, 1, 'failure']]);
  const planned = { target: { kind: 'failure', load: { si: 85 } }, ...failed };
  expect(repeated(done(80, 8), planned).at(-1)).toEqual([85, 1, 'failure']);
});

test('repeating a workout with left and right sets keeps them in one row', () => {
  const done = (side: string) => ({ kind: 'working', load: { si: 20 }, reps: 8, side, completedAt: 5 });
  const old = leavesOf({
    'exercises/x/exercise': 'exercises/split-squat',
    'exercises/x/order': 'a0',
    'sets/a/place': { exercise: 'x', order: 'a0' },
    'sets/a/result': done('left'),
    'sets/b/place': { exercise: 'x', order: 'a1' },
    'sets/b/result': done('right'),
  });
  const again = changed(new Map(), (draft) => startAgain(draft, { value: read(old), leaves: old }, ids()));
  const sets = workoutExercises(again).exercises.flatMap((each) => each.sets);
  expect(setRows(sets)).toHaveLength(1);
  expect(sets.map(({ set }) => [set.target?.load?.si, set.result])).toEqual([
    [20, { kind: 'working', side: 'left', completedAt: null }],
    [20, { kind: 'working', side: 'right', completedAt: null }],
  ]);
});

test('repeating a workout of a deload week is a deload too, and repeating another is not', () => {
  const again = (values: object) => {
    const old = leavesOf({ ...values, routine: 'r' });
    return read(changed(new Map(), (draft) => startAgain(draft, { value: read(old), leaves: old }, ids()))).deloadWeek;
  };
  expect(again({ deloadWeek: true })).toBe(true);
  expect(again({})).toBeUndefined();
});
