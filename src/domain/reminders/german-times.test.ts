import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCase } from '../kernel/index.ts';
import {
  completeTypedTime,
  englishTimeWords,
  parseRecurrenceRule,
  printTypedTime,
  readTypedTime,
  type TimeContext,
  timeWords,
} from './index.ts';

/** Friday 27 November 2026, half past ten in Berlin. */
const friday: TimeContext = {
  now: Date.parse('2026-11-27T09:30:20Z'),
  zone: 'Europe/Berlin',
  weekStart: 1,
  defaultMinutes: 9 * 60,
  words: timeWords.de,
};

function shown(text: string, context = friday): string | null {
  const time = readTypedTime(text, context);
  if (time === null) return null;
  const clock = `${Math.floor(time.minutes / 60)}:${String(time.minutes % 60).padStart(2, '0')}`;
  return [time.day, clock, time.repeat].filter((part) => part !== null).join(' ');
}

describe('a time in German', () => {
  it.each([
    ['heute 18:00', '2026-11-27 18:00'],
    ['heute Abend', '2026-11-27 20:00'],
    ['heute um 18 Uhr', '2026-11-27 18:00'],
    ['morgen', '2026-11-28 9:00'],
    ['Morgen 9:00', '2026-11-28 9:00'],
    ['morgen um 17 Uhr', '2026-11-28 17:00'],
    ['übermorgen 7:30', '2026-11-29 7:30'],
    ['Montag', '2026-11-30 9:00'],
    ['am Montag um 7:30', '2026-11-30 7:30'],
    ['15:30 am Montag', '2026-11-30 15:30'],
    ['Sonnabend', '2026-11-28 9:00'],
    ['Nächsten Freitag um 7', '2026-12-04 7:00'],
    ['in 3 Tagen', '2026-11-30 9:00'],
    ['in einer Woche', '2026-12-04 9:00'],
    ['in 2 Monaten', '2027-01-27 9:00'],
    ['in einem Jahr', '2027-11-27 9:00'],
    ['in 2 Stunden', '2026-11-27 12:30'],
    ['in einer Stunde', '2026-11-27 11:30'],
    ['in 90 Min', '2026-11-27 12:00'],
    ['3 März', '2027-03-03 9:00'],
    ['1. Dez 9:00', '2026-12-01 9:00'],
    ['1. Dezember 2027', '2027-12-01 9:00'],
    ['am 1. Dezember um 20 Uhr', '2026-12-01 20:00'],
    ['24.12.', '2026-12-24 9:00'],
    ['24.12. 18:00', '2026-12-24 18:00'],
    ['1.5.2027', '2027-05-01 9:00'],
    ['Freitag, 4. Dezember 10:00', '2026-12-04 10:00'],
    ['9 Uhr', '2026-11-28 9:00'],
    ['jeden Montag 7:00', '2026-11-30 7:00 FREQ=WEEKLY;BYDAY=MO;BYHOUR=7;BYMINUTE=0'],
    ['jeden Montag, Mittwoch und Freitag', '2026-11-30 9:00 FREQ=WEEKLY;BYDAY=MO,WE,FR;BYHOUR=9;BYMINUTE=0'],
    ['jeden Werktag 12:00', '2026-11-27 12:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=12;BYMINUTE=0'],
    ['jeden Tag um 21 Uhr', '2026-11-27 21:00 FREQ=DAILY;BYHOUR=21;BYMINUTE=0'],
    ['alle 2 Wochen', '2026-12-11 9:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=FR;BYHOUR=9;BYMINUTE=0'],
    ['alle 2 Wochen am Montag', '2026-11-30 9:00 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;BYHOUR=9;BYMINUTE=0'],
    ['jeden Monat am 31', '2026-11-30 9:00 FREQ=MONTHLY;BYMONTHDAY=31;BYHOUR=9;BYMINUTE=0'],
    ['jedes Jahr am 29. Februar', '2027-02-28 9:00 FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYHOUR=9;BYMINUTE=0'],
    ['täglich 11:00', '2026-11-27 11:00 FREQ=DAILY;BYHOUR=11;BYMINUTE=0'],
  ])('%j is %s, whatever the language of the app', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(shown(text, { ...friday, words: englishTimeWords })).toBe(expected);
    expect(readTypedTime(text, friday)?.length).toBe(text.length);
  });

  it.each([
    '8.5.',
    '22.5.',
    '8.5',
    '32.12.',
    '24.13.',
    '1.5.20277',
    'Mo anrufen',
    'do the dishes',
    'um',
    'am Herd',
    'jeden',
  ])('is not in %j', (text) => {
    expect(readTypedTime(text, friday)).toBeNull();
  });

  it('is read in English too', () => {
    expect(shown('tomorrow 9:00')).toBe('2026-11-28 9:00');
  });
});

describe('the beginning of a time in German', () => {
  it.each([
    ['mor', ['morgen']],
    ['HEU', ['heute', 'heute Abend']],
    ['mo', ['morgen', 'Montag', 'monatlich']],
    ['nächsten m', ['nächsten Montag', 'nächsten Mittwoch']],
    ['in 1 t', ['in 1 Tag']],
    ['in 3 t', ['in 3 Tagen']],
    ['jede', ['jeden Tag', 'jede Woche', 'jeden Monat', 'jedes Jahr', 'jeden Werktag', 'jeden Sonntag']],
  ])('%j is completed', (typed, words) => {
    expect(completeTypedTime(typed, friday).map((each) => each.words)).toEqual(expect.arrayContaining(words));
    expect(completeTypedTime(typed, friday).every((each) => foldCase(each.words).startsWith(foldCase(typed)))).toBe(
      true,
    );
  });
});

describe('a time printed in German', () => {
  it.each([
    ['FREQ=DAILY', '2028-02-29 9:05 jeden Tag'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2028-02-29 9:05 alle 2 Wochen'],
    ['FREQ=WEEKLY;BYDAY=TU,FR', '2028-02-29 9:05 jede Woche am Dienstag, Freitag'],
    ['FREQ=MONTHLY;BYMONTHDAY=31', '2028-02-29 9:05 jeden Monat am 31'],
    ['FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=29', '2028-02-29 9:05 jedes Jahr am 29. März'],
  ])('with the rule %j is %s', (repeat, printed) => {
    const time = { day: '2028-02-29', minutes: 545 } as const;
    const rule = parseRecurrenceRule(repeat, time);
    expect(printTypedTime(time, rule.ok ? rule.value : null, timeWords.de)).toBe(printed);
  });

  it('is read as the same time', () => {
    const kinds = fc.oneof(
      fc.integer({ min: 1, max: 99 }).map((interval) => `FREQ=DAILY;INTERVAL=${interval}`),
      fc
        .tuple(
          fc.integer({ min: 1, max: 9 }),
          fc.subarray(['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'], { minLength: 1 }),
        )
        .map(([interval, days]) => `FREQ=WEEKLY;INTERVAL=${interval};BYDAY=${days.join(',')}`),
      fc.integer({ min: 1, max: 31 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
      fc
        .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
        .map(([month, day]) => `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${day}`),
    );
    fc.assert(
      fc.property(kinds, fc.integer({ min: 0, max: 1439 }), (repeat, minutes) => {
        const time = { day: '2026-12-01', minutes } as const;
        const rule = parseRecurrenceRule(repeat, time);
        if (!rule.ok) throw new Error(`${repeat} is a rule`);
        const printed = printTypedTime(time, rule.value, timeWords.de);
        const read = readTypedTime(printed, friday);
        expect(read).toMatchObject({ ...time, length: printed.length, hasFullDate: true });
        const again = parseRecurrenceRule(read?.repeat ?? '', time);
        expect(again).toEqual(rule);
      }),
    );
  });
});
