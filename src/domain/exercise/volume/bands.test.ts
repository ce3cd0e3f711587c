import { describe, expect, it } from 'vitest';
import { bandOf, publicBands, readBand, standingIn } from './index.ts';

describe('a band of hard sets a week', () => {
  const band = { min: 8, max: 22 };

  it.each([
    [0, 'below'],
    [7.5, 'below'],
    [8, 'within'],
    [22, 'within'],
    [22.5, 'above'],
  ] as const)('of 8 to 22: %d sets are %s', (sets, standing) => {
    expect(standingIn(band, sets)).toBe(standing);
  });

  it('from 0 on has nothing below it', () => {
    expect(standingIn({ min: 0, max: 16 }, 0)).toBe('within');
    expect(standingIn({ min: 0, max: 0 }, 0.5)).toBe('above');
  });

  it('is the person’s own before the one in common use', () => {
    expect(bandOf('chest', {})).toEqual({ min: 8, max: 22 });
    expect(bandOf('chest', { chest: { min: 0, max: 0 } })).toEqual({ min: 0, max: 0 });
    expect(bandOf('neck', { neck: { min: 2, max: 6 } })).toEqual({ min: 2, max: 6 });
  });

  it('is missing where none is in common use, and then nothing is below or above', () => {
    expect(bandOf('neck', {})).toBeNull();
    expect(standingIn(null, 0)).toBe('none');
    expect(standingIn(null, 40)).toBe('none');
  });

  it('that somebody typed ends where it begins, or later, and not below nothing', () => {
    expect(readBand({ min: 0, max: 0 })).toEqual({ ok: true, value: { min: 0, max: 0 } });
    expect(readBand({ min: 12, max: 10 })).toEqual({
      ok: false,
      error: { code: 'exercise/band-reversed', min: 12, max: 10 },
    });
    expect(readBand({ min: -1, max: 10 })).toEqual({ ok: false, error: { code: 'exercise/band-below-zero' } });
  });

  it('in common use can be typed', () => {
    for (const each of Object.values(publicBands)) expect(readBand(each)).toEqual({ ok: true, value: each });
  });
});
