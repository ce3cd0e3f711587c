import { describe, expect, it } from 'vitest';
import { metres } from '../../kernel/index.ts';
import { distanceByGear, gearDistance } from './gear-distance.ts';

describe('the distance of gear', () => {
  it('is the sum of the distances of activities with it', () => {
    const byGear = distanceByGear([
      { gear: { shoes: true }, distance: { si: 5000 } },
      { gear: { shoes: true, belt: true }, distance: { si: 10_000 } },
      { gear: { bicycle: true } },
      { gear: {}, distance: { si: 7000 } },
    ]);
    expect(Object.fromEntries(byGear)).toEqual({ shoes: 15_000, belt: 10_000 });
  });

  it('starts with the distance before it was recorded', () => {
    expect(gearDistance({ startDistance: { si: 100_000 } }, metres(15_000))).toEqual({
      distance: 115_000,
      left: null,
      isDue: false,
    });
  });

  it('warns at the chosen distance, which can be 0', () => {
    const warnAt = { si: 600_000 };
    expect(gearDistance({ warnAt }, metres(599_999))).toMatchObject({ left: 1, isDue: false });
    expect(gearDistance({ warnAt }, metres(600_000))).toMatchObject({ left: 0, isDue: true });
    expect(gearDistance({ warnAt: { si: 0 } }, metres(0))).toMatchObject({ left: 0, isDue: true });
  });
});

it('gear is due when the typed distances reach the limit, despite rounding errors in their sum', () => {
  const runs = [6.2, 9.9].map((km) => ({ gear: { a: true as const }, distance: { si: km * 1000 } }));
  const recorded = distanceByGear(runs).get('a') ?? metres(0);
  const warnAt = { si: 16.1 * 1000 };
  expect(recorded).toBeLessThan(warnAt.si);
  expect(gearDistance({ warnAt }, recorded).isDue).toBe(true);
});
