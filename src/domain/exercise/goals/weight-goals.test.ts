import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay, readRecord } from '../../kernel/index.ts';
import { type DayValue, weightTrend } from '../body/index.ts';
import { goal } from '../goal.ts';
import { heldWeightProgress, readGoal, weightProgress } from './index.ts';

const set: LocalDay = '2026-10-01';
const today: LocalDay = '2026-10-25';
const reach = (target: number, from: LocalDay | null = set) =>
  ({ kind: 'bodyWeight', target, typed: { si: target }, from }) as const;
const hold = (target: number, within = 1) =>
  ({ kind: 'holdBodyWeight', target, typed: { si: target }, within, withinTyped: { si: within } }) as const;

/** Returns the same weight for a number of consecutive days. */
function weighed(kilograms: number, days: number, from: LocalDay): readonly DayValue[] {
  return Array.from({ length: days }, (_, at) => ({ day: addDays(from, at), value: kilograms }));
}

describe('a body weight to reach', () => {
  it('that the trend had already reached when the goal was set is met only while the trend stays there', () => {
    const at = weighed(80, 30, '2026-09-01');
    const later = [...at, ...weighed(84, 30, '2026-10-02')];
    expect(weightProgress(reach(80), weightTrend(at))).toMatchObject({ start: 80, now: 80, isMet: true, share: 1 });
    const now = weightProgress(reach(80), weightTrend(later));
    expect(now?.now).toBeGreaterThan(83.5);
    expect(now).toMatchObject({ isMet: false });
    expect(now?.share).toBeLessThan(1);
    const below = weightProgress(reach(80), weightTrend([...at, ...weighed(76, 30, '2026-10-02')]));
    expect(below).toMatchObject({ isMet: false });
  });

  it.each([79.7, 79.98, 80.02, 80.3])(
    'from a trend of %d kg to 80 kg has no direction, so that it is not met far off on either side',
    (start) => {
      const before = weighed(start, 1, '2026-09-30');
      for (const far of [74, 88]) {
        const trend = weightTrend([...before, ...weighed(far, 60, '2026-10-02')]);
        expect(weightProgress(reach(80), trend)).toMatchObject({ isMet: false });
      }
    },
  );

  it('is met beyond the target when losing or gaining, and no longer met when the trend returns', () => {
    const heavy = weighed(90, 1, '2026-09-30');
    const light = weighed(70, 1, '2026-09-30');
    const from = (start: readonly DayValue[], ...parts: readonly (readonly DayValue[])[]) =>
      weightProgress(reach(80), weightTrend([...start, ...parts.flat()]));
    expect(from(heavy, weighed(78, 60, '2026-10-02'))).toMatchObject({ start: 90, isMet: true });
    expect(from(light, weighed(83, 60, '2026-10-02'))).toMatchObject({ start: 70, isMet: true });
    expect(from(heavy, weighed(78, 60, '2026-10-02'), weighed(86, 60, '2026-12-02'))).toMatchObject({ isMet: false });
    expect(from(light, weighed(83, 60, '2026-10-02'), weighed(72, 60, '2026-12-02'))).toMatchObject({ isMet: false });
  });

  it('starts at the first weight after the goal was set if there is none before', () => {
    const trend = weightTrend(weighed(84, 5, '2026-10-10'));
    expect(weightProgress(reach(80), trend)).toEqual({ start: 84, now: 84, share: 0, isMet: false });
    expect(weightProgress(reach(80), [])).toBeNull();
  });

  it('starts on the day it was created if it has no start', () => {
    const createdAt = Date.parse('2026-10-05T12:00:00Z');
    expect(read({ kind: 'bodyWeight', target: { si: 80 }, createdAt })).toMatchObject({ from: '2026-10-05' });
    expect(read({ kind: 'bodyWeight', target: { si: 80 }, createdAt, from: set })).toMatchObject({ from: set });
    expect(read({ kind: 'bodyWeight', target: { si: 80 } })).toMatchObject({ from: null });
  });
});

describe('a body weight to maintain', () => {
  it('is met while the trend is in the range, limits included, whatever it was when the goal was set', () => {
    const at = (kilograms: number) =>
      heldWeightProgress(hold(80), weightTrend(weighed(kilograms, 3, '2026-10-02')), today);
    expect(at(80)).toEqual({ now: 80, low: 79, high: 81, side: 'within', share: 1, isMet: true, lastWeighed: null });
    expect(at(79)).toMatchObject({ side: 'within', isMet: true });
    expect(at(81)).toMatchObject({ side: 'within', isMet: true });
    expect(at(83.5)).toMatchObject({ side: 'above', isMet: false });
    expect(at(77)).toMatchObject({ side: 'below', isMet: false, share: 1 / 3 });
    expect(heldWeightProgress(hold(80), [], today)).toBeNull();
  });

  it('uses the trend, so that one heavy morning does not leave the range', () => {
    const trend = weightTrend([...weighed(80, 20, '2026-10-01'), ...weighed(83, 1, '2026-10-21')]);
    expect(heldWeightProgress(hold(80), trend, today)).toMatchObject({ side: 'within', isMet: true });
  });

  it('is not met by an old weight alone', () => {
    const trend = weightTrend(weighed(80, 3, '2026-10-02'));
    expect(heldWeightProgress(hold(80), trend, '2026-11-03')).toMatchObject({ isMet: true, lastWeighed: null });
    expect(heldWeightProgress(hold(80), trend, '2026-11-04')).toMatchObject({
      side: 'within',
      isMet: false,
      lastWeighed: '2026-10-04',
    });
  });

  it('has limits that are met as typed, despite rounding errors', () => {
    const pound = 0.45359237;
    const goalInPounds = hold(180.1 * pound, 0.3 * pound);
    for (const pounds of [180.4, 179.8]) {
      const trend = weightTrend(weighed(pounds * pound, 1, '2026-10-02'));
      expect(heldWeightProgress(goalInPounds, trend, today)).toMatchObject({ isMet: true });
    }
  });

  it('is read with its range, by default a kilogram either way', () => {
    const target = { si: 80, typed: '80', unit: 'kg' };
    const within = { si: 2, typed: '2', unit: 'kg' };
    expect(read({ kind: 'holdBodyWeight', target, within })).toEqual({
      kind: 'holdBodyWeight',
      target: 80,
      typed: target,
      within: 2,
      withinTyped: within,
    });
    expect(read({ kind: 'holdBodyWeight', target })).toMatchObject({ within: 1 });
    expect(read({ kind: 'holdBodyWeight', target, within: { si: 0 } })).toMatchObject({ within: 1 });
    expect(read({ kind: 'holdBodyWeight' })).toBeNull();
  });
});

function read(values: Readonly<Record<string, unknown>>) {
  const leaves = new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
  return readGoal(readRecord(goal, leaves).value);
}
