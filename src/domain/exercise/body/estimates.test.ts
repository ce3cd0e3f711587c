import { describe, expect, it } from 'vitest';
import type { Result } from '../../kernel/index.ts';
import { type BodyEstimateError, basalEnergy, bodyFatFromGirths, yearsOfAge } from './index.ts';

const inch = 0.0254;

describe('basal metabolic rate', () => {
  it.each([
    [{ kilograms: 80, heightMetres: 1.8, years: 30, sex: 'male' }, 1780],
    [{ kilograms: 60, heightMetres: 1.65, years: 30, sex: 'female' }, 1320.25],
  ] as const)('of %o is %d kcal a day', (body, kilocalories) => {
    expect(numberOf(basalEnergy(body))).toBeCloseTo(kilocalories, 9);
  });

  it('is refused outside the measured range of ages and for a body without size', () => {
    const body = { kilograms: 80, heightMetres: 1.8, years: 30, sex: 'male' } as const;
    expect(basalEnergy({ ...body, years: 18 })).toEqual({
      ok: false,
      error: { code: 'exercise/age-out-of-range', years: 18, min: 19, max: 78 },
    });
    expect(codeOf(basalEnergy({ ...body, years: 79 }))).toBe('exercise/age-out-of-range');
    expect(codeOf(basalEnergy({ ...body, years: 19 }))).toBeNull();
    expect(codeOf(basalEnergy({ ...body, kilograms: 0 }))).toBe('exercise/not-a-body-size');
    expect(codeOf(basalEnergy({ ...body, heightMetres: Number.NaN }))).toBe('exercise/not-a-body-size');
  });
});

describe('body fat from circumferences', () => {
  it.each([
    [{ sex: 'male', heightMetres: 70 * inch, waist: 34 * inch, neck: 15 * inch, hips: null }, 17.43],
    [{ sex: 'male', heightMetres: 1.8, waist: 0.85, neck: 0.38, hips: null }, 16.11],
    [{ sex: 'female', heightMetres: 1.65, waist: 0.75, neck: 0.33, hips: 0.98 }, 28.44],
  ] as const)('of %o is %d %%', (body, percent) => {
    expect(Number((numberOf(bodyFatFromGirths(body)) * 100).toFixed(2))).toBe(percent);
  });

  it('needs a waist above the neck', () => {
    const man = { sex: 'male', heightMetres: 1.8, waist: 0.38, neck: 0.38, hips: null } as const;
    expect(codeOf(bodyFatFromGirths(man))).toBe('exercise/waist-not-above-neck');
    const woman = { sex: 'female', heightMetres: 1.65, waist: 0.2, neck: 0.5, hips: 0.2 } as const;
    expect(codeOf(bodyFatFromGirths(woman))).toBe('exercise/waist-not-above-neck');
  });

  it('needs the hips of a woman, and never treats a missing value as 0', () => {
    const woman = { sex: 'female', heightMetres: 1.65, waist: 0.75, neck: 0.33, hips: null } as const;
    expect(bodyFatFromGirths(woman)).toEqual({ ok: false, error: { code: 'exercise/not-a-body-size', of: 'hips' } });
  });

  it('is refused if no person can have these circumferences', () => {
    const wrongUnit = { sex: 'male', heightMetres: 1.8, waist: 8.5, neck: 0.38, hips: null } as const;
    expect(codeOf(bodyFatFromGirths(wrongUnit))).toBe('exercise/body-fat-out-of-range');
  });
});

describe('age', () => {
  it('increases on the birthday', () => {
    expect(yearsOfAge('1990-11-21', '2026-11-20')).toBe(35);
    expect(yearsOfAge('1990-11-21', '2026-11-21')).toBe(36);
    expect(yearsOfAge('2000-02-29', '2026-02-28')).toBe(25);
    expect(yearsOfAge('2000-02-29', '2026-03-01')).toBe(26);
    expect(yearsOfAge('2026-11-22', '2026-11-21')).toBe(-1);
  });
});

function numberOf(result: Result<number, BodyEstimateError>): number {
  return result.ok ? result.value : Number.NaN;
}

function codeOf(result: Result<number, BodyEstimateError>): string | null {
  return result.ok ? null : result.error.code;
}
