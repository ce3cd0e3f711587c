import { describe, expect, it } from 'vitest';
import { isoTime, noonOf, secondsBetween, spokenTimeIn, unixTimeIn, wallTimeIn } from './index.ts';

describe('a time', () => {
  it.each([
    ['9 Apr 2026, 17:18', '2026-04-09T17:18:00'],
    ['02 Jul 2025, 07:05', '2025-07-02T07:05:00'],
    ['9. Apr. 2026, 17:18', '2026-04-09T17:18:00'],
    ['3 fev 2026, 00:00', '2026-02-03T00:00:00'],
    ['9 de dez. de 2026, 07:05', '2026-12-09T07:05:00'],
    ['12 août 2025 19:00', '2025-08-12T19:00:00'],
    ['1 März 2025, 8:00', '2025-03-01T08:00:00'],
    ['1 juil. 2025, 8:00', '2025-07-01T08:00:00'],
    ['1 Sept 2025, 8:00', '2025-09-01T08:00:00'],
    ['Apr 9, 2026, 5:18\u202fPM', '2026-04-09T17:18:00'],
    ['9 Apr 2026, 12:05 AM', '2026-04-09T00:05:00'],
  ])('for people, %j, is read', (text, wall) => {
    expect(spokenTimeIn(text)).toEqual({ wall });
  });

  it.each([
    'gestern',
    '',
    '31 Feb 2026, 10:00',
    '9 Xyz 2026, 10:00',
    '9 Ma 2026, 10:00',
    '9 Apr 2026, 25:00',
    '9 Apr 2026, 13:00 PM',
  ])('for people, %j, is none', (text) => {
    expect(spokenTimeIn(text)).toBeNull();
  });

  it('by the wall clock needs a day that exists', () => {
    expect(wallTimeIn('2026-04-09 17:18:05')).toEqual({ wall: '2026-04-09T17:18:05' });
    expect(wallTimeIn('2026-04-09T7:18')).toEqual({ wall: '2026-04-09T07:18:00' });
    expect(wallTimeIn('2025-02-29 10:00:00')).toBeNull();
    expect(wallTimeIn('2025-02-28 24:00:00')).toBeNull();
    expect(noonOf('2025-02-28')).toEqual({ wall: '2025-02-28T12:00:00' });
    expect(noonOf('2025-02-29')).toBeNull();
  });

  it('with a zone is an instant, one without is a time by the wall clock', () => {
    expect(isoTime('2026-03-01T10:00:00.000Z')).toBe(Date.UTC(2026, 2, 1, 10));
    expect(isoTime('2026-03-01T10:00:00+02:00')).toBe(Date.UTC(2026, 2, 1, 8));
    expect(isoTime('2026-03-01T10:00:00')).toEqual({ wall: '2026-03-01T10:00:00' });
    expect(isoTime('2026-02-30T10:00:00Z')).toBeNull();
    expect(isoTime('2026-03-01')).toBeNull();
    expect(isoTime('2026-03-01T7:05')).toEqual({ wall: '2026-03-01T07:05:00' });
  });

  it('in seconds since 1970 is an instant, and 0 is none', () => {
    expect(unixTimeIn('1705305000')).toBe(1_705_305_000_000);
    expect(unixTimeIn('0')).toBeNull();
    expect(unixTimeIn('-1')).toBeNull();
    expect(unixTimeIn('999999999999')).toBeNull();
    expect(unixTimeIn('2024-01-15')).toBeNull();
  });

  it('that is earlier than the start is no end', () => {
    const [a, b] = [{ wall: '2026-01-01T23:30:00' }, { wall: '2026-01-02T00:10:00' }];
    expect(secondsBetween(a, b)).toBe(2400);
    expect(secondsBetween(b, a)).toBeNull();
    expect(secondsBetween(1000, 3000)).toBe(2);
    expect(secondsBetween(1000, b)).toBeNull();
    expect(secondsBetween(a, null)).toBeNull();
  });
});
