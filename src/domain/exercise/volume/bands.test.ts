import { describe, expect, it } from 'vitest';
import { bandOf, publicBands, readBand, standingIn } from './index.ts';

describe('a weekly target of hard sets', () => {
  const band = { min: 8, max: 22 };

  it.each([
    [0, 'below'],
    [7.5, 'below'],
    [8, 'within'],
    [22, 'within'],
    [22.5, 'above'],
  ] as const)('from 8 to 22 makes %d sets %s', (sets, standing) => {
    expect(standingIn(band, sets)).toBe(standing);
  });

  it('from 0 has nothing below it', () => {
    expect(standingIn({ min: 0, max: 16 }, 0)).toBe('within');
    expect(standingIn({ min: 0, max: 0 }, 0.5)).toBe('above');
  });

  it('is the person’s own, else the standard one', () => {
    expect(bandOf('chest', {})).toEqual({ min: 8, max: 22 });
    expect(bandOf('chest', { chest: { min: 0, max: 0 } })).toEqual({ min: 0, max: 0 });
    expect(bandOf('neck', { neck: { min: 2, max: 6 } })).toEqual({ min: 2, max: 6 });
  });

  it('is null without a standard one, and then nothing is below or above', () => {
    expect(bandOf('neck', {})).toBeNull();
    expect(standingIn(null, 0)).toBe('none');
    expect(standingIn(null, 40)).toBe('none');
  });

  it('must not end before it starts, nor start below 0', () => {
    expect(readBand({ min: 0, max: 0 })).toEqual({ ok: true, value: { min: 0, max: 0 } });
    expect(readBand({ min: 12, max: 10 })).toEqual({
      ok: false,
      error: { code: 'exercise/band-reversed', min: 12, max: 10 },
    });
    expect(readBand({ min: -1, max: 10 })).toEqual({ ok: false, error: { code: 'exercise/band-below-zero' } });
  });

  it('can be entered with any standard values', () => {
    for (const each of Object.values(publicBands)) expect(readBand(each)).toEqual({ ok: true, value: each });
  });
});
