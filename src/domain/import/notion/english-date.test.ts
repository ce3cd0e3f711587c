import { expect, it } from 'vitest';
import { isoDate, timeInText } from './english-date.ts';

it('reads dates in their long form, with and without a time', () => {
  expect(isoDate('December 4, 2024')).toBe('2024-12-04');
  expect(isoDate('@December 4, 2024 8:45 AM')).toBe('2024-12-04T08:45');
  expect(isoDate('May 1, 2024 12:05 AM')).toBe('2024-05-01T00:05');
  expect(isoDate('May 1, 2024 12:05 PM')).toBe('2024-05-01T12:05');
  expect(isoDate('Sep 1, 2024 15:05')).toBe('2024-09-01T15:05');
  expect(isoDate('May 1, 2024 1:05 PM (GMT+1)')).toBe('2024-05-01T13:05+01:00');
  expect(isoDate('May 1, 2024 1:05 PM (GMT-3:30)')).toBe('2024-05-01T13:05-03:30');
  expect(isoDate('May 1, 2024 1:05 PM (UTC)')).toBe('2024-05-01T13:05Z');
  expect(isoDate('May 1, 2024 → May 3, 2024 9:00 AM')).toBe('2024-05-01 → 2024-05-03T09:00');
});

it('reads no date in anything else', () => {
  for (const text of [
    '',
    'Today',
    'Maybe 1, 2024',
    'February 30, 2024',
    'May 1',
    'May 1, 2024 → soon',
    '4. Mai 2024',
  ]) {
    expect(isoDate(text)).toBeNull();
  }
});

it('reads a time without a zone as a wall-clock time, and a date alone as no time', () => {
  expect(timeInText('December 4, 2024 8:45 AM')).toEqual({ wall: '2024-12-04T08:45:00' });
  expect(timeInText('December 4, 2024 8:45 AM (UTC)')).toBe(Date.UTC(2024, 11, 4, 8, 45));
  expect(timeInText('December 4, 2024')).toBeNull();
});
