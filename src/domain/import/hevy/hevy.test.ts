import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem, WorkoutDraft } from '../draft/index.ts';
import { days, names, notes, typedLoads } from '../testing/arbitrary-texts.ts';
import { expectToReadDamaged } from '../testing/damaged.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { tableText } from '../testing/tables.ts';
import { hevy } from './index.ts';

const columns = (load = 'weight_kg', distance = 'distance_km') => [
  ...['title', 'start_time', 'end_time', 'description', 'exercise_title', 'superset_id', 'exercise_notes'],
  ...['set_index', 'set_type', load, 'reps', distance, 'duration_seconds', 'rpe'],
];
const header = tableText([columns()]);

const read = (text: string) => itemsOf(hevy, filesOf({ 'workouts.csv': text }));
const workoutsIn = (items: readonly ImportItem[]) => items.filter((item) => item.kind === 'workout');

const fullFile =
  header +
  [
    '"Upper 💪","9 Apr 2026, 17:18","9 Apr 2026, 18:20"," Good day,\nslept ""well""","Bench Press (Barbell) ",,"Pause",0,"warmup",40,8,,,',
    '"Upper 💪","9 Apr 2026, 17:18","9 Apr 2026, 18:20"," Good day,\nslept ""well""","Bench Press (Barbell) ",,"Pause",1,"normal",82.5,5,,0,8.5',
    '"Upper 💪","9 Apr 2026, 17:18","9 Apr 2026, 18:20"," Good day,\nslept ""well""","Hammer Curl (Dumbbell)",0,"",0,"failure",17.5,9,,,10',
    '"Upper 💪","9 Apr 2026, 17:18","9 Apr 2026, 18:20"," Good day,\nslept ""well""","Plank",0,"",0,"normal",,0,,60,',
    '"Run","8 Apr 2026, 7:05","8 Apr 2026, 7:35","","Running",,"",0,"normal",,,5.2,1800,',
    '',
  ].join('\n');

it('reads workouts with warm-ups, failure, supersets, RPE and notes', async () => {
  const files = filesOf({ 'workouts.csv': fullFile });
  expect(await hevy.recognise(files)).toBe('certain');
  const set = { reps: null, seconds: null, distance: null, rpe: null, side: null, remark: '', completedAt: null };
  const exercise = { category: null, equipment: null, superset: null, restSeconds: null, remark: '' };
  expect(await itemsOf(hevy, files)).toEqual([
    {
      kind: 'workout',
      sourceId: '2026-04-09T17:18:00',
      origin: 'workouts.csv, row 2',
      title: 'Upper 💪',
      startedAt: { wall: '2026-04-09T17:18:00' },
      seconds: 3720,
      remark: ' Good day,\nslept "well"',
      effort: null,
      bodyWeight: null,
      exercises: [
        {
          ...exercise,
          name: 'Bench Press (Barbell)',
          remark: 'Pause',
          sets: [
            { ...set, kind: 'warmUp', load: { value: 40, unit: 'kg' }, reps: 8 },
            { ...set, kind: 'working', load: { value: 82.5, unit: 'kg' }, reps: 5, rpe: 8.5 },
          ],
        },
        {
          ...exercise,
          name: 'Hammer Curl (Dumbbell)',
          superset: '0',
          sets: [{ ...set, kind: 'failure', load: { value: 17.5, unit: 'kg' }, reps: 9, rpe: 10 }],
        },
        { ...exercise, name: 'Plank', superset: '0', sets: [{ ...set, kind: 'working', load: null, seconds: 60 }] },
      ],
    },
    expect.objectContaining({
      sourceId: '2026-04-08T07:05:00',
      exercises: [
        {
          ...exercise,
          name: 'Running',
          sets: [{ ...set, kind: 'working', load: null, distance: { value: 5.2, unit: 'km' }, seconds: 1800 }],
        },
      ],
    }),
  ]);
});

describe('a header', () => {
  it.each([
    ['kilograms and kilometres', columns(), { value: 60, unit: 'kg' }, { value: 2, unit: 'km' }],
    ['pounds and miles', columns('weight_lbs', 'distance_miles'), { value: 60, unit: 'lb' }, { value: 2, unit: 'mi' }],
    ['metres', columns('weight_kg', 'distance_meters'), { value: 60, unit: 'kg' }, { value: 2, unit: 'm' }],
    ['capitals', columns().map((name) => name.toUpperCase()), { value: 60, unit: 'kg' }, { value: 2, unit: 'km' }],
  ])('with %s is read', async (_, names, load, distance) => {
    const row = ['A', '9 Apr 2026, 17:18', '', '', 'Carry', null, '', 0, 'normal', 60, null, 2, null, null];
    const files = filesOf({ 'a.csv': tableText([names, row]) });
    expect(await hevy.recognise(files)).toBe('certain');
    const [workout] = workoutsIn(await itemsOf(hevy, files));
    expect(workout?.exercises[0]?.sets).toMatchObject([{ load, distance }]);
  });

  it('of another table is not taken for one of Hevy', async () => {
    const files = filesOf({ 'a.csv': 'Date,Workout Name,Exercise Name,Set Order\n', 'b.md': header, 'c.csv': '' });
    expect(await hevy.recognise(files)).toBe('no');
    expect(await itemsOf(hevy, files)).toEqual([]);
  });
});

const row = (cells: Partial<Record<string, string | number | null>>) =>
  columns().map((name) => {
    const common = {
      title: 'A',
      start_time: '1 Jan 2026, 10:00',
      exercise_title: 'Squat',
      set_index: 0,
      set_type: 'normal',
    };
    return { ...common, ...cells }[name] ?? null;
  });

describe('a workout', () => {
  it('keeps its id when it is renamed, described or ends later', async () => {
    const before = tableText([columns(), row({ title: 'A', end_time: '1 Jan 2026, 11:00' })]);
    const after = tableText([columns(), row({ title: 'Legs', description: 'x', end_time: '1 Jan 2026, 12:00' })]);
    const ids = [...(await read(before)), ...(await read(after))].map(
      (item) => item.kind === 'workout' && item.sourceId,
    );
    expect(ids).toEqual(['2026-01-01T10:00:00', '2026-01-01T10:00:00']);
  });

  it('is another one than a workout of the same minute with another title or end', async () => {
    const rows = [
      row({ end_time: '1 Jan 2026, 11:00' }),
      row({ title: 'B', end_time: '1 Jan 2026, 11:00' }),
      row({ end_time: '1 Jan 2026, 10:01' }),
      row({ end_time: '1 Jan 2026, 11:00', set_index: 1 }),
    ];
    const workouts = workoutsIn(await read(tableText([columns(), ...rows])));
    expect(workouts.map(({ sourceId, title, exercises }) => [sourceId, title, exercises[0]?.sets.length])).toEqual([
      ['2026-01-01T10:00:00', 'A', 2],
      ['2026-01-01T10:00:00 #2', 'B', 1],
      ['2026-01-01T10:00:00 #3', 'A', 1],
    ]);
  });

  it('can contain the same exercise twice, apart or one after the other', async () => {
    const rows = [
      row({ exercise_title: 'Running', set_index: 0 }),
      row({ exercise_title: 'Squat', set_index: 0 }),
      row({ exercise_title: 'Squat', set_index: 1 }),
      row({ exercise_title: 'Squat', set_index: 0, exercise_notes: 'again' }),
      row({ exercise_title: 'Running', set_index: 0 }),
    ];
    const [workout] = workoutsIn(await read(tableText([columns(), ...rows])));
    expect(workout?.exercises.map(({ name, sets, remark }) => [name, sets.length, remark])).toEqual([
      ['Running', 1, ''],
      ['Squat', 2, ''],
      ['Squat', 1, 'again'],
      ['Running', 1, ''],
    ]);
  });

  it('has a date in the language of the device', async () => {
    const [workout] = workoutsIn(await read(tableText([columns(), row({ start_time: '3 fev. 2026, 09:05' })])));
    expect(workout?.startedAt).toEqual({ wall: '2026-02-03T09:05:00' });
  });

  it('without a readable date is reported, and the others are read', async () => {
    const items = await read(tableText([columns(), row({ start_time: 'gestern' }), row({ title: 'B' })]));
    expect(items).toMatchObject([
      { kind: 'skipped', origin: 'workouts.csv, row 2', code: 'import/no-date', detail: 'gestern' },
      { kind: 'workout', title: 'B', seconds: null },
    ]);
  });
});

describe('a set', () => {
  const setsIn = async (...cells: Parameters<typeof row>[0][]) => {
    const items = await read(tableText([columns(), ...cells.map((each, index) => row({ set_index: index, ...each }))]));
    return workoutsIn(items)[0]?.exercises[0]?.sets;
  };

  it('keeps its load as it is in the file, of assisted and body-weight exercises too', async () => {
    expect(await setsIn({ exercise_title: 'Pull Up (Assisted)', weight_kg: 20, reps: 8 })).toMatchObject([
      { load: { value: 20, unit: 'kg' } },
    ]);
    expect(await setsIn({ exercise_title: 'Push Up', reps: 12 })).toMatchObject([{ load: null, reps: 12 }]);
    expect(await setsIn({ weight_kg: 0, reps: 12 })).toMatchObject([{ load: { value: 0, unit: 'kg' } }]);
  });

  it('typed in pounds and stored in kilograms is read in pounds', async () => {
    expect(await setsIn({ weight_kg: 72.57477920000001, reps: 1 })).toMatchObject([
      { load: { value: 160, unit: 'lb' } },
    ]);
  });

  it('with 0 repetitions failed, unless it has a time or a distance', async () => {
    expect(await setsIn({ weight_kg: 200, reps: 0, duration_seconds: 0 })).toMatchObject([{ reps: 0, seconds: null }]);
    expect(await setsIn({ reps: 0, duration_seconds: 300 })).toMatchObject([{ reps: null, seconds: 300 }]);
  });

  it('keeps a kind and an RPE that Mensana does not know in its remark', async () => {
    expect(await setsIn({ set_type: 'myo', reps: 8, rpe: 11 })).toMatchObject([
      { kind: 'working', rpe: null, remark: 'myo\nRPE 11' },
    ]);
    expect(await setsIn({ set_type: 'dropset' }, { set_type: 'failure' })).toMatchObject([
      { kind: 'drop' },
      { kind: 'failure' },
    ]);
  });

  it('that cannot be read is reported, and the others are read', async () => {
    const rows = [
      row({ weight_kg: 'heavy', reps: 5 }),
      row({ set_index: 1, reps: 5.5 }),
      row({ set_index: 2, reps: 5, weight_kg: '1e999' }),
      row({ set_index: 3, reps: 5 }),
      row({ exercise_title: null }),
    ];
    const items = await read(tableText([columns(), ...rows]));
    expect(items).toMatchObject([
      { code: 'import/not-a-number', origin: 'workouts.csv, row 2', detail: 'heavy' },
      { code: 'import/not-a-number', origin: 'workouts.csv, row 3', detail: '5.5' },
      { code: 'import/not-a-number', origin: 'workouts.csv, row 4', detail: '1e999' },
      { code: 'import/damaged', origin: 'workouts.csv, row 6' },
      { kind: 'workout', exercises: [{ sets: [{ reps: 5 }] }] },
    ]);
  });
});

describe('measurements', () => {
  const measured = (unit: string) => `"date","weight_kg","fat_percent","left_bicep_${unit}","abdomen_${unit}","hips"\n`;

  it('are read with the units of their columns', async () => {
    const files = filesOf({
      'measurement_data.csv': `${measured('in')}"9 Feb 2023, 00:00",83.7,18.5,15.5,,\n"10 Feb 2023, 07:30",72.57477920000001,,,33,40`,
    });
    expect(await hevy.recognise(files)).toBe('certain');
    const items = await itemsOf(hevy, files);
    expect(items[0]).toEqual({
      kind: 'measurement',
      sourceId: 'measurement 2023-02-09T00:00:00 weight',
      origin: 'measurement_data.csv, row 2',
      measure: { id: 'body-weight' },
      value: { value: 83.7, unit: 'kg' },
      at: { wall: '2023-02-09T00:00:00' },
      device: '',
      remark: '',
    });
    expect(items.slice(1)).toMatchObject([
      { measure: { id: 'body-fat' }, value: { value: 18.5, unit: '%' } },
      { measure: { id: 'upper-arm-left' }, value: { value: 15.5, unit: 'in' } },
      { measure: { id: 'body-weight' }, value: { value: 160, unit: 'lb' } },
      { measure: { name: 'abdomen' }, value: { value: 33, unit: 'in' } },
      { measure: { id: 'hips' }, value: { value: 40, unit: null } },
    ]);
  });

  it('that cannot be read are reported, and the others are read', async () => {
    const items = await read(`${measured('cm')}"sem data",80,,,,\n"3 fev 2026, 00:00",x,18,,,`);
    expect(items).toMatchObject([
      { code: 'import/no-date', origin: 'workouts.csv, row 2', detail: 'sem data' },
      { code: 'import/not-a-number', origin: 'workouts.csv, row 3', detail: 'weight: x' },
      { kind: 'measurement', at: { wall: '2026-02-03T00:00:00' } },
    ]);
  });
});

it('reports a file with an unclosed quote and reads the others', async () => {
  const files = filesOf({ 'a.csv': `${header}"A","1 Jan`, 'b.csv': fullFile });
  expect(await itemsOf(hevy, files)).toMatchObject([
    { kind: 'skipped', origin: 'a.csv', code: 'import/damaged' },
    { kind: 'workout' },
    { kind: 'workout' },
  ]);
});

it('reads damaged files to their end', async () => {
  await expectToReadDamaged(hevy, 'a.csv', [fullFile]);
});

it('reads back any workouts that Hevy can write', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(workouts, { selector: ({ sourceId }) => sourceId, maxLength: 4 }),
      async (drafts) => {
        const items = await read(tableText([columns(), ...drafts.flatMap(rowsOf)]));
        expect(items.map((item) => ({ ...item, origin: '' }))).toEqual(drafts);
      },
    ),
    { numRuns: runs(200) },
  );
});

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });

const sets = fc.record({
  kind: fc.constantFrom('working', 'warmUp', 'drop', 'failure'),
  load: optional(typedLoads.map((value) => ({ value, unit: 'kg' }))),
  reps: optional(fc.integer({ min: 1, max: 50 })),
  seconds: optional(fc.integer({ min: 1, max: 10_000 })),
  distance: optional(fc.integer({ min: 1, max: 5000 }).map((ten) => ({ value: ten / 100, unit: 'km' }))),
  rpe: optional(fc.integer({ min: 12, max: 20 }).map((halves) => halves / 2)),
  side: fc.constant(null),
  remark: fc.constant(''),
  completedAt: fc.constant(null),
}) as unknown as fc.Arbitrary<WorkoutDraft['exercises'][number]['sets'][number]>;

const workouts: fc.Arbitrary<WorkoutDraft> = fc
  .record({
    day: days,
    minute: fc.nat(1439),
    minutes: optional(fc.nat(300)),
    title: names,
    remark: notes,
    exercises: fc.array(
      fc.record({
        name: names,
        category: fc.constant(null),
        equipment: fc.constant(null),
        superset: optional(fc.constantFrom('0', '1')),
        restSeconds: fc.constant(null),
        remark: notes,
        sets: fc.array(sets, { minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ day, minute, minutes, ...draft }) => {
    const wall = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000).toISOString().slice(0, 19);
    const common = { kind: 'workout', sourceId: wall, origin: '', effort: null, bodyWeight: null } as const;
    return { ...draft, ...common, startedAt: { wall }, seconds: minutes === null ? null : minutes * 60 };
  });

function rowsOf({ title, startedAt, seconds, remark, exercises }: WorkoutDraft) {
  const start = Date.parse(`${(startedAt as { wall: string }).wall}Z`);
  const end = seconds === null ? '' : printed(start + seconds * 1000);
  return exercises.flatMap((exercise) =>
    exercise.sets.map((set, index) => [
      ...[title, printed(start), end, remark, exercise.name],
      ...[exercise.superset === null ? null : Number(exercise.superset), exercise.remark, index],
      { working: 'normal', warmUp: 'warmup', drop: 'dropset', failure: 'failure', amrap: '' }[set.kind],
      ...[set.load?.value ?? null, set.reps, set.distance?.value ?? null, set.seconds, set.rpe],
    ]),
  );
}

function printed(at: number): string {
  const date = new Date(at);
  const month = date.toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' });
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}, ${date.toISOString().slice(11, 16)}`;
}
