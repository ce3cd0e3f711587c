import { describe, expect, it } from 'vitest';
import type { Leaves, RecordKey } from '../../kernel/index.ts';
import { TrainingSearch } from '../training/index.ts';
import { type Answer, type AnswerRow, evaluateAnswer, parseAnswerLine, RowReading, trainingRows } from './index.ts';

const context = { today: '2026-11-21', weekStart: 1 } as const;

const training = {
  'workouts/old': workoutOf('2026-11-02', 'exercises/back-squat', [
    { load: { si: 100 }, reps: 5, rpe: 8 },
    { load: { si: 120 }, reps: 1 },
    { kind: 'warmUp', load: { si: 200 }, reps: 5 },
  ]),
  'workouts/new': workoutOf('2026-11-20', 'exercises/back-squat', [{ load: { si: 110 }, reps: 5 }]),
  'workouts/bench': {
    ...workoutOf('2026-11-19', 'exercises/bench-press', [{ load: { si: 300 }, reps: 8 }]),
    title: 'Squat day',
  },
  'activities/run': {
    ...{ sport: 'run', title: 'River', day: '2026-11-18', startedAt: Date.UTC(2026, 10, 18) },
    ...{ distance: { si: 10_000 }, movingSeconds: 3000, heartRate: { average: 150 }, climb: { si: 120 } },
  },
  'activities/slow': {
    ...{ sport: 'run', day: '2026-11-04', startedAt: Date.UTC(2026, 10, 4) },
    ...{ distance: { si: 5000 }, movingSeconds: 2000 },
  },
  'measurements/a': { measure: 'body-weight', value: { si: 81 }, day: '2026-11-01', at: 1 },
  'measurements/b': { measure: 'body-weight', value: { si: 80 }, day: '2026-11-19', at: 2 },
  'measurements/waist': { measure: 'waist', value: { si: 0.8 }, day: '2026-11-20', at: 3 },
};

describe('a number', () => {
  it.each([
    ['best squat', 120, 'kg'],
    ['best squat 5', 110, 'kg'],
    ['first load squat', 100, 'kg'],
    ['latest load squat', 110, 'kg'],
    ['best reps bench', 8, 'reps'],
    ['best e1rm squat', 110 * (1 + 5 / 30), 'kg'],
    ['sum volume squat', 100 * 5 + 120 + 110 * 5, 'kg×reps'],
    ['best volume squat', 100 * 5 + 120, 'kg×reps'],
    ['average volume squat last 1', 550, 'kg×reps'],
    ['count sets squat', 3, 'sets'],
    ['best sets squat', 2, 'sets'],
    ['count squat', 2, 'sessions'],
    ['count squat 7d', 1, 'sessions'],
    ['count 30d', 5, 'sessions'],
    ['count type:activity', 2, 'sessions'],
    ['count type:workout squat 30d', 3, 'sessions'],
    ['count load squat', 3, 'results'],
    ['sum distance run', 15_000, 'm'],
    ['distance run this week', 10_000, 'm'],
    ['distance run last week', 0, 'm'],
    ['time run this month', 5000, 's'],
    ['Distanz Lauf diese Woche', 10_000, 'm'],
    ['Zeit Radfahrt dieses Jahr', 0, 's'],
    ['climb this year', 120, 'm climbed'],
    ['best climb', 120, 'm climbed'],
    ['best pace run', 0.3, 's/m'],
    ['best hr', 150, 'bpm'],
    ['sum duration run 7d', 3000, 's'],
    ['sum duration type:workout', 3 * 3600, 's'],
    ['latest weight', 80, 'kg'],
    ['first weight', 81, 'kg'],
    ['average weight', 80.5, 'kg'],
    ['sum volume deadlift', 0, 'kg×reps'],
    ['count deadlift', 0, 'sessions'],
    ['best deadlift', null, 'kg'],
  ])('%s is %s %s', (line, value, unit) => {
    const answer = answerTo(line);
    if (answer.kind !== 'number') throw new Error(answer.kind);
    expect([answer.value, answer.unit]).toEqual([value === null ? null : expect.closeTo(value), unit]);
  });

  it('of a sport leaves out others whose name or title contains its word', () => {
    const walk = { ...training['activities/run'], sport: 'hike', title: 'Brunch' };
    const search = searchOf({ ...training, 'activities/walk': walk });
    search.takeNames({ sports: { run: 'Lauf', hike: 'Wanderung' }, measures: {}, areExercisesTranslated: false });
    for (const line of ['distance run this week', 'Distanz Lauf diese Woche']) {
      const plan = planOf(line);
      expect(evaluateAnswer(plan, trainingRows(plan, search))).toMatchObject({ value: 10_000 });
    }
  });

  it('comes with the values that it was computed from', () => {
    expect(answerTo('best squat 5')).toMatchObject({
      formula: { measure: { aggregate: 'best', quantity: 'load' }, isLowerBetter: false },
      inputs: [{ value: 110, day: '2026-11-20', keys: ['workouts/new'] }],
    });
    expect(answerTo('sum distance run')).toMatchObject({ inputs: [{ value: 5000 }, { value: 10_000 }] });
    expect(answerTo('best pace run')).toMatchObject({ formula: { isLowerBetter: true } });
  });

  it('without a figure counts what was found, notes too', () => {
    const answer = answerTo('squat type:workout as number', [noteRow]);
    expect(answer).toMatchObject({ kind: 'number', value: 4, unit: 'results', inputs: { length: 4 } });
    expect(answerTo('squat type:workout as number last 2', [noteRow])).toMatchObject({ value: 2 });
  });
});

describe('groups', () => {
  it('by week include the weeks without training up to this one, if they are summed', () => {
    const answer = answerTo('sum volume squat by week');
    expect(groupsOf(answer)).toEqual([
      ['2026-11-02', 620],
      ['2026-11-09', 0],
      ['2026-11-16', 550],
    ]);
    expect(answer).toMatchObject({
      form: 'table',
      by: 'week',
      unit: 'kg×reps',
      groups: [{ keys: ['workouts/old'], inputs: [{ value: 620 }] }, {}, {}],
    });
    expect(groupsOf(answerTo('sum volume squat by week last 2'))).toEqual([
      ['2026-11-09', 0],
      ['2026-11-16', 550],
    ]);
  });

  it('of best values leave out the days without one', () => {
    expect(groupsOf(answerTo('best squat by day as chart'))).toEqual([
      ['2026-11-02', 120],
      ['2026-11-20', 110],
    ]);
    expect(groupsOf(answerTo('best load by month'))).toEqual([['2026-11-01', 300]]);
  });

  it('by exercise begin with the one done last', () => {
    expect(groupsOf(answerTo('best by exercise'))).toEqual([
      ['Back squat', 120],
      ['Bench press', 300],
    ]);
    expect(groupsOf(answerTo('best by exercise last 1'))).toEqual([['Back squat', 120]]);
  });

  it.each(['1000-01-01', '9999-12-01'])('of a workout on %s are not filled', (day) => {
    const distant = { 'workouts/a': workoutOf(day, 'exercises/back-squat', [{ reps: 5, load: { si: 1 } }]) };
    const plan = planOf('sum volume by month');
    const groups = groupsOf(evaluateAnswer(plan, trainingRows(plan, searchOf(distant))));
    expect(groups).toEqual([[`${day.slice(0, 7)}-01`, 5]]);
  });
});

describe('a list and a table', () => {
  it('show what was found, newest first', () => {
    const answer = answerTo('squat load>=110');
    if (answer.kind !== 'list') throw new Error(answer.kind);
    expect(answer.rows.map(({ key, exercise }) => [key, exercise])).toEqual([
      ['workouts/new', 'Back squat'],
      ['workouts/bench', 'Bench press'],
      ['workouts/old', 'Back squat'],
      ['workouts/old', 'Back squat'],
    ]);
    expect(answerTo('squat load>=110 last 1')).toMatchObject({ total: 4, rows: { length: 1 } });
  });

  it('have a column for each figure that was recorded', () => {
    expect(answerTo('river type:activity as table')).toMatchObject({
      kind: 'table',
      columns: ['distance', 'duration', 'climb', 'pace', 'hr'],
      rows: [{ title: 'River', figures: { distance: 10_000 } }],
    });
    expect(answerTo('type:measurement as table')).toMatchObject({ columns: ['weight'], rows: { length: 3 } });
  });
});

it('exercises of the library are found only if they are asked for', () => {
  const kindsOf = (line: string) => trainingRows(planOf(line), searchOf(training)).map(({ kind }) => kind);
  expect(kindsOf('squat')).not.toContain('exercise');
  expect(kindsOf('type:exercise squat')).toContain('exercise');
  expect(kindsOf('type:exercise squat')).not.toContain('set');
});

it.each(['squat', 'best e1rm squat', 'sum duration type:workout', 'latest weight', 'type:exercise squat'])(
  'the rows for %s are the same when they are read one record at a time',
  (line) => {
    const plan = planOf(line);
    const search = searchOf(training);
    const reading = new RowReading(plan, search);
    let steps = 0;
    for (; !reading.isWhole; steps += 1) reading.readOn(1);
    expect(steps).toBeGreaterThan(7);
    expect(reading.rows.length).toBeGreaterThan(0);
    expect(reading.rows).toEqual(trainingRows(plan, search));
  },
);

const noteRow: AnswerRow = {
  ...{ kind: 'note', key: 'notes/n', set: null, day: '2026-11-21', at: 0, title: 'Squat notes', exercise: null },
  figures: {},
};

it('a set that nobody could have done gives no figure until it is confirmed', () => {
  const slip = { load: { si: 1000 }, reps: 5 };
  const bestWith = (more: object) => {
    const sets = workoutOf('2026-11-19', 'exercises/bench-press', [{ load: { si: 80 }, reps: 8 }, slip]);
    const plan = planOf('best load bench');
    return evaluateAnswer(plan, trainingRows(plan, searchOf({ 'workouts/a': { ...sets, ...more } })));
  };
  expect(bestWith({})).toMatchObject({ value: 80 });
  expect(bestWith({ 'sets/s1/confirmed': { load: 1000, reps: 5 } })).toMatchObject({ value: 1000 });
});

function answerTo(line: string, notes: readonly AnswerRow[] = []): Answer {
  const plan = planOf(line);
  return evaluateAnswer(plan, [...notes, ...trainingRows(plan, searchOf(training))]);
}

function planOf(line: string) {
  const { plan, problems } = parseAnswerLine(line, context);
  expect(problems).toEqual([]);
  if (plan === null) throw new Error('the line is blank');
  return plan;
}

function groupsOf(answer: Answer) {
  return answer.kind === 'groups' ? answer.groups.map(({ group, value }) => [group, value]) : answer.kind;
}

function workoutOf(day: string, exercise: string, sets: readonly object[]): Readonly<Record<string, unknown>> {
  const startedAt = Date.parse(`${day}T12:00:00Z`);
  const leaves: Record<string, unknown> = {
    ...{ day, startedAt, endedAt: startedAt + 3_600_000 },
    'exercises/x/exercise': exercise,
    'exercises/x/order': 'a0',
  };
  for (const [at, set] of sets.entries()) {
    leaves[`sets/s${at}/place`] = { exercise: 'x', order: `a${at}` };
    leaves[`sets/s${at}/result`] = { kind: 'working', ...set, completedAt: startedAt + at };
  }
  return leaves;
}

function searchOf(records: Readonly<Record<string, object>>): TrainingSearch {
  const search = new TrainingSearch();
  search.takeNames({
    sports: { run: 'Run' },
    measures: { 'body-weight': 'Body weight' },
    areExercisesTranslated: false,
  });
  for (const [key, values] of Object.entries(records)) search.put(key as RecordKey, leavesOf(values));
  return search;
}

function leavesOf(values: object): Leaves {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
}
