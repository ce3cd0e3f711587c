import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem, WorkoutDraft } from '../draft/index.ts';
import { days, names, notes } from '../testing/arbitrary-texts.ts';
import { expectToReadDamaged } from '../testing/damaged.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { jefit } from './index.ts';

const read = (text: string) => itemsOf(jefit, filesOf({ 'jefit.csv': text }));
const workoutsIn = (items: readonly ImportItem[]) => items.filter((item) => item.kind === 'workout');

/** Writes a backup with sections of lines. */
const backup = (sections: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(sections)
    .map(([name, lines]) => `### ${name} ${'#'.repeat(20)}\n\n${lines.join('\n')}\n\n${'#'.repeat(30)}\n\n`)
    .join('');

const settingOf = (mass: string, length = ' cm') => ({
  SETTING: ['row_id,USERID,gender,length,mass', `1,7,M,${length},${mass}`],
});
const sessionHeader = 'rowid,_id,USERID,edit_time,day_id,total_time,workout_time,mydate,starttime,endtime';
const logHeader =
  'USERID,TIMESTAMP,belongSys,logs,_id,record,mydate,eid,ename,day_item_id,belongsession,logTime,interval_logs,auto_generated';
const logRow = (
  logs: string,
  cells: { id?: number; session?: number; date?: string; name?: string; intervals?: string } = {},
) =>
  `7,"2026-01-01 00:00:00",1,"${logs}",${cells.id ?? 1},116.6,${cells.date ?? '2024-01-15'},${cells.id ?? 1},"${cells.name ?? 'Barbell Bench Press'}",1,${cells.session ?? 10},1705305300,"${cells.intervals ?? ''}",`;

const start = 1_705_305_000; // 2024-01-15T07:50:00Z

const fullFile = backup({
  ...settingOf(' kg'),
  ROUTINES: ['row_id,_id,name,description,dayaweek', '1,1,"Split","Warm up first.\n\n### WEEK ONE ###\nThen lift",3'],
  'WORKOUT SESSIONS': [sessionHeader, `1,10,7,0,3,3600,3000,2024-01-15,${start},0`],
  'EXERCISE LOGS': [
    logHeader,
    logRow('100x5,100x5,100x3'),
    logRow('0x12,10.5x8,0x0', { id: 2, name: 'Dip' }),
    logRow('60,60', { id: 3, name: 'Plank', intervals: '30-15,30-15' }),
    logRow('72.57477920000001x1', { id: 4, name: 'Squat', session: 0, date: '2024-01-17' }),
  ],
  PROFILE: ['_id,mydate,weight,fatpercent,chest,arms,waist,logTime', '5,2024-01-16,82.5,0,101.5,35,0,0'],
  NOTES: ['row_id,_id,eid,mynote,title,mydate,logTime', `1,9,1,"Elbows in,\n""slow""",,2024-01-15,${start}`],
});

it('reads a backup', async () => {
  const files = filesOf({ 'jefit.csv': fullFile });
  expect(await jefit.recognise(files)).toBe('certain');
  const set = { kind: 'working', seconds: null, distance: null, rpe: null, side: null, remark: '', completedAt: null };
  const exercise = { category: null, equipment: null, superset: null, restSeconds: null, remark: '' };
  const workout = { kind: 'workout', title: '', remark: '', effort: null, bodyWeight: null };
  const measurement = {
    kind: 'measurement',
    origin: 'jefit.csv, PROFILE, row 2',
    at: { wall: '2024-01-16T12:00:00' },
    device: '',
    remark: '',
  };
  expect(await itemsOf(jefit, files)).toEqual([
    {
      ...workout,
      sourceId: 'session 10',
      origin: 'jefit.csv, WORKOUT SESSIONS, row 2',
      startedAt: start * 1000,
      seconds: 3600,
      exercises: [
        {
          ...exercise,
          name: 'Barbell Bench Press',
          sets: [5, 5, 3].map((reps) => ({ ...set, load: { value: 100, unit: 'kg' }, reps })),
        },
        {
          ...exercise,
          name: 'Dip',
          sets: [
            { ...set, load: null, reps: 12 },
            { ...set, load: { value: 10.5, unit: 'kg' }, reps: 8 },
          ],
        },
        { ...exercise, name: 'Plank', remark: 'logs: 60,60\ninterval_logs: 30-15,30-15', sets: [] },
      ],
    },
    {
      ...workout,
      sourceId: 'day 2024-01-17',
      origin: 'jefit.csv, EXERCISE LOGS, row 5',
      startedAt: { wall: '2024-01-17T12:00:00' },
      seconds: null,
      exercises: [{ ...exercise, name: 'Squat', sets: [{ ...set, load: { value: 160, unit: 'lb' }, reps: 1 }] }],
    },
    {
      ...measurement,
      sourceId: 'profile 5 weight',
      measure: { id: 'body-weight' },
      value: { value: 82.5, unit: 'kg' },
    },
    { ...measurement, sourceId: 'profile 5 chest', measure: { id: 'chest' }, value: { value: 101.5, unit: 'cm' } },
    { ...measurement, sourceId: 'profile 5 arms', measure: { name: 'arms' }, value: { value: 35, unit: 'cm' } },
    expect.objectContaining({
      kind: 'note',
      sourceId: 'note 9',
      origin: 'jefit.csv, NOTES, row 2',
      title: 'Barbell Bench Press',
      text: ['Elbows in,\n"slow"'],
      createdAt: start * 1000,
      properties: { exercise: 'Barbell Bench Press' },
    }),
    { kind: 'skipped', origin: 'jefit.csv, ROUTINES', code: 'import/unsupported' },
  ]);
});

describe('a unit', () => {
  it.each([
    [settingOf(' kg'), 'kg', 'cm'],
    [settingOf(' lbs', ' in'), 'lb', 'in'],
    [settingOf(''), null, 'cm'],
    [settingOf('stone', 'feet'), null, null],
    [{ SETTING: ['row_id,USERID'] }, null, null],
    [{}, null, null],
  ])('comes from the settings %j', async (setting, mass, length) => {
    const items = await read(
      backup({
        ...setting,
        'WORKOUT SESSIONS': [sessionHeader],
        'EXERCISE LOGS': [logHeader, logRow('100x5')],
        PROFILE: ['_id,mydate,weight,fatpercent,waist', '1,2024-01-16,80,18,85'],
      }),
    );
    expect(workoutsIn(items)[0]?.exercises[0]?.sets[0]?.load).toEqual({ value: 100, unit: mass });
    expect(items.slice(1)).toMatchObject([
      { value: { value: 80, unit: mass } },
      { measure: { id: 'body-fat' }, value: { value: 18, unit: '%' } },
      { value: { value: 85, unit: length } },
    ]);
  });
});

describe('a session', () => {
  const startOf = async (header: string, row: string) => {
    const [workout] = workoutsIn(
      await read(backup({ 'WORKOUT SESSIONS': [header, row], 'EXERCISE LOGS': [logHeader, logRow('100x5')] })),
    );
    return [workout?.startedAt, workout?.seconds];
  };

  it.each([
    ['_id,mydate,starttime,starttimie,total_time', `10,2024-01-14,${start},,3600`, start * 1000, 3600],
    ['_id,mydate,starttime,starttimie,total_time', `10,2024-01-14,,${start},0`, start * 1000, null],
    ['_id,mydate,starttimie,total_time', `10,2024-01-14,${start},`, start * 1000, null],
    ['_id,mydate,starttime,total_time', '10,2024-01-14,0,60', { wall: '2024-01-14T12:00:00' }, 60],
    ['_id,starttime', '10,', { wall: '2024-01-15T12:00:00' }, null],
    ['_ID,MYDATE', '10,2024-01-14 18:30:00', { wall: '2024-01-14T18:30:00' }, null],
  ])('with %j and %j has the start %j', async (header, row, startedAt, seconds) => {
    expect(await startOf(header, row)).toEqual([startedAt, seconds]);
  });

  it('without logs or without a date is reported, and others are read', async () => {
    const text = backup({
      'WORKOUT SESSIONS': ['_id,mydate,starttime', '10,2024-01-15,0', '11,2024-01-16,0', '12,someday,0'],
      'EXERCISE LOGS': [logHeader, logRow('100x5'), logRow('100x5', { session: 12, date: 'never' })],
    });
    expect(await read(text)).toMatchObject([
      { kind: 'workout', sourceId: 'session 10' },
      { kind: 'skipped', origin: 'jefit.csv, WORKOUT SESSIONS, row 3', code: 'import/empty' },
      { kind: 'skipped', origin: 'jefit.csv, WORKOUT SESSIONS, row 4', code: 'import/no-date', detail: 'someday' },
    ]);
  });
});

describe('the logs of an exercise', () => {
  const logsOf = (...rows: string[]) => backup({ ...settingOf('kg'), 'EXERCISE LOGS': [logHeader, ...rows] });

  it('belong to the day if their session is unknown', async () => {
    const text = logsOf(
      logRow('1x1', { session: 0 }),
      logRow('2x2', { session: 99 }),
      logRow('3x3', { date: '2024-01-16' }),
    );
    expect(workoutsIn(await read(text)).map(({ sourceId, exercises }) => [sourceId, exercises.length])).toEqual([
      ['day 2024-01-15', 2],
      ['day 2024-01-16', 1],
    ]);
  });

  it.each([
    [
      '100x5, 102.5X4,-20x6',
      [
        [100, 5],
        [102.5, 4],
        [-20, 6],
      ],
      '',
    ],
    ['100x5,broken,80x', [[100, 5]], 'logs: broken,80x'],
    ['100x0,0x0', [[100, 0]], ''],
    ['100x5.5', [], 'logs: 100x5.5'],
    [`${'9'.repeat(20)}x5`, [], `logs: ${'9'.repeat(20)}x5`],
  ])('%j are read as %j, and the rest stays in the remark', async (logs, sets, remark) => {
    const [workout] = workoutsIn(await read(logsOf(logRow(logs))));
    expect(workout?.exercises[0]?.sets.map(({ load, reps }) => [load?.value, reps])).toEqual(sets);
    expect(workout?.exercises[0]?.remark).toBe(remark);
  });

  it('without sets or without a name are reported', async () => {
    const text = logsOf(logRow('0x0'), logRow(''), logRow('1x1', { name: '' }), logRow('never', { date: 'never' }));
    expect(await read(text)).toMatchObject([
      { origin: 'jefit.csv, EXERCISE LOGS, row 2', code: 'import/empty' },
      { origin: 'jefit.csv, EXERCISE LOGS, row 3', code: 'import/empty' },
      { origin: 'jefit.csv, EXERCISE LOGS, row 4', code: 'import/damaged' },
      { origin: 'jefit.csv, EXERCISE LOGS, row 5', code: 'import/no-date', detail: 'never' },
    ]);
  });

  it('get kinds and times from the set logs of newer backups, if these are the same sets', async () => {
    const text = backup({
      ...settingOf('kg'),
      'EXERCISE LOGS': [
        logHeader,
        logRow('40x8,100x5', { id: 1 }),
        logRow('50x5', { id: 2, name: 'Row' }),
        logRow('', { id: 3, name: 'Curl' }),
      ],
      'EXERCISE SET LOGS': [
        '_id,userid,exercise_log_id,set_index,weight_lbs,reps,set_type,log_time',
        `2,7,1,1,220.46,5,myo,${start + 60}`,
        `1,7,1,0,88.18,8,Warm-up,${start}`,
        `3,7,2,0,110.23,5,default,${start}`,
        `4,7,2,1,110.23,5,default,${start}`,
        '5,7,3,0,25,10,drop_set,0',
      ],
    });
    expect(workoutsIn(await read(text))[0]?.exercises.map(({ sets }) => sets)).toMatchObject([
      [
        { kind: 'warmUp', load: { value: 40, unit: 'kg' }, reps: 8, completedAt: start * 1000, remark: '' },
        { kind: 'working', load: { value: 100, unit: 'kg' }, reps: 5, completedAt: (start + 60) * 1000, remark: 'myo' },
      ],
      [{ kind: 'working', load: { value: 50, unit: 'kg' }, completedAt: null }],
      [{ kind: 'drop', load: { value: 25, unit: 'lb' }, reps: 10, completedAt: null }],
    ]);
  });
});

it('reports measurements that cannot be read, and reads the others', async () => {
  const rows = ['1,never,80,85', '2,2024-01-16,heavy,85', '3,2024-01-16,,0'];
  expect(await read(backup({ PROFILE: ['_id,mydate,weight,waist', ...rows] }))).toMatchObject([
    { code: 'import/no-date', origin: 'jefit.csv, PROFILE, row 2', detail: 'never' },
    { code: 'import/not-a-number', origin: 'jefit.csv, PROFILE, row 3', detail: 'weight: heavy' },
    { kind: 'measurement', sourceId: 'profile 2 waist' },
  ]);
});

it('reads notes with their titles, and leaves out those without any text', async () => {
  const rows = ['1,2,"A\r\nB","Form",2024-01-15,0', '2,2," ",,2024-01-15,0', '3,2,"C",,never,'];
  const items = await read(backup({ NOTES: ['_id,eid,mynote,title,mydate,logTime', ...rows] }));
  expect(items).toMatchObject([
    {
      sourceId: 'note 1',
      title: 'Form',
      text: ['A\nB'],
      marks: { lineEnd: 'crlf' },
      createdAt: { wall: '2024-01-15T12:00:00' },
    },
    { sourceId: 'note 3', title: '', text: ['C'], createdAt: null, properties: {} },
  ]);
});

it('reports a damaged section and reads the others', async () => {
  const text = backup({
    'WORKOUT SESSIONS': ['_id,mydate', '10,2024-01-15'],
    'EXERCISE LOGS': [logHeader, '7,"2026'],
    PROFILE: ['_id,mydate,weight', '1,2024-01-16,80'],
  });
  expect(await read(text)).toMatchObject([
    { kind: 'measurement' },
    { kind: 'skipped', origin: 'jefit.csv, EXERCISE LOGS', code: 'import/damaged' },
  ]);
});

it('does not take another text for a backup', async () => {
  const files = filesOf({
    'a.csv': 'Date,Exercise,Category,Reps\n',
    'note.txt': '### NOTES ###\n\nMilk, eggs\n',
    'b.txt': '### PLAN ###\n_id,ename\n',
    'c.md': fullFile,
    'd.csv': '',
  });
  expect(await jefit.recognise(files)).toBe('no');
  expect(await itemsOf(jefit, files)).toEqual([]);
  expect(await jefit.recognise(filesOf({ 'a.txt': `\ufeff${fullFile.replaceAll('\n', '\r\n')}` }))).toBe('certain');
});

it('reads damaged files to their end', async () => {
  await expectToReadDamaged(jefit, 'a.csv', [fullFile]);
});

const sets = fc.record({
  kind: fc.constant('working' as const),
  load: fc.option(
    fc.integer({ min: 1, max: 1200 }).map((quarters) => ({ value: quarters / 4, unit: 'lb' as const })),
    { nil: null },
  ),
  reps: fc.integer({ min: 1, max: 50 }),
  seconds: fc.constant(null),
  distance: fc.constant(null),
  rpe: fc.constant(null),
  side: fc.constant(null),
  remark: fc.constant(''),
  completedAt: fc.constant(null),
});

const workouts: fc.Arbitrary<WorkoutDraft> = fc
  .record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    day: days,
    second: fc.nat(86_399),
    seconds: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: null }),
    exercises: fc.array(
      fc.record({
        name: names,
        category: fc.constant(null),
        equipment: fc.constant(null),
        superset: fc.constant(null),
        restSeconds: fc.constant(null),
        remark: fc.constant(''),
        sets: fc.array(sets, { minLength: 1, maxLength: 5 }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ id, day, second, seconds, exercises }) => ({
    ...({ kind: 'workout', origin: '', title: '', remark: '', effort: null, bodyWeight: null } as const),
    sourceId: `session ${id}`,
    startedAt: Date.parse(`${day}T00:00:00Z`) + second * 1000,
    seconds,
    exercises,
  }));

it('reads back any workouts that JEFIT can write, below routines with any texts', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(workouts, { selector: ({ sourceId }) => sourceId, maxLength: 4 }),
      notes,
      async (drafts, description) => {
        const idOf = ({ sourceId }: WorkoutDraft) => Number(sourceId.slice('session '.length));
        const quoted = (text: string) => text.replaceAll('"', '""');
        const text = backup({
          ...settingOf(' lbs'),
          ROUTINES: ['row_id,name,description', `1,A,"${quoted(description)}\n\n### DAY ###\n"`],
          'WORKOUT SESSIONS': [
            sessionHeader,
            ...drafts.map(
              (draft) =>
                `1,${idOf(draft)},7,0,3,${draft.seconds ?? 0},0,2020-01-01,${(draft.startedAt as number) / 1000},0`,
            ),
          ],
          'EXERCISE LOGS': [
            logHeader,
            ...drafts.flatMap((draft) =>
              draft.exercises.map((exercise) =>
                logRow(exercise.sets.map(({ load, reps }) => `${load?.value ?? 0}x${reps}`).join(','), {
                  session: idOf(draft),
                  name: quoted(exercise.name),
                }),
              ),
            ),
          ],
        });
        const items = workoutsIn(await read(text));
        expect(items.map((item) => ({ ...item, origin: '' }))).toEqual(drafts);
      },
    ),
    { numRuns: runs(200) },
  );
});
