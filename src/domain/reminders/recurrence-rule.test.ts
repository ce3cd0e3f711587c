import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDay, Weekday } from '../kernel/index.ts';
import { parseRecurrenceRule, printRecurrenceRule, type RecurrenceRule } from './index.ts';

/** A leap day, which is a Thursday. */
const start = { day: '2024-02-29' as LocalDay, minutes: 1290 };

describe('a recurrence rule', () => {
  it.each([
    ['FREQ=DAILY', { every: 'day', interval: 1, minutes: 1290 }],
    ['freq=daily;interval=3;byhour=7;byminute=5', { every: 'day', interval: 3, minutes: 425 }],
    ['FREQ=DAILY;BYHOUR=0', { every: 'day', interval: 1, minutes: 30 }],
    ['FREQ=WEEKLY', { every: 'week', interval: 1, minutes: 1290, weekdays: [4] }],
    ['BYDAY=SU,MO,SU;FREQ=WEEKLY', { every: 'week', interval: 1, minutes: 1290, weekdays: [1, 0] }],
    ['FREQ=MONTHLY', { every: 'month', interval: 1, minutes: 1290, monthDay: 29 }],
    ['FREQ=MONTHLY;BYMONTHDAY=31', { every: 'month', interval: 1, minutes: 1290, monthDay: 31 }],
    ['FREQ=YEARLY', { every: 'year', interval: 1, minutes: 1290, month: 2, monthDay: 29 }],
  ])('can be %s', (text, rule) => {
    expect(parseRecurrenceRule(text, start)).toEqual({ ok: true, value: rule });
  });

  it.each([
    '',
    'daily',
    'INTERVAL=2',
    'FREQ=HOURLY',
    'FREQ=DAILY;COUNT=3',
    'FREQ=DAILY;UNTIL=20261231T000000Z',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=1000',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;BYHOUR=24',
    'FREQ=DAILY;BYHOUR=9,21',
    'FREQ=DAILY;BYMINUTE=60',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=MO,',
    'FREQ=WEEKLY;BYMONTH=2',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTH=2',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=DAILY;__PROTO__=1',
  ])('cannot be %j', (text) => {
    expect(parseRecurrenceRule(text, start)).toEqual({
      ok: false,
      error: { code: 'reminders/unknown-recurrence', text },
    });
  });

  it('is the same when printed and parsed, whenever it starts', () => {
    const common = { interval: fc.integer({ min: 1, max: 999 }), minutes: fc.integer({ min: 0, max: 1439 }) };
    const weekdays = fc.subarray([1, 2, 3, 4, 5, 6, 0] as Weekday[], { minLength: 1 });
    const monthDay = fc.integer({ min: 1, max: 31 });
    const rule = fc.oneof(
      fc.record({ ...common, every: fc.constant('day' as const) }),
      fc.record({ ...common, every: fc.constant('week' as const), weekdays }),
      fc.record({ ...common, every: fc.constant('month' as const), monthDay }),
      fc.record({ ...common, every: fc.constant('year' as const), month: fc.integer({ min: 1, max: 12 }), monthDay }),
    ) as fc.Arbitrary<RecurrenceRule>;
    fc.assert(
      fc.property(rule, (each) => {
        expect(parseRecurrenceRule(printRecurrenceRule(each), start)).toEqual({ ok: true, value: each });
      }),
    );
  });
});
