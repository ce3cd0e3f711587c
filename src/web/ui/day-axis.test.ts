import { describe, expect, it } from 'vitest';
import { dayMarks, dayMoment, dayNumber, dayStep } from './day-axis.ts';

const day = dayNumber;
const printed = (marks: readonly number[]) => marks.map((mark) => new Date(dayMoment(mark)).toISOString().slice(0, 10));

describe('a day axis', () => {
  it('counts days across a DST change', () => {
    expect(day('2026-03-30') - day('2026-03-28')).toBe(2);
    expect(day('1970-01-01')).toBe(0);
    expect(day('1969-12-31')).toBe(-1);
  });

  it('uses the smallest step that fits', () => {
    expect(dayStep(day('2026-11-01'), day('2026-11-05'), 5)).toEqual({ unit: 'day', every: 1 });
    expect(dayStep(day('2026-11-01'), day('2026-11-30'), 5)).toEqual({ unit: 'day', every: 7 });
    expect(dayStep(day('2026-01-01'), day('2026-12-31'), 5)).toEqual({ unit: 'month', every: 3 });
    expect(dayStep(day('2016-01-01'), day('2026-12-31'), 6)).toEqual({ unit: 'year', every: 2 });
    expect(dayStep(day('2026-11-01'), day('2026-11-01'), 1)).toEqual({ unit: 'day', every: 1 });
  });

  it('marks the first of months and years', () => {
    const months = dayMarks(day('2025-11-15'), day('2026-04-02'), { unit: 'month', every: 2 });
    expect(printed(months)).toEqual(['2026-01-01', '2026-03-01']);
    const years = dayMarks(day('2019-05-01'), day('2026-04-02'), { unit: 'year', every: 2 });
    expect(printed(years)).toEqual(['2020-01-01', '2022-01-01', '2024-01-01', '2026-01-01']);
    expect(printed(dayMarks(day('2026-02-27') - 0.5, day('2026-03-01') + 0.5, { unit: 'day', every: 2 }))).toEqual([
      '2026-02-27',
      '2026-03-01',
    ]);
  });
});
