import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/index.ts';
import { weekLookedAt, weeksAsked, weeksShown } from './weeks-asked.ts';

const here = { today: '2026-11-21', weekStart: 1 } as const;

describe('the week that is looked at', () => {
  test('is the running one where the address names none, or one that is still to come', () => {
    expect(weekLookedAt({ ...here, day: null })).toBe('2026-11-16');
    expect(weekLookedAt({ ...here, day: '2027-01-01' })).toBe('2026-11-16');
  });

  test('holds the day of the address', () => {
    expect(weekLookedAt({ ...here, day: '2026-11-15' })).toBe('2026-11-09');
    expect(weekLookedAt({ ...here, weekStart: 0, day: '2026-11-15' })).toBe('2026-11-15');
  });
});

test('the weeks that are asked for hold the one looked at with those before it, however far back', () => {
  for (let back = 0; back < 120; back += 1) {
    const day = addDays('2026-11-16', -7 * back);
    const { from, until } = weeksAsked({ ...here, day });
    expect(day <= until).toBe(true);
    expect(daysBetween(from, day) / 7).toBeGreaterThanOrEqual(weeksShown - 1);
  }
});

test('a step within half a year asks for the same weeks', () => {
  const asked = weeksAsked({ ...here, day: null });
  expect(weeksAsked({ ...here, day: addDays('2026-11-16', -7 * 25) })).toEqual(asked);
  expect(weeksAsked({ ...here, day: addDays('2026-11-16', -7 * 26) })).not.toEqual(asked);
});
