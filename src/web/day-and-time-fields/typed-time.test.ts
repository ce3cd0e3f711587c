import fc from 'fast-check';
import { expect, it } from 'vitest';
import { timeFormat } from '../time/time-format.ts';
import { parseTypedTime, printTypedTime } from './typed-time.ts';

it.each([
  ['17', 17, 0],
  ['1700', 17, 0],
  ['17:00', 17, 0],
  ['17.30', 17, 30],
  ['17 30', 17, 30],
  ['730', 7, 30],
  ['7:05', 7, 5],
  ['0', 0, 0],
  ['00:00', 0, 0],
  ['23:59', 23, 59],
  ['5pm', 17, 0],
  [' 5:30 pm ', 17, 30],
  ['5:30 P.M.', 17, 30],
  ['530p', 17, 30],
  ['5:30\u202fAM', 5, 30],
  ['12am', 0, 0],
  ['12:15 pm', 12, 15],
  ['17 Uhr', 17, 0],
  ['17 Uhr 30', 17, 30],
  ['17:30 Uhr', 17, 30],
  ['17h30', 17, 30],
])('%j is a time', (typed, hours, minutes) => {
  expect(parseTypedTime(typed)).toBe(hours * 60 + minutes);
});

it.each(['', '17:', '17:3', '24:00', '2400', '12:60', '173', '13pm', '0am', '5 xm', 'noon', '5pm tomorrow', '-5'])(
  '%j is not a time',
  (typed) => {
    expect(parseTypedTime(typed)).toBeNull();
  },
);

it.each([
  ['en-GB', undefined, '17:00'],
  ['en-GB', 'h12', '5:00 pm'],
  ['en-US', undefined, '5:00 PM'],
  ['en-US', 'h23', '17:00'],
  ['de-DE', undefined, '17:00'],
  ['de-DE', 'h12', '5:00 PM'],
] as const)('in %s with the clock %s, five in the afternoon is %s', (locale, hourCycle, shown) => {
  expect(printTypedTime(17 * 60, timeFormat(locale, hourCycle))).toBe(shown);
});

it('what is printed is read as the same time in every locale, on both clocks', () => {
  const locales = ['en-GB', 'en-US', 'en-CA', 'en-AU', 'en-DK', 'en-FI', 'de-DE', 'de-AT', 'de-CH'];
  const formats = fc.constantFrom(
    ...locales.flatMap((locale) => [
      timeFormat(locale, undefined),
      timeFormat(locale, 'h12'),
      timeFormat(locale, 'h23'),
    ]),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), formats, (minutes, format) => {
      expect(parseTypedTime(printTypedTime(minutes, format))).toBe(minutes);
    }),
  );
});
