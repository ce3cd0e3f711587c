import { describe, expect, it } from 'vitest';
import { heartRateMaxFox, heartRateMaxTanaka, karvonen, knownMaximum, usualZoneBounds } from './heart-rate.ts';

describe('the maximal heart rate by age', () => {
  it('at 40 is 180 by both rules, which part below and above', () => {
    expect(heartRateMaxFox(40)).toBe(180);
    expect(heartRateMaxTanaka(40)).toBe(180);
    expect(heartRateMaxFox(60)).toBe(160);
    expect(heartRateMaxTanaka(60)).toBe(166);
  });
});

describe('the heart rate at a share of the reserve', () => {
  it('between 60 and 190 at 70 % is 151', () => {
    expect(karvonen({ resting: 60, max: 190 }, 0.7)).toEqual({ ok: true, value: 151 });
  });

  it('is a share of the maximum where the resting rate is 0', () => {
    expect(karvonen({ resting: 0, max: 190 }, 0.5)).toEqual({ ok: true, value: 95 });
  });

  it('is refused where there is no reserve', () => {
    const empty = { ok: false, error: { code: 'exercise/heart-rate-range-empty' } };
    expect(karvonen({ resting: 60, max: 60 }, 0.7)).toEqual(empty);
    expect(usualZoneBounds({ resting: 70, max: 60 })).toEqual(empty);
  });
});

it('the usual zones are five, rise, and end at the maximum', () => {
  expect(usualZoneBounds({ resting: 60, max: 190 })).toEqual({ ok: true, value: [138, 151, 164, 177, 190] });
  expect(usualZoneBounds({ resting: 0, max: 190 })).toEqual({ ok: true, value: [114, 133, 152, 171, 190] });
});

describe('what is known of a maximum', () => {
  it('is where the last zone ends, before what age says', () => {
    expect(knownMaximum([120, 150, 192], 40)).toEqual({ beats: 192, by: 'zones' });
    expect(knownMaximum([], 40)).toEqual({ beats: 180, by: 'age' });
  });

  it('is nothing without either, and for a child', () => {
    expect(knownMaximum([], null)).toBeNull();
    expect(knownMaximum([], 17)).toBeNull();
  });
});
