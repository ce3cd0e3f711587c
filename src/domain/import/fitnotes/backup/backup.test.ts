import { describe, expect, it } from 'vitest';
import { toSi } from '../../../kernel/index.ts';
import type { ImportItem } from '../../draft/index.ts';
import { expectToReadDamaged } from '../../testing/damaged.ts';
import { databaseFile } from '../../testing/database-file.ts';
import { fileOf, filesOf, itemsOf } from '../../testing/files.ts';
import { fitNotes } from '../index.ts';
import { backupFile } from '../testing/backup-file.ts';

const read = (bytes: Uint8Array) => itemsOf(fitNotes, filesOf({ 'b.fitnotes': bytes }));
const workoutsIn = (items: readonly ImportItem[]) => items.filter((item) => item.kind === 'workout');

const day = '2024-05-01';
const squat = { exercise: [['Squat', 1, 0, null, 0]] };

const fullBackup = backupFile({
  Category: [
    ['Chest', -1],
    ['Cardio', -2],
  ],
  exercise: [
    ['Flat Barbell Bench Press', 1, 0, 'Pause.', 0],
    ['Running (Treadmill)', 2, 1, null, 0],
  ],
  training_log: [
    [1, day, 60, 5, 0, 0, 0, 0],
    [1, day, 62.5, 5, 0, 0, 0, 0],
    [2, day, 0, 0, 5, 0, toSi(3.2, 'mi'), 1540],
    [1, '2024-05-03', 60, 8, 0, 0, 0, 0],
  ],
  Comment: [
    [day, 1, 1, 'easy, "smooth"'],
    [day, 3, 2, 'of something else'],
  ],
  WorkoutComment: [[day, 'Good\nday.']],
  WorkoutTime: [[day, '2024-05-01 18:03:10', '2024-05-01 19:00:00']],
  MeasurementUnit: [
    [0, 'Kilograms', 'kgs'],
    [2, 'Percent', '%'],
  ],
  Measurement: [
    ['Bodyweight', 1],
    ['Body Fat', 2],
    ['Mood', 7],
  ],
  MeasurementRecord: [
    [1, day, '07:30:00', 82.5, 'before breakfast'],
    [2, day, '07:30:00', 18.5, null],
    [3, day, '', 4, ''],
  ],
  settings: [[1, 2]],
});

it('reads the sets of a day as one workout, with its time and comments', async () => {
  const files = filesOf({ 'FitNotes_Backup.fitnotes': fullBackup });
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
  expect((await itemsOf(fitNotes, files)).slice(0, 2)).toEqual([
    {
      kind: 'workout',
      sourceId: day,
      origin: 'FitNotes_Backup.fitnotes, 2024-05-01',
      title: '',
      startedAt: { wall: '2024-05-01T18:03:10' },
      seconds: 3410,
      remark: 'Good\nday.',
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
    expect.objectContaining({ sourceId: '2024-05-03', startedAt: { wall: '2024-05-03T12:00:00' }, seconds: null }),
  ]);
});

it('reads the body tracker', async () => {
  expect((await read(fullBackup)).slice(2)).toEqual([
    {
      kind: 'measurement',
      sourceId: 'measurement 2024-05-01T07:30:00 Bodyweight',
      origin: 'b.fitnotes, 2024-05-01, Bodyweight',
      measure: { id: 'body-weight' },
      value: { value: 82.5, unit: 'kg' },
      at: { wall: '2024-05-01T07:30:00' },
      device: '',
      remark: 'before breakfast',
    },
    expect.objectContaining({ measure: { id: 'body-fat' }, value: { value: 18.5, unit: '%' }, remark: '' }),
    expect.objectContaining({
      sourceId: 'measurement 2024-05-01T12:00:00 Mood',
      measure: { name: 'Mood' },
      value: { value: 4, unit: null },
    }),
  ]);
});

describe('a backup', () => {
  it('is recognised under any name', async () => {
    expect(await fitNotes.recognise([fileOf('copy', fullBackup)])).toBe('certain');
    expect(await fitNotes.recognise([{ ...fileOf('copy.db', fullBackup), source: null }])).toBe('certain');
  });

  it('is neither any database nor any file with its extension', async () => {
    const other = databaseFile((database) => database.exec('CREATE TABLE log (a)'));
    expect(await fitNotes.recognise(filesOf({ 'a.fitnotes': other, 'b.fitnotes': 'text', 'c.fitnotes': '' }))).toBe(
      'no',
    );
    expect(await fitNotes.recognise([fileOf('a.sqlite', 'SQLite format 3\0and its pages')])).toBe('no');
  });

  it('that is damaged is reported, and other files are read', async () => {
    const files = filesOf({ 'a.fitnotes': 'SQLite format 3\0and its pages', 'b.fitnotes': fullBackup });
    expect(await fitNotes.recognise(files.slice(0, 1))).toBe('certain');
    const items = await itemsOf(fitNotes, files);
    expect(items[0]).toEqual({ kind: 'skipped', origin: 'a.fitnotes', code: 'import/damaged' });
    expect(workoutsIn(items)).toHaveLength(2);
  });

  it('with a damaged table has the others, and what is before the damage', async () => {
    const bytes = backupFile({
      ...squat,
      training_log: Array.from({ length: 400 }, (_, at) => [1, day, at, 5, 0, 0, 0, 0]),
      WorkoutComment: [[day, 'Kept.']],
    });
    const pages = Array.from({ length: bytes.length / 4096 }, (_, at) => bytes.subarray(at * 4096, (at + 1) * 4096));
    const withSets = pages.filter((page) => new TextDecoder('latin1').decode(page).split(day).length > 20);
    expect(withSets.length).toBeGreaterThan(1);
    withSets.at(-1)?.set([99]);
    const items = await read(bytes);
    expect(items).toMatchObject([
      { kind: 'workout', remark: 'Kept.' },
      { kind: 'skipped', origin: 'b.fitnotes, training_log', code: 'import/damaged' },
    ]);
    const sets = workoutsIn(items)[0]?.exercises[0]?.sets ?? [];
    expect(sets.length).toBeGreaterThan(0);
    expect(sets.length).toBeLessThan(400);
  });

  it('of a version with fewer tables and columns, in another case, has its sets', async () => {
    const bytes = databaseFile((database) => {
      database.exec('CREATE TABLE Exercise (_ID INTEGER PRIMARY KEY, Name TEXT)');
      database.exec('CREATE TABLE TRAINING_LOG (Exercise_Id, Date, Reps, Metric_Weight, x)');
      database.exec("INSERT INTO Exercise VALUES (3, ' Squat ')");
      database.exec(`INSERT INTO TRAINING_LOG VALUES (3, '${day}', 5, 100, 1), (3, '${day}', NULL, NULL, 1)`);
    });
    expect(await read(bytes)).toMatchObject([
      {
        sourceId: day,
        exercises: [
          {
            name: 'Squat',
            category: null,
            sets: [
              { load: { value: 100, unit: 'kg' }, reps: 5 },
              { load: null, reps: null },
            ],
          },
        ],
      },
    ]);
  });

  it('without exercises reports its sets', async () => {
    const items = await read(backupFile({ training_log: [[1, day, 60, 5, 0, 0, 0, 0]] }, ['exercise']));
    expect(items).toEqual([{ kind: 'skipped', origin: `b.fitnotes, ${day}`, code: 'import/damaged' }]);
  });
});

it('reads what versions before the body tracker and before comments on workouts have', async () => {
  const rows = {
    ...squat,
    training_log: [[1, day, 60, 5, 0, 0, 0, 0]],
    Comment: [[day, 2, 0, 'Good.']],
    BodyWeight: [
      [day, 81.6466266, 18.5, 'morning'],
      ['2024-05-02', 80, 0, null],
      ['2024-05-03', 0, 0, null],
    ],
    settings: [[0, 1]],
  };
  expect(await read(backupFile(rows, ['WorkoutComment', 'MeasurementRecord']))).toMatchObject([
    { kind: 'workout', remark: 'Good.' },
    {
      sourceId: 'measurement 2024-05-01T12:00:00 Bodyweight',
      measure: { id: 'body-weight' },
      value: { value: 180, unit: 'lb' },
      remark: 'morning',
    },
    {
      sourceId: 'measurement 2024-05-01T12:00:00 Body Fat',
      measure: { id: 'body-fat' },
      value: { value: 18.5, unit: '%' },
    },
    { sourceId: 'measurement 2024-05-02T12:00:00 Bodyweight', value: { value: 80, unit: 'kg' } },
  ]);
  expect(await read(backupFile(rows))).toMatchObject([{ kind: 'workout', remark: '' }]);
});

it('reads damaged files to their end', async () => {
  await expectToReadDamaged(fitNotes, 'a.fitnotes', [fullBackup]);
});
