import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/kernel/index.ts';
import { repeatKindOf, repeatKinds, repeatOf } from './repeat-choice.ts';

/** A Monday. */
const start = { day: '2026-11-30' as LocalDay, minutes: 420 };

describe('the choice of how a reminder recurs', () => {
  it.each(repeatKinds.filter((kind) => kind !== 'other'))('“%s” is found again in its recurrence', (kind) => {
    expect(repeatKindOf(repeatOf(kind, start, null), start)).toBe(kind);
  });

  it('is the weekday, the day of the month or of the year on which it starts', () => {
    expect(repeatOf('week', start, null)).toBe('FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0');
    expect(repeatOf('month', start, null)).toBe('FREQ=MONTHLY;BYMONTHDAY=30;BYHOUR=7;BYMINUTE=0');
    expect(repeatOf('year', start, null)).toBe('FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=30;BYHOUR=7;BYMINUTE=0');
  });

  it.each([
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=7;BYMINUTE=0',
    'FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=7;BYMINUTE=0',
    'FREQ=DAILY;BYHOUR=8;BYMINUTE=0',
    'FREQ=HOURLY',
  ])('is “other” for %s', (repeat) => {
    expect(repeatKindOf(repeat, start)).toBe('other');
  });

  it('“other” keeps the recurrence and takes another time of day', () => {
    const before = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=7;BYMINUTE=0';
    expect(repeatOf('other', { ...start, minutes: 555 }, before)).toBe(
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=9;BYMINUTE=15',
    );
    expect(repeatOf('other', start, 'FREQ=HOURLY')).toBe('FREQ=HOURLY');
  });
});
