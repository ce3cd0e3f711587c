import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockMovedBy } from './moved-clock.ts';
import { beginRest, endRest, lengthenRest, type RestTimer, restLeft, restOver, takeBackRest } from './rest-timer.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const resting = (seconds = 90): { timer: RestTimer } => {
  const draft = {} as { timer: RestTimer };
  beginRest(draft, { now: noon, seconds, set: 'a' });
  return draft;
};

describe('a rest timer', () => {
  it('stores the instant at which it ends, from which the remaining time follows', () => {
    const { timer } = resting();
    expect(timer).toEqual({ endsAt: noon + 90_000, seconds: 90, set: 'a' });
    expect(restLeft(timer, noon)).toBe(90_000);
    expect(restLeft(timer, noon + 89_999)).toBe(1);
    expect(restLeft(timer, noon + 3_600_000)).toBe(0);
    expect(restOver(timer, noon + 89_999)).toBe(0);
    expect(restOver(timer, noon + 100_000)).toBe(10_000);
  });

  it('of 0 seconds is none, and replaces a running one', () => {
    const draft = resting();
    beginRest(draft, { now: noon, seconds: 0, set: 'b' });
    expect(draft.timer).toBeUndefined();
  });

  it('can be lengthened and shortened, and ends if no time would remain', () => {
    const draft = resting();
    lengthenRest(draft, 15, noon + 30_000);
    expect(draft.timer).toEqual({ endsAt: noon + 105_000, seconds: 105, set: 'a' });
    lengthenRest(draft, -15, noon + 30_000);
    expect(draft.timer).toEqual({ endsAt: noon + 90_000, seconds: 90, set: 'a' });
    lengthenRest(draft, -15, noon + 75_000);
    expect(draft.timer).toBeUndefined();
    lengthenRest(draft, 15, noon);
    expect(draft.timer).toBeUndefined();
  });

  it('that has run out continues from now when it is lengthened', () => {
    const draft = resting();
    lengthenRest(draft, 15, noon + 100_000);
    expect(restLeft(draft.timer, noon + 100_000)).toBe(15_000);
  });

  it('can be skipped, and is removed only with the set that started it', () => {
    const draft = resting();
    takeBackRest(draft, 'b');
    expect(draft.timer).toBeDefined();
    takeBackRest(draft, 'a');
    expect(draft.timer).toBeUndefined();
    const another = resting();
    endRest(another);
    expect(another.timer).toBeUndefined();
  });

  it('written by a clock that is ahead is never longer than its duration', () => {
    expect(restLeft({ endsAt: noon + 3_690_000, seconds: 90 }, noon)).toBe(90_000);
  });

  it('always has between 0 and its duration remaining', () => {
    const act = fc.record({ by: fc.integer({ min: -60, max: 60 }), after: fc.integer({ min: -5_000, max: 60_000 }) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.array(act), (seconds, acts) => {
        const draft = resting(seconds) as { timer?: RestTimer };
        let now = noon;
        for (const { by, after } of acts) {
          now += after;
          lengthenRest(draft as { timer: RestTimer }, by, now);
          if (draft.timer === undefined) return;
          expect(Number.isInteger(draft.timer.endsAt)).toBe(true);
          expect(restLeft(draft.timer, now)).toBeGreaterThanOrEqual(0);
          expect(restLeft(draft.timer, now)).toBeLessThanOrEqual(draft.timer.seconds * 1000);
        }
      }),
    );
  });
});

describe('the clock', () => {
  const first = { wall: noon, steady: 5_000 };
  const later = (wall: number, steady: number) => ({ wall: noon + wall, steady: 5_000 + steady });

  it('is unchanged if wall clock and steady clock advance alike', () => {
    expect(clockMovedBy(first, later(1_000, 1_000), false)).toBe(0);
    expect(clockMovedBy(first, later(1_900, 1_000), false)).toBe(0);
    expect(clockMovedBy(first, later(600_000, 600_000), true)).toBe(0);
  });

  it('was set forward or back if it departs from the steady clock while the page is awake', () => {
    expect(clockMovedBy(first, later(3_601_000, 1_000), false)).toBe(3_600_000);
    expect(clockMovedBy(first, later(-3_599_000, 1_000), false)).toBe(-3_600_000);
  });

  it('is right if it alone advanced while the device slept', () => {
    expect(clockMovedBy(first, later(3_601_000, 1_000), true)).toBe(0);
  });

  it('was set back if it lags behind after sleep, because time does not run backwards', () => {
    expect(clockMovedBy(first, later(-3_570_000, 30_000), true)).toBe(-3_600_000);
  });
});
