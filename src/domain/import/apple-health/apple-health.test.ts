import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import type { ImportItem } from '../draft/index.ts';
import { fileOf, filesOf, itemsOf } from '../testing/files.ts';
import { appleHealth } from './index.ts';

const prolog = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
]>
`;

/** Writes an export in Apple's layout, each tag on a line of its own. */
function exported(...lines: readonly string[]): string {
  const start = ['<HealthData locale="de_DE">', ' <ExportDate value="2026-09-01 10:00:00 +0200"/>'];
  const me = ' <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-05-01"/>';
  return `${prolog}${[...start, me, ...lines, '</HealthData>'].join('\n')}\n`;
}

function record(
  type: string,
  value: string,
  unit: string,
  date = '2026-06-17 07:00:00 +0900',
  source = 'Scale',
): string {
  return ` <Record type="HKQuantityTypeIdentifier${type}" sourceName="${source}" sourceVersion="2" device="&lt;&lt;HKDevice: 0x28&gt;, name:Scale&gt;" unit="${unit}" creationDate="${date}" startDate="${date}" endDate="${date}" value="${value}"/>`;
}

const run = [
  ' <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="34.5" durationUnit="min" sourceName="Ada’s Apple&#160;Watch" startDate="2026-08-22 18:00:00 +0200" endDate="2026-08-22 18:40:00 +0200">',
  '  <MetadataEntry key="HKIndoorWorkout" value="0"/>',
  '  <MetadataEntry key="HKElevationAscended" value="5210 cm"/>',
  '  <MetadataEntry key="HKAverageMETs" value="9.5 kcal/hr·kg"/>',
  '  <MetadataEntry key="HKTimeZone" value="Europe/Berlin"/>',
  '  <WorkoutEvent type="HKWorkoutEventTypePause" date="2026-08-22 18:10:00 +0200"/>',
  '  <WorkoutActivity uuid="A" startDate="2026-08-22 18:00:00 +0200" duration="1" durationUnit="min">',
  '   <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="1" unit="km"/>',
  '   <MetadataEntry key="HKIndoorWorkout" value="1"/>',
  '  </WorkoutActivity>',
  '  <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="410.5" unit="kcal"/>',
  '  <WorkoutStatistics type="HKQuantityTypeIdentifierDistanceWalkingRunning" sum="7.25" unit="km"/>',
  '  <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="151.5" minimum="90" maximum="176" unit="count/min"/>',
  '  <WorkoutRoute sourceName="Watch" startDate="2026-08-22 18:00:00 +0200">',
  '   <MetadataEntry key="HKMetadataKeySyncVersion" value="2"/>',
  '   <FileReference path="/workout-routes/route_2026-08-22_6.40pm.gpx"/>',
  '  </WorkoutRoute>',
  ' </Workout>',
];

async function read(content: string | Uint8Array, path = 'apple_health_export/export.xml'): Promise<ImportItem[]> {
  return itemsOf(appleHealth, filesOf({ [path]: content }));
}

const measured = (items: readonly ImportItem[]) => items.filter((item) => item.kind === 'measurement');
const skipped = (items: readonly ImportItem[]) =>
  items.flatMap((item) => (item.kind === 'skipped' ? [{ code: item.code, detail: item.detail }] : []));

describe('an export', () => {
  it('is recognised by its content, whatever its name', async () => {
    const xml = exported();
    expect(await appleHealth.recognise(filesOf({ 'apple_health_export/Exportieren.xml': xml }))).toBe('certain');
    expect(await appleHealth.recognise(filesOf({ 'a.xml': '<HealthData>\n</HealthData>' }))).toBe('certain');
    const clinical = '<?xml version="1.0"?>\n<ClinicalDocument xmlns="urn:hl7-org:v3"/>';
    expect(await appleHealth.recognise(filesOf({ 'export_cda.xml': clinical, 'b.txt': xml }))).toBe('no');
  });

  it('with nothing in it is reported', async () => {
    expect(skipped(await read(exported()))).toEqual([{ code: 'import/empty', detail: undefined }]);
  });
});

describe('measurements', () => {
  it('have the value and unit as written, an instant, and their device', async () => {
    const items = await read(exported(record('BodyMass', '81.5', 'kg', undefined, 'Ada &amp; Bob’s “Scale”')));
    expect(items).toEqual([
      {
        kind: 'measurement',
        sourceId: 'BodyMass 2026-06-16T22:00:00.000Z',
        origin: 'apple_health_export/export.xml, BodyMass of 2026-06-17 07:00:00 +0900',
        measure: { id: 'body-weight' },
        value: { value: 81.5, unit: 'kg' },
        at: Date.UTC(2026, 5, 16, 22),
        device: 'Ada & Bob’s “Scale”',
        remark: '',
      },
    ]);
  });

  it('are read in every unit of the user', async () => {
    const items = await read(
      exported(
        record('BodyMass', '180.2', 'lb'),
        record('WaistCircumference', '86', 'cm'),
        record('WaistCircumference', '34', 'in', '2026-06-18 07:00:00 +0900'),
        record('RestingHeartRate', '52', 'count/min'),
        record('LeanBodyMass', '68', 'kg'),
        record('Height', '180', 'cm'),
        record('BodyMass', '80', ''),
      ),
    );
    expect(measured(items).map(({ measure, value }) => [measure, value.value, value.unit])).toEqual([
      [{ id: 'body-weight' }, 180.2, 'lb'],
      [{ id: 'waist' }, 86, 'cm'],
      [{ id: 'waist' }, 34, 'in'],
      [{ id: 'resting-pulse' }, 52, null],
      [{ name: 'Lean body mass' }, 68, 'kg'],
      [{ name: 'Height' }, 180, 'cm'],
      [{ id: 'body-weight' }, 80, null],
    ]);
  });

  it('of body fat are a share of 100, whether written as a fraction or in percent', async () => {
    const dates = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `${day} 07:00:00 +0000`);
    const values = ['0.29', '18.4', '0.1855'];
    const items = await read(
      exported(...values.map((value, at) => record('BodyFatPercentage', value, '%', dates[at]))),
    );
    expect(measured(items).map(({ value }) => value)).toEqual([
      { value: 29, unit: '%' },
      { value: 18.4, unit: '%' },
      { value: 18.55, unit: '%' },
    ]);
  });

  it('keep their ids when the phone travels or its unit changes, and have different ones at the same instant', async () => {
    const home = await read(
      exported(record('BodyMass', '80', 'kg', undefined, 'Scale'), record('BodyMass', '80.1', 'kg', undefined, 'App')),
    );
    const away = await read(
      exported(
        record('BodyMass', '176.4', 'lb', '2026-06-17 00:00:00 +0200'),
        record('BodyMass', '176.6', 'lb', '2026-06-17 00:00:00 +0200', 'App'),
      ),
    );
    const ids = ['BodyMass 2026-06-16T22:00:00.000Z', 'BodyMass 2026-06-16T22:00:00.000Z 2'];
    expect(measured(home).map(({ sourceId }) => sourceId)).toEqual(ids);
    expect(measured(away).map(({ sourceId }) => sourceId)).toEqual(ids);
    expect(measured(home).map(({ device }) => device)).toEqual(['Scale', 'App']);
  });

  it('that two exports contain are read once', async () => {
    const [old, both] = [record('BodyMass', '80', 'kg'), record('BodyMass', '81', 'kg', '2026-06-18 07:00:00 +0900')];
    const files = filesOf({ 'a/export.xml': exported(old), 'b/export.xml': exported(old, both) });
    expect(measured(await itemsOf(appleHealth, files)).map(({ value }) => value.value)).toEqual([80, 81]);
  });

  it('with details below them are read like others', async () => {
    const [line = ''] = record('BodyMass', '81.5', 'kg').split('/>');
    const items = await read(
      exported(
        `${line}>`,
        '  <MetadataEntry key="HKWasUserEntered" value="1"/>',
        ' </Record>',
        record('Height', '1.8', 'm'),
      ),
    );
    expect(measured(items).map(({ value }) => value.value)).toEqual([81.5, 1.8]);
  });

  it('that are broken are reported, and the others read', async () => {
    const items = await read(
      exported(
        record('BodyMass', '80,x', 'kg'),
        record('BodyMass', '80', 'kg', '2026-02-30 07:00:00 +0900'),
        record('BodyMass', '80', 'kg', '9999-12-31 23:00:00 -0900'),
        record('BodyMass', '12', 'slug'),
        record('BodyMass', '79', 'kg'),
      ),
    );
    expect(items).toMatchObject([
      { code: 'import/not-a-number', detail: '80,x', origin: expect.stringContaining('BodyMass of 2026-06-17') },
      { code: 'import/no-date', detail: '2026-02-30 07:00:00 +0900' },
      { code: 'import/no-date', detail: '9999-12-31 23:00:00 -0900' },
      { code: 'import/unsupported', detail: '12 slug' },
      { kind: 'measurement', value: { value: 79 } },
    ]);
  });

  it('of the oldest exports have compact dates and attributes that are no XML', async () => {
    const line = ` <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="20150616071820-0700" Health Mate App Version="2.6.0" value="80"/>`;
    const items = await read(exported(line));
    expect(items).toMatchObject([{ at: Date.UTC(2015, 5, 16, 14, 18, 20), device: '', value: { value: 80 } }]);
  });

  it('without an offset keep the time of the clock', async () => {
    const items = await read(exported(record('BodyMass', '80', 'kg', '2026-06-17T07:00:00')));
    expect(items).toMatchObject([{ at: { wall: '2026-06-17T07:00:00' }, sourceId: 'BodyMass 2026-06-17T07:00:00' }]);
  });
});

it('counts records of other kinds, once for each kind', async () => {
  const items = await read(
    exported(
      record('StepCount', '12', 'count'),
      record('StepCount', '15', 'count'),
      record('BodyMassIndex', '24', 'count'),
      ' <Correlation type="HKCorrelationTypeIdentifierBloodPressure">',
      `  ${record('BloodPressureSystolic', '120', 'mmHg')}`,
      ' </Correlation>',
      ' <ActivitySummary dateComponents="2026-06-17"/>',
    ),
  );
  expect(skipped(items)).toEqual([
    { code: 'import/unsupported', detail: 'HKQuantityTypeIdentifierStepCount (2)' },
    { code: 'import/unsupported', detail: 'HKQuantityTypeIdentifierBodyMassIndex (1)' },
    { code: 'import/unsupported', detail: 'Correlation (1)' },
    { code: 'import/unsupported', detail: 'ActivitySummary (1)' },
  ]);
});

describe('workouts', () => {
  it('become activities with their distance, heart rate, climb and route', async () => {
    const route = 'apple_health_export/workout-routes/route_2026-08-22_6.40pm.gpx';
    const files = filesOf({ 'apple_health_export/Exportieren.xml': exported(...run), [route]: '<gpx/>' });
    expect(await itemsOf(appleHealth, files)).toEqual([
      {
        kind: 'activity',
        sourceId: 'Workout Running 2026-08-22T16:00:00.000Z',
        origin: 'apple_health_export/Exportieren.xml, Running of 2026-08-22 18:00:00 +0200',
        sport: 'run',
        title: '',
        startedAt: Date.UTC(2026, 7, 22, 16),
        elapsedSeconds: 2400,
        movingSeconds: 2070,
        distance: { value: 7.25, unit: 'km' },
        climb: { value: 5210, unit: 'cm' },
        heartRate: { average: 151.5, max: 176 },
        effort: null,
        isIndoor: false,
        laps: [],
        remark: '',
        deviceFigures: new Map([
          ['AverageMETs (kcal/hr·kg)', 9.5],
          ['ActiveEnergyBurned (kcal)', 410.5],
          ['HeartRate minimum (count/min)', 90],
        ]),
        device: 'Ada’s Apple\u00a0Watch',
        track: files[1],
        ...{ points: null, trackFigures: null },
      },
    ]);
  });

  it('have the points of their route, or none if it cannot be read', async () => {
    const points = [0, 60].map(
      (s) => `<trkpt lat="52.${s}" lon="13"><time>2026-08-22T16:00:${s || '00'}Z</time></trkpt>`,
    );
    const route = 'apple_health_export/workout-routes/route_2026-08-22_6.40pm.gpx';
    const withRoute = async (gpx: string) => {
      const files = filesOf({ 'apple_health_export/export.xml': exported(...run), [route]: gpx });
      return (await itemsOf(appleHealth, files))[0];
    };
    const whole = await withRoute(
      `<gpx><trk><trkseg>${points.join('').replaceAll(':60Z', ':59Z')}</trkseg></trk></gpx>`,
    );
    expect(whole).toMatchObject({ trackFigures: { timer: 59 }, points: { path: expect.stringMatching(/\.track$/) } });
    expect(await withRoute('<gpx><trk><oops')).toMatchObject({ track: { path: route }, points: null });
  });

  it('whose routes were not chosen are read without, and the routes reported once', async () => {
    const other = run.map((line) => line.replaceAll('2026-08-22', '2026-08-23'));
    const items = await read(exported(...run, ...other));
    expect(items.map(({ kind }) => kind)).toEqual(['activity', 'activity', 'skipped']);
    expect(items[0]).toMatchObject({ track: null });
    expect(skipped(items)).toEqual([
      { code: 'import/missing-file', detail: '/workout-routes/route_2026-08-22_6.40pm.gpx (2)' },
    ]);
  });

  it('cannot refer to files outside the export', async () => {
    const lines = run.map((line) => line.replace('/workout-routes/route_2026-08-22_6.40pm.gpx', '../../secret.gpx'));
    const files = filesOf({ 'x/export.xml': exported(...lines), 'secret.gpx': '<gpx/>' });
    expect((await itemsOf(appleHealth, files))[0]).toMatchObject({ track: null });
  });

  it('of older exports have their totals in attributes', async () => {
    const items = await read(
      exported(
        ' <Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="1.5" durationUnit="hr" totalDistance="20.5" totalDistanceUnit="mi" totalEnergyBurned="600" totalEnergyBurnedUnit="kcal" sourceName="Watch" startDate="2019-08-22 18:00:00 +0200" endDate="2019-08-22 20:00:00 +0200"/>',
      ),
    );
    expect(items).toMatchObject([
      {
        sport: 'ride',
        movingSeconds: 5400,
        elapsedSeconds: 7200,
        distance: { value: 20.5, unit: 'mi' },
        isIndoor: null,
      },
    ]);
    expect(items[0]).toMatchObject({ deviceFigures: new Map([['ActiveEnergyBurned (kcal)', 600]]) });
  });

  it('without a sport of the app keep the name of their type', async () => {
    const items = await read(
      exported(
        ...['TraditionalStrengthTraining', 'Yoga', 'HighIntensityIntervalTraining'].map(
          (type) =>
            ` <Workout workoutActivityType="HKWorkoutActivityType${type}" startDate="2026-08-22 18:00:00 +0200" endDate="2026-08-22 19:00:00 +0200"/>`,
        ),
      ),
    );
    expect(items).toMatchObject([
      {
        sport: 'other',
        title: 'Traditional strength training',
        elapsedSeconds: 3600,
        movingSeconds: null,
        distance: null,
      },
      { sport: 'other', title: 'Yoga' },
      { sport: 'other', title: 'High intensity interval training' },
    ]);
  });

  it('with several distances take that of their sport, and keep the others as figures', async () => {
    const [start = '', ...rest] = run;
    const ride = start.replace('TypeRunning', 'TypeCycling');
    const distance = '<WorkoutStatistics type="HKQuantityTypeIdentifierDistanceCycling" sum="21" unit="km"/>';
    const other = start.replace('TypeRunning', 'TypeSwimBikeRun');
    const items = await read(exported(ride, distance, ...rest, other, distance, ...rest));
    expect(items[0]).toMatchObject({ sport: 'ride', distance: { value: 21, unit: 'km' } });
    expect(items[1]).toMatchObject({ sport: 'other', title: 'Swim bike run', distance: null });
    const figures = items.flatMap((item) => (item.kind === 'activity' ? [[...item.deviceFigures.keys()]] : []));
    expect(figures[0]).toContain('DistanceWalkingRunning (km)');
    expect(figures[1]).toEqual(expect.arrayContaining(['DistanceWalkingRunning (km)', 'DistanceCycling (km)']));
  });

  it('without a date are reported', async () => {
    const items = await read(exported(' <Workout workoutActivityType="HKWorkoutActivityTypeYoga" startDate="soon"/>'));
    expect(skipped(items)).toEqual([{ code: 'import/no-date', detail: 'soon' }]);
  });
});

describe('an export in another layout', () => {
  const lines = [
    record('BodyMass', '80', 'kg'),
    record('StepCount', '7', 'count'),
    ...run,
    record('Height', '180', 'cm'),
  ];

  it.each([
    ['everything on one line', exported(...lines).replaceAll('\n', ' ')],
    [
      'no line breaks from some line on',
      exported(...lines).replace(/(?<=<WorkoutEvent[^>]*>)[\s\S]*/, (rest) => rest.replaceAll('\n', '')),
    ],
    ['an attribute on each line', exported(...lines).replaceAll('" ', '"\n')],
    ['single quotes', exported(...lines.map((line) => line.replaceAll('"', "'")))],
    ['tabs between attributes', exported(...lines.map((line) => line.replaceAll('" ', '"\t')))],
    ['line ends of Windows', exported(...lines).replaceAll('\n', '\r\n')],
    ['a comment over two lines', exported(...lines.toSpliced(3, 0, '<!-- a', 'b -->'))],
    ['no document type', exported(...lines).slice(prolog.length)],
  ])('is read to the same items: %s', async (_, xml) => {
    expect(await read(xml)).toEqual(await read(exported(...lines)));
  });

  it('is read without expanding entities of its own', async () => {
    const xml = exported(...lines, record('BodyMass', '81', 'kg', '2026-06-19 07:00:00 +0900', '&big;'), '<a>1</a>');
    const bomb = xml.replace(']>', '<!ENTITY big "bigbigbig">\n]>');
    expect(measured(await read(bomb)).at(-1)).toMatchObject({ device: '&big;', value: { value: 81 } });
    const oneLine = await read(bomb.replaceAll('\n', ' '));
    expect(oneLine.map(({ kind }) => kind)).toEqual([
      'measurement',
      'activity',
      'measurement',
      'skipped',
      'skipped',
      'skipped',
    ]);
    expect(skipped(oneLine)[0]).toEqual({ code: 'import/damaged', detail: undefined });
  });
});

describe('a damaged export', () => {
  const lines = [record('BodyMass', '80', 'kg'), ...run, record('BodyMass', '81', 'kg', '2026-06-19 07:00:00 +0900')];

  it.each([
    ['in a workout', exported(...lines).indexOf('<WorkoutRoute')],
    ['in a tag', exported(...lines).indexOf('HKIndoorWorkout')],
    ['before its last line', exported(...lines).indexOf('</HealthData>')],
  ])('that ends %s is read up to there, and reported', async (_, end) => {
    const items = await read(exported(...lines).slice(0, end));
    expect(items[0]).toMatchObject({ kind: 'measurement', value: { value: 80 } });
    expect(skipped(items)).toContainEqual({ code: 'import/damaged', detail: undefined });
  });

  it('with tags that do not match is read up to there, and reported', async () => {
    const items = await read(exported(...lines, '</Record>'));
    expect(items.map(({ kind }) => kind)).toEqual(['measurement', 'activity', 'measurement', 'skipped', 'skipped']);
    expect(skipped(items)[0]).toEqual({ code: 'import/damaged', detail: undefined });
  });

  it('with names that are no names of XML is read up to there, and reported', async () => {
    const items = await read(exported(...lines, '<-Record type="a">', 'not a tag', '</-Record>'));
    expect(items.map(({ kind }) => kind)).toEqual([
      'measurement',
      'activity',
      'measurement',
      'skipped',
      'skipped',
      'skipped',
    ]);
    expect(skipped(items)[0]).toEqual({ code: 'import/damaged', detail: undefined });
  });

  it('with endless nesting, an endless line or no root is refused', async () => {
    const deep = exported(...Array.from({ length: 1000 }, () => '<a>'));
    const deepOnOneLine = exported('<a>'.repeat(1000));
    const long = exported(`<a b="${'x'.repeat(9_000_000)}"/>`);
    const bare = `<!DOCTYPE HealthData [\n${'<!ELEMENT a (b)>\n'.repeat(70_000)}`;
    for (const xml of [deep, deepOnOneLine, bare])
      expect(skipped(await read(xml))[0]).toEqual({ code: 'import/damaged', detail: undefined });
    expect(skipped(await read(long))).toEqual([{ code: 'import/too-large', detail: undefined }]);
  });

  it('never stops the app, whatever bytes were changed', async () => {
    const bytes = new TextEncoder().encode(exported(...lines, record('StepCount', '7', 'count')));
    const change = fc.record({ at: fc.nat(bytes.length - 1), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 5 }), fc.nat(2 * bytes.length), async (changes, end) => {
        const broken = bytes.slice(0, end); // half of them not cut
        for (const { at, byte } of changes) if (at < broken.length) broken[at] = byte;
        const items = await itemsOf(appleHealth, [fileOf('export.xml', broken, 0, 777)]);
        for (const item of items) expect(item.origin).toContain('export.xml');
        const ids = items.flatMap((item) => (item.kind === 'skipped' ? [] : [item.sourceId]));
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: runs(200) },
    );
  });
});
