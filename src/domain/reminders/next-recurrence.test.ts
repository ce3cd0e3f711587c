import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, instantAt, type LocalDay, minutesAt, type Weekday, weekdayOf } from '../kernel/index.ts';
import { nextRecurrence, type RecurrenceRule, recurrencesAfter, type Series, seriesOf } from './index.ts';

const nine = 9 * 60;

function series(start: LocalDay, rule: RecurrenceRule, zone = 'Europe/Berlin'): Series {
  return { start, rule, zone };
}

/** The days of the first recurrences after an instant, or of all. */
function days(of: Series, count: number, after = 0): readonly LocalDay[] {
  const found: LocalDay[] = [];
  for (const { day } of recurrencesAfter(of, after)) {
    if (found.push(day) === count) break;
  }
  return found;
}

describe('a reminder that recurs', () => {
  it('on every day is on the first day and on those that follow', () => {
    const daily = series('2026-11-27', { every: 'day', interval: 1, minutes: nine });
    expect(days(daily, 3)).toEqual(['2026-11-27', '2026-11-28', '2026-11-29']);
  });

  it('every n days keeps its rhythm, however late it is asked', () => {
    const every10 = series('2026-01-01', { every: 'day', interval: 10, minutes: nine });
    expect(days(every10, 2, Date.parse('2026-02-01T00:00:00Z'))).toEqual(['2026-02-10', '2026-02-20']);
    expect(days(every10, 1, Date.parse('2026-01-30T12:00:00Z'))).toEqual(['2026-01-31']);
  });

  it('recurs after an instant, not at it', () => {
    const daily = series('2026-11-27', { every: 'day', interval: 1, minutes: nine });
    const at = Date.parse('2026-11-28T08:00:00Z');
    expect(nextRecurrence(daily, at - 1)).toEqual({ day: '2026-11-28', at });
    expect(nextRecurrence(daily, at)?.day).toBe('2026-11-29');
  });

  it('on weekdays is on each of them', () => {
    const weekly = series('2026-11-27', { every: 'week', interval: 1, minutes: nine, weekdays: [1, 5, 0] });
    expect(days(weekly, 4)).toEqual(['2026-11-27', '2026-11-29', '2026-11-30', '2026-12-04']);
  });

  it('every other week counts weeks from Monday', () => {
    const weekly = series('2026-11-27', { every: 'week', interval: 2, minutes: nine, weekdays: [1, 0] });
    expect(days(weekly, 4)).toEqual(['2026-11-29', '2026-12-07', '2026-12-13', '2026-12-21']);
  });

  it('on the 31st is on the last day of short months, and on the 31st again', () => {
    const monthly = series('2026-01-31', { every: 'month', interval: 1, minutes: nine, monthDay: 31 });
    expect(days(monthly, 5)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    expect(days(monthly, 1, Date.parse('2028-02-01T00:00:00Z'))).toEqual(['2028-02-29']);
  });

  it('in a month that starts with a later day begins in a following one', () => {
    const monthly = series('2026-11-27', { every: 'month', interval: 2, minutes: nine, monthDay: 5 });
    expect(days(monthly, 2)).toEqual(['2027-01-05', '2027-03-05']);
  });

  it('on 29 February is on the 28th in other years', () => {
    const yearly = series('2024-02-29', { every: 'year', interval: 1, minutes: nine, month: 2, monthDay: 29 });
    expect(days(yearly, 5)).toEqual(['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29']);
  });

  it('every n years skips the years between', () => {
    const yearly = series('2024-07-01', { every: 'year', interval: 4, minutes: nine, month: 3, monthDay: 1 });
    expect(days(yearly, 2)).toEqual(['2028-03-01', '2032-03-01']);
  });

  it('ends with the calendar', () => {
    const last = Date.parse('9999-12-31T12:00:00Z');
    const rules: readonly RecurrenceRule[] = [
      { every: 'day', interval: 1, minutes: nine },
      { every: 'week', interval: 1, minutes: nine, weekdays: [5, 6, 0] },
      { every: 'month', interval: 1, minutes: nine, monthDay: 31 },
      { every: 'year', interval: 1, minutes: nine, month: 12, monthDay: 31 },
    ];
    for (const rule of rules) {
      expect(nextRecurrence(series('9999-12-01', rule, 'UTC'), last - 86_400_000)?.day).toBe('9999-12-31');
      expect(nextRecurrence(series('9999-12-01', rule, 'UTC'), last)).toBeNull();
    }
  });
});

describe('the time of a recurrence', () => {
  const times = (of: Series, after: string, count: number) =>
    days(of, count, Date.parse(after)).map((day) => new Date(instantAt(day, of.rule.minutes, of.zone)).toISOString());

  it('is the same by the wall clock when daylight saving time begins and ends', () => {
    const daily = series('2026-01-01', { every: 'day', interval: 1, minutes: nine });
    expect(times(daily, '2026-03-28T00:00:00Z', 2)).toEqual(['2026-03-28T08:00:00.000Z', '2026-03-29T07:00:00.000Z']);
    expect(times(daily, '2026-10-24T00:00:00Z', 2)).toEqual(['2026-10-24T07:00:00.000Z', '2026-10-25T08:00:00.000Z']);
  });

  it('moves on where it does not exist, for that day only', () => {
    const daily = series('2026-01-01', { every: 'day', interval: 1, minutes: 150 });
    const skipped = nextRecurrence(daily, Date.parse('2026-03-28T12:00:00Z'));
    expect(skipped).toEqual({ day: '2026-03-29', at: Date.parse('2026-03-29T01:30:00Z') });
    expect(minutesAt(skipped?.at ?? 0, daily.zone)).toBe(210);
    expect(nextRecurrence(daily, skipped?.at ?? 0)?.at).toBe(Date.parse('2026-03-30T00:30:00Z'));
  });

  it('that exists twice is the first', () => {
    const daily = series('2026-01-01', { every: 'day', interval: 1, minutes: 150 });
    const twice = nextRecurrence(daily, Date.parse('2026-10-24T12:00:00Z'));
    expect(twice?.at).toBe(Date.parse('2026-10-25T00:30:00Z'));
    expect(nextRecurrence(daily, twice?.at ?? 0)?.day).toBe('2026-10-26');
  });

  it('moves on from a midnight that does not exist', () => {
    const daily = series('2018-01-01', { every: 'day', interval: 1, minutes: 0 }, 'America/Sao_Paulo');
    const skipped = { day: '2018-11-04', at: Date.parse('2018-11-04T03:00:00Z') };
    expect(nextRecurrence(daily, Date.parse('2018-11-03T12:00:00Z'))).toEqual(skipped);
  });

  it('is not twice where a zone skipped a whole day', () => {
    const daily = series('2011-12-01', { every: 'day', interval: 1, minutes: nine }, 'Pacific/Apia');
    const instants: number[] = [];
    for (const { at } of recurrencesAfter(daily, Date.parse('2011-12-29T00:00:00Z'))) {
      if (instants.push(at) === 5) break;
    }
    expect(new Set(instants).size).toBe(5);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  });
});

describe('a stored reminder', () => {
  const at = Date.parse('2026-01-31T08:00:00Z');

  it('takes its day and time from when it is due', () => {
    expect(seriesOf({ at, zone: 'Europe/Berlin', repeat: 'FREQ=MONTHLY' })).toEqual({
      start: '2026-01-31',
      zone: 'Europe/Berlin',
      rule: { every: 'month', interval: 1, minutes: nine, monthDay: 31 },
    });
  });

  it.each([
    { at, zone: 'UTC' },
    { at, zone: 'UTC', repeat: null },
    { at, zone: 'UTC', repeat: '' },
    { at, zone: 'UTC', repeat: 'sometimes' },
    { at, zone: 'Mars/Olympus_Mons', repeat: 'FREQ=DAILY' },
    { at: 8.64e15, zone: 'Pacific/Kiritimati', repeat: 'FREQ=DAILY' },
    { at: -8.64e15, zone: 'UTC', repeat: 'FREQ=DAILY' },
  ])('does not recur: %j', (reminder) => {
    expect(seriesOf(reminder)).toBeNull();
  });
});

describe('any recurrence', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
  const common = { interval: fc.integer({ min: 1, max: 60 }), minutes: fc.integer({ min: 0, max: 1439 }) };
  const weekday = fc.integer({ min: 0, max: 6 }).map((each) => each as Weekday);
  const monthDay = fc.integer({ min: 1, max: 31 });
  const rule: fc.Arbitrary<RecurrenceRule> = fc.oneof(
    fc.record({ ...common, every: fc.constant('day' as const) }),
    fc.record({ ...common, every: fc.constant('week' as const), weekdays: fc.tuple(weekday) }),
    fc.record({ ...common, every: fc.constant('month' as const), monthDay }),
    fc.record({ ...common, every: fc.constant('year' as const), month: fc.integer({ min: 1, max: 12 }), monthDay }),
  );
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe');
  const anySeries = fc.record({ start: day, rule, zone });

  it('is the first after an instant of all since its start', () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: -10, max: 500 }), (of, daysLater) => {
        const after = instantAt(addDays(of.start, daysLater), 720, of.zone);
        const next = nextRecurrence(of, after);
        for (const each of recurrencesAfter(of, instantAt(of.start, 0, of.zone) - 1)) {
          if (each.at <= after) continue;
          expect(next).toEqual(each);
          break;
        }
        expect(next?.at).toBeGreaterThan(after);
      }),
    );
  });

  it('names a day that its rule names', () => {
    fc.assert(
      fc.property(anySeries, day, (of, asked) => {
        const next = nextRecurrence(of, instantAt(asked, 720, of.zone));
        if (next === null) throw new Error('ended');
        const lastOfMonth = addDays(next.day, 1).endsWith('-01');
        if (of.rule.every === 'day') expect(daysBetween(of.start, next.day) % of.rule.interval).toBe(0);
        else if (of.rule.every === 'week') expect(of.rule.weekdays).toContain(weekdayOf(next.day));
        else expect(lastOfMonth || Number(next.day.slice(8)) === of.rule.monthDay).toBe(true);
      }),
    );
  });
});
