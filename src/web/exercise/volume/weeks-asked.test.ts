import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/index.ts';
import { weekLookedAt, weeksAsked, weeksShown } from './weeks-asked.ts';

const here = { today: '2026-11-21', weekStart: 1 } as const;

describe('the selected week', () => {
  test('is the current one if the URL contains none or one in the future', () => {
    expect(weekLookedAt({ ...here, day: null })).toBe('2026-11-16');
    expect(weekLookedAt({ ...here, day: '2027-01-01' })).toBe('2026-11-16');
  });

  test('contains the day in the URL', () => {
    expect(weekLookedAt({ ...here, day: '2026-11-15' })).toBe('2026-11-09');
    expect(weekLookedAt({ ...here, weekStart: 0, day: '2026-11-15' })).toBe('2026-11-15');
  });
});

test('the requested weeks include the selected one and those before it, however far back', () => {
  for (let back = 0; back < 120; back += 1) {
    const day = addDays('2026-11-16', -7 * back);
    const { from, until } = weeksAsked({ ...here, day });
    expect(day <= until).toBe(true);
    expect(daysBetween(from, day) / 7).toBeGreaterThanOrEqual(weeksShown - 1);
  }
});

test('moving within half a year requests the same weeks', () => {
  const asked = weeksAsked({ ...here, day: null });
  expect(weeksAsked({ ...here, day: addDays('2026-11-16', -7 * 25) })).toEqual(asked);
  expect(weeksAsked({ ...here, day: addDays('2026-11-16', -7 * 26) })).not.toEqual(asked);
});
