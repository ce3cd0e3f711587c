import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../import/csv/index.ts';
import { accountOf, exportedTexts, type TestRecord } from '../testing/account.ts';

const startedAt = Date.parse('2026-11-26T16:18:09Z');
const placed = { exercise: 'e', order: 'a0' };

describe('the table of workouts', () => {
  it('has a row for each set, with the load as typed and in kilograms', async () => {
    const [first, second, third] = await tableOf('workouts', {
      'workouts/w': workout({
        'exercises/e/exercise': 'exercises/back-squat',
        'exercises/e/superset': 'A',
        'exercises/e/remark': 'slow',
        'exercises/e/nextTime': 'wider stance',
        'exercises/e/nextTimeAnswer': 'didNotHelp',
        'sets/1/place': placed,
        'sets/1/result': {
          kind: 'warmUp',
          load: { si: 36.28738960000001, typed: '80', unit: 'lb' },
          reps: 0,
          rpe: 8.5,
          side: 'left',
          completedAt: startedAt,
        },
        'sets/1/remark': 'easy, "very"\nindeed',
        'sets/2/place': { ...placed, order: 'a1' },
        'sets/2/result': {
          kind: 'drop',
          load: { si: -20 },
          seconds: 30,
          distance: { si: 1609.344, typed: '1', unit: 'mi' },
        },
        'sets/3/place': { ...placed, order: 'a2' },
        'sets/3/target': { kind: 'amrap', reps: { min: 5 } },
      }),
    });
    expect(first).toEqual({
      ...withoutSet,
      exercise: 'Back squat',
      exercise_order: '1',
      set_order: '1',
      kind: 'warmUp',
      load: '80',
      load_unit: 'lb',
      load_kg: '36.28738960000001',
      reps: '0',
      rpe: '8.5',
      side: 'left',
      completed: 'yes',
      superset: 'A',
      set_remark: 'easy, "very"\nindeed',
      exercise_remark: 'slow',
      next_time: 'wider stance',
      next_time_answer: 'didNotHelp',
    });
    expect(second).toMatchObject({
      set_order: '2',
      load: '-20',
      load_unit: 'kg',
      seconds: '30',
      distance: '1',
      distance_unit: 'mi',
      distance_m: '1609.344',
      completed: 'no',
    });
    expect(third).toMatchObject({ set_order: '3', kind: 'amrap', load: '', reps: '', completed: 'no' });
  });

  it('has a row for a workout or an exercise without sets, and for sets without an exercise', async () => {
    const rows = await tableOf('workouts', {
      'workouts/w': workout({}),
      'workouts/v': workout({ 'exercises/e/exercise': 'exercises/own' }),
      'workouts/u': workout({
        'sets/1/place': { ...placed, exercise: 'gone' },
        'sets/1/result': { kind: 'working', reps: 5 },
      }),
      'exercises/own': { leaves: { name: 'Mine' } },
    });
    expect(rows[0]).toEqual(withoutSet);
    expect(rows[1]).toMatchObject({ workout_id: 'v', exercise: 'Mine', exercise_order: '1', set_order: '', reps: '' });
    expect(rows[2]).toMatchObject({ workout_id: 'u', exercise: '', set_order: '1', reps: '5' });
  });

  it('leaves out what is in the trash, and keeps a workout whose zone is unknown', async () => {
    const rows = await tableOf('workouts', {
      'workouts/w': workout({ trashedAt: 9 }),
      'workouts/v': workout({ zone: 'Mars/Olympus' }),
    });
    expect(rows).toEqual([{ ...withoutSet, workout_id: 'v', date: '2026-11-26 16:18:09', zone: 'UTC' }]);
  });
});

it('a spreadsheet does not run a text as a formula, and reads negative numbers as numbers', async () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1']) {
    const [row] = await tableOf('workouts', {
      'workouts/w': workout({ title: text, remark: text, 'exercises/e/exercise': 'exercises/own' }),
      'exercises/own': { leaves: { name: text } },
    });
    expect(row?.title).toBe(`'${text}`);
    expect(row?.workout_remark).toBe(`'${text}`);
    expect(row?.exercise).toBe(`'${text.trim()}`);
  }
});

describe('the other tables', () => {
  it('have a row for each activity', async () => {
    const hash = 'a'.repeat(64);
    const rows = await tableOf('activities', {
      'activities/a': {
        leaves: {
          sport: 'run',
          startedAt,
          zone: 'Europe/Berlin',
          distance: { si: 5200, typed: '5.2', unit: 'km' },
          movingSeconds: 1800,
          heartRate: { average: 150 },
          indoor: false,
          'tags/hill': 'Hill',
          track: hash,
        },
      },
      [`attachments/${hash}`]: { leaves: { name: 'run.gpx' } },
    });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      activity_id: 'a',
      date: '2026-11-26 17:18:09',
      distance: '5.2',
      distance_unit: 'km',
      distance_m: '5200',
      average_heart_rate: '150',
      max_heart_rate: '',
      indoor: 'no',
      tags: 'Hill',
      track: 'attachments/run.gpx',
    });
  });

  it('have a row for each measurement, with its unit', async () => {
    const measured = (measure: string, value: object): TestRecord => ({ leaves: { measure, value, at: startedAt } });
    const rows = await tableOf('measurements', {
      'measures/own': { leaves: { name: 'Grip' } },
      'measurements/1': measured('body-weight', { si: 80.5, typed: '80,5', unit: 'kg' }),
      'measurements/2': measured('body-fat', { si: 0.185, typed: '18.5', unit: '%' }),
      'measurements/3': measured('resting-pulse', { si: 52 }),
      'measurements/4': measured('waist', { si: 0.9 }),
      'measurements/5': measured('own', { si: 3 }),
    });
    expect(rows.map(({ measure, value, unit, value_si }) => [measure, value, unit, value_si])).toEqual([
      ['body-weight', '80.5', 'kg', '80.5'],
      ['body-fat', '18.5', '%', '0.185'],
      ['resting-pulse', '52', '', '52'],
      ['waist', '0.9', 'm', '0.9'],
      ['Grip', '3', '', '3'],
    ]);
  });

  it('have a row for each exercise of the user, and for each planned set', async () => {
    const records = {
      'exercises/own': { leaves: { name: 'Mine', 'muscles/chest': 1, 'aliases/0': 'My', unilateral: true } },
      'exercises/back-squat': { leaves: { favourite: true } },
      'routines/r': {
        leaves: {
          name: 'Push',
          folder: 'f',
          'exercises/e/exercise': 'exercises/own',
          'sets/1/place': placed,
          'sets/1/target': { reps: { min: 5, max: 8 }, share: { of: 'e1rm', value: 0.8 }, rir: 0 },
        },
      },
      'routines/empty': { leaves: { name: 'Empty' } },
      'routineFolders/f': { leaves: { name: 'Winter' } },
    };
    expect(await tableOf('exercises', records)).toMatchObject([
      { name: 'Mine', from_library: 'no', muscles: 'chest 1', aliases: 'My', one_side_at_a_time: 'yes' },
      { name: 'Back squat', from_library: 'yes', equipment: 'barbell', favourite: 'yes' },
    ]);
    expect(await tableOf('routines', records)).toMatchObject([
      {
        routine: 'Push',
        folder: 'Winter',
        exercise: 'Mine',
        min_reps: '5',
        max_reps: '8',
        load_share: '0.8',
        rir: '0',
      },
      { routine: 'Empty', exercise: '', set_order: '', routine_remark: '' },
    ]);
  });
});

const withoutSet = {
  workout_id: 'w',
  date: '2026-11-26 17:18:09',
  zone: 'Europe/Berlin',
  title: 'Legs',
  duration_seconds: '90',
  exercise: '',
  exercise_order: '',
  set_order: '',
  kind: '',
  load: '',
  load_unit: '',
  load_kg: '',
  reps: '',
  seconds: '',
  distance: '',
  distance_unit: '',
  distance_m: '',
  rpe: '',
  rir: '',
  side: '',
  completed: '',
  superset: '',
  set_remark: '',
  exercise_remark: '',
  next_time: '',
  next_time_answer: '',
  workout_remark: '',
  workout_effort: '',
  body_weight: '',
  body_weight_unit: '',
  body_weight_kg: '',
  workout_tags: '',
};

function workout(leaves: Readonly<Record<string, unknown>>): TestRecord {
  return { leaves: { title: 'Legs', startedAt, endedAt: startedAt + 90_000, zone: 'Europe/Berlin', ...leaves } };
}

/** Reads a table back, as a spreadsheet does. Each row must have as many cells as the header. */
async function tableOf(name: string, records: Readonly<Record<string, TestRecord>>): Promise<Record<string, string>[]> {
  const text = (await exportedTexts(accountOf(records)))[`training/${name}.csv`] ?? '';
  expect(text.endsWith('\r\n')).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(0, -2), { newline: '\r\n' });
  expect(errors).toEqual([]);
  const [header = [], ...rows] = data;
  expect(rows.map((row) => row.length)).toEqual(rows.map(() => header.length));
  return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at] ?? ''])));
}

it('a table starts with a byte order mark, for Excel, and our own reader leaves it out', async () => {
  const texts = await exportedTexts(accountOf({ 'workouts/w': workout({ title: 'Übung' }) }));
  const text = texts['training/workouts.csv'] ?? '';
  expect(text.startsWith('\ufeffworkout_id,')).toBe(true);
  expect(text.lastIndexOf('\ufeff')).toBe(0);
  const { header, rows } = parseCsv(text);
  expect(header[0]).toBe('workout_id');
  expect(rows.map(({ cells }) => cells[header.indexOf('title')])).toEqual(['Übung']);
});

it('a spreadsheet that starts a cell at a semicolon does not run what follows it', async () => {
  const [row] = await tableOf('workouts', { 'workouts/w': workout({ title: 'Run;=1+1', remark: 'Rest; -80 kg\n+5' }) });
  expect(row?.title).toBe("Run;'=1+1");
  expect(row?.workout_remark).toBe("Rest;' -80 kg\n'+5");
});
