import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, localDayAt, minutesAt, type Weekday } from '../kernel/index.ts';
import { englishTimeWords, parseRecurrenceRule, printTypedTime, readTypedTime, type TimeContext } from './index.ts';

/** Friday 27 November 2026, half past ten in Berlin. */
const friday: TimeContext = {
  now: Date.parse('2026-11-27T09:30:20Z'),
  zone: 'Europe/Berlin',
  weekStart: 1,
  defaultMinutes: 9 * 60,
  words: englishTimeWords,
};

const at = (iso: string, zone = 'Europe/Berlin'): TimeContext => ({ ...friday, now: Date.parse(iso), zone });

/** The day and the time, `2026-11-27 18:00`, and how it recurs. */
function shown(text: string, context = friday): string | null {
  const time = readTypedTime(text, context);
  if (time === null) return null;
  const clock = `${Math.floor(time.minutes / 60)}:${String(time.minutes % 60).padStart(2, '0')}`;
  return [time.day, clock, time.repeat].filter((part) => part !== null).join(' ');
}

describe('a typed time', () => {
  it.each([
    ['today 18:00', '2026-11-27 18:00'],
    ['tonight', '2026-11-27 20:00'],
    ['tonight 9:30', '2026-11-27 21:30'],
    ['tonight 9:30 am', '2026-11-27 9:30'],
    ['tonight 1:00', '2026-11-27 1:00'],
    ['tomorrow', '2026-11-28 9:00'],
    ['tomorrow 9:00', '2026-11-28 9:00'],
    ['Tomorrow at 17', '2026-11-28 17:00'],
    ['mon', '2026-11-30 9:00'],
    ['monday 7:30', '2026-11-30 7:30'],
    ['next friday', '2026-12-04 9:00'],
    ['in 3 days', '2026-11-30 9:00'],
    ['in 3 days 7:15', '2026-11-30 7:15'],
    ['in a week', '2026-12-04 9:00'],
    ['in 2 months', '2027-01-27 9:00'],
    ['in 1 year', '2027-11-27 9:00'],
    ['in 2 hours', '2026-11-27 12:30'],
    ['in an hour', '2026-11-27 11:30'],
    ['in 90 min', '2026-11-27 12:00'],
    ['2026-12-01', '2026-12-01 9:00'],
    ['2026-12-01 9:05', '2026-12-01 9:05'],
    ['2025-12-01 9:00', '2025-12-01 9:00'],
    ['1 Dec 9:00', '2026-12-01 9:00'],
    ['1st december', '2026-12-01 9:00'],
    ['Dec 1, 8pm', '2026-12-01 20:00'],
    ['Dec 1, 2027 8pm', '2027-12-01 20:00'],
    ['Fri, 4 Dec 10:00', '2026-12-04 10:00'],
    ['20 Nov', '2027-11-20 9:00'],
    ['29 Feb', '2028-02-29 9:00'],
    ['11:00', '2026-11-27 11:00'],
    ['9:00', '2026-11-28 9:00'],
    ['9am', '2026-11-28 9:00'],
    ['9:30 pm', '2026-11-27 21:30'],
    ['12am', '2026-11-28 0:00'],
    ['12 pm', '2026-11-27 12:00'],
    ['7pm tomorrow', '2026-11-28 19:00'],
    ['every monday 7:00', '2026-11-30 7:00 FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0'],
    ['every mon, wed and fri', '2026-11-30 9:00 FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=9;BYMINUTE=0'],
    ['every weekday 12:00', '2026-11-27 12:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=12;BYMINUTE=0'],
    ['every day 21:00', '2026-11-27 21:00 FREQ=DAILY;BYHOUR=21;BYMINUTE=0'],
    ['every day at 9', '2026-11-28 9:00 FREQ=DAILY;BYHOUR=9;BYMINUTE=0'],
    ['every 2 weeks', '2026-12-11 9:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;BYHOUR=9;BYMINUTE=0'],
    ['every 2 weeks on monday', '2026-11-30 9:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=9;BYMINUTE=0'],
    ['every 3 months on the 5th', '2026-12-05 9:00 FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=5;BYHOUR=9;BYMINUTE=0'],
    ['every month on 31', '2026-11-30 9:00 FREQ=MONTHLY;BYMONTHDAY=31;BYHOUR=9;BYMINUTE=0'],
    ['every year on 29 Feb', '2027-02-28 9:00 FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYHOUR=9;BYMINUTE=0'],
    ['monthly', '2026-12-27 9:00 FREQ=MONTHLY;BYMONTHDAY=27;BYHOUR=9;BYMINUTE=0'],
    ['daily 11:00', '2026-11-27 11:00 FREQ=DAILY;BYHOUR=11;BYMINUTE=0'],
    ['tomorrow 8:00 every week', '2026-11-28 8:00 FREQ=WEEKLY;BYDAY=SA;BYHOUR=8;BYMINUTE=0'],
  ])('%j is %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(readTypedTime(text, friday)?.length).toBe(text.length);
  });

  it.each([
    '',
    ' tomorrow',
    'Bench press',
    'Monday’s plan',
    'mondays',
    'sun-dried tomatoes',
    'todayish',
    '8',
    '8 left shoulder',
    'at home',
    'in',
    'in 2',
    'in 0 days',
    'in 1000 days',
    'next time',
    'every',
    'every 0 days',
    'every effort',
    '25:00',
    '9:60',
    '9:5',
    '9:000',
    '13pm',
    '0am',
    'tomorrow 25:00',
    'tomorrow, 9:75',
    '30 Feb',
    '32 Dec',
    '2026-02-29',
    '2026-13-01',
    '2026-12-011',
    '9:00–10:00',
    '4:30/km',
    '4:30km',
    '5:00min/km',
    '3:00x2',
    '9amish',
    '13:00am',
    'tomorrowpack',
    '2026-12-01T9:00',
    '2026-12-01_9',
    'toString',
    '__proto__',
  ])('is not in %j', (text) => {
    expect(readTypedTime(text, friday)).toBeNull();
  });

  it.each([
    ['tomorrow 9:00 call physio', 13],
    ['tomorrow, then rest', 8],
    ['monday)', 6],
    ['9:00 daily stand-up', 4],
    ['mon weekly report', 3],
    ['mon 10 reps', 3],
    ['1 Dec. Then rest', 5],
    ['every monday sun cream', 12],
    ['every week on holiday', 10],
    ['9:00 monday’s plan', 4],
    ['tomorrow\n9:00', 8],
    ['tomorrow 18:00pack bag', 14],
    ['18:00pack', 5],
    ['18:00 pack', 5],
    ['18:00möhren', 5],
    ['2026-12-01 18:00pack', 16],
    ['2026-12-01pack', 10],
    ['every monday 7:00stretch', 17],
    ['morgen 18:00packen', 12],
    ['tomorrow\r\n9:00', 8],
  ])('in %j takes %i characters', (text, length) => {
    expect(readTypedTime(text, friday)?.length).toBe(length);
  });

  it('knows whether it would mean the same on another day', () => {
    expect(readTypedTime('2026-12-01 9:00 every week', friday)?.hasFullDate).toBe(true);
    expect(readTypedTime('1 Dec 2026', friday)?.hasFullDate).toBe(true);
    for (const text of ['1 Dec', 'tomorrow', 'mon', 'every day', '9:00', 'in 2 hours']) {
      expect(readTypedTime(text, friday)?.hasFullDate).toBe(false);
    }
  });
});

describe('today', () => {
  it('without a time is later today', () => {
    expect(shown('today', at('2026-11-27T05:00:00Z'))).toBe('2026-11-27 9:00');
    expect(shown('today')).toBe('2026-11-27 11:00');
    expect(shown('27 Nov')).toBe('2026-11-27 11:00');
    expect(shown('today', at('2026-11-27T22:30:00Z'))).toBe('2026-11-27 23:59');
    expect(shown('tonight', at('2026-11-27T20:30:00Z'))).toBe('2026-11-27 22:00');
  });

  it('with a time that has passed is in the past', () => {
    expect(shown('today 8:00')).toBe('2026-11-27 8:00');
  });

  it('is the day in the time zone', () => {
    const lateInBerlin = '2026-11-27T23:30:00Z';
    expect(shown('today 18:00', at(lateInBerlin))).toBe('2026-11-28 18:00');
    expect(shown('today 18:00', at(lateInBerlin, 'America/New_York'))).toBe('2026-11-27 18:00');
  });
});

describe('a weekday', () => {
  it('is today until its time has come', () => {
    expect(shown('friday 10:31')).toBe('2026-11-27 10:31');
    expect(shown('friday 10:30')).toBe('2026-12-04 10:30');
  });

  it.each([
    [1, '2026-11-29T12:00:00Z', '2026-12-04'],
    [0, '2026-11-29T12:00:00Z', '2026-12-11'],
    [1, '2026-11-30T12:00:00Z', '2026-12-11'],
    [6, '2026-11-27T12:00:00Z', '2026-12-04'],
  ] as const)('of next week depends on the start of the week, day %i', (weekStart, now, day) => {
    expect(readTypedTime('next friday', { ...at(now), weekStart })?.day).toBe(day);
  });
});

describe('daylight saving time', () => {
  it('moves a time that does not exist, but keeps what is written', () => {
    const time = readTypedTime('2026-03-29 2:30', friday);
    expect(time).toMatchObject({ day: '2026-03-29', minutes: 150, at: Date.parse('2026-03-29T01:30:00Z') });
  });

  it('takes the first of two', () => {
    expect(readTypedTime('2026-10-25 2:30', friday)?.at).toBe(Date.parse('2026-10-25T00:30:00Z'));
  });

  it('does not change how long two hours are', () => {
    const night = at('2026-03-29T00:30:00Z');
    expect(readTypedTime('in 2 hours', night)?.at).toBe(Date.parse('2026-03-29T02:30:00Z'));
    expect(shown('in 2 hours', night)).toBe('2026-03-29 4:30');
  });
});

describe('any typed time', () => {
  const context = fc.record({
    now: fc.integer({ min: Date.parse('1990-01-01'), max: Date.parse('2090-01-01') }),
    zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Apia', 'Australia/Lord_Howe'),
    weekStart: fc.integer({ min: 0, max: 6 }).map((day) => day as Weekday),
    defaultMinutes: fc.integer({ min: 0, max: 1439 }),
    words: fc.constant(englishTimeWords),
  });
  const clock = fc.constantFrom('', ' 0:00', ' 2:30', ' 9am', ' 23:59');
  const rule = fc.constantFrom(
    'every day',
    'every 3 days',
    'every weekday',
    'every 2 weeks',
    'every 2 weeks on sun, tue',
    'monthly',
    'every 5 months on 31',
    'every year on 29 feb',
  );
  const day = fc.constantFrom(
    'mon',
    'next sunday',
    '1 Jan 0:30',
    '29 Feb 2:30',
    '31 Dec 23:59',
    'in 4 days',
    'tomorrow',
  );
  const distance = fc.constantFrom('in 2 hours', 'in a minute', 'in 999 minutes');

  it('without a date is in the future', () => {
    fc.assert(
      fc.property(context, fc.oneof(day, rule), clock, distance, (written, words, hour, later) => {
        expect(readTypedTime(words + hour, written)?.at).toBeGreaterThan(written.now);
        expect(readTypedTime(later, written)?.at).toBeGreaterThan(written.now);
      }),
    );
  });

  it('of a day is at its time by the wall clock', () => {
    fc.assert(
      fc.property(context, fc.oneof(day, rule), clock, (written, words, hour) => {
        const time = readTypedTime(words + hour, written);
        expect(time?.at).toBe(time && instantAt(time.day, time.minutes, written.zone));
      }),
    );
  });

  it('in some hours or minutes is what the wall clock will show', () => {
    fc.assert(
      fc.property(context, distance, (written, words) => {
        const time = readTypedTime(words, written);
        expect(time?.day).toBe(time && localDayAt(time.at, written.zone));
        expect(time?.minutes).toBe(time && minutesAt(time.at, written.zone));
      }),
    );
  });

  it('is the same when printed with its date and read again at another time', () => {
    fc.assert(
      fc.property(context, context, rule, clock, (written, later, words, hour) => {
        const time = readTypedTime(words + hour, written);
        if (time === null) throw new Error('not read');
        const parsed = parseRecurrenceRule(time.repeat ?? '', time);
        if (!parsed.ok) throw new Error('not a rule');
        const printed = printTypedTime(time, parsed.value, written.words);
        const { day, minutes, repeat } = time;
        const expected = { day, minutes, repeat, length: printed.length, hasFullDate: true };
        expect(readTypedTime(`${printed} squats`, later)).toMatchObject(expected);
      }),
    );
  });

  it('is read from any text without failing, and never beyond its end', () => {
    const words = fc.constantFrom(
      'every',
      'in',
      '2',
      'monday',
      '9:00',
      'dec',
      '@',
      ',',
      'on',
      '31',
      'weeks',
      'pm',
      'é',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words).map((each) => each.join(' ')),
    );
    fc.assert(
      fc.property(text, context, (typed, written) => {
        const time = readTypedTime(typed, written);
        if (time !== null) {
          expect(time.length).toBeGreaterThan(0);
          expect(time.length).toBeLessThanOrEqual(typed.length);
        }
      }),
    );
  });
});
