import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, firstLocalDay, isLocalDay, type LocalDay, lastLocalDay } from '../kernel/index.ts';
import { onThisDay } from './on-this-day.ts';

describe('on this day', () => {
  it('returns the same day one, two and five years before', () => {
    expect(onThisDay('2026-11-27')).toEqual([
      { day: '2025-11-27', yearsAgo: 1 },
      { day: '2024-11-27', yearsAgo: 2 },
      { day: '2021-11-27', yearsAgo: 5 },
    ]);
  });

  it.each<[LocalDay, readonly LocalDay[]]>([
    ['2028-02-29', ['2027-02-28', '2026-02-28', '2023-02-28']],
    ['2025-02-28', ['2024-02-29', '2024-02-28', '2023-02-28', '2020-02-29', '2020-02-28']],
    ['2026-02-28', ['2025-02-28', '2024-02-29', '2024-02-28', '2021-02-28']],
    ['2028-02-28', ['2027-02-28', '2026-02-28', '2023-02-28']],
    ['2025-03-01', ['2024-03-01', '2023-03-01', '2020-03-01']],
    ['1904-02-29', ['1903-02-28', '1902-02-28', '1899-02-28']],
    ['1901-02-28', ['1900-02-28', '1899-02-28', '1896-02-29', '1896-02-28']],
  ])('at the end of February, %s returns %j', (day, expected) => {
    expect(onThisDay(day).map((each) => each.day)).toEqual(expected);
  });

  it('returns nothing before year 1', () => {
    expect(onThisDay('0001-02-28')).toEqual([]);
    expect(onThisDay('0003-01-05').map(({ day }) => day)).toEqual(['0002-01-05', '0001-01-05']);
  });

  const anyDay = fc.nat({ max: 3_652_058 }).map((days) => addDays(firstLocalDay, days));

  it('returns only days of the calendar, once each, in the year that it says', () => {
    expect(addDays(firstLocalDay, 3_652_058)).toBe(lastLocalDay);
    fc.assert(
      fc.property(anyDay, (day) => {
        const remembered = onThisDay(day);
        expect(new Set(remembered.map((each) => each.day)).size).toBe(remembered.length);
        for (const { day: then, yearsAgo } of remembered) {
          expect(isLocalDay(then)).toBe(true);
          expect(Number(then.slice(0, 4))).toBe(Number(day.slice(0, 4)) - yearsAgo);
        }
      }),
    );
  });

  it('returns every day of the calendar one year later', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9998 }), fc.nat({ max: 365 }), (year, dayOfYear) => {
        const day = addDays(`${String(year).padStart(4, '0')}-01-01` as LocalDay, dayOfYear);
        fc.pre(Number(day.slice(0, 4)) === year);
        const later = day.replace(/^\d{4}/, String(year + 1).padStart(4, '0')).replace(/-02-29$/, '-02-28') as LocalDay;
        expect(onThisDay(later)).toContainEqual({ day, yearsAgo: 1 });
      }),
    );
  });
});
