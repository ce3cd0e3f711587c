import { describe, expect, it } from 'vitest';
import { TrackBuilder, type TrackPoint, trackView } from './index.ts';

const start = Date.UTC(2026, 4, 6, 17);

function trackOf(points: readonly (TrackPoint & { readonly s: number })[], pausesAt: readonly number[] = []) {
  const builder = new TrackBuilder('run');
  for (const { s, ...point } of points) {
    if (pausesAt.includes(s)) builder.pause();
    builder.add({ ...point, at: start + s * 1000 });
  }
  return builder.build(start);
}

/** Points a second apart along the equator at 3 m/s, which climb by a tenth. */
const uphill = Array.from({ length: 601 }, (_, s) => ({
  s,
  latitude: 0.00001,
  longitude: 179.99 + (s * 3) / 111_195.08 - (179.99 + (s * 3) / 111_195.08 > 180 ? 360 : 0),
  altitude: 0.3 * s,
}));

describe('the view of a track', () => {
  it('has the speed and the grade of each point', () => {
    const { speed, grade, flatMetres, length } = trackView(trackOf(uphill), 'run', []);
    expect(length).toBe(601);
    for (const point of [0, 300, 600]) {
      expect(speed[point]).toBeCloseTo(3, 3);
      expect(grade[point]).toBeCloseTo(0.1, 3);
    }
    // Minetti: 5.9682 J/(kg m) at a tenth, 3.6 on the flat
    expect(flatMetres).toBeCloseTo((1800 * 5.9682) / 3.6, -1);
    expect(trackView(trackOf(uphill), 'ride', []).flatMetres).toBeNull();
  });

  it('has places around its middle, also over the 180th meridian', () => {
    const { east, north } = trackView(trackOf(uphill), 'run', []);
    expect([east[0], east[600]].map((value) => Math.round(value ?? 0))).toEqual([-900, 900]);
    expect(north[300]).toBeCloseTo(0, 6);
  });

  it('has the time of the recording beside its own, if a stretch is hidden', () => {
    const { time, recordedTime, segments, covered } = trackView(trackOf(uphill), 'run', [{ from: 100, to: 199 }]);
    expect([time[100], recordedTime[100], segments]).toEqual([99, 200, [0, 100]]);
    expect(covered?.at(-1)).toBeCloseTo(3 * 499, 0);
  });

  it('does not measure speed over a pause', () => {
    const track = trackOf(
      uphill.filter(({ s }) => s < 100 || s >= 400),
      [400],
    );
    const { speed } = trackView(track, 'run', []);
    expect(speed[99]).toBeCloseTo(3, 3);
    expect(speed[100]).toBeCloseTo(3, 3);
  });

  it('averages cadence and power over 10 s, where they were measured', () => {
    const points = Array.from({ length: 41 }, (_, s) => ({
      ...{ s, distance: s * 3, power: s % 2 === 0 ? 100 : 300 },
      ...(s !== 20 && { cadence: s < 20 ? 80 : 90 }),
    }));
    const { power, cadence } = trackView(trackOf(points, [20]), 'ride', []);
    expect([power[10], power[11]]).toEqual([2300 / 11, 2100 / 11]);
    expect([cadence[0], cadence[19], cadence[21], cadence[40]]).toEqual([160, 160, 180, 180]);
    expect(cadence[20]).toBeNaN();
  });

  it('of a treadmill has neither places nor grades', () => {
    const { east, grade, flatMetres, covered } = trackView(
      trackOf(Array.from({ length: 60 }, (_, s) => ({ s, distance: s * 2, heartRate: 120 }))),
      'run',
      [],
    );
    expect(east.every(Number.isNaN)).toBe(true);
    expect(grade.every(Number.isNaN)).toBe(true);
    expect([flatMetres, covered?.at(-1)]).toEqual([null, 118]);
  });

  it('of nothing is empty', () => {
    const { length, covered, times, climb } = trackView(trackOf([]), 'run', []);
    expect([length, covered, times, climb]).toEqual([0, null, null, null]);
  });
});
