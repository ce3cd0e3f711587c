import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Leaves, RecordKey } from '../../kernel/index.ts';
import { runs } from '../../testing/runs.ts';
import { parseQuery } from '../parse-query.ts';
import { type TrainingKind, type TrainingResult, TrainingSearch } from './index.ts';

const today = '2026-11-21';

describe('a set is found', () => {
  const squats = workoutOf({
    exercise: 'exercises/back-squat',
    sets: {
      light: { load: { si: 80 }, reps: 8, rpe: 7 },
      heavy: { load: { si: 140 }, reps: 3, rpe: 9, remark: 'Left knee pinched' },
      single: { load: { si: 160 }, reps: 1, rir: 0 },
    },
  });

  it.each([
    ['squat rpe>=9', ['heavy', 'single']],
    ['squats rpe:9', ['heavy']],
    ['rir:1', ['heavy']],
    ['load>100kg', ['heavy', 'single']],
    ['load:80..140', ['light', 'heavy']],
    ['reps:3..8 rpe<8', ['light']],
    ['load>100 reps>=8', []],
    ['knee', ['heavy']],
    ['KNEE rpe>=9', ['heavy']],
    ['"knee pinched"', ['heavy']],
    ['bench rpe>=9', []],
    ['exercise:squat', ['light', 'heavy', 'single']],
    ['exercise:bench', []],
    ['muscle:quads reps<5', ['heavy', 'single']],
    ['muscle:biceps', []],
    ['type:set', ['light', 'heavy', 'single']],
    ['type:workout load>100', []],
    ['(rpe:7 OR reps:1)', ['light', 'single']],
    ['squat load>1 -knee', ['light', 'single']],
    ['squat -rpe:7', []],
    ['load>100 day:2026-11-20', ['heavy', 'single']],
    ['load>100 day:today', []],
    ['load>100 2d', ['heavy', 'single']],
    ['load>1 hr>100', []],
    ['load>1 is:pinned', []],
  ])('by %s', (query, sets) => {
    expect(setsFound(query, { 'workouts/w': squats })).toEqual(sets);
  });

  it('by its e1RM, in which repetitions in reserve count as done', () => {
    // 8 repetitions at RPE 7: 80 kg × (1 + (8 + 3) / 30) = 109.3 kg
    expect(setsFound('e1rm:109', { 'workouts/w': squats })).toEqual(['light']);
    expect(setsFound('e1rm>=160', { 'workouts/w': squats })).toEqual(['single']);
  });

  it('by words of its workout and of the remark on its exercise', () => {
    const workout = { ...squats, title: 'Leg day', 'tags/poor-sleep': 'poor-sleep', 'exercises/x/remark': 'New shoes' };
    for (const word of ['leg', 'shoes', '#poor-sleep', 'tag:poor-sleep', 'title:leg'])
      expect(setsFound(`${word} load>150`, { 'workouts/w': workout }), word).toEqual(['single']);
    expect(setsFound('legs load>150', { 'workouts/w': workout })).toEqual([]);
  });

  it('only if it was completed, and not in the trash', () => {
    const open = { ...squats, 'sets/light/result': { kind: 'working', load: { si: 80 }, completedAt: null } };
    expect(setsFound('type:set', { 'workouts/w': open })).toEqual(['heavy', 'single']);
    expect(setsFound('type:set', { 'workouts/w': { ...squats, trashedAt: 5 } })).toEqual([]);
  });

  it('with what matched', () => {
    const [hit] = resultOf('knee rpe>=9', { 'workouts/w': squats }).set.hits;
    expect(hit).toEqual({
      kind: 'set',
      key: 'workouts/w',
      set: 'heavy',
      exercise: 'exercises/back-squat',
      day: '2026-11-20',
      matched: [{ role: 'remark', text: 'Left knee pinched', ranges: [{ from: 5, to: 9 }] }],
    });
  });
});

describe('a set shows', () => {
  const workout = {
    ...workoutOf({ exercise: 'exercises/back-squat', sets: { a: { reps: 5, rpe: 9 } } }),
    title: 'Knee day',
    'exercises/x/remark': 'Knee felt fine',
    'exercises/x/nextTime': 'Belt',
  };

  it('which remark on its exercise and which text of its workout have the words', () => {
    const [hit] = resultOf('knee rpe>=9', { 'workouts/w': workout }).set.hits;
    expect(hit?.matched.map(({ role, text, exercise }) => [role, text, exercise])).toEqual([
      ['exerciseRemark', 'Knee felt fine', 'exercises/back-squat'],
      ['title', 'Knee day', undefined],
    ]);
  });
});

describe('a workout is found', () => {
  const workout = {
    ...workoutOf({ exercise: 'exercises/back-squat', sets: { a: { reps: 5 } } }),
    title: 'Heavy Friday',
    remark: 'Slept badly',
    'tags/poor-sleep': 'Poor-sleep',
    'exercises/x/nextTime': 'Wear the belt',
    'sets/open/place': { exercise: 'x', order: 'a9' },
    'sets/open/remark': 'Skipped, elbow hurt',
  };

  it.each([
    ['friday', 1],
    ['slept', 1],
    ['belt', 1],
    ['elbow', 1],
    ['squat', 1],
    ['exercise:squat', 1],
    ['muscle:quads', 1],
    ['tag:poor-sleep', 1],
    ['#poor-sleep', 1],
    ['title:heavy', 1],
    ['title:slept', 0],
    ['bench', 0],
    ['2d', 1],
    ['1d', 0],
    ['type:workout', 1],
    ['type:note', 0],
    ['friday rpe>5', 0],
    ['in:home', 0],
    ['friday -is:archived', 1],
  ])('by %s: %i', (query, total) => {
    expect(resultOf(query, { 'workouts/w': workout }).workout.total).toBe(total);
  });

  it('by the current name of a tag', () => {
    const search = searchOf({ 'workouts/w': workout });
    search.takeTagNames((tag) => (tag === 'poor-sleep' ? 'bad-night' : tag));
    const totalOf = (text: string) => search.search(parseQuery(text, { today }), { limit: 9 }).workout.total;
    expect([totalOf('tag:bad-night'), totalOf('tag:poor-sleep')]).toEqual([1, 0]);
  });

  it('newest first, with a total beyond the limit', () => {
    const on = (day: number) => ({ ...workout, day: `2026-11-0${day}`, startedAt: day });
    const search = searchOf({ 'workouts/a': on(1), 'workouts/b': on(3), 'workouts/c': on(2) });
    const { total, hits } = search.search(parseQuery('friday', { today }), { limit: 2 }).workout;
    expect([total, hits.map(({ key }) => key)]).toEqual([3, ['workouts/b', 'workouts/c']]);
  });
});

describe('other training is found', () => {
  const run = {
    sport: 'run',
    title: 'Along the river',
    remark: 'Easy',
    day: '2026-11-21',
    startedAt: 1,
    distance: { si: 10_000 },
    movingSeconds: 3000,
    heartRate: { average: 148 },
  };

  it.each([
    ['river', 1],
    ['easy run', 1],
    ['Laufen', 1],
    ['title:river', 1],
    ['distance:10km', 1],
    ['distance>10km', 0],
    ['pace<5:01', 1],
    ['pace:5:00', 1],
    ['pace<8:00/mi', 0],
    ['hr>150', 0],
    ['hr:148', 1],
    ['run hr<150 distance>=5mi', 1],
    ['load>1', 0],
    ['exercise:run', 0],
    ['type:activity 1d', 1],
  ])('an activity by %s: %i', (query, total) => {
    expect(resultOf(query, { 'activities/a': run }).activity.total).toBe(total);
  });

  it('a measurement by its name, its remark and its day', () => {
    const records = {
      'measurements/m': { measure: 'body-weight', value: { si: 80 }, day: '2026-11-21', at: 1, remark: 'After coffee' },
      'measurements/o': { measure: 'own', value: { si: 1 }, day: '2026-11-20', at: 1 },
      'measures/own': { name: 'Grip' },
    };
    const keys = (query: string) => resultOf(query, records).measurement.hits.map(({ key }) => key);
    expect(keys('weight')).toEqual(['measurements/m']);
    expect(keys('coffee')).toEqual(['measurements/m']);
    expect(keys('grip')).toEqual(['measurements/o']);
    expect(keys('day:today')).toEqual(['measurements/m']);
    expect(keys('type:measurement')).toEqual(['measurements/m', 'measurements/o']);
  });

  it('an exercise by its name, an alias, its cue and its muscles', () => {
    const own = { name: 'Yoke zigzag', 'aliases/a': 'Frame carry', 'muscles/quads': 1, cue: 'Look ahead' };
    const keys = (query: string) => resultOf(query, { 'exercises/own': own }).exercise.hits.map(({ key }) => key);
    for (const query of [
      'zigzags',
      'frame carry',
      'ahead',
      'exercise:zigzag',
      'title:"yoke zigzag"',
      'muscle:quads zigzag',
    ])
      expect(keys(query), query).toEqual(['exercises/own']);
    expect(keys('zigzag muscle:biceps')).toEqual([]);
    expect(keys('-zigzag')).toEqual([]);
    expect(keys('push up').slice(0, 2)).toEqual(['exercises/archer-push-up', 'exercises/band-push-up']);
  });
});

it('nothing is found for an empty query', () => {
  const result = resultOf('', { 'workouts/w': workoutOf({ exercise: 'exercises/dip', sets: { a: { reps: 5 } } }) });
  expect(result.isWhole).toBe(true);
  expect(totalsOf(result)).toEqual({ set: 0, workout: 0, activity: 0, measurement: 0, exercise: 0 });
});

it('an e1RM follows a change of the exercise, of the body weight and of the formula', () => {
  const dips = workoutOf({ exercise: 'exercises/dip', sets: { a: { load: { si: 20 }, reps: 1 } } });
  const search = searchOf({ 'workouts/w': dips });
  const isFound = (text: string) => search.search(parseQuery(text, { today }), { limit: 9 }).set.total === 1;
  expect(isFound('e1rm>0')).toBe(false); // the body weight is unknown
  search.takeEstimates({ method: 'epley', weights: [{ day: '2026-11-01', value: 80 }] });
  expect(isFound('e1rm>90')).toBe(true);
  search.put('exercises/dip', leavesOf({ bodyWeightShare: 0 }));
  expect(isFound('e1rm:20')).toBe(true);
});

const records = fc.record({
  title: fc.constantFrom(undefined, 'Leg day', 'Knee'),
  'tags/knee': fc.constantFrom(undefined, 'knee'),
  day: fc.constantFrom('2026-11-20', '2026-11-21'),
  exercise: fc.constantFrom('exercises/back-squat', 'exercises/bench-press'),
  exerciseRemark: fc.constantFrom(undefined, 'slow'),
  sets: fc.array(
    fc.record({
      load: fc.constantFrom(undefined, { si: 60 }, { si: 100 }),
      reps: fc.constantFrom(undefined, 0, 5, 8),
      rpe: fc.constantFrom(undefined, 8, 9),
      remark: fc.constantFrom(undefined, 'knee', 'slow knee'),
    }),
    { maxLength: 4 },
  ),
});

const words = ['knee', 'slow', 'leg', 'squat', 'tag:knee', 'day:today', 'type:set', 'exercise:bench', 'muscle:quads'];
const amounts = ['rpe>=9', 'load:100', 'load<100', 'reps:5', 'e1rm>110', 'hr>1'];

it('sets are found as by reading every set one by one', () => {
  const part = fc
    .tuple(fc.constantFrom('', '', '-'), fc.constantFrom(...words, ...amounts))
    .map((each) => each.join(''));
  const queries = fc
    .tuple(part, fc.constantFrom(' ', ' OR '), part, part)
    .map(([a, joint, b, c]) => `(${a}${joint}${b}) ${c}`);
  fc.assert(
    fc.property(fc.array(records, { minLength: 1, maxLength: 5 }), queries, fc.nat(3), (workouts, text, kept) => {
      const keyOf = (at: number): RecordKey => `workouts/w${at}`;
      const leaves = workouts.map((each, at) => propertyWorkout(each, at));
      const search = searchOf(Object.fromEntries(leaves.map((each, at) => [keyOf(at), each])));
      if (kept < workouts.length) search.remove(keyOf(kept));
      const query = parseQuery(`${text} type:set`, { today });
      const run = search.begin(query, { limit: 100 });
      while (!run.isWhole) run.readOn(2);
      const found = run.result.set.hits.map(({ key, set }) => `${key} ${set}`);
      const expected = workouts.flatMap((each, at) =>
        at === kept
          ? []
          : each.sets.flatMap((set, row) =>
              plainlyMeets(`${text} type:set`, { ...each, set }) ? `${keyOf(at)} s${row}` : [],
            ),
      );
      expect(found.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: runs(300) },
  );
});

type PropertyWorkout = typeof records extends fc.Arbitrary<infer T> ? T : never;

function propertyWorkout({ exercise, exerciseRemark, sets, ...own }: PropertyWorkout, at: number): object {
  const named = Object.fromEntries(sets.map((set, row) => [`s${row}`, set]));
  return { ...workoutOf({ exercise, sets: named }), ...own, 'exercises/x/remark': exerciseRemark, startedAt: at };
}

interface PlainSet extends Omit<PropertyWorkout, 'sets'> {
  readonly set: PropertyWorkout['sets'][number];
}

/** Evaluates the queries of the property above by splitting their text. */
function plainlyMeets(text: string, plain: PlainSet): boolean {
  const [, a = '', b = '', c = '', d = ''] = /^\((\S+)(?: OR)? (\S+)\) (\S+) (\S+)$/.exec(text) ?? [];
  const one = (part: string): boolean => (part.startsWith('-') ? !one(part.slice(1)) : plainlyHolds(part, plain));
  const first = text.includes(' OR ') ? one(a) || one(b) : one(a) && one(b);
  return first && one(c) && one(d);
}

function plainlyHolds(part: string, { set, ...workout }: PlainSet): boolean {
  const { load, reps, rpe } = set;
  const isSquat = workout.exercise === 'exercises/back-squat';
  const reserve = rpe === undefined ? 0 : 10 - rpe;
  const total = (reps ?? 0) + reserve;
  const e1rm = load === undefined || !reps || total > 12 ? 0 : total === 1 ? load.si : load.si * (1 + total / 30);
  const wordsOfSet = [
    workout.title,
    workout['tags/knee'],
    workout.exerciseRemark,
    set.remark,
    isSquat ? 'squat' : 'bench',
  ];
  const answers: Readonly<Record<string, boolean>> = {
    'tag:knee': workout['tags/knee'] !== undefined,
    'day:today': workout.day === today,
    'type:set': true,
    'exercise:bench': !isSquat,
    'muscle:quads': isSquat,
    'rpe>=9': rpe === 9,
    'load:100': load?.si === 100,
    'load<100': load?.si === 60,
    'reps:5': reps === 5,
    'e1rm>110': e1rm > 110,
    'hr>1': false,
  };
  return answers[part] ?? wordsOfSet.some((word) => word?.toLowerCase().includes(part) === true);
}

function workoutOf({ exercise, sets }: { readonly exercise: string; readonly sets: Readonly<Record<string, object>> }) {
  const leaves: Record<string, unknown> = {
    day: '2026-11-20',
    startedAt: 1,
    'exercises/x/exercise': exercise,
    'exercises/x/order': 'a0',
  };
  for (const [at, [id, set]] of Object.entries(sets).entries()) {
    const { remark, ...result } = set as { readonly remark?: string };
    leaves[`sets/${id}/place`] = { exercise: 'x', order: `a${at}` };
    leaves[`sets/${id}/result`] = { kind: 'working', ...result, completedAt: at };
    leaves[`sets/${id}/remark`] = remark;
  }
  return leaves;
}

function setsFound(query: string, records: Readonly<Record<string, object>>): readonly (string | null)[] {
  return resultOf(query, records).set.hits.map(({ set }) => set);
}

function resultOf(query: string, records: Readonly<Record<string, object>>): TrainingResult {
  return searchOf(records).search(parseQuery(query, { today }), { limit: 100 });
}

function totalsOf(result: TrainingResult): Readonly<Record<TrainingKind, number>> {
  const kinds: readonly TrainingKind[] = ['set', 'workout', 'activity', 'measurement', 'exercise'];
  return Object.fromEntries(kinds.map((kind) => [kind, result[kind].total])) as Record<TrainingKind, number>;
}

function searchOf(records: Readonly<Record<string, object>>): TrainingSearch {
  const search = new TrainingSearch();
  search.takeNames({
    sports: { run: 'Laufen' },
    measures: { 'body-weight': 'Body weight' },
    areExercisesTranslated: false,
  });
  for (const [key, values] of Object.entries(records)) search.put(key as RecordKey, leavesOf(values));
  return search;
}

function leavesOf(values: object): Leaves {
  return new Map(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([path, value]) => [path, { value, stamp: '1' }]),
  );
}
