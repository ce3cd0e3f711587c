import { describe, expect, it } from 'vitest';
import { englishTimeWords, parseRecurrenceRule, printTypedTime } from './index.ts';

describe('a time that is printed to be read at any time', () => {
  it.each([
    ['', '2028-02-29 9:05'],
    ['FREQ=DAILY', '2028-02-29 9:05 every day'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2028-02-29 9:05 every 2 weeks'],
    ['FREQ=WEEKLY;BYDAY=TU,FR', '2028-02-29 9:05 every week on tuesday, friday'],
    ['FREQ=MONTHLY;BYMONTHDAY=29', '2028-02-29 9:05 every month'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2028-02-29 9:05 every month on 31'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2028-02-29 9:05 every year'],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=29', '2028-02-29 9:05 every year on 29 march'],
  ])('with the rule %j is %s', (repeat, printed) => {
    const time = { day: '2028-02-29', minutes: 545 } as const;
    const rule = parseRecurrenceRule(repeat, time);
    expect(printTypedTime(time, rule.ok ? rule.value : null, englishTimeWords)).toBe(printed);
  });

  it('has two digits for minutes and one for early hours', () => {
    expect(printTypedTime({ day: '0026-01-02', minutes: 0 }, null, englishTimeWords)).toBe('0026-01-02 0:00');
    expect(printTypedTime({ day: '2026-12-31', minutes: 1439 }, null, englishTimeWords)).toBe('2026-12-31 23:59');
  });
});
