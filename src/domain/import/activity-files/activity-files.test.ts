import { gzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fitTime, float32, sint32, uint8, uint16, uint32, writeFit } from '../fit/testing/write-fit.ts';
import { filesOf, itemsOf } from '../testing/files.ts';
import { activityFiles } from './activity-files.ts';

/** A point a second along the equator, 3 m apart, which climbs 30 m in the middle; with a pause of a minute. */
function gpx(from: string, times = true): string {
  const start = Date.parse(from);
  const point = (second: number) => {
    const moved = second >= 360 ? second - 60 : second;
    const altitude = 100 + Math.min(30, Math.max(0, (moved - 100) / 5));
    const time = times ? `<time>${new Date(start + second * 1000).toISOString()}</time>` : '';
    return `<trkpt lat="0" lon="${(10 + (moved * 3) / 111_195.08).toFixed(9)}"><ele>${altitude}</ele>${time}<extensions><hr>${140 + (second % 2)}</hr></extensions></trkpt>`;
  };
  const segment = (first: number, last: number) =>
    `<trkseg>${Array.from({ length: last - first + 1 }, (_, at) => point(first + at)).join('')}</trkseg>`;
  return `<gpx creator="Watch"><trk><name>Evening loop</name><type>running</type>${segment(0, 300)}${segment(360, 660)}</trk></gpx>`;
}

const start = '2026-05-06T17:00:00Z';

describe('a recording', () => {
  it('is an activity with what its track says', async () => {
    const files = filesOf({ 'runs/evening.gpx': gpx(start) });
    expect(await activityFiles.recognise(files)).toBe('certain');
    expect(await itemsOf(activityFiles, files)).toEqual([
      {
        kind: 'activity',
        sourceId: '2026-05-06T17:00:00.000Z run 0',
        recordingId: '2026-05-06T17:00:00Z 0',
        origin: 'runs/evening.gpx',
        ...{ sport: 'run', title: 'Evening loop', startedAt: Date.parse(start) },
        ...{ elapsedSeconds: 660, movingSeconds: 600 },
        distance: { value: 1800, unit: 'm' },
        climb: { value: 30, unit: 'm' },
        heartRate: { average: 141, max: 141 },
        ...{ effort: null, isIndoor: null, laps: [], remark: '', device: 'Watch' },
        deviceFigures: new Map([['total_descent (m)', 0]]),
        track: files[0],
        points: expect.objectContaining({ path: 'runs/evening.gpx.track' }),
        trackFigures: expect.objectContaining({
          version: 3,
          timer: 600,
          kilometres: [
            [393.3, 140, 30],
            [266.7, 141, 0],
          ],
        }),
      },
    ]);
  });

  it('in several files is read once, from the format with the most detail', async () => {
    const time = { field: 253, type: uint32, value: fitTime(Date.parse(start)) } as const;
    const fit = writeFit([
      { message: 20, fields: [time] },
      {
        message: 18,
        fields: [time, { field: 2, type: uint32, value: time.value }, { field: 5, type: uint8, value: 1 }],
      },
    ]);
    const files = filesOf({ 'a.gpx': gpx(start), 'b.gpx': gpx(start), 'c.fit': fit });
    expect(await itemsOf(activityFiles, files)).toMatchObject([
      { kind: 'activity', origin: 'c.fit' },
      { kind: 'skipped', origin: 'a.gpx', code: 'import/repeated' },
      { kind: 'skipped', origin: 'b.gpx', code: 'import/repeated' },
    ]);
  });

  it('in several files that round its start in their own ways is read once; short repetitions are not', async () => {
    const at = (seconds: number) => new Date(Date.parse(start) + seconds * 1000).toISOString();
    const points = (from: number) =>
      [0, 10].map((s) => `<trkpt lat="1" lon="${s / 1000}"><time>${at(from + s)}</time></trkpt>`);
    const sprint = (from: number) =>
      `<gpx><trk><type>running</type><trkseg>${points(from).join('')}</trkseg></trk></gpx>`;
    const files = filesOf({ 'a.gpx': gpx(start), 'b.gpx': gpx(at(7)), 'c.gpx': gpx(at(90)) });
    expect(await itemsOf(activityFiles, files)).toMatchObject([
      { kind: 'activity', origin: 'a.gpx' },
      { kind: 'skipped', origin: 'b.gpx', code: 'import/repeated' },
      { kind: 'activity', origin: 'c.gpx' },
    ]);
    const sprints = filesOf({ 'a.gpx': sprint(0), 'b.gpx': sprint(3), 'c.gpx': sprint(40) });
    expect((await itemsOf(activityFiles, sprints)).map(({ kind }) => kind)).toEqual([
      'activity',
      'skipped',
      'activity',
    ]);
  });

  it('without times has no place in a day, and is reported', async () => {
    const items = await itemsOf(activityFiles, filesOf({ 'route.gpx': gpx(start, false) }));
    expect(items).toMatchObject([{ kind: 'skipped', origin: 'route.gpx', code: 'import/no-date' }]);
  });

  it('that is cut off is read up to there, and reported', async () => {
    const whole = gpx(start);
    const items = await itemsOf(activityFiles, filesOf({ 'cut.gpx': whole.slice(0, whole.length / 2) }));
    expect(items).toMatchObject([
      { kind: 'activity' },
      { kind: 'skipped', origin: 'cut.gpx', code: 'import/cut-short' },
    ]);
    const damaged = await itemsOf(activityFiles, filesOf({ 'broken.gpx': '<gpx><trk><oops' }));
    expect(damaged).toMatchObject([{ kind: 'skipped', origin: 'broken.gpx', code: 'import/damaged' }]);
  });
});

it('recognises a recording behind a long comment, with any prefix, and in UTF-16', async () => {
  const commented = `<!-- ${'long '.repeat(500)}-->${gpx(start)}`;
  const prefixed = gpx(start).replaceAll(/<(\/?)(\w+)/g, '<$1g.1-a:$2');
  const wide = new Uint8Array(Buffer.from(`\uFEFF${gpx(start)}`, 'utf16le'));
  for (const content of [commented, prefixed, wide]) {
    const [item] = await itemsOf(activityFiles, filesOf({ 'a.gpx': content }));
    expect(item).toMatchObject({ kind: 'activity', distance: { value: 1800 } });
  }
});

it('leaves out figures that no device measures, and long names', async () => {
  const time = { field: 253, type: uint32, value: fitTime(Date.parse(start)) } as const;
  const damaged = writeFit([
    { message: 20, fields: [time, { field: 3, type: uint8, value: 120 }] },
    {
      message: 18,
      fields: [
        { field: 2, type: uint32, value: time.value },
        { field: 5, type: uint8, value: 1 },
        { field: 7, type: float32, value: Number.POSITIVE_INFINITY },
        { field: 8, type: sint32, value: -5_000 },
        { field: 9, type: uint32, value: 0xffff_fffe },
        { field: 16, type: uint8, value: 0 },
        { field: 17, type: uint8, value: 254 },
        { field: 20, type: uint16, value: 0xfffe },
      ],
    },
  ]);
  const lap = { message: 19, fields: [{ field: 2, type: uint32, value: time.value }] } as const;
  const laps = writeFit([{ message: 20, fields: [time] }, ...Array.from({ length: 1500 }, () => lap)]);
  expect((await itemsOf(activityFiles, filesOf({ 'laps.fit': laps })))[0]).toMatchObject({ laps: { length: 1000 } });
  const named = gpx(start).replace('Evening loop', 'Loop '.repeat(1000));
  const [activity, long] = await itemsOf(
    activityFiles,
    filesOf({ 'a.fit': damaged, 'b.gpx': named.replaceAll('2026-05-06', '2026-05-07') }),
  );
  expect(activity).toMatchObject({
    ...{ elapsedSeconds: 0, movingSeconds: 0, distance: null, heartRate: { average: 120, max: 120 } },
    deviceFigures: new Map(),
  });
  expect(long).toMatchObject({ title: 'Loop '.repeat(40) });
});

it('leaves an export of another app to that app', async () => {
  const files = filesOf({ 'export/routes/a.gpx': gpx(start), 'export/export.xml': '<HealthData/>' });
  expect(await activityFiles.recognise(files)).toBe('likely');
});

it('recognises no other files', async () => {
  const files = filesOf({
    'a.xml': '<?xml version="1.0"?><gpxer/>',
    'b.txt': 'gpx',
    'c.gz': gzipSync(Uint8Array.of(1)),
  });
  expect(await activityFiles.recognise(files)).toBe('no');
});
