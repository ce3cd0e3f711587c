import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import {
  distanceBetween,
  drawnOutline,
  figuresOfTrack,
  privacyZoneAround,
  privacyZonesIn,
  TrackBuilder,
  trackView,
  withoutZones,
} from './index.ts';

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('a privacy zone', () => {
  it('contains its place well inside, and not in its centre', () => {
    const place = fc.record({
      latitude: fc.double({ min: -85, max: 85, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, fc.integer({ min: 100, max: 2000 }), random, random, (home, radius, a, b) => {
        const numbers = [a, b];
        const zone = privacyZoneAround(home, radius, () => numbers.shift() ?? 0);
        const away = distanceBetween(home.latitude, home.longitude, zone.latitude, zone.longitude);
        expect(away).toBeGreaterThan(0.29 * radius);
        expect(away).toBeLessThan(0.71 * radius);
        expect(Math.abs(zone.longitude)).toBeLessThanOrEqual(180);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is left out of what is drawn; figures stay', () => {
    const builder = new TrackBuilder('run');
    for (let s = 0; s <= 600; s++) builder.add({ at: s * 1000, latitude: 52, longitude: 13 + s / 20_000 });
    const track = builder.build(0);
    const zone = { name: 'Home', latitude: 52, longitude: 13.001, radius: 400 };
    const whole = trackView(track, 'run', []);
    const { east, ends, ...others } = trackView(track, 'run', [], [zone]);
    const isCut = (point: number) => Number.isNaN(east[point]);
    expect([isCut(0), isCut(130), isCut(140), isCut(600)]).toEqual([true, true, false, false]);
    expect(others).toMatchObject({ times: whole.times, climb: whole.climb, covered: whole.covered });
    expect(figuresOfTrack(track, 'run', [], [zone])).toMatchObject({ metres: figuresOfTrack(track, 'run', []).metres });
    expect(ends?.[0]).toEqual({ latitude: 52, longitude: 13 });
    for (const [point, longitude] of withoutZones(track, [zone]).longitude.entries())
      if (!Number.isNaN(longitude))
        expect(distanceBetween(52, track.longitude[point] as number, 52, 13.001)).toBeGreaterThan(400);
  });

  it('is left out of the outline that is drawn, and of none if that was computed for other zones', () => {
    const builder = new TrackBuilder('run');
    for (let s = 0; s <= 600; s++)
      builder.add({ at: s * 1000, latitude: 52 + (s < 300 ? s : 0) / 20_000, longitude: 13 });
    const track = builder.build(0);
    const home = { name: 'Home', latitude: 52, longitude: 13.001, radius: 400 };
    const [none, cut] = [[], [home]].map((zones) => figuresOfTrack(track, 'run', [], zones).stored);
    if (none === undefined || cut === undefined) throw new Error('expected figures');
    const work = { ...home, radius: 500 };
    expect(drawnOutline(none, privacyZonesIn([]))).toEqual(none.outline);
    expect(drawnOutline(none, privacyZonesIn([home]))).toBeUndefined();
    expect(drawnOutline(cut, privacyZonesIn([work]))).toBeUndefined();
    expect(drawnOutline(cut, privacyZonesIn([{ ...home, name: 'Flat' }]))).toEqual(cut.outsideZones?.outline);
    expect(cut.outsideZones?.outline).not.toEqual(cut.outline);
    expect(cut.outline).toEqual(none.outline);
    expect(drawnOutline(cut, privacyZonesIn([]))).toEqual(cut.outline);
  });

  it('that contains a whole route leaves nothing to draw', () => {
    const builder = new TrackBuilder('run');
    for (let s = 0; s <= 60; s++) builder.add({ at: s * 1000, latitude: 52, longitude: 13 + s / 20_000 });
    const home = { name: 'Home', latitude: 52, longitude: 13, radius: 1000 };
    const { stored } = figuresOfTrack(builder.build(0), 'run', [], [home]);
    expect(drawnOutline(stored, privacyZonesIn([home]))).toBeNull();
  });
});
