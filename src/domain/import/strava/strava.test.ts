import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpacked } from '../archive/index.ts';
import { encoded, zipBytes } from '../archive/testing/zip-bytes.ts';
import type { ImportFile } from '../files/index.ts';
import { fitTime, uint8, uint16, uint32, writeFit } from '../fit/testing/write-fit.ts';
import { recognised } from '../sources.ts';
import { fileOf, filesOf, itemsOf } from '../testing/files.ts';
import { strava } from './strava.ts';
import { englishHeader, stravaTable, type WrittenActivity } from './testing/strava-table.ts';

const start = Date.UTC(2026, 4, 6, 17);

/** Ten minutes with a heart rate of 150 over 1800 m. */
function gpx(from: number, times = true): string {
  const points = Array.from({ length: 601 }, (_, at) => {
    const time = times ? `<time>${new Date(from + at * 1000).toISOString()}</time>` : '';
    return `<trkpt lat="0" lon="${(10 + (at * 3) / 111_195.08).toFixed(9)}">${time}<extensions><hr>150</hr></extensions></trkpt>`;
  });
  return `<gpx creator="Watch"><trk><type>running</type><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

/** A session of a number of seconds from a number of seconds after the start. */
function session(from: number, elapsed: number, sport: number) {
  return {
    message: 18,
    fields: [
      { field: 2, type: uint32, value: fitTime(start) + from },
      { field: 5, type: uint8, value: sport },
      { field: 7, type: uint32, value: elapsed * 1000 },
    ],
  } as const;
}

const squats = {
  message: 225,
  fields: [
    { field: 3, type: uint16, value: 5 },
    { field: 5, type: uint8, value: 1 },
    { field: 6, type: uint32, value: fitTime(start) },
    { field: 7, type: uint16, value: 28 },
  ],
} as const;

function archive(rows: readonly WrittenActivity[], others: Readonly<Record<string, string | Uint8Array>> = {}) {
  return filesOf({ 'activities.csv': stravaTable(rows), ...others });
}

const read = (files: readonly ImportFile[]) => itemsOf(strava, files);

it('reads each recording once, since most are compressed', async () => {
  let reads = 0;
  const files = archive([{ id: '1', file: 'activities/1.gpx' }], { 'activities/1.gpx': gpx(start) }).map((file) => ({
    ...file,
    source: null,
    chunks: () => {
      if (file.path === 'activities/1.gpx') reads += 1;
      return file.chunks();
    },
  }));
  expect(await read(files)).toMatchObject([{ kind: 'activity', distance: { value: 1800 } }]);
  expect(reads).toBe(1);
});

describe('an archive', () => {
  const rows: readonly WrittenActivity[] = [
    {
      id: '11',
      name: 'Along the river',
      description: 'Windy,\n"very" windy',
      note: 'Left knee',
      gear: 'Pegasus',
      file: 'activities/11.gpx',
      ...{ elapsed: '700', moving: '590', metres: '1790', climb: '12.5', averageHeartRate: '140' },
      ...{ calories: '120', effort: '6' },
    },
    { id: '12', date: 'May 7, 2026, 6:30:00 AM', name: 'Bench day', type: 'Weight Training', elapsed: '3600' },
  ];

  it('has figures of the recording first, and all else from the row', async () => {
    const files = archive(rows, { 'activities/11.gpx': gpx(start) });
    expect(await strava.recognise(files)).toBe('certain');
    expect(await read(files)).toMatchObject([
      {
        kind: 'activity',
        sourceId: '11',
        origin: 'activities/11.gpx',
        ...{ sport: 'run', title: 'Along the river', startedAt: start, elapsedSeconds: 600, movingSeconds: 600 },
        distance: { value: 1800, unit: 'm' },
        climb: { value: 12.5, unit: 'm' },
        heartRate: { average: 150, max: 150 },
        effort: 6,
        remark: 'Windy,\n"very" windy\nLeft knee',
        deviceFigures: new Map([['total_calories (kcal)', 120]]),
        device: 'Watch',
        track: files[1],
        gear: [{ name: 'Pegasus', kind: 'shoes' }],
      },
      {
        kind: 'activity',
        sourceId: '12',
        origin: 'activities.csv, row 3',
        ...{ sport: 'other', title: 'Bench day', remark: 'Weight Training', elapsedSeconds: 3600, track: null },
        startedAt: Date.UTC(2026, 4, 7, 6, 30),
      },
    ]);
  });

  it('has the figures of its sport, also if the recording says another or none', async () => {
    const without = gpx(start).replace('<type>running</type>', '');
    const rows = [{ type: 'Run', file: 'activities/11.gpx' }];
    const [item] = await read(archive(rows, { 'activities/11.gpx': without }));
    expect(item).toMatchObject({ sport: 'run', trackFigures: { sport: 'run' } });
  });

  it('is read from its zip with compressed recordings, like its folder', async () => {
    const zip = zipBytes(
      Object.entries({
        'activities.csv': stravaTable([{ id: '11', file: 'activities/11.fit.gz' }]),
        'activities/11.fit.gz': gzipSync(writeFit([session(0, 600, 1)])),
      }).map(([name, content]) => ({ name: encoded(name), content })),
    );
    const files: ImportFile[] = [];
    for await (const item of unpacked([fileOf('export_1.zip', zip)])) if (!('kind' in item)) files.push(item);
    expect((await recognised(files))[0]).toMatchObject({ source: { app: 'strava' }, certainty: 'certain' });
    const [item, ...others] = await read(files);
    expect(others).toEqual([]);
    expect(item).toMatchObject({ sourceId: '11', elapsedSeconds: 600, track: { path: 'activities/11.fit' } });
    const folder = filesOf({
      'export_1/activities.csv': stravaTable([{ file: 'activities/11.gpx' }]),
      'export_1/activities/11.gpx': gpx(start),
    });
    expect(await read(folder)).toMatchObject([{ kind: 'activity', track: folder[1] }]);
  });

  it('also has recordings that no row names', async () => {
    const other = gpx(start + 86_400_000);
    expect(await read(archive(rows.slice(1), { 'activities/9.gpx': other, 'routes/1.gpx': other }))).toMatchObject([
      { sourceId: '12' },
      { kind: 'activity', origin: 'activities/9.gpx', sourceId: '2026-05-07T17:00:00.000Z run 0' },
    ]);
  });

  it('loses no activity with a damaged recording', async () => {
    const whole = gpx(start);
    const files = archive(
      [
        { id: '11', file: 'activities/11.gpx', elapsed: '700' },
        { id: '12', file: 'activities/12.gpx' },
        { id: '13', file: 'activities/13.fit' },
        { id: '14', file: 'activities/14.fit' },
      ],
      {
        'activities/11.gpx': '<gpx><trk><oops',
        'activities/12.gpx': whole.slice(0, whole.length / 2),
        'activities/13.fit': 'no recording',
        'activities/14.fit': writeFit([{ message: 0, fields: [{ field: 0, type: uint8, value: 2 }] }]),
      },
    );
    expect(await read(files)).toMatchObject([
      { kind: 'activity', sourceId: '11', startedAt: start, elapsedSeconds: 700, track: null },
      { kind: 'skipped', origin: 'activities/11.gpx', code: 'import/damaged' },
      { kind: 'activity', sourceId: '12', track: { path: 'activities/12.gpx' } },
      { kind: 'skipped', origin: 'activities/12.gpx', code: 'import/cut-short' },
      { kind: 'activity', sourceId: '13' },
      { kind: 'skipped', origin: 'activities/13.fit', code: 'import/unsupported' },
      { kind: 'activity', sourceId: '14' },
      { kind: 'skipped', origin: 'activities/14.fit', code: 'import/empty' },
    ]);
  });

  it('has the time of the row for a recording without times, and the other way round', async () => {
    const files = archive(
      [
        { id: '11', file: 'activities/11.gpx' },
        { id: '12', file: 'activities/12.gpx', date: 'yesterday' },
        { id: '13', date: 'yesterday' },
      ],
      { 'activities/11.gpx': gpx(start, false), 'activities/12.gpx': gpx(start) },
    );
    expect(await read(files)).toMatchObject([
      { sourceId: '11', startedAt: start, distance: { value: 1800, unit: 'm' }, track: files[1] },
      { sourceId: '12', startedAt: start },
      { kind: 'skipped', origin: 'activities.csv, row 4', code: 'import/no-date', detail: 'yesterday' },
    ]);
  });

  it('reports recordings that are not there: a few by name, and many in one line', async () => {
    const some = archive([{ id: '11', file: 'activities/11.fit.gz' }]);
    expect(await read(some)).toMatchObject([
      { kind: 'activity', sourceId: '11' },
      { origin: 'activities.csv, row 2', code: 'import/missing-file', detail: 'activities/11.fit.gz' },
    ]);
    const many = archive(Array.from({ length: 21 }, (_, at) => ({ id: `${at}`, file: `activities/${at}.fit.gz` })));
    const items = await read(many);
    expect(items).toHaveLength(22);
    expect(items.at(-1)).toMatchObject({ origin: 'activities.csv', code: 'import/missing-file', detail: '× 21' });
  });

  it('reads a recording that several rows name once, and loses none of them', async () => {
    const row = { date: 'May 6, 2026, 5:00:00 PM', file: 'activities/1.gpx' };
    const files = archive(
      [
        { ...row, id: '11' },
        { ...row, id: '12' },
      ],
      { 'activities/1.gpx': gpx(start) },
    );
    expect(await read(files)).toMatchObject([
      { sourceId: '11', track: files[1] },
      { origin: 'activities.csv, row 3', code: 'import/repeated', detail: 'activities/1.gpx' },
      { sourceId: '12', track: null },
    ]);
  });

  it('has strength sessions of a watch as workouts, with the title and the effort of the row', async () => {
    const row = { id: '11', name: 'Legs', type: 'Weight Training', description: 'Heavy', effort: '8' };
    const files = archive([{ ...row, file: 'activities/11.fit' }], {
      'activities/11.fit': writeFit([squats, session(0, 1800, 10)]),
    });
    expect(await read(files)).toMatchObject([
      {
        kind: 'workout',
        sourceId: '11',
        ...{ title: 'Legs', remark: 'Heavy', effort: 8, seconds: 1800, startedAt: start },
        exercises: [{ name: 'Squat', sets: [{ reps: 5 }] }],
      },
    ]);
  });

  it('has each part of a multisport recording once', async () => {
    const both = writeFit([session(0, 600, 5), session(700, 900, 2)]);
    const part = (id: string, date: string, type: string) => ({ id, date, type, file: `activities/${id}.fit` });
    const swim = part('11', 'May 6, 2026, 5:00:00 PM', 'Swim');
    const ride = part('12', 'May 6, 2026, 5:11:40 PM', 'Ride');
    const inTwoRows = archive([swim, ride], { 'activities/11.fit': both, 'activities/12.fit': both });
    expect(await read(inTwoRows)).toMatchObject([
      { sourceId: '11', sport: 'swim', elapsedSeconds: 600 },
      { sourceId: '12', sport: 'ride', elapsedSeconds: 900 },
    ]);
    expect(await read(archive([swim], { 'activities/11.fit': both }))).toMatchObject([
      { sourceId: '11', sport: 'swim' },
      { origin: 'activities/11.fit, 2', sport: 'ride' },
    ]);
  });

  it('that is chosen twice has each activity once', async () => {
    const table = stravaTable(rows.slice(1));
    expect(await read(filesOf({ 'a.zip/activities.csv': table, 'b.zip/activities.csv': table }))).toMatchObject([
      { sourceId: '12' },
      { kind: 'skipped', origin: 'b.zip/activities.csv, row 2', code: 'import/repeated' },
    ]);
  });

  it('gives the same items each time, so that a second import adds nothing', async () => {
    const files = archive(rows, { 'activities/11.gpx': gpx(start) });
    const plain = async () =>
      (await read(files)).map((item) => (item.kind === 'activity' ? { ...item, points: item.points?.path } : item));
    expect(await plain()).toEqual(await plain());
  });
});

describe('a row', () => {
  const only = async (row: WrittenActivity) => (await read(archive([row])))[0];

  it.each([
    ['Virtual Ride', { sport: 'ride', isIndoor: true }],
    ['E-Bike Ride', { sport: 'ride' }],
    ['Hike', { sport: 'hike' }],
    ['Rowing', { sport: 'row' }],
    ['Nordic Ski', { sport: 'other' }],
    ['Wheelchair', { sport: 'other' }],
    ['Lauf', { sport: 'run' }],
    ['Traillauf', { sport: 'run' }],
    ['Radfahrt', { sport: 'ride' }],
    ['Wanderung', { sport: 'hike' }],
    ['Schlittschuhlauf', { sport: 'other' }],
    ['Rudern', { sport: 'row' }],
    ['Carrera', { sport: 'run' }],
    ['Natación', { sport: 'swim' }],
    ['Course à pied', { sport: 'run' }],
    ['Vélo', { sport: 'ride' }],
    ['Randonnée', { sport: 'hike' }],
    ['Corsa', { sport: 'run' }],
    ['Camminata', { sport: 'walk' }],
    ['Corrida', { sport: 'run' }],
    ['Pedalada', { sport: 'ride' }],
    ['Hardlopen', { sport: 'run' }],
    ['Wandeling', { sport: 'walk' }],
  ])('of the type %s', async (type, expected) => {
    expect(await only({ type })).toMatchObject({ isIndoor: null, ...expected });
  });

  it.each([
    '6 May 2026, 17:00:00',
    '06.05.2026, 17:00:00',
    '6 may 2026, 17:00:00',
    '6 mai 2026, 17:00:00',
    '6 mai 2026 à 17:00:00',
    '6 mag 2026, 17:00:00',
    '6 de mai. de 2026, 17:00:00',
    '06/05/2026, 17:00:00',
    '6 mei 2026 17:00:00',
    '2026-05-06 17:00:00',
  ])('has its time in UTC, as in %s', async (date) => {
    expect(await only({ date })).toMatchObject({ startedAt: start });
  });

  it('has its date in the order of the others', async () => {
    const files = archive([{ date: '5/6/2026, 17:00:00' }, { id: '2', date: '5/26/2026, 17:00:00' }]);
    expect(await read(files)).toMatchObject([{ startedAt: start }, { startedAt: Date.UTC(2026, 4, 26, 17) }]);
  });

  it('keeps what can be read beside a cell that cannot, and reports it', async () => {
    expect(await read(archive([{ metres: '1800', elapsed: 'soon', effort: '11' }]))).toMatchObject([
      { kind: 'skipped', origin: 'activities.csv, row 2', code: 'import/not-a-number', detail: 'soon' },
      { kind: 'activity', distance: { value: 1800, unit: 'm' }, elapsedSeconds: null, effort: null },
    ]);
  });

  it('that an unquoted comma moved to other columns is reported', async () => {
    const table = `${stravaTable([{ id: '1' }])},,x\n`;
    expect(await read(filesOf({ 'activities.csv': table }))).toMatchObject([
      { kind: 'skipped', origin: 'activities.csv, row 2', code: 'import/damaged' },
    ]);
  });

  it('without a name has the word for what the app has no sport for, and no title otherwise', async () => {
    expect(await only({ type: 'Yoga' })).toMatchObject({ title: 'Yoga', remark: '' });
    expect(await only({ type: 'Run' })).toMatchObject({ title: '', remark: '' });
  });
});

describe('gear', () => {
  const gearOf = async (rows: readonly WrittenActivity[], tables: Readonly<Record<string, string>> = {}) =>
    (await read(archive(rows, tables))).flatMap((item) => (item.kind === 'activity' ? (item.gear ?? []) : []));

  it('is what the tables of bicycles and shoes say, in every language', async () => {
    const rows = [
      { id: '1', type: 'Workout', gear: 'Boots' },
      { id: '2', type: 'Workout', gear: 'Gravel' },
    ];
    const tables = { 'shoes.csv': 'Schuh\nboots\n', 'bikes.csv': 'Fahrrad,Marke\nGravel,X\n' };
    expect(await gearOf(rows, tables)).toEqual([
      { name: 'Boots', kind: 'shoes' },
      { name: 'Gravel', kind: 'bicycle' },
    ]);
  });

  it('is otherwise what its sport usually needs, also if a table is damaged', async () => {
    const rows = ['Run', 'Ride', 'Workout'].map((type, at) => ({ id: `${at}`, type, gear: type }));
    expect(await gearOf(rows, { 'bikes.csv': 'Bike Name\n"Workout' })).toMatchObject([
      { kind: 'shoes' },
      { kind: 'bicycle' },
      { kind: 'other' },
    ]);
  });
});

describe('the table', () => {
  const row = {
    id: '12345',
    name: 'Abend',
    gear: 'Schuh',
    note: 'n',
    ...{ elapsed: '700', moving: '650', metres: '1800,5', climb: '20', averageHeartRate: '140', effort: '7' },
  } as const;
  const german = [
    ...['Aktivitäts-ID', 'Aktivitätsdatum', 'Name der Aktivität', 'Aktivitätsart', 'Aktivitätsbeschreibung'],
    ...['Verstrichene Zeit', 'Distanz', 'Max. Herzfrequenz', 'Relative Leistung', 'Arbeitsweg', 'Private Notiz'],
    ...['Aktivitätsausrüstung', 'Dateiname', 'Gewicht', 'Radgewicht', 'Verstrichene Zeit', 'Bewegungszeit', 'Distanz'],
  ];
  const everything = {
    ...{ sourceId: '12345', title: 'Abend', remark: 'n', elapsedSeconds: 700, movingSeconds: 650, effort: 7 },
    distance: { value: 1800.5, unit: 'm' },
    climb: { value: 20, unit: 'm' },
    heartRate: { average: 140, max: null },
    gear: [{ name: 'Schuh' }],
  };

  it('has its columns by their names, and those whose names are not known in their usual places', async () => {
    const header = [...german, ...Array.from({ length: 26 }, (_, at) => `Spalte ${at}`)];
    const files = filesOf({ 'activities.csv': stravaTable([row], header) });
    expect(await strava.recognise(files)).toBe('certain');
    expect(await read(files)).toMatchObject([everything]);
  });

  it('of an unknown language is recognised by the names of recordings in it', async () => {
    const header = englishHeader.map((_, at) => `列 ${at}`);
    const table = stravaTable([{ ...row, file: 'activities/12345.fit.gz' }], header);
    const files = filesOf({ 'activities.csv': table });
    expect(await strava.recognise(files)).toBe('certain');
    expect((await read(files))[0]).toMatchObject(everything);
  });

  it('without some columns has no figures for them, and takes none from other columns', async () => {
    const header = englishHeader.map((name) =>
      ['Elevation Gain', 'Moving Time'].includes(name) ? 'Something else' : name,
    );
    const [item] = await read(filesOf({ 'activities.csv': stravaTable([row], header) }));
    expect(item).toMatchObject({ title: 'Abend', elapsedSeconds: 700, climb: null, movingSeconds: null });
    const short = await read(filesOf({ 'activities.csv': stravaTable([row], englishHeader.slice(0, 13)) }));
    expect(short).toMatchObject([{ kind: 'skipped', code: 'import/damaged' }]);
  });

  it('with one distance has it in kilometres', async () => {
    const table = 'Activity ID,Activity Date,Activity Type,Distance,Filename\n1,2026-05-06 17:00:00,Run,1.8,';
    expect(await read(filesOf({ 'activities.csv': table }))).toMatchObject([{ distance: { value: 1.8, unit: 'km' } }]);
  });

  it('that is damaged is reported, and its recordings are read', async () => {
    const files = filesOf({ 'activities.csv': `${stravaTable([row])}\n"`, 'activities/1.gpx': gpx(start) });
    expect(await read(files)).toMatchObject([
      { kind: 'skipped', origin: 'activities.csv', code: 'import/damaged' },
      { kind: 'activity', origin: 'activities/1.gpx' },
    ]);
  });

  it('of another app with this name is left to others', async () => {
    const files = filesOf({ 'activities.csv': 'Date,Type,Distance\n2026-05-06,Run,5\n' });
    expect(await strava.recognise(files)).toBe('no');
    expect(await read(files)).toMatchObject([{ origin: 'activities.csv', code: 'import/unsupported' }]);
  });
});

it('reports neither settings nor contacts as left out, but what the user made', async () => {
  const { isAside = () => false } = strava;
  expect(['export/profile.csv', 'followers.csv'].every(isAside)).toBe(true);
  expect(['comments.csv', 'routes/1.gpx', 'media/1.jpg'].some(isAside)).toBe(false);
});
