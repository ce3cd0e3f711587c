import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Activity } from '../activity.ts';
import { bestTimes } from './best-times.ts';

let made = 0;

function run(distance: number, movingSeconds: number | undefined, more: Partial<Activity> = {}) {
  made += 1;
  const value: Activity = { sport: 'run', distance: { si: distance }, gear: {}, laps: {}, tags: {}, ...more };
  return { id: `activity-${made}`, value: movingSeconds === undefined ? value : { movingSeconds, ...value } };
}

const timesOf = (activities: readonly ReturnType<typeof run>[]) =>
  bestTimes('run', activities).map(({ distance, time }) => [distance, time]);

describe('the best time', () => {
  it('over each distance is the shortest', () => {
    expect(timesOf([run(10_000, 2500), run(5000, 1300), run(5000, 1200), run(5000, 1250)])).toEqual([
      [5000, 1200],
      [10_000, 2500],
    ]);
  });

  it('is by the clock, stops included, where that is written down', () => {
    expect(timesOf([run(5000, 1100, { elapsedSeconds: 1400 }), run(5000, 1300)])).toEqual([[5000, 1300]]);
  });

  it('counts a little less than the distance, as miles are rounded, and a little more, as watches measure', () => {
    expect(timesOf([run(26.2 * 1609.344, 12_000)])).toEqual([[42_195, 12_000]]);
    expect(timesOf([run(6.2 * 1609.344, 2500)])).toEqual([[10_000, 2500]]);
    expect(timesOf([run(10_200, 2500)])).toEqual([[10_000, 2500]]);
    expect(timesOf([run(10_201, 2500)])).toEqual([]);
    expect(timesOf([run(9974, 2500)])).toEqual([]);
  });

  it('says how many it is the best of', () => {
    const [best] = bestTimes('run', [run(5000, 1300), run(5010, 1200), run(5000, 1250), run(10_000, 2500)]);
    expect(best).toMatchObject({ distance: 5000, time: 1200, outOf: 3 });
  });

  it('is not made on a treadmill, but in a pool', () => {
    expect(timesOf([run(5000, 1200, { indoor: true })])).toEqual([]);
    const swum = run(400, 420, { sport: 'swim', indoor: true });
    expect(bestTimes('swim', [swum])).toEqual([{ distance: 400, time: 420, activity: swum, outOf: 1 }]);
  });

  it('needs a time: none is not 0, and 0 is none', () => {
    expect(timesOf([run(5000, undefined), run(5000, 0)])).toEqual([]);
  });

  it('of a sport is not that of another', () => {
    expect(bestTimes('row', [run(5000, 1200)])).toEqual([]);
    expect(bestTimes('walk', [run(5000, 1200, { sport: 'walk' })])).toEqual([]);
  });

  it('that two have made belongs to the first', () => {
    const later = run(5000, 1200, { day: '2026-02-02' });
    const earlier = run(5000, 1200, { day: '2026-01-01' });
    expect(bestTimes('run', [later, earlier])[0]?.activity).toBe(earlier);
  });

  it('is one that an activity holds, and no other is shorter, in whatever order they are read', () => {
    const some = fc.record({
      distance: fc.integer({ min: 4950, max: 5150 }),
      time: fc.integer({ min: 900, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 12 }), (runs) => {
        const activities = runs.map(({ distance, time }) => run(distance, time));
        const counting = runs.filter(({ distance }) => distance >= 4987.5 && distance <= 5100);
        const expected = counting.length === 0 ? [] : [[5000, Math.min(...counting.map(({ time }) => time))]];
        expect(timesOf(activities)).toEqual(expected);
        expect(bestTimes('run', activities.toReversed())).toEqual(bestTimes('run', activities));
      }),
    );
  });
});
