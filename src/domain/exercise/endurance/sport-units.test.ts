import { describe, expect, it } from 'vitest';
import {
  climbUnitOf,
  distanceUnitOf,
  isRecognisedBySpeed,
  paceLengthOf,
  pacePer,
  speedPerHour,
} from './sport-units.ts';

describe('the units of a sport', () => {
  it.each([
    ['run', 'km', 'km', 'km'],
    ['run', 'mi', 'mi', 'mi'],
    ['swim', 'km', 'm', '100m'],
    ['swim', 'mi', 'yd', '100yd'],
    ['row', 'mi', 'm', '500m'],
    [undefined, 'km', 'km', 'km'],
    ['skate', 'mi', 'mi', 'mi'],
  ] as const)('of %s with road distances in %s are %s, with pace per %s', (sport, system, distance, pace) => {
    expect(distanceUnitOf(sport, system)).toBe(distance);
    expect(paceLengthOf(sport, system)).toBe(pace);
  });

  it('are metres or feet for elevation gain', () => {
    expect([climbUnitOf('km'), climbUnitOf('mi')]).toEqual(['m', 'ft']);
  });
});

describe('a pace', () => {
  it('of 5:00 per km is 8:03 per mile and 2:30 per 500 m', () => {
    expect(pacePer(0.3, 'km')).toBe(300);
    expect(pacePer(0.3, 'mi')).toBe(483);
    expect(pacePer(0.3, '500m')).toBe(150);
    expect(pacePer(1, '100m')).toBe(100);
    expect(pacePer(1, '100yd')).toBe(91);
  });

  it('of a ride is shown as speed', () => {
    expect(isRecognisedBySpeed('ride')).toBe(true);
    expect(isRecognisedBySpeed('run')).toBe(false);
    expect(speedPerHour(10, 'km')).toBe(36);
    expect(speedPerHour(10, 'mi')).toBeCloseTo(22.369, 3);
  });
});
