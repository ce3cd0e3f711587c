import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';
import { parseTypedDay, printTypedDay } from './typed-day.ts';

const today = '2026-11-30';

it.each([
  ['en-GB', '28/11/2026', '2026-11-28'],
  ['en-GB', '28/11', '2026-11-28'],
  ['en-GB', ' 3.2.25 ', '2025-02-03'],
  ['en-GB', '28 nov', '2026-11-28'],
  ['en-GB', 'November 28, 2025', '2025-11-28'],
  ['en-GB', '2026-11-28', '2026-11-28'],
  ['en-US', '11/28/2026', '2026-11-28'],
  ['en-US', '2/3', '2026-02-03'],
  ['de-DE', '28.11.2026', '2026-11-28'],
  ['de-DE', '28. März', '2026-03-28'],
  ['de-DE', '28 mär 2025', '2025-03-28'],
])('in %s, %j is %s', (locale, typed, day) => {
  expect(parseTypedDay(typed, locale, today)).toBe(day);
});

it.each(['', '28', '28/', '28/11/2', '31/2/2026', '28/13/2026', '28 nov 3', 'knee', '1 2 3 4'])(
  '%j is not a day',
  (typed) => {
    expect(parseTypedDay(typed, 'en-GB', today)).toBeNull();
  },
);

it('what is printed is read as the same day in every locale', () => {
  const days = fc
    .integer({ min: 0, max: 40_000 })
    .map((count) => new Date(count * 86_400_000).toISOString().slice(0, 10));
  const locales = fc.constantFrom('en-GB', 'en-US', 'de-DE', 'de-AT', 'de-CH', 'en-FR', 'en-AU');
  fc.assert(
    fc.property(days.filter(isLocalDay), locales, (day: LocalDay, locale) => {
      expect(parseTypedDay(printTypedDay(day, locale), locale, today)).toBe(day);
    }),
  );
});
