import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Sport, sports } from '../../exercise/index.ts';
import { readGpx } from '../../import/gps-xml/index.ts';
import { runs } from '../../testing/runs.ts';
import { legsCounted, type Track, TrackBuilder, type TrackColumn } from '../../track/index.ts';
import { gpxOf, sharedTrack } from './index.ts';

const startedAt = Date.UTC(2026, 4, 6, 17);

/** Points along a street, one a second and 10 m apart. */
function street(count: number): Track {
  const builder = new TrackBuilder('run');
  for (let s = 0; s < count; s++)
    builder.add({ at: startedAt + s * 1000, latitude: 52 + s * 0.00009, longitude: 13, heartRate: 100 + s });
  return builder.build();
}

function textOf(track: Track, title = 'Run', sport: Sport = 'run'): string {
  return [...(gpxOf(track, { title, sport, startedAt }) ?? [])].join('');
}

function readBack(text: string) {
  const { recordings, isDamaged } = readGpx(text);
  expect([recordings.length, isDamaged]).toEqual([1, false]);
  return recordings[0] as (typeof recordings)[number];
}

const perhaps = (min: number, max: number) =>
  fc.option(fc.double({ min, max, noNaN: true }), { nil: undefined, freq: 4 });
const points = fc.array(
  fc.record({
    // not 0, 0, which devices write without a position
    latitude: fc.double({ min: 0.001, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    altitude: perhaps(-500, 8000),
    heartRate: perhaps(30, 220),
    cadence: perhaps(0, 120),
    power: perhaps(0, 2000),
    temperature: perhaps(-30, 50),
    milliseconds: fc.integer({ min: 1, max: 20_000 }),
  }),
  { minLength: 1, maxLength: 20 },
);

describe('a track as GPX', () => {
  const precision: readonly (readonly [TrackColumn, number])[] = [
    ...([['latitude', 1e-7] as const, ['longitude', 1e-7] as const, ['altitude', 0.1] as const] as const),
    ...([['heartRate', 1] as const, ['power', 1] as const, ['temperature', 0.1] as const] as const),
  ];

  it('is the same when it is read back: places, times, segments and what was measured', () => {
    const recorded = fc.record({
      segments: fc.array(points, { minLength: 1, maxLength: 4 }),
      sport: fc.constantFrom(...sports),
    });
    fc.assert(
      fc.property(recorded, ({ segments, sport }) => {
        const builder = new TrackBuilder(sport);
        let at = startedAt;
        for (const each of segments) {
          builder.pause();
          for (const { milliseconds, ...point } of each) {
            at += milliseconds;
            builder.add({ ...point, at });
          }
        }
        const track = builder.build(startedAt);
        const recording = readBack(textOf(track, 'Loop', sport));
        expect([recording.sport, recording.title, recording.track.length]).toEqual([sport, 'Loop', track.length]);
        expect(recording.track.segments).toEqual(track.segments);
        expect(recording.startedAt).toBe(startedAt + Math.round((track.time[0] as number) * 1000));
        const first = track.time[0] as number;
        expectColumn(
          recording.track.time,
          track.time.map((time) => time - first),
          0.001,
        );
        for (const [column, step] of precision) expectColumn(recording.track[column], track[column], step);
        expectColumn(recording.track.cadence, track.cadence, legsCounted(sport));
      }),
      { numRuns: runs(200) },
    );
  });

  function expectColumn(actual: Float64Array, expected: Float64Array, step: number): void {
    for (const [at, value] of expected.entries())
      if (Number.isNaN(value)) expect(actual[at]).toBeNaN();
      else expect(Math.abs((actual[at] as number) - value)).toBeLessThanOrEqual(step / 2 + 1e-6);
  }

  it('has any title, without what XML cannot contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        const text = textOf(street(2), `x${title}x`);
        // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in it
        expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
        expect(readBack(text).title.endsWith('x')).toBe(true);
      }),
      { numRuns: runs(200) },
    );
    expect(readBack(textOf(street(2), 'Rock & roll <3 ]]> "x"')).title).toBe('Rock & roll <3 ]]> "x"');
  });

  it('has no times if none are known, and no points without a position', () => {
    const [withoutTimes] = [[...(gpxOf(street(2), { title: '', sport: 'run', startedAt: null }) ?? [])].join('')];
    expect(withoutTimes).not.toContain('<time>');
    const builder = new TrackBuilder('run');
    builder.add({ at: startedAt, heartRate: 100 });
    builder.add({ at: startedAt + 1000, latitude: 52, longitude: 13 });
    expect(readBack(textOf(builder.build())).track.length).toBe(1);
  });

  it('is nothing without any position, as on a treadmill', () => {
    const builder = new TrackBuilder('run');
    builder.add({ at: startedAt, distance: 0 });
    builder.add({ at: startedAt + 1000, distance: 3 });
    expect(gpxOf(builder.build(), { title: '', sport: 'run', startedAt })).toBeNull();
  });
});

describe('a track that is shared', () => {
  it('has no hidden stretches, no heart rates hidden on their own, and the times of the recording', () => {
    const { track } = sharedTrack(
      street(100),
      [
        { from: 10, to: 29 },
        { from: 50, to: 59, only: 'heartRate' },
      ],
      [],
    );
    expect([track.length, track.segments, track.time[9], track.time[10]]).toEqual([80, [0, 10], 9, 30]);
    expect([track.heartRate[29], track.heartRate[30]]).toEqual([149, Number.NaN]);
  });

  it('has no places inside privacy zones, and does not join what is around them', () => {
    const zone = { name: 'Work', latitude: 52 + 50 * 0.00009, longitude: 13, radius: 95 };
    const { track, insideZones } = sharedTrack(street(100), [], [zone]);
    expect(insideZones).toBe(19);
    const { track: read } = readBack(textOf(track));
    expect([read.length, read.segments]).toEqual([81, [0, 41]]);
    expect(read.time[41]).toBe(60);
    expect(sharedTrack(street(100), [], [])).toEqual({ track: street(100), insideZones: 0 });
  });
});
