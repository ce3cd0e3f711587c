import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem, WorkoutDraft } from '../draft/index.ts';
import { loadsWithoutUnit, unitEvidence } from '../lifting/index.ts';
import { days, names, notes, typedLoads } from '../testing/arbitrary-texts.ts';
import { expectToReadDamaged } from '../testing/damaged.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { type Cell, tableText } from '../testing/tables.ts';
import { strong } from './index.ts';

const read = (text: string) => itemsOf(strong, filesOf({ 'strong.csv': text }));
const workoutsIn = (items: readonly ImportItem[]) => items.filter((item) => item.kind === 'workout');

const classic = [
  ...['Date', 'Workout Name', 'Duration', 'Exercise Name', 'Set Order', 'Weight', 'Reps', 'Distance', 'Seconds'],
  ...['Notes', 'Workout Notes', 'RPE'],
];
const newest = [
  ...['Workout #', 'Date', 'Workout Name', 'Duration (sec)', 'Exercise Name', 'Set Order', 'Weight (kg)', 'Reps'],
  ...['RPE', 'Distance (meters)', 'Seconds', 'Notes', 'Workout Notes'],
];

type Cells = Partial<Record<string, Cell>>;

/** Writes rows of the classic layout, where 0 stands for what does not apply. */
const classicText = (...rows: Cells[]) => {
  const common = {
    Date: '2021-03-01 18:00:00',
    'Workout Name': 'Push',
    Duration: '45m',
    'Exercise Name': 'Bench Press',
  };
  const zeros = { 'Set Order': 1, Weight: 0, Reps: 0, Distance: 0, Seconds: 0 };
  return tableText([
    classic,
    ...rows.map((row) => classic.map((name) => ({ ...common, ...zeros, ...row })[name] ?? null)),
  ]);
};

/** Writes rows of the newest layout, with all cells quoted and empty if they do not apply. */
const newestText = (...rows: Cells[]) => {
  const common = { 'Workout #': '1', Date: '2026-03-01 18:00:00', 'Workout Name': 'Legs', 'Duration (sec)': '3480' };
  const cells = rows.map((row) => ({ ...common, 'Exercise Name': 'Squat', 'Set Order': '1', ...row }) as Cells);
  return tableText([newest, ...cells.map((row) => newest.map((name) => String(row[name] ?? '')))], ';');
};

const exercisesIn = async (text: string) => workoutsIn(await read(text)).flatMap(({ exercises }) => exercises);

const fullFile = newestText(
  { 'Set Order': 'Note', Notes: 'Belt from 100' },
  { 'Set Order': 'WARM_UP', 'Weight (kg)': '40', Reps: '8', 'Workout Notes': 'Slept "well"\n\nSecond line; tired' },
  { 'Set Order': 'Rest Timer', Seconds: '120.0' },
  { 'Set Order': '1', 'Weight (kg)': '100', Reps: '5', RPE: '8.5' },
  { 'Exercise Name': 'Plank ', Seconds: '30' },
);

it('reads a workout of the newest layout', async () => {
  const set = { reps: null, seconds: null, distance: null, rpe: null, side: null, remark: '', completedAt: null };
  const exercise = { category: null, equipment: null, superset: null };
  expect(await read(fullFile)).toEqual([
    {
      kind: 'workout',
      sourceId: '2026-03-01T18:00:00',
      origin: 'strong.csv, row 2',
      title: 'Legs',
      startedAt: { wall: '2026-03-01T18:00:00' },
      seconds: 3480,
      remark: 'Slept "well"\n\nSecond line; tired',
      effort: null,
      bodyWeight: null,
      exercises: [
        {
          ...exercise,
          name: 'Squat',
          restSeconds: 120,
          remark: 'Belt from 100',
          sets: [
            { ...set, kind: 'warmUp', load: { value: 40, unit: 'kg' }, reps: 8 },
            { ...set, kind: 'working', load: { value: 100, unit: 'kg' }, reps: 5, rpe: 8.5 },
          ],
        },
        {
          ...exercise,
          name: 'Plank',
          restSeconds: null,
          remark: '',
          sets: [{ ...set, kind: 'working', load: null, seconds: 30 }],
        },
      ],
    },
  ]);
});

describe('a value of 0', () => {
  it('does not apply in the older layouts', async () => {
    const text = classicText(
      { 'Exercise Name': 'Plank', Seconds: 30 },
      { 'Exercise Name': 'Pull Up', Reps: 8, RPE: 0 },
    );
    expect(await exercisesIn(text)).toMatchObject([
      { name: 'Plank', sets: [{ load: null, reps: null, distance: null, seconds: 30, rpe: null }] },
      { name: 'Pull Up', sets: [{ load: null, reps: 8, distance: null, seconds: null, rpe: null, remark: '' }] },
    ]);
  });

  it('is a failed attempt in them, if there is a load and nothing else', async () => {
    expect(await exercisesIn(classicText({ Weight: 140 }, { 'Set Order': 2, Weight: 20, Seconds: 40 }))).toMatchObject([
      {
        sets: [
          { load: { value: 140 }, reps: 0 },
          { load: { value: 20 }, reps: null, seconds: 40 },
        ],
      },
    ]);
  });

  it('is a value in the newest layout, which leaves cells empty', async () => {
    const text = newestText({ 'Weight (kg)': '0', Reps: '0' }, { 'Set Order': '2', Reps: '3' });
    expect(await exercisesIn(text)).toMatchObject([
      {
        sets: [
          { load: { value: 0, unit: 'kg' }, reps: 0, seconds: null },
          { load: null, reps: 3 },
        ],
      },
    ]);
  });
});

describe('the order of sets', () => {
  it.each([
    ['WARM_UP', 'warmUp'],
    ['W', 'warmUp'],
    ['FAILURE', 'failure'],
    ['F', 'failure'],
    ['D', 'drop'],
    ['DROP_SET', 'drop'],
    ['Drop Set', 'drop'],
    ['7', 'working'],
    ['', 'working'],
  ])('with %j is a set of the kind %s', async (order, kind) => {
    const [exercise] = await exercisesIn(newestText({ 'Set Order': order, Reps: '5' }));
    expect(exercise?.sets).toMatchObject([{ kind, reps: 5, remark: '' }]);
  });

  it('keeps a word that Mensana does not know in the remark of the set', async () => {
    const [exercise] = await exercisesIn(newestText({ 'Set Order': 'MYO_REPS', Reps: '5' }));
    expect(exercise?.sets).toMatchObject([{ kind: 'working', remark: 'MYO_REPS' }]);
  });

  it('counts warm-ups and drop sets by their rows, not by their numbers', async () => {
    const orders = ['W', 'W', '1', 'F', 'D', '2'];
    const [exercise] = await exercisesIn(
      newestText(...orders.map((order, at) => ({ 'Set Order': order, Reps: `${at + 1}` }))),
    );
    expect(exercise?.sets.map(({ kind, reps }) => [kind, reps])).toEqual([
      ['warmUp', 1],
      ['warmUp', 2],
      ['working', 3],
      ['failure', 4],
      ['drop', 5],
      ['working', 6],
    ]);
  });

  it('starts again at 1 if the exercise follows itself, with the warm-ups before', async () => {
    const exercises = await exercisesIn(
      newestText(...['W', '1', '2', 'W', 'W', '1', '2'].map((order) => ({ 'Set Order': order }))),
    );
    expect(exercises.map(({ sets }) => sets.length)).toEqual([3, 4]);
  });

  it('starts again with the warm-ups before, also if there are rests between them', async () => {
    const orders = ['1', 'Rest Timer', 'W', 'Rest Timer', 'W', 'Rest Timer', '1', 'Rest Timer'];
    const rows = orders.map((order, at) => ({
      'Set Order': order,
      Seconds: order === '1' || order === 'W' ? '' : `${60 + at}`,
    }));
    const exercises = await exercisesIn(newestText(...rows));
    expect(exercises.map(({ sets, restSeconds }) => [sets.map(({ kind }) => kind), restSeconds])).toEqual([
      [['working'], 61],
      [['warmUp', 'warmUp', 'working'], 63],
    ]);
  });

  it('starts a new exercise if another one was between', async () => {
    const text = newestText({}, { 'Exercise Name': 'Row' }, {});
    expect((await exercisesIn(text)).map(({ name }) => name)).toEqual(['Squat', 'Row', 'Squat']);
  });
});

describe('rest timers', () => {
  const rest = (seconds: number) => ({ 'Set Order': 'Rest Timer', Weight: 0, Reps: 0, Seconds: seconds });

  it('are no sets but the rest of the exercise', async () => {
    expect(
      await exercisesIn(classicText({ Weight: 80, Reps: 5 }, rest(120), { 'Set Order': 2, Weight: 80, Reps: 5 })),
    ).toMatchObject([{ restSeconds: 120, sets: [{ reps: 5 }, { reps: 5 }] }]);
  });

  it('with other times than most are reported once', async () => {
    const items = await read(
      classicText({ Reps: 5 }, rest(60), rest(120), rest(0), rest(120), { 'Exercise Name': 'Row', ...rest(90) }),
    );
    expect(items).toMatchObject([
      {
        kind: 'workout',
        exercises: [
          { restSeconds: 120, sets: [{ reps: 5 }] },
          { name: 'Row', restSeconds: 90, sets: [] },
        ],
      },
      { kind: 'skipped', origin: 'strong.csv', code: 'import/unsupported', detail: 'Rest Timer (1)' },
    ]);
  });
});

describe('notes', () => {
  it('of all sets are the note of the exercise', async () => {
    const text = classicText(
      { Reps: 5, Notes: ' Pause\n' },
      { 'Set Order': 2, Reps: 5, Notes: ' Pause\n' },
      { 'Set Order': 3, Reps: 5 },
    );
    expect(await exercisesIn(text)).toMatchObject([
      { remark: ' Pause\n', sets: [{ remark: '' }, { remark: '' }, { remark: '' }] },
    ]);
  });

  it('that differ stay with their sets', async () => {
    const text = classicText({ Reps: 5, Notes: 'easy' }, { 'Set Order': 2, Reps: 5, Notes: 'hard', RPE: 12 });
    expect(await exercisesIn(text)).toMatchObject([
      { remark: '', sets: [{ remark: 'easy' }, { remark: 'hard\nRPE 12' }] },
    ]);
  });

  it('in rows of their own are the note of the exercise', async () => {
    const text = newestText(
      { Reps: '5' },
      { 'Set Order': 'Note', Notes: 'Tempo' },
      { 'Set Order': 'Note', Notes: 'Narrow' },
    );
    expect(await exercisesIn(text)).toMatchObject([{ remark: 'Tempo\nNarrow', sets: [{ reps: 5, remark: '' }] }]);
  });

  it('of the workout can stand in one row or in all', async () => {
    const one = classicText({ Reps: 5 }, { 'Set Order': 2, Reps: 5, 'Workout Notes': 'Good' });
    const all = classicText({ Reps: 5, 'Workout Notes': 'Good' }, { 'Set Order': 2, Reps: 5, 'Workout Notes': 'Good' });
    expect(workoutsIn([...(await read(one)), ...(await read(all))]).map(({ remark }) => remark)).toEqual([
      'Good',
      'Good',
    ]);
  });
});

describe('units', () => {
  const perRow =
    'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes';

  it('can differ from row to row, and be missing or unknown', async () => {
    const text = [
      perRow,
      '2023-03-01 18:00:00;"A";"Squat";1;20;kg;5;;;;0;"";""',
      '2023-03-01 18:00:00;"A";"Squat";2;45;lbs;5;;;;0;"";""',
      '2023-03-01 18:00:00;"A";"Squat";3;50;;5;;;;0;"";""',
      '2023-03-01 18:00:00;"A";"Squat";4;3;plates;5;;2;laps;0;"";""',
    ].join('\n');
    expect((await exercisesIn(text))[0]?.sets).toMatchObject([
      { load: { value: 20, unit: 'kg' } },
      { load: { value: 45, unit: 'lb' } },
      { load: { value: 50, unit: null }, remark: '' },
      { load: { value: 3, unit: null }, distance: { value: 2, unit: null }, remark: 'plates\nlaps' },
    ]);
  });

  it('that are missing are not guessed, but the loads tell something about them', async () => {
    const text = classicText(
      { Weight: 6.80388555, Reps: 5 },
      { 'Set Order': 2, Weight: 20.41165665, Reps: 5 },
      { 'Set Order': 3, Weight: 20, Reps: 5 },
    );
    const loads = loadsWithoutUnit(workoutsIn(await read(text)));
    expect(loads).toEqual([6.80388555, 20.41165665, 20]);
    expect(unitEvidence(loads)).toEqual({ kind: 'converted-pounds', unit: 'kg', share: 2 / 3 });
  });

  it('do not change the loads of body-weight exercises', async () => {
    expect(
      await exercisesIn(newestText({ 'Exercise Name': 'Push Up', 'Weight (kg)': '74.57', Reps: '12' })),
    ).toMatchObject([{ sets: [{ load: { value: 74.57, unit: 'kg' } }] }]);
  });
});

describe('a workout', () => {
  it('ignores spaces after names, which would split it and its exercises', async () => {
    const text = classicText(
      { 'Exercise Name': 'Squat ', 'Workout Name': 'Push ' },
      { 'Exercise Name': 'Squat', 'Workout Name': 'Push', 'Set Order': 2 },
    );
    const workouts = workoutsIn(await read(text));
    expect(workouts.map(({ title, exercises }) => [title, exercises.length, exercises[0]?.sets.length])).toEqual([
      ['Push', 1, 2],
    ]);
  });

  it('keeps its id when it is renamed or an earlier one is deleted', async () => {
    const items = [
      ...(await read(newestText({ 'Workout #': '7', 'Workout Name': 'A' }))),
      ...(await read(newestText({ 'Workout #': '6', 'Workout Name': 'B' }))),
    ];
    expect(workoutsIn(items).map(({ sourceId }) => sourceId)).toEqual(['2026-03-01T18:00:00', '2026-03-01T18:00:00']);
  });

  it('is another one than a workout of the same second with another name or number', async () => {
    const items = await read(
      newestText({ 'Workout #': '1' }, { 'Workout #': '2' }, { 'Workout #': '1', 'Set Order': '2' }),
    );
    expect(workoutsIn(items).map(({ sourceId, exercises }) => [sourceId, exercises[0]?.sets.length])).toEqual([
      ['2026-03-01T18:00:00', 2],
      ['2026-03-01T18:00:00 #2', 1],
    ]);
  });

  it('of a layout without numbers is told from another of the same second by its name', async () => {
    const items = await read(classicText({ Reps: 5 }, { 'Workout Name': 'Run', Reps: 6 }, { 'Set Order': 2, Reps: 7 }));
    expect(workoutsIn(items).map(({ sourceId, title }) => [sourceId, title])).toEqual([
      ['2021-03-01T18:00:00', 'Push'],
      ['2021-03-01T18:00:00 #2', 'Run'],
    ]);
  });

  it('keeps a duration that cannot be read in its remark', async () => {
    expect(workoutsIn(await read(classicText({ Duration: 'long', 'Workout Notes': 'Good' })))).toMatchObject([
      { seconds: null, remark: 'Good\nlong' },
    ]);
  });

  it('without a readable date is reported, and the others are read', async () => {
    const items = await read(classicText({ Date: '1.3.2021' }, { Date: '2021-02-30 10:00:00' }, { Reps: 5 }));
    expect(items).toMatchObject([
      { kind: 'skipped', origin: 'strong.csv, row 2', code: 'import/no-date', detail: '1.3.2021' },
      { kind: 'skipped', origin: 'strong.csv, row 3', code: 'import/no-date', detail: '2021-02-30 10:00:00' },
      { kind: 'workout' },
    ]);
  });

  it('is read without the rows that cannot be read', async () => {
    const items = await read(
      classicText({ Weight: 'heavy' }, { Reps: 5.5 }, { Seconds: -1 }, { 'Exercise Name': ' ' }, { Reps: 5 }),
    );
    expect(items).toMatchObject([
      { code: 'import/not-a-number', origin: 'strong.csv, row 2', detail: 'heavy' },
      { code: 'import/not-a-number', origin: 'strong.csv, row 3', detail: '5.5' },
      { code: 'import/not-a-number', origin: 'strong.csv, row 4', detail: '-1' },
      { code: 'import/damaged', origin: 'strong.csv, row 5' },
      { kind: 'workout', exercises: [{ sets: [{ reps: 5 }] }] },
    ]);
  });
});

it('reports a file with an unclosed quote and reads the others', async () => {
  const files = filesOf({ 'a.csv': `${tableText([newest], ';')}"1";"2026`, 'b.csv': fullFile });
  expect(await itemsOf(strong, files)).toMatchObject([
    { kind: 'skipped', origin: 'a.csv', code: 'import/damaged' },
    { kind: 'workout' },
  ]);
});

it('reads damaged files to their end', async () => {
  await expectToReadDamaged(strong, 'a.csv', [
    fullFile,
    classicText({ Weight: 80, Reps: 5 }, { 'Set Order': 'Rest Timer', Seconds: 60 }),
  ]);
});

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const draftsWith = (kinds: readonly WorkoutDraft['exercises'][number]['sets'][number]['kind'][], unit: 'kg' | null) => {
  const set = fc.record({
    kind: fc.constantFrom(...kinds),
    load: optional(typedLoads.map((value) => ({ value, unit }))),
    reps: fc.integer({ min: 1, max: 50 }),
    seconds: optional(fc.integer({ min: 1, max: 10_000 })),
    distance: optional(
      fc.integer({ min: 1, max: 5000 }).map((value) => ({ value, unit: unit === null ? null : ('m' as const) })),
    ),
    rpe: optional(fc.integer({ min: 2, max: 20 }).map((halves) => halves / 2)),
    side: fc.constant(null),
    remark: fc.constant(''),
    completedAt: fc.constant(null),
  });
  const exercise = fc.record({
    name: names,
    category: fc.constant(null),
    equipment: fc.constant(null),
    superset: fc.constant(null),
    restSeconds: optional(fc.integer({ min: 1, max: 300 })),
    remark: notes,
    sets: fc.array(set, { minLength: 1, maxLength: 4 }),
  });
  return fc.uniqueArray(
    fc
      .record({
        day: days,
        second: fc.nat(86_399),
        title: names,
        minutes: fc.integer({ min: 1, max: 600 }),
        remark: notes,
        // an exercise without a working set cannot be told from the one before, if both have the same name
        exercises: fc.uniqueArray(exercise, { selector: ({ name }) => name, minLength: 1, maxLength: 4 }),
      })
      .map(({ day, second, minutes, ...draft }): WorkoutDraft => {
        const wall = new Date(Date.parse(`${day}T00:00:00Z`) + second * 1000).toISOString().slice(0, 19);
        const common = { kind: 'workout', sourceId: wall, origin: '', effort: null, bodyWeight: null } as const;
        return { ...draft, ...common, startedAt: { wall }, seconds: minutes * 60 };
      }),
    { selector: ({ sourceId }) => sourceId, maxLength: 4 },
  );
};

const expectToReadBack = async (drafts: readonly WorkoutDraft[], text: string) => {
  const items = await read(text);
  expect(items.map((item) => ({ ...item, origin: '' }))).toEqual(drafts);
};

it('reads back any workouts that the classic layout can contain', async () => {
  await fc.assert(
    fc.asyncProperty(draftsWith(['working'], null), async (drafts) => {
      const rows = drafts.flatMap((draft) =>
        draft.exercises.flatMap((exercise) => {
          const common = {
            Date: draft.sourceId.replace('T', ' '),
            'Workout Name': draft.title,
            Duration: `${Math.floor((draft.seconds ?? 0) / 3600)}h ${((draft.seconds ?? 0) % 3600) / 60}m`,
            'Exercise Name': exercise.name,
            'Workout Notes': draft.remark,
          };
          const rest = { ...common, 'Set Order': 'Rest Timer', Seconds: exercise.restSeconds };
          const sets = exercise.sets.map((set, at) => ({
            ...common,
            'Set Order': at + 1,
            Weight: set.load?.value ?? 0,
            Reps: set.reps,
            Distance: set.distance?.value ?? 0,
            Seconds: set.seconds ?? 0,
            Notes: exercise.remark,
            RPE: set.rpe,
          }));
          return exercise.restSeconds === null ? sets : sets.flatMap((set) => [set, rest]);
        }),
      );
      await expectToReadBack(drafts, classicText(...rows));
    }),
    { numRuns: runs(200) },
  );
});

it('reads back any workouts that the newest layout can contain', async () => {
  const words = { working: '', warmUp: 'WARM_UP', drop: 'D', failure: 'FAILURE', amrap: '' };
  await fc.assert(
    fc.asyncProperty(draftsWith(['working', 'warmUp', 'drop', 'failure'], 'kg'), async (drafts) => {
      const rows = drafts.flatMap((draft, number) =>
        draft.exercises.flatMap((exercise) => {
          const common = {
            'Workout #': number + 1,
            Date: draft.sourceId.replace('T', ' '),
            'Workout Name': draft.title,
            'Duration (sec)': draft.seconds,
            'Exercise Name': exercise.name,
            'Workout Notes': draft.remark,
          };
          const note = { ...common, 'Set Order': 'Note', Notes: exercise.remark };
          const rest = { ...common, 'Set Order': 'Rest Timer', Seconds: exercise.restSeconds };
          let working = 0;
          const sets = exercise.sets.map((set) => {
            if (set.kind === 'working') working += 1;
            return {
              ...common,
              'Set Order': words[set.kind] || working,
              'Weight (kg)': set.load?.value ?? null,
              Reps: set.reps,
              'Distance (meters)': set.distance?.value ?? null,
              Seconds: set.seconds,
              RPE: set.rpe,
            };
          });
          return [...(exercise.remark === '' ? [] : [note]), ...sets, ...(exercise.restSeconds === null ? [] : [rest])];
        }),
      );
      await expectToReadBack(drafts, newestText(...rows));
    }),
    { numRuns: runs(200) },
  );
});
