import { describe, expect, it } from 'vitest';
import { filesOf, itemsOf } from '../../testing/files.ts';
import { fitNotes } from '../index.ts';
import { backupFile } from '../testing/backup-file.ts';

const read = (bytes: Uint8Array) => itemsOf(fitNotes, filesOf({ 'b.fitnotes': bytes }));

async function setsIn(...given: Parameters<typeof backupFile>) {
  const items = await read(backupFile(...given));
  return items.flatMap((item) => (item.kind === 'workout' ? item.exercises.flatMap(({ sets }) => sets) : []));
}

const day = '2024-05-01';
const squat = { exercise: [['Squat', 1, 0, null, 0]] };

describe('a load', () => {
  it.each([
    [102.0582, 0, 0, { value: 225, unit: 'lb' }],
    [102.05828325, 2, 1, { value: 225, unit: 'lb' }],
    [4.5359290943564, 0, 0, { value: 10, unit: 'lb' }],
    [1.0205820462, 2, 1, { value: 2.25, unit: 'lb' }],
    [0, 0, 0, { value: 0, unit: 'lb' }],
    [0, 1, 0, { value: 0, unit: 'kg' }],
    [100, 0, 0, { value: 100, unit: 'kg' }],
    [72.57477920000001, 1, 1, { value: 160, unit: 'lb' }],
    [1.0205820462, 1, 0, { value: 1.0205820462, unit: 'kg' }],
    [33.3, 0, 1, { value: 33.3, unit: 'kg' }],
    [-20, 0, 1, { value: -20, unit: 'kg' }],
  ])(
    'of %d kg of an exercise in the unit %d, with the metric setting %d, is %j',
    async (kilograms, unit, metric, load) => {
      const backup = {
        exercise: [['Squat', 1, 0, null, unit]],
        training_log: [[1, day, kilograms, 5, 0, 0, 0, 0]],
        settings: [[metric, 1]],
      };
      expect(await setsIn(backup)).toMatchObject([{ load, reps: 5 }]);
    },
  );
});

describe('a distance', () => {
  it.each([
    [5000, 3, 1500, { value: 5, unit: 'km' }, ''],
    [800, 2, 240, { value: 800, unit: 'm' }, ''],
    [30.48, 4, 0, { value: 100, unit: 'ft' }, ''],
    [5149.9008, 5, 1540, { value: 3.2, unit: 'mi' }, ''],
    [1234.5678, 5, 600, { value: 1234.5678, unit: 'm' }, ''],
    [800, 0, 240, { value: 800, unit: 'm' }, ''],
    [3.37, 2, 1800, { value: 3.37, unit: null }, 'm'],
    [0, 2, 600, null, ''],
  ])(
    'of %d m in the unit %d within %d s is %j, and a doubtful unit is kept',
    async (metres, unit, seconds, distance, remark) => {
      const backup = { exercise: [['Row', 1, 1, null, 0]], training_log: [[1, day, 0, 0, unit, 0, metres, seconds]] };
      expect(await setsIn(backup)).toMatchObject([
        { distance, remark, load: null, reps: null, seconds: seconds || null },
      ]);
    },
  );
});

it.each([
  ['weight and reps', 0, { load: { value: 0 }, reps: 0 }],
  ['distance and time', 1, { load: null, reps: null }],
  ['weight and distance', 2, { load: { value: 0 }, reps: null }],
  ['weight and time', 3, { load: { value: 0 }, reps: null }],
  ['reps and distance', 4, { load: null, reps: 0 }],
  ['reps and time', 5, { load: null, reps: 0 }],
  ['weight', 6, { load: { value: 0 }, reps: null }],
  ['reps', 7, { load: null, reps: 0 }],
  ['distance', 8, { load: null, reps: null }],
  ['time', 9, { load: null, reps: null }],
])('reads 0 in sets of %s as a value of those only', async (_, type, values) => {
  const backup = { exercise: [['A', 1, type, null, 1]], training_log: [[1, day, 0, 0, 0, 0, 0, 0]] };
  expect(await setsIn(backup)).toMatchObject([{ ...values, seconds: null, distance: null }]);
});

it('leaves out planned sets of days on which the user marked the others as complete, and reports them', async () => {
  const backup = {
    exercise: [
      ['Squat', 1, 0, null, 0],
      ['Curl', 1, 0, null, 0],
    ],
    training_log: [
      [1, day, 60, 5, 0, 1, 0, 0],
      [1, day, 60, 6, 0, 0, 0, 0],
      [2, day, 10, 7, 0, 0, 0, 0],
      [1, '2024-05-02', 60, 8, 0, 0, 0, 0],
    ],
  };
  expect((await setsIn(backup)).map(({ reps }) => reps)).toEqual([5, 8]);
  expect((await read(backupFile(backup)))[0]).toEqual({
    kind: 'skipped',
    origin: `b.fitnotes, ${day}`,
    code: 'import/empty',
    detail: 'Squat, Curl',
  });
});

it('reports sets that cannot be read, and reads the others', async () => {
  const backup = {
    ...squat,
    training_log: [
      [1, '01/05/2024', 60, 5, 0, 0, 0, 0],
      [1, day, 'heavy', 5, 0, 0, 0, 0],
      [1, day, 60, 5.5, 0, 0, 0, 0],
      [1, day, 60, 5, 0, 0, -1, 0],
      [1, day, 60, 5, 0, 0, 0, 'long'],
      [2, day, 60, 5, 0, 0, 0, 0],
      [1, day, '60', 5, 0, 0, 0, 0],
    ],
  };
  const problem = { code: 'import/not-a-number', origin: `b.fitnotes, ${day}` };
  expect(await read(backupFile(backup))).toMatchObject([
    { code: 'import/no-date', origin: 'b.fitnotes, 01/05/2024', detail: '01/05/2024' },
    { ...problem, detail: 'Squat: heavy' },
    { ...problem, detail: 'Squat: 5.5' },
    { ...problem, detail: 'Squat: -1' },
    { ...problem, detail: 'Squat: long' },
    { code: 'import/damaged', origin: `b.fitnotes, ${day}` },
    { kind: 'workout', exercises: [{ sets: [{ load: { value: 60, unit: 'kg' }, reps: 5 }] }] },
  ]);
});
