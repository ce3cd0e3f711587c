import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { decodeTrack, encodeTrack, type Track, TrackBuilder, trackColumns } from './index.ts';

const value = (min: number, max: number) => fc.option(fc.double({ min, max, noNaN: true }), { nil: undefined });

const point = fc.record({
  at: fc.integer({ min: 1_700_000_000_000, max: 1_700_100_000_000 }),
  latitude: value(-90, 90),
  longitude: value(-180, 180),
  altitude: value(-400, 9000),
  distance: value(0, 100_000),
  speed: value(0, 30),
  heartRate: value(20, 260),
  cadence: value(0, 254),
  power: value(0, 2000),
  temperature: value(-40, 60),
});

const tracks = fc.array(fc.array(point, { maxLength: 30 }), { maxLength: 4 }).map((segments) => {
  const builder = new TrackBuilder('ride');
  for (const points of segments) {
    builder.pause();
    for (const each of points) builder.add(each);
  }
  return builder.build();
});

/** Half of a stored step. */
const precision = { latitude: 5.1e-8, longitude: 5.1e-8, altitude: 0.0501, distance: 0.00501, speed: 0.000501 };
const coarse = { heartRate: 0.501, cadence: 0.2501, power: 0.501, temperature: 0.0501 };

function expectSame(stored: Track, track: Track): void {
  expect([stored.length, stored.segments]).toEqual([track.length, track.segments]);
  expect([...stored.time]).toEqual([...track.time]);
  for (const column of trackColumns) {
    const allowed = { ...precision, ...coarse }[column];
    for (const [at, each] of track[column].entries()) {
      const read = stored[column][at] as number;
      if (Number.isNaN(each)) expect(read).toBeNaN();
      else expect(Math.abs(read - each)).toBeLessThanOrEqual(allowed);
    }
  }
}

function stored(bytes: Uint8Array): Track {
  const read = decodeTrack(bytes);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

describe('a stored track', () => {
  it('is the track, as exactly as devices measure, and stays the same when stored again', () => {
    fc.assert(
      fc.property(tracks, (track) => {
        const once = stored(encodeTrack(track));
        expectSame(once, track);
        expect(encodeTrack(once)).toEqual(encodeTrack(track));
      }),
      { numRuns: runs(300) },
    );
  });

  it('of an hour takes less than 25 KB', () => {
    const builder = new TrackBuilder('ride');
    for (let s = 0; s < 3600; s++) {
      const turn = Math.sin(s / 50);
      builder.add({
        ...{ at: 1_700_000_000_000 + s * 1000, latitude: 52 + s * 2e-5, longitude: 13 + turn * 1e-3 },
        ...{
          altitude: 34 + 5 * turn,
          distance: s * 3,
          heartRate: 140 + Math.round(10 * turn),
          cadence: 170,
          speed: 3 + turn / 9,
        },
      });
    }
    expect(encodeTrack(builder.build()).length).toBeLessThan(25_000);
  });

  it('that is damaged is refused, whatever its bytes, and so is one of a newer version', () => {
    const bytes = encodeTrack(stored(encodeTrack(new TrackBuilder('ride').build())));
    expect(decodeTrack(bytes.subarray(0, 3))).toEqual({ ok: false, error: { code: 'track/damaged' } });
    expect(decodeTrack(Uint8Array.from([...bytes.subarray(0, 4), 9]))).toEqual({
      ok: false,
      error: { code: 'track/newer' },
    });
    fc.assert(
      fc.property(tracks, fc.nat(), fc.integer({ min: 1, max: 255 }), (track, place, change) => {
        const damaged = Uint8Array.from(encodeTrack(track));
        const at = 5 + (place % (damaged.length - 5));
        damaged[at] = (damaged[at] as number) ^ change;
        const read = decodeTrack(damaged);
        if (read.ok) expect(read.value.time).toHaveLength(read.value.length);
        else expect(read.error.code).toBe('track/damaged');
      }),
      { numRuns: runs(300) },
    );
  });
});
