import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { fitTime, sint32, uint8, uint32, writeFit } from '#domain/import/fit/testing/write-fit.ts';
import { stravaTable } from '#domain/import/strava/testing/strava-table.ts';
import { type ImportDevice, importFiles, openDevice } from '../../testing/import-device.ts';
import { findUndo, undoImport } from '../report/undo-import.ts';

const start = Date.UTC(2026, 4, 6, 17);

/** A run of ten minutes at 3 m/s, so many days later. */
function run(day: number): Uint8Array {
  const at = fitTime(start) + day * 86_400;
  const semicircles = (degrees: number) => Math.round((degrees * 2 ** 31) / 180);
  const records = Array.from({ length: 601 }, (_, s) => ({
    message: 20,
    fields: [
      { field: 253, type: uint32, value: at + s },
      { field: 0, type: sint32, value: semicircles(52) },
      { field: 1, type: sint32, value: semicircles(13 + s / 25_000) },
      { field: 3, type: uint8, value: 150 },
      { field: 5, type: uint32, value: s * 300 },
    ],
  }));
  const session = [
    { field: 253, type: uint32, value: at + 600 },
    { field: 2, type: uint32, value: at },
    { field: 5, type: uint8, value: 1 },
  ];
  return writeFit([...records, { message: 18, fields: session }]);
}

const rows = [0, 1, 2].map((day) => ({
  ...{ id: `${100 + day}`, name: `Day ${day}`, file: `activities/${100 + day}.fit` },
  ...{ date: `May ${6 + day}, 2026, 5:00:00 PM`, elapsed: '600', metres: '1800' },
}));

const archive = zipSync({
  'activities.csv': strToU8(stravaTable(rows)),
  ...Object.fromEntries([0, 1, 2].map((day) => [`activities/${100 + day}.fit`, run(day)])),
});

const activities = ({ document }: ImportDevice) => document.records('activities').filter(({ inTrash }) => !inTrash);
const idsOf = (device: ImportDevice) => new Set(activities(device).map(({ id }) => id));

it('two devices that import overlapping archives offline create one set of activities', async () => {
  const [phone, laptop] = [await openDevice(), await openDevice()];
  await importFiles(phone, { 'export.zip': archive });
  await importFiles(laptop, { 'b.fit': run(1), 'c.fit': run(2), 'd.fit': run(3) });
  expect(idsOf(phone).size).toBe(3);
  expect(idsOf(laptop).size).toBe(3);
  expect(new Set([...idsOf(phone), ...idsOf(laptop)]).size).toBe(4);
});

it('the files of an archive after the archive add nothing, and the archive after its files adds what it knows', async () => {
  const device = await openDevice();
  await importFiles(device, { 'b.fit': run(1) });
  const first = await importFiles(device, { 'export.zip': archive });
  expect(first.preview.plan.counts).toEqual([
    { kind: 'activity', verdict: 'new', count: 2 },
    { kind: 'activity', verdict: 'changed-there', count: 1 },
  ]);
  expect(
    activities(device)
      .map(({ value }) => value.title)
      .sort(),
  ).toEqual(['Day 0', 'Day 1', 'Day 2']);
  const again = await importFiles(device, { 'export.zip': archive });
  expect(again.preview.plan.counts).toEqual([{ kind: 'activity', verdict: 'same', count: 3 }]);
  expect(activities(device)).toHaveLength(3);
});

it('a recording by itself takes nothing away that the archive knows', async () => {
  const device = await openDevice();
  await importFiles(device, { 'export.zip': archive });
  const { preview } = await importFiles(device, { 'b.fit': run(1), 'c.fit': run(2) });
  expect(preview.plan.counts).toEqual([{ kind: 'activity', verdict: 'same', count: 2 }]);
  expect(
    activities(device)
      .map(({ value }) => value.title)
      .sort(),
  ).toEqual(['Day 0', 'Day 1', 'Day 2']);
});

/** The run of the first day in other formats: one with a title, one with the energy, both without a heart rate. */
const place = (s: number) => [52, 13 + s / 25_000] as const;
const timeOf = (s: number) => new Date(start + s * 1000).toISOString();
const seconds = Array.from({ length: 601 }, (_, s) => s);
const gpx = `<gpx><trk><name>Evening loop</name><type>running</type><trkseg>${seconds
  .map((s) => `<trkpt lat="${place(s)[0]}" lon="${place(s)[1]}"><time>${timeOf(s)}</time></trkpt>`)
  .join('')}</trkseg></trk></gpx>`;
const tcx = `<TrainingCenterDatabase><Activities><Activity Sport="Running"><Lap StartTime="${timeOf(0)}"><TotalTimeSeconds>600</TotalTimeSeconds><DistanceMeters>1800</DistanceMeters><Calories>77</Calories><Track>${seconds
  .map(
    (s) =>
      `<Trackpoint><Time>${timeOf(s)}</Time><Position><LatitudeDegrees>${place(s)[0]}</LatitudeDegrees><LongitudeDegrees>${place(s)[1]}</LongitudeDegrees></Position><DistanceMeters>${3 * s}</DistanceMeters></Trackpoint>`,
  )
  .join('')}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;
const formats = { 'a.fit': run(0), 'a.gpx': gpx, 'a.tcx': tcx };

it.each([
  ['a.fit', 'a.gpx', 'a.tcx'],
  ['a.fit', 'a.tcx', 'a.gpx'],
  ['a.gpx', 'a.fit', 'a.tcx'],
  ['a.gpx', 'a.tcx', 'a.fit'],
  ['a.tcx', 'a.fit', 'a.gpx'],
  ['a.tcx', 'a.gpx', 'a.fit'],
] as const)('one run in three formats is one activity with what each says: %s, %s, %s', async (...order) => {
  const device = await openDevice();
  for (const name of order) await importFiles(device, { [name]: formats[name] });
  const [only, ...others] = activities(device);
  expect(others).toEqual([]);
  expect(only?.value).toMatchObject({
    ...{ title: 'Evening loop', sport: 'run', distance: { si: 1800 }, heartRate: { average: 150, max: 150 } },
    trackFigures: { timer: 600, beats: { from: 150 } },
  });
  expect([only?.value.track, ...Object.keys(only?.value.otherRecordings ?? {})]).toHaveLength(3);
  for (const name of order) {
    const { preview } = await importFiles(device, { [name]: formats[name] });
    expect(preview.plan.counts).toEqual([{ kind: 'activity', verdict: 'same', count: 1 }]);
  }
});

it('a recording that was cut off is replaced by the whole one, and not the other way round', async () => {
  const cut = gpx.slice(0, gpx.length / 2);
  for (const order of [
    [cut, gpx],
    [gpx, cut],
  ]) {
    const device = await openDevice();
    for (const content of order) await importFiles(device, { 'a.gpx': content });
    expect(activities(device).map(({ value }) => value.trackFigures?.timer)).toEqual([600]);
    expect(Object.keys(activities(device)[0]?.value.otherRecordings ?? {})).toHaveLength(1);
  }
});

it('what the user changed stays theirs after another recording has added to it', async () => {
  const device = await openDevice();
  const { document } = device;
  const { batch } = await importFiles(device, { 'a.tcx': tcx });
  document.changeRecord('activities', activities(device)[0]?.id ?? '', (draft) => {
    draft.distance = { si: 1750 };
  });
  await importFiles(device, { 'a.fit': run(0) });
  expect(activities(device).map(({ value }) => [value.distance, value.heartRate])).toEqual([
    [{ si: 1750 }, { average: 150, max: 150 }],
  ]);
  const undo = await findUndo(document, batch);
  expect([undo.removed, undo.changed]).toEqual([[], activities(device).map(({ key }) => key)]);
});

it('a row of an archive that gets a recording from elsewhere is the same as before, and keeps it', async () => {
  const device = await openDevice();
  const tableOf = (name: string) =>
    zipSync({ 'activities.csv': strToU8(stravaTable([{ ...rows[0], name, file: '' }])) });
  await importFiles(device, { 'export.zip': tableOf('Day 0') });
  expect((await importFiles(device, { 'a.fit': run(0) })).preview.plan.counts).toMatchObject([{ verdict: 'joins' }]);
  expect((await importFiles(device, { 'export.zip': tableOf('Day 0') })).preview.plan.counts).toMatchObject([
    { verdict: 'same' },
  ]);
  expect((await importFiles(device, { 'export.zip': tableOf('Named') })).preview.plan.counts).toMatchObject([
    { verdict: 'changed-there' },
  ]);
  expect(activities(device).map(({ value }) => [value.title, value.heartRate, value.trackFigures?.timer])).toEqual([
    ['Named', { average: 150, max: 150 }, 600],
  ]);
});

it('a typed activity gets its recording and keeps its remark; undo takes the recording off again', async () => {
  const device = await openDevice();
  const { document } = device;
  document.createRecord('activities', (draft) => {
    Object.assign(draft, {
      sport: 'run',
      startedAt: start + 20_000,
      distance: { si: 1790 },
      remark: 'My knee was fine',
    });
  });
  const { preview, batch } = await importFiles(device, { 'a.fit': run(0), 'b.fit': run(1) });
  expect(preview.plan.counts).toEqual([
    { kind: 'activity', verdict: 'joins', count: 1 },
    { kind: 'activity', verdict: 'new', count: 1 },
  ]);
  const typed = () => activities(device).find(({ value }) => value.remark !== undefined)?.value;
  expect(typed()).toMatchObject({ distance: { si: 1790 }, trackFigures: { timer: 600 }, heartRate: { average: 150 } });
  expect(activities(device)).toHaveLength(2);

  const again = await importFiles(device, { 'a.fit': run(0), 'b.fit': run(1) });
  expect(again.preview.plan.counts).toEqual([{ kind: 'activity', verdict: 'same', count: 2 }]);

  await undoImport(document, batch, await findUndo(document, batch));
  expect(activities(device)).toHaveLength(1);
  expect(typed()).toMatchObject({ distance: { si: 1790 }, remark: 'My knee was fine' });
  const { track, points, trackFigures, heartRate, joined } = typed() ?? {};
  expect([track, points, trackFigures, heartRate, joined]).toEqual(Array(5).fill(undefined));
});
