import { describe, expect, it } from 'vitest';
import { banisterTrimp, edwardsTrimp } from './heart-rate-load.ts';

const minutes = (count: number, beats: number) => ({ seconds: count * 60, beats });
const value = (result: { readonly ok: boolean; readonly value?: number }) => result.value ?? Number.NaN;

describe('Banister’s TRIMP', () => {
  const range = { resting: 50, max: 185 };

  it('of an hour at 150 bpm is 117.94 for a man and 131.69 for a woman', () => {
    expect(value(banisterTrimp([minutes(60, 150)], { ...range, sex: 'male' }))).toBeCloseTo(117.94, 2);
    expect(value(banisterTrimp([minutes(60, 150)], { ...range, sex: 'female' }))).toBeCloseTo(131.69, 2);
  });

  it('uses the heart rate reserve, not the maximum: 45 minutes at 140 bpm give 57.77', () => {
    const person = { resting: 60, max: 190, sex: 'male' } as const;
    expect(value(banisterTrimp([minutes(45, 140)], person))).toBeCloseTo(57.77, 2);
  });

  it('is higher for separate laps than for their average', () => {
    const person = { ...range, sex: 'male' } as const;
    const apart = value(banisterTrimp([minutes(30, 120), minutes(30, 180)], person));
    expect(apart).toBeGreaterThan(value(banisterTrimp([minutes(60, 150)], person)));
  });

  it('counts nothing below the resting rate, and values above the maximum as the maximum', () => {
    const person = { ...range, sex: 'female' } as const;
    expect(banisterTrimp([minutes(60, 40)], person)).toEqual({ ok: true, value: 0 });
    expect(banisterTrimp([minutes(10, 200)], person)).toEqual(banisterTrimp([minutes(10, 185)], person));
    expect(banisterTrimp([], person)).toEqual({ ok: true, value: 0 });
  });

  it('is refused without a heart rate reserve', () => {
    expect(banisterTrimp([minutes(60, 150)], { resting: 185, max: 185, sex: 'male' })).toEqual({
      ok: false,
      error: { code: 'exercise/heart-rate-range-empty' },
    });
  });
});

describe('Edwards’ TRIMP', () => {
  it('of 10, 20, 15, 10 and 5 minutes in the five zones is 160', () => {
    const stretches = [minutes(10, 100), minutes(20, 115), minutes(15, 135), minutes(10, 150), minutes(5, 175)];
    expect(edwardsTrimp(stretches, 180)).toEqual({ ok: true, value: 160 });
  });

  it('counts a zone limit as the harder zone, and nothing below half of the maximum', () => {
    expect(edwardsTrimp([minutes(1, 89)], 180)).toEqual({ ok: true, value: 0 });
    expect(edwardsTrimp([minutes(1, 90)], 180)).toEqual({ ok: true, value: 1 });
    expect(edwardsTrimp([minutes(1, 108)], 180)).toEqual({ ok: true, value: 2 });
    expect(edwardsTrimp([minutes(1, 190)], 180)).toEqual({ ok: true, value: 5 });
  });

  it('is refused without a maximum', () => {
    expect(edwardsTrimp([], 0)).toEqual({ ok: false, error: { code: 'exercise/heart-rate-range-empty' } });
  });
});
