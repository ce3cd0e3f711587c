import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metres, seconds } from '../../kernel/index.ts';
import { parseDuration } from './duration.ts';
import { cooperVo2max, raceDistances, raceTimeOfVdot, riegelTime, vdotOf } from './race-times.ts';

const half = 21_097.5;
const marathon = 42_195;

function race(distance: number, time: string) {
  const read = parseDuration(time);
  if (!read.ok) throw new Error(time);
  return { metres: metres(distance), seconds: read.value };
}

function numberIn(result: { readonly ok: boolean; readonly value?: number }): number {
  return result.value ?? Number.NaN;
}

describe('VDOT', () => {
  it.each([
    [5000, '24:34', 39.11, 3],
    [5000, '25:12', 37.95, 2],
    [10_000, '52:17', 37.97, 2],
    [5000, '21:00', 47.04, 2],
  ])('of %d m in %s is %d', (distance, time, value, digits) => {
    expect(numberIn(vdotOf(race(distance, time)))).toBeCloseTo(value, digits);
  });

  it.each([
    [5000, '19:57'],
    [10_000, '41:21'],
    [half, '1:31:35'],
    [marathon, '3:10:49'],
  ])('of %d m in %s matches the published row of 50', (distance, time) => {
    const value = numberIn(vdotOf(race(distance, time)));
    expect(value).toBeGreaterThan(49.94);
    expect(value).toBeLessThan(49.98);
  });

  it('gives the times of the published row of 50 to within a second or so', () => {
    for (const [distance, time] of [
      [5000, 1197],
      [10_000, 2481],
      [half, 5495],
      [marathon, 11_449],
    ] as const) {
      const read = numberIn(raceTimeOfVdot(50, metres(distance)));
      expect(Math.abs(read - time) / time, String(distance)).toBeLessThan(0.001);
    }
  });

  it('and race time are inverse functions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...raceDistances),
        fc.double({ min: 20, max: 85, noNaN: true }),
        (distance, value) => {
          const time = raceTimeOfVdot(value, distance);
          if (!time.ok) return;
          expect(numberIn(vdotOf({ metres: distance, seconds: time.value }))).toBeCloseTo(value, 2);
        },
      ),
    );
  });

  it('is refused outside 3.5 minutes to 4 hours, and without a distance', () => {
    const outside = { ok: false, error: { code: 'exercise/race-time-out-of-range', min: 210, max: 14_400 } };
    expect(vdotOf(race(1000, '3:29'))).toEqual(outside);
    expect(vdotOf(race(1000, '3:30')).ok).toBe(true);
    expect(vdotOf(race(marathon, '4:00:00')).ok).toBe(true);
    expect(vdotOf(race(marathon, '4:00:01'))).toEqual(outside);
    expect(raceTimeOfVdot(25, metres(marathon))).toEqual(outside);
    expect(raceTimeOfVdot(50, metres(400))).toEqual(outside);
    expect(vdotOf(race(1000, '1:00:00'))).toEqual({ ok: false, error: { code: 'exercise/no-uptake' } });
    expect(vdotOf(race(0, '20:00'))).toEqual({ ok: false, error: { code: 'exercise/no-distance' } });
    expect(raceTimeOfVdot(50, metres(0))).toEqual({ ok: false, error: { code: 'exercise/no-distance' } });
  });
});

describe('Riegel', () => {
  it('predicts 41:42 for 10 km from 20:00 for 5 km', () => {
    expect(Math.round(numberIn(riegelTime(race(5000, '20:00'), metres(10_000))))).toBe(2502);
  });

  it('returns the same time for the same distance', () => {
    expect(riegelTime(race(5000, '20:00'), metres(5000))).toEqual({ ok: true, value: 1200 });
  });

  it('is refused if a time is outside its valid range, and without a distance', () => {
    expect(riegelTime(race(5000, '40:00'), metres(marathon)).ok).toBe(false);
    expect(riegelTime(race(400, '1:00'), metres(5000)).ok).toBe(false);
    expect(riegelTime({ metres: metres(0), seconds: seconds(600) }, metres(5000))).toEqual({
      ok: false,
      error: { code: 'exercise/no-distance' },
    });
  });
});

describe('the Cooper test', () => {
  it.each([
    [2400, 42.37],
    [2800, 51.31],
    [3000, 55.78],
  ])('gives %d m as %d ml/kg/min', (distance, uptake) => {
    expect(numberIn(cooperVo2max(metres(distance)))).toBeCloseTo(uptake, 2);
  });

  it('is refused for a walking distance', () => {
    expect(cooperVo2max(metres(500))).toEqual({ ok: false, error: { code: 'exercise/no-uptake' } });
  });
});
