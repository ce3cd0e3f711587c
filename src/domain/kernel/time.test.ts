import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  compareDays,
  daysBetween,
  instantAt,
  isInstant,
  isZone,
  type LocalDay,
  localDayAt,
  minutesAt,
  parseLocalDay,
  startOfWeek,
  type Weekday,
  weekdayOf,
} from './time.ts';

const day = fc.nat({ max: 3_000_000 }).map((days) => addDays('0001-01-01', days));

describe('a local day', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('can be %s', (text) => {
    expect(parseLocalDay(text)).toEqual({ ok: true, value: text });
  });

  it.each(['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '0000-01-01', '2026-11-21T00', ''])(
    'cannot be %j',
    (text) => {
      expect(parseLocalDay(text)).toEqual({ ok: false, error: { code: 'time/not-a-day', text } });
    },
  );

  it('counts across the ends of months and years and over leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-02-28', 1)).toBe('2023-03-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-11-21', 0)).toBe('2026-11-21');
    expect(() => addDays('9999-12-31', 1)).toThrow('9999');
  });

  it('has a weekday', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('2000-01-01')).toBe(6);
  });

  it('adding the number of days between two days to the first gives the second', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(addDays(from, daysBetween(from, to))).toBe(to);
        expect(Math.sign(compareDays(to, from))).toBe(Math.sign(daysBetween(from, to)));
        expect(from < to).toBe(compareDays(from, to) < 0);
      }),
    );
  });
});

describe('the week of a day', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-16'],
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-22', 0, '2026-11-22'],
    ['2026-11-21', 6, '2026-11-21'],
    ['2026-01-01', 1, '2025-12-29'],
  ] as const)('%s with weeks from day %i: %s', (of, weekStart, first) => {
    expect(startOfWeek(of, weekStart)).toBe(first);
  });

  it('starts on its first weekday and contains the day', () => {
    const late = day.filter((each) => each >= '0001-01-08');
    fc.assert(
      fc.property(late, fc.integer({ min: 0, max: 6 }), (each, weekStart) => {
        const first = startOfWeek(each, weekStart as Weekday);
        expect(weekdayOf(first)).toBe(weekStart);
        expect(daysBetween(first, each)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(first, each)).toBeLessThan(7);
      }),
    );
  });
});

describe('the local day of an instant', () => {
  const at = (text: string) => Date.parse(text);

  it('is the day in the time zone, not in UTC', () => {
    const instant = at('2026-11-21T23:30:00Z');
    expect(localDayAt(instant, 'UTC')).toBe('2026-11-21');
    expect(localDayAt(instant, 'Europe/Berlin')).toBe('2026-11-22');
    expect(localDayAt(instant, 'America/Los_Angeles')).toBe('2026-11-21');
    expect(localDayAt(at('2026-11-21T11:30:00Z'), 'Pacific/Kiritimati')).toBe('2026-11-22');
  });

  it('changes at midnight of the wall clock, even when daylight saving time changes', () => {
    expect(localDayAt(at('2026-03-28T22:59:59Z'), 'Europe/Berlin')).toBe('2026-03-28');
    expect(localDayAt(at('2026-03-28T23:00:00Z'), 'Europe/Berlin')).toBe('2026-03-29');
    expect(localDayAt(at('2026-03-29T21:59:59Z'), 'Europe/Berlin')).toBe('2026-03-29');
    expect(localDayAt(at('2026-03-29T22:00:00Z'), 'Europe/Berlin')).toBe('2026-03-30');
    expect(localDayAt(at('2026-10-25T22:59:59Z'), 'Europe/Berlin')).toBe('2026-10-25');
    expect(localDayAt(at('2026-10-25T23:00:00Z'), 'Europe/Berlin')).toBe('2026-10-26');
  });

  it('supports a time zone that skipped a whole day', () => {
    expect(localDayAt(at('2011-12-30T09:59:00Z'), 'Pacific/Apia')).toBe('2011-12-29');
    expect(localDayAt(at('2011-12-30T10:00:00Z'), 'Pacific/Apia')).toBe('2011-12-31');
  });

  it('crosses years and leap days', () => {
    expect(localDayAt(at('2026-12-31T23:00:00Z'), 'Europe/Berlin')).toBe('2027-01-01');
    expect(localDayAt(at('2024-02-29T23:00:00Z'), 'Europe/Berlin')).toBe('2024-03-01');
  });

  it('is in its own century in the first hundred years', () => {
    expect(localDayAt(at('0026-06-17T12:00:00Z'), 'UTC')).toBe('0026-06-17');
    expect(new Date(instantAt('0026-06-17', 12 * 60, 'UTC')).toISOString()).toBe('0026-06-17T12:00:00.000Z');
  });

  it('starts at the person’s start of the day, by the wall clock', () => {
    const four = 4 * 60;
    expect(localDayAt(at('2026-11-21T02:59:59Z'), 'Europe/Berlin', four)).toBe('2026-11-20');
    expect(localDayAt(at('2026-11-21T03:00:00Z'), 'Europe/Berlin', four)).toBe('2026-11-21');
    expect(localDayAt(at('2026-03-29T01:59:59Z'), 'Europe/Berlin', four)).toBe('2026-03-28');
    expect(localDayAt(at('2026-03-29T02:00:00Z'), 'Europe/Berlin', four)).toBe('2026-03-29');
  });

  it('at noon in UTC is that day', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40_000 }), (days) => {
        const here: LocalDay = addDays('1971-01-01', days);
        expect(localDayAt(Date.parse(`${here}T12:00:00Z`), 'UTC')).toBe(here);
      }),
    );
  });
});

it('recognises the time zones of this runtime', () => {
  expect(isZone('Asia/Kolkata')).toBe(true);
  expect(isZone('Mars/Olympus')).toBe(false);
  expect(isZone('')).toBe(false);
});

it('accepts whole milliseconds within the range of dates as instants', () => {
  expect([0, -1, 8.64e15].every(isInstant)).toBe(true);
  expect([0.5, Number.NaN, 8.64e15 + 1, '0', null].some(isInstant)).toBe(false);
});

describe('the instant of a time on a day', () => {
  const utc = (at: number) => new Date(at).toISOString();

  it('is when a clock in the time zone shows it', () => {
    expect(utc(instantAt('2026-07-01', 21 * 60, 'Asia/Tokyo'))).toBe('2026-07-01T12:00:00.000Z');
    expect(utc(instantAt('2026-01-01', 0, 'America/New_York'))).toBe('2026-01-01T05:00:00.000Z');
    expect(utc(instantAt('1969-12-31', 30, 'Europe/Berlin'))).toBe('1969-12-30T23:30:00.000Z');
  });

  it('is later if clocks skip that time, and the first if they show it twice', () => {
    expect(utc(instantAt('2026-03-29', 150, 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z'); // shown as 03:30
    expect(utc(instantAt('2026-10-25', 150, 'Europe/Berlin'))).toBe('2026-10-25T00:30:00.000Z');
    expect(minutesAt(instantAt('2026-03-29', 150, 'Europe/Berlin'), 'Europe/Berlin')).toBe(210);
  });

  it('can be recovered from its day and minutes', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Apia', 'Europe/London');
    const minute = fc.integer({ min: -20_000_000, max: 40_000_000 }).map((minutes) => minutes * 60_000);
    fc.assert(
      fc.property(zones, minute, (zone, at) => {
        const found = instantAt(localDayAt(at, zone), minutesAt(at, zone), zone);
        expect([localDayAt(found, zone), minutesAt(found, zone)]).toEqual([localDayAt(at, zone), minutesAt(at, zone)]);
      }),
    );
  });
});

it('reads the clock of a time zone independently of earlier reads, even at a change to daylight saving time', () => {
  const change = Date.UTC(2026, 2, 29, 1); // 01:00 becomes 02:00 in London
  const quarters = Array.from({ length: 12 }, (_, at) => change + (at - 6) * 450_000 - 1);
  const forwards = quarters.map((at) => minutesAt(at, 'Europe/London'));
  const backwards = quarters.toReversed().map((at) => minutesAt(at, 'Europe/London'));
  expect(backwards.toReversed()).toEqual(forwards);
  expect(minutesAt(change - 1, 'Europe/London')).toBe(59);
  expect(minutesAt(change, 'Europe/London')).toBe(120);
  expect(minutesAt(change - 1, 'Europe/London')).toBe(59);
});
