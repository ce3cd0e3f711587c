import { describe, expect, it } from 'vitest';
import { checkPastDay, checkPastInstant, checkWithin, heartRateBounds } from './index.ts';

describe('the time of a past event', () => {
  it('can be today or now, but neither later nor before 1900', () => {
    expect(checkPastDay('2026-11-25', '2026-11-25')).toEqual({ ok: true, value: '2026-11-25' });
    expect(checkPastDay('2026-11-26', '2026-11-25')).toMatchObject({ error: { code: 'exercise/day-to-come' } });
    expect(checkPastDay('2062-11-25', '2026-11-25').ok).toBe(false);
    expect(checkPastDay('1900-01-01', '2026-11-25').ok).toBe(true);
    expect(checkPastDay('0026-11-25', '2026-11-25')).toMatchObject({ error: { code: 'exercise/day-long-past' } });
    expect(checkPastInstant(Date.UTC(1900, 0, 1), 1000).ok).toBe(true);
    expect(checkPastInstant(Date.UTC(1850, 0, 1), 1000)).toMatchObject({
      error: { code: 'exercise/instant-long-past' },
    });
    expect(checkPastInstant(1000, 1000)).toEqual({ ok: true, value: 1000 });
    expect(checkPastInstant(1001, 1000)).toMatchObject({ error: { code: 'exercise/instant-to-come' } });
  });
});

describe('an impossible value', () => {
  it.each([0, 19, 261, 1500, Number.NaN])('includes a heart rate of %d', (beats) => {
    expect(checkWithin(beats, heartRateBounds)).toEqual({
      ok: false,
      error: { code: 'exercise/out-of-bounds', min: 20, max: 260 },
    });
  });

  it.each([20, 28, 72, 205, 260])('excludes a heart rate of %d', (beats) => {
    expect(checkWithin(beats, heartRateBounds)).toEqual({ ok: true, value: beats });
  });
});
