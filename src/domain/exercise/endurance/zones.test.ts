import { describe, expect, it } from 'vitest';
import type { TrainingZones } from '../training-zones.ts';
import { checkZoneBounds, secondsInZones, zoneOf, zonesOn } from './zones.ts';

describe('the limits of zones', () => {
  it('must be ascending', () => {
    expect(checkZoneBounds([120, 140, 160])).toEqual({ ok: true, value: [120, 140, 160] });
    expect(checkZoneBounds([120, 120, 160])).toEqual({
      ok: false,
      error: { code: 'exercise/zones-not-rising', zone: 2 },
    });
    expect(checkZoneBounds([0, 120])).toEqual({ ok: false, error: { code: 'exercise/zones-not-rising', zone: 1 } });
  });

  it('must all be present', () => {
    const missing = (zone: number) => ({ ok: false, error: { code: 'exercise/zone-bound-missing', zone } });
    expect(checkZoneBounds([120, null, 160])).toEqual(missing(2));
    expect(checkZoneBounds([])).toEqual(missing(1));
  });
});

describe('the zone of a heart rate', () => {
  it.each([
    [0, 1],
    [120, 1],
    [121, 2],
    [140, 2],
    [160, 3],
    [200, 3],
  ])('of %d is zone %d', (beats, zone) => {
    expect(zoneOf([120, 140, 160], beats)).toBe(zone);
  });

  it('is null without zones', () => {
    expect(zoneOf([], 120)).toBeNull();
  });
});

describe('the zones of a day', () => {
  const kept = (id: string, value: TrainingZones) => ({
    id,
    value: { measure: 'heartRate', bounds: [1], ...value } as const,
  });
  const wanted = { measure: 'heartRate', sport: 'run', day: '2026-06-15' } as const;
  const first = kept('first', { from: '2026-01-01' });
  const next = kept('next', { from: '2026-06-15' });
  const later = kept('later', { from: '2026-06-16' });

  it('are the latest that apply from that day or earlier', () => {
    expect(zonesOn([first, later, next], wanted)).toBe(next);
    expect(zonesOn([first, later, next], { ...wanted, day: '2026-06-14' })).toBe(first);
    expect(zonesOn([first, later, next], { ...wanted, day: '2025-12-31' })).toBeNull();
  });

  it('are those of the sport, else those of all sports', () => {
    const running = kept('running', { from: '2026-01-01', sport: 'run' });
    const rowing = kept('rowing', { from: '2026-01-01', sport: 'row' });
    expect(zonesOn([running, next, rowing], wanted)).toBe(running);
    expect(zonesOn([running, next, rowing], { ...wanted, sport: undefined })).toBe(next);
  });

  it('match the measurement and have limits', () => {
    const pace = kept('pace', { from: '2026-06-01', measure: 'pace' });
    const empty = kept('empty', { from: '2026-06-01', bounds: [] });
    expect(zonesOn([first, pace, empty], wanted)).toBe(first);
  });

  it('do not depend on the order in which they are read', () => {
    const twin = kept('twin', { from: '2026-06-15' });
    expect(zonesOn([next, twin], wanted)).toBe(zonesOn([twin, next], wanted));
  });
});

describe('the seconds in zones', () => {
  it('divide whole numbers by the limits, which belong to the zones that they end', () => {
    const beats = { from: 118, seconds: [1, 2, 4, 8, 16] };
    expect(secondsInZones(beats, 1, [120, 121, 180])).toEqual([7, 8, 16]);
    expect(secondsInZones(beats, 1, [100, 110])).toEqual([0, 31]);
    expect(secondsInZones(beats, 1, [])).toEqual([]);
  });

  it('divide a step that lies in two zones', () => {
    expect(secondsInZones({ from: 100, seconds: [10, 20] }, 5, [104, 108, 300])).toEqual([8, 2 + 12, 8]);
  });
});
