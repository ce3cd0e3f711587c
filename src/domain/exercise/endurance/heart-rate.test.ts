import { describe, expect, it } from 'vitest';
import { defaultZoneBounds, heartRateMaxFox, heartRateMaxTanaka, karvonen, knownMaximum } from './heart-rate.ts';

describe('the maximum heart rate by age', () => {
  it('is 180 at 40 by both formulas, which differ at other ages', () => {
    expect(heartRateMaxFox(40)).toBe(180);
    expect(heartRateMaxTanaka(40)).toBe(180);
    expect(heartRateMaxFox(60)).toBe(160);
    expect(heartRateMaxTanaka(60)).toBe(166);
  });
});

describe('the heart rate at a percentage of the reserve', () => {
  it('is 151 at 70 % between 60 and 190', () => {
    expect(karvonen({ resting: 60, max: 190 }, 0.7)).toEqual({ ok: true, value: 151 });
  });

  it('is a percentage of the maximum if the resting rate is 0', () => {
    expect(karvonen({ resting: 0, max: 190 }, 0.5)).toEqual({ ok: true, value: 95 });
  });

  it('is refused if there is no reserve', () => {
    const empty = { ok: false, error: { code: 'exercise/heart-rate-range-empty' } };
    expect(karvonen({ resting: 60, max: 60 }, 0.7)).toEqual(empty);
    expect(defaultZoneBounds({ resting: 70, max: 60 })).toEqual(empty);
  });
});

it('the five standard zones are ascending and end at the maximum', () => {
  expect(defaultZoneBounds({ resting: 60, max: 190 })).toEqual({ ok: true, value: [138, 151, 164, 177, 190] });
  expect(defaultZoneBounds({ resting: 0, max: 190 })).toEqual({ ok: true, value: [114, 133, 152, 171, 190] });
});

describe('the known maximum heart rate', () => {
  it('is the upper limit of the last zone, else an estimate by age', () => {
    expect(knownMaximum([120, 150, 192], 40)).toEqual({ beats: 192, by: 'zones' });
    expect(knownMaximum([], 40)).toEqual({ beats: 180, by: 'age' });
  });

  it('is null without either, and for a child', () => {
    expect(knownMaximum([], null)).toBeNull();
    expect(knownMaximum([], 17)).toBeNull();
  });
});
