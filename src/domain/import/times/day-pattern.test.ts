import { describe, expect, it } from 'vitest';
import { dayPattern } from './index.ts';

describe('a date format', () => {
  it.each([
    ['YYYY-MM-DD', '2026-11-26', '2026-11-26'],
    ['yyyy_MM_dd', '2026_01_02', '2026-01-02'],
    ['MMM do, yyyy', 'Jan 2nd, 2026', '2026-01-02'],
    ['MMM do, yyyy', 'nov 26th, 2026', '2026-11-26'],
    ['MMMM Do, YYYY', 'September 1st, 2026', '2026-09-01'],
    ['EEEE, dd.MM.yyyy', 'Thursday, 26.11.2026', '2026-11-26'],
    ['YYYY/MM/YYYY-MM-DD', '2026/11/2026-11-26', '2026-11-26'],
    ['YYYY-MM-DD dddd', '2026-11-26 Thursday', '2026-11-26'],
    ['[Day] D-M-YYYY', 'Day 2-1-2026', '2026-01-02'],
  ])('reads %j in %j', (format, name, day) => {
    expect(dayPattern(format)(name)).toBe(day);
  });

  it.each([
    ['YYYY-MM-DD', '2026-02-30'],
    ['YYYY-MM-DD', '2026-11-26 notes'],
    ['YYYY-MM-DD', 'x2026-11-26'],
    ['YYYY/MM/YYYY-MM-DD', '2026/11/2026-12-26'],
    ['YYYY.MM.DD', '2026-11-26'],
    ['YYYY-[W]ww', '2026-W10'],
    ['', ''],
    [`YYYY${'MD'.repeat(40)}`, `2026${'1'.repeat(90)}x`],
    [`YYYYMD${'E'.repeat(80)}`, `202611${'mon'.repeat(30)}`],
  ])('does not read %j in %j', (format, name) => {
    expect(dayPattern(format)(name)).toBeNull();
  });
});
