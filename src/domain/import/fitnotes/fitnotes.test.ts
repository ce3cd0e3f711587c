import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem, MeasurementDraft } from '../draft/index.ts';
import { expectToReadDamaged } from '../testing/damaged.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { tableText } from '../testing/tables.ts';
import { fitNotes } from './index.ts';
import { workouts } from './testing/arbitrary-workouts.ts';

const read = (text: string) => itemsOf(fitNotes, filesOf({ 'fit.csv': text }));
const workoutsIn = (items: readonly ImportItem[]) => items.filter((item) => item.kind === 'workout');
const setsIn = async (...lines: string[]) => workoutsIn(await read(lines.join('\n')))[0]?.exercises[0]?.sets;

const old = 'Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time';
const newer = 'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment';
const body = 'Date,Time,Measurement,Value,Unit,Comment';

const fullFile = [
  newer,
  '2024-05-01,Flat Barbell Bench Press,Chest,60.0,kg,5,,,,"easy, ""smooth"""',
  '2024-05-01,Flat Barbell Bench Press,Chest,62.5,kg,5,,,,',
  '2024-05-01,Running (Treadmill),Cardio,,,,3.2,mi,0:25:40,',
  '2024-05-03,Plank,Abs,,,,,,0:01:30,"two\nlines"',
  '',
].join('\n');

it('reads the sets of a day as one workout', async () => {
  const files = filesOf({ 'FitNotes_Export.csv': fullFile });
  expect(await fitNotes.recognise(files)).toBe('certain');
  const set = {
    kind: 'working',
    load: null,
    reps: null,
    seconds: null,
    distance: null,
    rpe: null,
    side: null,
    remark: '',
    completedAt: null,
  };
  const exercise = { equipment: null, superset: null, restSeconds: null, remark: '' };
  expect(await itemsOf(fitNotes, files)).toEqual([
    {
      kind: 'workout',
      sourceId: '2024-05-01',
      origin: 'FitNotes_Export.csv, row 2',
      title: '',
      startedAt: { wall: '2024-05-01T12:00:00' },
      seconds: null,
      remark: '',
      effort: null,
      bodyWeight: null,
      exercises: [
        {
          ...exercise,
          name: 'Flat Barbell Bench Press',
          category: 'Chest',
          sets: [
            { ...set, load: { value: 60, unit: 'kg' }, reps: 5, remark: 'easy, "smooth"' },
            { ...set, load: { value: 62.5, unit: 'kg' }, reps: 5 },
          ],
        },
        {
          ...exercise,
          name: 'Running (Treadmill)',
          category: 'Cardio',
          sets: [{ ...set, distance: { value: 3.2, unit: 'mi' }, seconds: 1540 }],
        },
      ],
    },
    expect.objectContaining({
      sourceId: '2024-05-03',
      exercises: [
        { ...exercise, name: 'Plank', category: 'Abs', sets: [{ ...set, seconds: 90, remark: 'two\nlines' }] },
      ],
    }),
  ]);
});

describe('a header', () => {
  it.each([
    ['pounds', old, '100,5,,,', 'lb'],
    ['kilograms', old.replace('lbs', 'kgs'), '100,5,,,', 'kg'],
    ['a comment', `${old},Comment`, '100,5,,,,x', 'lb'],
    ['a unit per row', newer, '100,lbs,5,,,,', 'lb'],
    ['a unit that is not known', newer, '100,plates,5,,,,', null],
    ['a unit that is empty', newer, '100,,5,,,,', null],
    ['capitals and a byte order mark', `\ufeff${old.toUpperCase()}`, '100,5,,,', 'lb'],
  ])('with %s is read', async (_, header, cells, unit) => {
    const files = filesOf({ 'a.csv': `${header}\r\n2024-05-01,Squat,Legs,${cells}\r\n` });
    expect(await fitNotes.recognise(files)).toBe('certain');
    const [workout] = workoutsIn(await itemsOf(fitNotes, files));
    expect(workout?.exercises).toMatchObject([{ sets: [{ load: { value: 100, unit }, reps: 5, seconds: null }] }]);
  });

  it('of another table is not taken for one of FitNotes', async () => {
    const files = filesOf({ 'a.csv': 'Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n', 'a.md': newer });
    expect(await fitNotes.recognise(files)).toBe('no');
    expect(await itemsOf(fitNotes, files)).toEqual([]);
  });
});

it('reads exercises that were alternated as a circuit', async () => {
  const rows = ['A', 'B', 'C', 'A', 'B', 'C'].map((name, at) => `2024-05-01,${name},,10,${at},,,`);
  const [workout] = workoutsIn(await read([old, ...rows].join('\n')));
  expect(
    workout?.exercises.map(({ name, superset, sets, category }) => [
      name,
      superset,
      sets.map(({ reps }) => reps),
      category,
    ]),
  ).toEqual([
    ['A', '1', [0, 3], null],
    ['B', '1', [1, 4], null],
    ['C', '1', [2, 5], null],
  ]);
});

it('collects the sets of a day from anywhere in the table', async () => {
  const text = [old, '2024-05-01,A,,10,5,,,', '2024-05-02,B,,10,5,,,', '2024-05-01,A,,10,6,,,'].join('\n');
  expect(workoutsIn(await read(text)).map(({ sourceId, exercises }) => [sourceId, exercises[0]?.sets.length])).toEqual([
    ['2024-05-01', 2],
    ['2024-05-02', 1],
  ]);
});

describe('a distance', () => {
  it.each([
    ['3.2,mi,0:25:40', { value: 3.2, unit: 'mi' }, ''],
    ['400,m,0:01:10', { value: 400, unit: 'm' }, ''],
    ['3.37,m,', { value: 3.37, unit: 'm' }, ''],
    ['3.37,m,0:30:00', { value: 3.37, unit: null }, 'm'],
    ['2,kg,', { value: 2, unit: null }, 'kg'],
    ['2,,', { value: 2, unit: null }, ''],
    ['0.0,kg,0:10:00', null, ''],
    ['0.0,kg,', null, ''],
  ])('written %s is %j, and a doubtful unit is kept as %j', async (cells, distance, remark) => {
    expect(await setsIn(old, `2024-05-01,Elliptical,Cardio,,,${cells}`)).toMatchObject([
      { distance, remark, load: null, reps: null },
    ]);
  });
});

it('reads cells of 0 as values of sets, but not of cardio', async () => {
  expect(
    await setsIn(old, '2024-05-01,Pull Up,Back,0.0,8,0.0,kg,', '2024-05-01,Pull Up,Back,0.0,0,,,0:00:00'),
  ).toMatchObject([
    { load: { value: 0, unit: 'lb' }, reps: 8, distance: null, seconds: null },
    { load: { value: 0, unit: 'lb' }, reps: 0, seconds: null },
  ]);
  expect(await setsIn(old, '2024-05-01,Row,Cardio,0.0,0,500,m,0:02:00')).toMatchObject([
    { load: null, reps: null, distance: { value: 500, unit: 'm' }, seconds: 120 },
  ]);
});

it('reports rows that cannot be read, and reads the others', async () => {
  const rows = [
    '01/05/2024,A,,1,5,,,',
    '2024-05-02,A,,x,5,,,',
    '2024-05-02,A,,1,5,,,soon',
    '2024-05-02,,,1,5,,,',
    '2024-05-02,A,,1,5,,,',
  ];
  expect(await read([old, ...rows].join('\n'))).toMatchObject([
    { code: 'import/no-date', origin: 'fit.csv, row 2', detail: '01/05/2024' },
    { code: 'import/not-a-number', origin: 'fit.csv, row 3', detail: 'x' },
    { code: 'import/not-a-number', origin: 'fit.csv, row 4', detail: 'soon' },
    { code: 'import/damaged', origin: 'fit.csv, row 5' },
    { kind: 'workout', exercises: [{ sets: [{ reps: 5 }] }] },
  ]);
});

describe('the body tracker', () => {
  it('is read', async () => {
    const files = filesOf({
      'body.csv': [
        body.replace(',Comment', ''),
        '2024-05-01,07:30:00,Bodyweight,82.5,kg',
        '2024-05-01,07:30:00,Bodyweight,82.6,kg',
        '2024-05-01,,Body Fat,18.5,%',
        '2024-05-02,7:30,Left Bicep,15,in',
        '2024-05-02,7:30,Upper Arm (Right),38.5,cm',
        '2024-05-02,7:30,Heart rate,52,bpm',
        '2024-05-02,7:30,Bodyweight,180,lbs',
      ].join('\n'),
    });
    expect(await fitNotes.recognise(files)).toBe('likely');
    const items = (await itemsOf(fitNotes, files)) as MeasurementDraft[];
    expect(items[0]).toEqual({
      kind: 'measurement',
      sourceId: 'measurement 2024-05-01T07:30:00 Bodyweight',
      origin: 'body.csv, row 2',
      measure: { id: 'body-weight' },
      value: { value: 82.5, unit: 'kg' },
      at: { wall: '2024-05-01T07:30:00' },
      device: '',
      remark: '',
    });
    expect(items[1]?.sourceId).toBe('measurement 2024-05-01T07:30:00 Bodyweight #2');
    expect(items.slice(2)).toMatchObject([
      { measure: { id: 'body-fat' }, value: { value: 18.5, unit: '%' }, at: { wall: '2024-05-01T12:00:00' } },
      { measure: { id: 'upper-arm-left' }, value: { value: 15, unit: 'in' }, at: { wall: '2024-05-02T07:30:00' } },
      { measure: { id: 'upper-arm-right' }, value: { value: 38.5, unit: 'cm' } },
      { measure: { name: 'Heart rate' }, value: { value: 52, unit: null }, remark: 'bpm' },
      { measure: { id: 'body-weight' }, value: { value: 180, unit: 'lb' } },
    ]);
  });

  it('keeps comments, and reports rows that cannot be read', async () => {
    const rows = [
      '2024-05-01,7:30,Waist,80,cm," after\nlunch"',
      'today,,Waist,80,cm,',
      '2024-05-01,25:00,Waist,80,cm,',
      '2024-05-01,,Chest,wide,cm,',
      '2024-05-01,,,80,cm,',
    ];
    expect(await read([body, ...rows].join('\n'))).toMatchObject([
      { kind: 'measurement', remark: ' after\nlunch' },
      { code: 'import/no-date', origin: 'fit.csv, row 3' },
      { code: 'import/no-date', origin: 'fit.csv, row 4', detail: '2024-05-01 25:00' },
      { code: 'import/not-a-number', origin: 'fit.csv, row 5', detail: 'Chest: wide' },
      { code: 'import/damaged', origin: 'fit.csv, row 6' },
    ]);
  });
});

it('reads damaged files to their end', async () => {
  await expectToReadDamaged(fitNotes, 'a.csv', [fullFile, `${body}\n2024-05-01,07:30:00,Bodyweight,82.5,kg,"x"\n`]);
});

it('reads back any workouts that FitNotes can write', async () => {
  await fc.assert(
    fc.asyncProperty(workouts, async (drafts) => {
      const rows = drafts.flatMap(({ sourceId, exercises }) =>
        exercises.flatMap(({ name, category, sets }) =>
          sets.map(({ load, reps, distance, seconds, remark }) => [
            ...[
              sourceId,
              name,
              category,
              load?.value ?? null,
              load === null ? null : { kg: 'kg', lb: 'lbs' }[load.unit as 'kg'],
            ],
            ...[
              reps,
              distance?.value ?? null,
              distance?.unit ?? null,
              seconds === null ? null : clock(seconds),
              remark,
            ],
          ]),
        ),
      );
      const items = await read(tableText([newer.split(','), ...rows]));
      expect(items.map((item) => ({ ...item, origin: '' }))).toEqual(drafts);
    }),
    { numRuns: runs(200) },
  );
});

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
