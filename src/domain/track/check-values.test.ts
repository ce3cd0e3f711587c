import { describe, expect, it } from 'vitest';
import { secondsInZones } from '../exercise/endurance/index.ts';
import { readFit } from '../import/fit/index.ts';
import { readGpx, readTcx } from '../import/gps-xml/index.ts';
import { figuresOfTrack, type Recording } from './index.ts';
import checked from './testing/check-values/check-values.json' with { type: 'json' };
import { type DescribedRecording, fileOf } from './testing/check-values/recording-files.ts';

/** What `compute.py` says of a recording; see the README beside it. */
interface Expected {
  readonly points: number;
  readonly segments: number;
  readonly metres: number | null;
  readonly metresOnEllipsoid: number | null;
  readonly seconds: readonly number[] | null;
  readonly climb: readonly number[] | null;
  readonly heartRate: readonly number[] | null;
  readonly zones: readonly number[] | null;
  readonly kilometres: readonly (readonly (number | null)[])[];
  readonly miles: readonly (readonly (number | null)[])[];
  readonly fastest: readonly (readonly number[])[];
  readonly longest: readonly (readonly number[])[];
  readonly powers: readonly (readonly number[])[];
}

const recordings = checked.recordings as unknown as readonly (DescribedRecording & {
  readonly expected: readonly Expected[];
})[];

describe.each(recordings)('the figures of $name', (recording) => {
  const read = readRecordings(recording);

  it('are of as many recordings as the file has', () => {
    expect(read.map(({ sport }) => sport)).toEqual(recording.expected.map(() => recording.sport));
  });

  it.each(recording.expected.map((expected, at) => [at + 1, expected] as const))(
    'are those of the check values (%i)',
    (at, expected) => {
      expectFigures((read[at - 1] as Recording).track, recording, expected);
    },
  );
});

function readRecordings(recording: DescribedRecording): readonly Recording[] {
  const file = fileOf(recording);
  const read = typeof file !== 'string' ? readFit(file) : recording.file === 'gpx' ? readGpx(file) : readTcx(file);
  if (read === null) throw new Error('expected a recording');
  return read.recordings;
}

function expectFigures(track: Recording['track'], { sport }: DescribedRecording, expected: Expected): void {
  const { metres, times, climb, heartRate, stored } = figuresOfTrack(track, sport, []);
  expect([track.length, track.segments.length]).toEqual([expected.points, expected.segments]);
  // the formulas of a distance on the sphere differ in their last digits, which thousands of steps add up
  expectNear([metres], [expected.metres], 0.001);
  if (expected.metresOnEllipsoid !== null)
    expectNear([metres], [expected.metresOnEllipsoid], 0.0056 * expected.metresOnEllipsoid);
  // times in files have milliseconds
  expectNear(times === null ? null : [times.elapsed, times.timer, times.moving], expected.seconds, 0.001);
  expectNear(climb === null ? null : [climb.ascent, climb.descent], expected.climb, 0.001);
  expectNear(heartRate === null ? null : [heartRate.average, heartRate.max], expected.heartRate, 0.001);
  // seconds of each beat are stored in tenths, and a zone has at most 75 of them
  const zones = stored.beats === undefined ? null : secondsInZones(stored.beats, 1, checked.zones);
  expectNear(zones, expected.zones, 0.05 * 75);
  // stored in tenths of a second, whole beats and whole metres
  expectRows(stored.kilometres, expected.kilometres, [0.051, 0.501, 0.501]);
  expectRows(stored.miles, expected.miles, [0.051, 0.501, 0.501]);
  // stored in tenths of a second, tenths of a metre, and whole watts
  expectRows(withoutStart(stored.distances), expected.fastest, [0, 0.051]);
  expectRows(withoutStart(stored.times), expected.longest, [0, 0.051]);
  expectRows(withoutStart(stored.powers), expected.powers, [0, 0.501]);
}

type Values = readonly (number | null)[];

function withoutStart(efforts: readonly (readonly number[])[]): readonly Values[] {
  return efforts.map(([over, best]) => [over as number, best as number]);
}

function expectRows(actual: readonly Values[], expected: readonly Values[], tolerances: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [row, values] of expected.entries())
    for (const [at, tolerance] of tolerances.entries())
      expectNear([actual[row]?.[at] ?? null], [values[at] ?? null], tolerance);
}

function expectNear(actual: Values | null, expected: Values | null, tolerance: number): void {
  expect(actual?.map((value) => value === null)).toEqual(expected?.map((value) => value === null));
  for (const [at, value] of (expected ?? []).entries())
    if (value !== null) expect(Math.abs((actual?.[at] ?? Number.NaN) - value)).toBeLessThanOrEqual(tolerance);
}
