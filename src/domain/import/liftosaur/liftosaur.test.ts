import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem, WorkoutDraft } from '../draft/index.ts';
import { names, notes, typedLoads } from '../testing/arbitrary-texts.ts';
import { expectToReadDamaged } from '../testing/damaged.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { type Cell, tableText } from '../testing/tables.ts';
import { liftosaur } from './index.ts';

const read = (text: string) => itemsOf(liftosaur, filesOf({ 'lift.csv': text }));
const workoutsIn = (items: readonly ImportItem[]) => items.filter((item) => item.kind === 'workout');

const oldest =
  'DateTime,Program,Day Name,Exercise,Equipment,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Weight Value,Weight Unit,Completed Reps Time,Target Muscles,Synergist Muscles';
const old =
  'Workout DateTime,Program,Day Name,Exercise,Equipment,Is Warmup Set?,Required Reps,Completed Reps,RPE,Is AMRAP?,Weight Value,Weight Unit,Completed Reps Time,Target Muscles,Synergist Muscles,Notes';
const newest =
  'Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Required RPE,Completed RPE,Log RPE?,Required Weight Value,Required Weight Unit,Completed Weight Value,Completed Weight Unit,Ask Weight?,Completed Reps Time,Target Muscles,Synergist Muscles,Notes';

/** Writes rows of the newest table. */
const newestText = (...rows: Partial<Record<string, Cell>>[]) => {
  const common = {
    'Workout DateTime': '2026-03-01T10:00:00.000Z',
    Program: 'GZCLP',
    'Day Name': 'Day 1',
    Exercise: 'Squat',
  };
  const flags = { 'Is Warmup Set?': 0, 'Is AMRAP?': 0, 'Log RPE?': 0, 'Ask Weight?': 0 };
  const columns = newest.split(',');
  return tableText([
    columns,
    ...rows.map((row) => columns.map((name) => ({ ...common, ...flags, ...row })[name] ?? null)),
  ]);
};

const exercisesIn = async (text: string) => workoutsIn(await read(text)).flatMap(({ exercises }) => exercises);

const fullFile = newestText(
  {
    'Is Warmup Set?': 1,
    'Required Reps': 5,
    'Required Weight Value': 45,
    'Required Weight Unit': 'lb',
    Notes: 'Deep\n"slow"',
  },
  {
    'Required Reps': 5,
    'Completed Reps': 5,
    'Required Weight Value': 225,
    'Required Weight Unit': 'lb',
    'Completed Weight Value': 230,
    'Completed Weight Unit': 'lb',
    'Required RPE': 7,
    'Completed RPE': 8.5,
    'Completed Reps Time': '2026-03-01T10:05:30.000Z',
    'Target Muscles': 'Quadriceps,Gluteus Maximus',
    Notes: 'Deep\n"slow"',
  },
  {
    'Required Reps': 5,
    'Completed Reps': 9,
    'Is AMRAP?': 1,
    'Required Weight Value': 225,
    'Required Weight Unit': 'lb',
    Notes: 'Deep\n"slow"',
  },
);

it('reads workouts with the time of each set, and skips what was not done', async () => {
  const files = filesOf({ 'history.csv': fullFile });
  expect(await liftosaur.recognise(files)).toBe('certain');
  const set = { seconds: null, distance: null, rpe: null, side: null, remark: '', completedAt: null };
  expect(await itemsOf(liftosaur, files)).toEqual([
    {
      kind: 'workout',
      sourceId: '2026-03-01T10:00:00.000Z',
      origin: 'history.csv, row 2',
      title: 'GZCLP: Day 1',
      startedAt: Date.UTC(2026, 2, 1, 10),
      seconds: null,
      remark: '',
      effort: null,
      bodyWeight: null,
      exercises: [
        {
          name: 'Squat',
          category: null,
          equipment: null,
          superset: null,
          restSeconds: null,
          remark: 'Deep\n"slow"',
          sets: [
            {
              ...set,
              kind: 'working',
              load: { value: 230, unit: 'lb' },
              reps: 5,
              rpe: 8.5,
              completedAt: Date.UTC(2026, 2, 1, 10, 5, 30),
            },
            { ...set, kind: 'amrap', load: { value: 225, unit: 'lb' }, reps: 9 },
          ],
        },
      ],
    },
  ]);
});

describe('a header', () => {
  const set = { kind: 'working', load: { value: 100, unit: 'kg' }, reps: 5, completedAt: Date.UTC(2023, 0, 2, 9, 4) };
  it.each([
    [
      'of the oldest version',
      [oldest, '2023-01-02T09:00:00.000Z,P,D,Bench Press,barbell,0,5,5,0,100,kg,2023-01-02T09:04:00.000Z,"Chest",'],
      {
        name: 'Bench Press, Barbell',
        equipment: 'barbell',
        category: 'Chest',
        remark: '',
        sets: [{ ...set, rpe: null }],
      },
    ],
    [
      'with RPE, equipment and notes',
      [
        old,
        '2023-01-02T09:00:00.000Z,P,D,Bench Press,leverageMachine,0,5,5,8,0,100,kg,2023-01-02T09:04:00.000Z,"Chest",,"x"',
      ],
      { name: 'Bench Press, Leverage Machine', equipment: 'leverageMachine', remark: 'x', sets: [{ ...set, rpe: 8 }] },
    ],
    [
      'with RPE and notes, without equipment',
      [
        old.replace('Equipment,', ''),
        '2023-01-02T09:00:00.000Z,P,D,"Bench Press, Barbell",0,5,5,8,0,100,kg,2023-01-02T09:04:00.000Z,"Chest",,"x"',
      ],
      { name: 'Bench Press, Barbell', equipment: null, sets: [{ ...set, rpe: 8 }] },
    ],
    [
      'of the newest version',
      [
        newest,
        '2023-01-02T09:00:00.000Z,P,D,"Bench Press, Barbell",0,5,5,0,9,8,0,95,kg,100,kg,0,2023-01-02T09:04:00.000Z,"Chest",,"x"',
      ],
      { name: 'Bench Press, Barbell', equipment: null, sets: [{ ...set, rpe: 8 }] },
    ],
  ])('%s is read', async (_, lines, exercise) => {
    for (const text of [lines.join('\n'), `\ufeff${lines.join('\r\n')}\r\n`]) {
      const files = filesOf({ 'a.csv': text });
      expect(await liftosaur.recognise(files)).toBe('certain');
      expect(workoutsIn(await itemsOf(liftosaur, files))).toMatchObject([{ title: 'P: D', exercises: [exercise] }]);
    }
  });

  it('of another table is not taken for one of Liftosaur', async () => {
    const files = filesOf({ 'a.csv': 'Date,Exercise,Category,Weight,Reps\n', 'liftosaur.json': newest, 'b.csv': '' });
    expect(await liftosaur.recognise(files)).toBe('no');
    expect(await itemsOf(liftosaur, files)).toEqual([]);
  });
});

describe('a set', () => {
  it('with 0 repetitions failed, and one with none was not done', async () => {
    const [exercise] = await exercisesIn(newestText({ 'Completed Reps': 0 }, {}, { 'Completed Reps': 3 }));
    expect(exercise?.sets.map(({ reps }) => reps)).toEqual([0, 3]);
  });

  it('is a warm-up if its flag says so, also if it was done to the limit', async () => {
    const [exercise] = await exercisesIn(newestText({ 'Is Warmup Set?': 1, 'Is AMRAP?': 1, 'Completed Reps': 5 }));
    expect(exercise?.sets).toMatchObject([{ kind: 'warmUp' }]);
  });

  it('keeps a unit, a time and an RPE that cannot be read in its remark', async () => {
    const cells = {
      'Completed Weight Value': 60,
      'Completed Weight Unit': '%',
      'Completed RPE': 12,
      'Completed Reps Time': 'now',
    };
    const [exercise] = await exercisesIn(newestText({ 'Completed Reps': 5, ...cells }));
    expect(exercise?.sets).toMatchObject([
      { load: { value: 60, unit: null }, rpe: null, completedAt: null, remark: 'RPE 12\n%\nnow' },
    ]);
  });
});

describe('an exercise', () => {
  it('starts with its warm-ups, so that it can follow itself', async () => {
    const rows = [1, 0, 0, 1, 0].map((flag) => ({ 'Is Warmup Set?': flag, 'Completed Reps': 5 }));
    expect((await exercisesIn(newestText(...rows))).map(({ sets }) => sets.length)).toEqual([3, 2]);
  });

  it('that was not done is left out, unless it has a note', async () => {
    const text = newestText({ 'Completed Reps': 5 }, { Exercise: 'Row' }, { Exercise: 'Curl', Notes: 'elbow hurts' });
    expect((await exercisesIn(text)).map(({ name, remark, sets }) => [name, remark, sets.length])).toEqual([
      ['Squat', '', 1],
      ['Curl', 'elbow hurts', 0],
    ]);
  });
});

describe('a workout', () => {
  it('without anything done is reported', async () => {
    expect(await read(newestText({}, {}))).toEqual([
      { kind: 'skipped', origin: 'lift.csv, row 2', code: 'import/empty' },
    ]);
  });

  it('of the same instant on another day of a programme is another one', async () => {
    const text = newestText({ 'Completed Reps': 5 }, { 'Day Name': 'Day 2', 'Completed Reps': 5 });
    expect(workoutsIn(await read(text)).map(({ sourceId }) => sourceId)).toEqual([
      '2026-03-01T10:00:00.000Z',
      '2026-03-01T10:00:00.000Z #2',
    ]);
  });

  it('can start at a time with an offset, or without a zone', async () => {
    const starts = ['2026-03-01T10:00:00+02:00', '2026-03-02T10:00:00'];
    const text = newestText(...starts.map((start) => ({ 'Workout DateTime': start, 'Completed Reps': 5 })));
    expect(workoutsIn(await read(text)).map(({ sourceId, startedAt }) => [sourceId, startedAt])).toEqual([
      ['2026-03-01T08:00:00.000Z', Date.UTC(2026, 2, 1, 8)],
      ['2026-03-02T10:00:00', { wall: '2026-03-02T10:00:00' }],
    ]);
  });

  it('is read without the rows that cannot be read', async () => {
    const text = newestText(
      { 'Workout DateTime': 'yesterday', 'Completed Reps': 5 },
      { 'Completed Reps': 'many' },
      { 'Completed Reps': 5, 'Completed Weight Value': 'x' },
      { Exercise: null, 'Completed Reps': 5 },
      { 'Completed Reps': 5 },
    );
    expect(await read(text)).toMatchObject([
      { code: 'import/no-date', origin: 'lift.csv, row 2', detail: 'yesterday' },
      { code: 'import/not-a-number', origin: 'lift.csv, row 3', detail: 'many' },
      { code: 'import/not-a-number', origin: 'lift.csv, row 4', detail: 'x' },
      { code: 'import/damaged', origin: 'lift.csv, row 5' },
      { kind: 'workout', exercises: [{ sets: [{ reps: 5 }] }] },
    ]);
  });
});

it('reports a file with an unclosed quote and reads the others', async () => {
  const files = filesOf({ 'a.csv': `${newest}\n"2026`, 'b.csv': fullFile });
  expect(await itemsOf(liftosaur, files)).toMatchObject([
    { kind: 'skipped', origin: 'a.csv', code: 'import/damaged' },
    { kind: 'workout' },
  ]);
});

it('reads damaged files to their end', async () => {
  await expectToReadDamaged(liftosaur, 'a.csv', [fullFile]);
});

const instants = fc
  .date({ min: new Date('2015-01-01T00:00:00Z'), max: new Date('2026-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.getTime());
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const workouts: fc.Arbitrary<WorkoutDraft> = fc
  .record({
    startedAt: instants,
    title: fc.tuple(names, names).map((parts) => parts.join(': ')),
    exercises: fc.uniqueArray(
      fc.record({
        name: names,
        category: optional(names),
        equipment: fc.constant(null),
        superset: fc.constant(null),
        restSeconds: fc.constant(null),
        remark: notes,
        sets: fc
          .array(
            fc.record({
              kind: fc.constantFrom('warmUp' as const, 'working' as const, 'amrap' as const),
              load: optional(
                typedLoads.chain((value) =>
                  fc.constantFrom({ value, unit: 'kg' as const }, { value, unit: 'lb' as const }),
                ),
              ),
              reps: fc.nat(50),
              seconds: fc.constant(null),
              distance: fc.constant(null),
              rpe: optional(fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2)),
              side: fc.constant(null),
              remark: fc.constant(''),
              completedAt: optional(instants),
            }),
            { minLength: 1, maxLength: 5 },
          )
          // warm-ups come first
          .map((sets) => sets.toSorted((a, b) => Number(b.kind === 'warmUp') - Number(a.kind === 'warmUp'))),
      }),
      { selector: ({ name }) => name, minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ startedAt, ...draft }) => ({
    ...draft,
    ...({ kind: 'workout', origin: '', remark: '', effort: null, bodyWeight: null, seconds: null } as const),
    sourceId: new Date(startedAt).toISOString(),
    startedAt,
  }));

it('reads back any workouts that Liftosaur can write, with sets that were not done between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(workouts, { selector: ({ sourceId }) => sourceId, maxLength: 4 }),
      fc.boolean(),
      async (drafts, hasSkipped) => {
        const rows = drafts.flatMap(({ sourceId, title, exercises }) =>
          exercises.flatMap(({ name, category, remark, sets }) =>
            sets.flatMap(({ kind, load, reps, rpe, completedAt }) => {
              const common = {
                'Workout DateTime': sourceId,
                Program: title.slice(0, title.indexOf(': ')),
                'Day Name': title.slice(title.indexOf(': ') + 2),
                Exercise: name,
                'Is Warmup Set?': kind === 'warmUp' ? 1 : 0,
                'Is AMRAP?': kind === 'amrap' ? 1 : 0,
                'Required Weight Value': 50,
                'Required Weight Unit': 'kg',
                'Target Muscles': category,
                Notes: remark,
              };
              const planned = load === null ? { 'Required Weight Value': null, 'Required Weight Unit': null } : {};
              const done = {
                ...common,
                ...planned,
                'Completed Reps': reps,
                'Completed RPE': rpe,
                'Completed Weight Value': load?.value ?? null,
                'Completed Weight Unit': load?.unit ?? null,
                'Completed Reps Time': completedAt === null ? null : new Date(completedAt as number).toISOString(),
              };
              return hasSkipped ? [done, common] : [done];
            }),
          ),
        );
        const items = await read(newestText(...rows));
        expect(items.map((item) => ({ ...item, origin: '' }))).toEqual(drafts);
      },
    ),
    { numRuns: runs(200) },
  );
});
