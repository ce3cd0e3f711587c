import { describe, expect, it } from 'vitest';
import { kilograms } from '../../kernel/index.ts';
import { dots, ipfGoodlift, type Sex, wilks2020 } from './index.ts';

const lifted = (sex: Sex, bodyWeight: number, total: number) => ({
  sex,
  bodyWeight: kilograms(bodyWeight),
  total: kilograms(total),
});

describe('strength scores', () => {
  it.each([
    ['male', 90, 700, 452.62, 536.9],
    ['female', 60, 400, 443.42, 527.61],
    ['male', 74, 600, 434.19, 515.97],
  ] as const)(
    'are computed for a %s lifter of %d kg with a total of %d kg',
    (sex, bodyWeight, total, byDots, byWilks) => {
      expect(points(dots(lifted(sex, bodyWeight, total)))).toBe(byDots);
      expect(points(wilks2020(lifted(sex, bodyWeight, total)))).toBe(byWilks);
    },
  );

  it('by DOTS are limited to the body weights of the formula', () => {
    expect(dots(lifted('male', 250, 700))).toEqual(dots(lifted('male', 210, 700)));
    expect(dots(lifted('female', 160, 400))).toEqual(dots(lifted('female', 150, 400)));
    expect(dots(lifted('female', 30, 200))).toEqual(dots(lifted('female', 40, 200)));
  });

  it('by IPF GL match those that the federation publishes', () => {
    const total = ipfGoodlift(lifted('male', 92.04, 1035), { lifts: 'threeLifts', equipment: 'equipped' });
    const bench = ipfGoodlift(lifted('female', 70.5, 122.5), { lifts: 'bench', equipment: 'classic' });
    expect(points(total)).toBe(112.85);
    expect(points(bench)).toBe(96.78);
  });

  it('are refused without a body weight, and by IPF GL below 35 kg', () => {
    const refused = { error: { code: 'exercise/body-weight-out-of-range' } };
    expect(dots(lifted('male', 0, 100))).toMatchObject(refused);
    expect(wilks2020(lifted('male', 0, 100))).toMatchObject(refused);
    expect(ipfGoodlift(lifted('male', 34.9, 100), { lifts: 'bench', equipment: 'classic' })).toMatchObject(refused);
  });

  it('are 0 for a total of 0', () => {
    expect(points(dots(lifted('female', 60, 0)))).toBe(0);
    expect(points(wilks2020(lifted('female', 60, 0)))).toBe(0);
  });
});

function points(score: ReturnType<typeof dots>): number {
  if (!score.ok) throw new Error(score.error.code);
  return Math.round(score.value * 100) / 100;
}
