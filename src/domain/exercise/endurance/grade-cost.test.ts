import { describe, expect, it } from 'vitest';
import { gradeAdjustedPace, gradeCost } from './grade-cost.ts';

describe('the energy cost of a grade', () => {
  it.each([
    [0, 3.6],
    [0.05, 4.685],
    [0.1, 5.968],
    [-0.1, 2.152],
    [-0.2, 1.8],
    [0.45, 19.426],
  ])('running at a grade of %d costs %d J/kg/m', (grade, cost) => {
    const read = gradeCost('run', grade);
    expect(read.ok && read.value).toBeCloseTo(cost, 3);
  });

  it('walking on the flat costs 2.5 J/kg/m, and more uphill', () => {
    expect(gradeCost('walk', 0)).toEqual({ ok: true, value: 2.5 });
    const uphill = gradeCost('walk', 0.1);
    expect(uphill.ok && uphill.value).toBeGreaterThan(2.5);
  });

  it.each([0.46, -0.46, Number.NaN])('a grade of %d is outside the measured range', (grade) => {
    expect(gradeCost('run', grade)).toEqual({
      ok: false,
      error: { code: 'exercise/grade-out-of-range', steepest: 0.45 },
    });
    expect(gradeAdjustedPace('run', 0.3, grade).ok).toBe(false);
  });
});

describe('the grade-adjusted pace', () => {
  const perKilometre = (seconds: number) => seconds / 1000;

  it('of 5:00 per km at 5 % is 3:50.5', () => {
    const read = gradeAdjustedPace('run', perKilometre(300), 0.05);
    expect(read.ok && read.value * 1000).toBeCloseTo(230.5, 1);
  });

  it('on the flat equals the pace', () => {
    expect(gradeAdjustedPace('run', perKilometre(300), 0)).toEqual({ ok: true, value: perKilometre(300) });
  });

  it('downhill is at most twice the actual pace per km', () => {
    const floored = gradeAdjustedPace('run', perKilometre(300), -0.18); // costs 0.49 of the flat
    expect(floored.ok && floored.value * 1000).toBeCloseTo(600, 6);
    const steeper = gradeAdjustedPace('run', perKilometre(300), -0.45);
    expect(steeper.ok && steeper.value * 1000).toBeLessThan(600);
  });
});
