import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import { bestTimes, fasterInside } from './best-times.ts';

let made = 0;

function run(distance: number, movingSeconds: number | undefined, more: Partial<Activity> = {}) {
  made += 1;
  const value: Activity = {
    sport: 'run',
    distance: { si: distance },
    ...emptyActivity(),
    ...more,
  };
  return { id: `activity-${made}`, value: movingSeconds === undefined ? value : { movingSeconds, ...value } };
}

/** Metres and seconds of each lap. */
function lapsOf(...laps: readonly (readonly [number, number])[]): Activity['laps'] {
  const named = laps.map(([covered, time], at) => [
    `lap-${at}`,
    { order: `a${at}` as Order, seconds: time, metres: covered },
  ]);
  return Object.fromEntries(named);
}

const timesOf = (activities: readonly ReturnType<typeof run>[]) =>
  bestTimes('run', activities).map(({ distance, time }) => [distance, time]);

describe('the best time', () => {
  it('is the shortest for each distance', () => {
    expect(timesOf([run(10_000, 2500), run(5000, 1300), run(5000, 1200), run(5000, 1250)])).toEqual([
      [5000, 1200],
      [10_000, 2500],
    ]);
  });

  it('uses the elapsed time, including stops, if it is known', () => {
    expect(timesOf([run(5000, 1100, { elapsedSeconds: 1400 }), run(5000, 1300)])).toEqual([[5000, 1300]]);
  });

  it('accepts a distance that is slightly short, like rounded miles, or slightly long, as watches measure', () => {
    expect(timesOf([run(26.2 * 1609.344, 12_000)])).toEqual([[42_195, 12_000]]);
    expect(timesOf([run(6.2 * 1609.344, 2500)])).toEqual([[10_000, 2500]]);
    expect(timesOf([run(10_200, 2500)])).toEqual([[10_000, 2500]]);
    expect(timesOf([run(10_201, 2500)])).toEqual([]);
    expect(timesOf([run(9974, 2500)])).toEqual([]);
  });

  it('says what was covered, from which pace and VDOT are computed', () => {
    const [best] = bestTimes('run', [run(3.1 * 1609.344, 1710)]);
    expect(best?.distance).toBe(5000);
    expect(best?.covered).toBeCloseTo(4988.97, 2);
  });

  it('includes how many times it is the best of', () => {
    const [best] = bestTimes('run', [run(5000, 1300), run(5010, 1200), run(5000, 1250), run(10_000, 2500)]);
    expect(best).toMatchObject({ distance: 5000, time: 1200, outOf: 3 });
  });

  it('counts no laps of an activity with a hidden stretch, since they go over it', () => {
    const laps = lapsOf([1000, 300], [1000, 200], [1000, 310]);
    const hidden = { drive: { from: 300, to: 340 } };
    expect(timesOf([run(3000, 810, { laps })])).toEqual([
      [1000, 200],
      [3000, 810],
    ]);
    expect(timesOf([run(2950, 800, { laps, hidden })])).toEqual([]);
    const heartRateOnly = { sensor: { from: 0, to: 40, only: 'heartRate' as const } };
    expect(timesOf([run(3000, 810, { laps, hidden: heartRateOnly })])).toHaveLength(2);
  });

  it('counts the fastest part of a track, wherever it is', () => {
    const trackFigures = {
      ...{ version: 1, sport: 'run', hidden: '', timer: 2500, times: [], powers: [], kilometres: [], miles: [] },
      distances: [
        [1000, 215, 60],
        [5000, 1190.5, 300],
      ] as const,
    };
    const long = run(10_000, 2500, { trackFigures });
    const [kilometre, five, ten] = bestTimes('run', [run(5000, 1200), long]);
    expect(kilometre).toEqual({ distance: 1000, covered: 1000, time: 215, activity: long, startsAt: 60, outOf: 1 });
    expect(five).toEqual({ distance: 5000, covered: 5000, time: 1190.5, activity: long, startsAt: 300, outOf: 2 });
    expect(ten).toEqual({ distance: 10_000, covered: 10_000, time: 2500, activity: long, outOf: 1 });
    expect(timesOf([run(10_000, 2500, { trackFigures, indoor: true })])).toEqual([]);
    expect(timesOf([run(10_000, 25, { trackFigures })])).toEqual([]);
    // of a ride that became a run elsewhere, nobody has checked the parts yet
    expect(timesOf([run(10_000, 2500, { trackFigures: { ...trackFigures, sport: 'ride' } })])).toEqual([
      [10_000, 2500],
    ]);
  });

  it('counts no whole and no laps of a recording that is faster than anybody somewhere', () => {
    const trackFigures = {
      ...{ version: 3, sport: 'run', hidden: '', timer: 2500, times: [], powers: [], kilometres: [], miles: [] },
      ...{ distances: [[1000, 300, 60]] as const, impossible: [[600, 900]] as const },
    };
    const laps = lapsOf([5000, 1490], [5000, 1010]);
    const [drove, ran] = [run(10_000, 2500, { trackFigures, laps }), run(5000, 1500)];
    expect(timesOf([drove, ran])).toEqual([
      [1000, 300],
      [5000, 1500],
    ]);
    expect(fasterInside('run', [drove], bestTimes('run', [ran]))).toEqual([]);
  });

  it('excludes treadmills, but not pools', () => {
    expect(timesOf([run(5000, 1200, { indoor: true })])).toEqual([]);
    const swum = run(400, 420, { sport: 'swim', indoor: true });
    expect(bestTimes('swim', [swum])).toEqual([{ distance: 400, covered: 400, time: 420, activity: swum, outOf: 1 }]);
  });

  it('ignores activities whose time is missing or 0', () => {
    expect(timesOf([run(5000, undefined), run(5000, 0)])).toEqual([]);
  });

  it('of one sport does not count for another', () => {
    expect(bestTimes('row', [run(5000, 1200)])).toEqual([]);
    expect(bestTimes('walk', [run(5000, 1200, { sport: 'walk' })])).toEqual([]);
  });

  it('achieved twice belongs to the earlier activity', () => {
    const later = run(5000, 1200, { day: '2026-02-02' });
    const earlier = run(5000, 1200, { day: '2026-01-01' });
    expect(bestTimes('run', [later, earlier])[0]?.activity).toBe(earlier);
  });

  it('can consist of consecutive laps and then has their time', () => {
    const tenth = run(10_000, 3000, { laps: lapsOf([1000, 320], [1000, 310], [1000, 280], [1000, 290], [6000, 1800]) });
    expect(timesOf([tenth, run(1000, 300)])).toEqual([
      [1000, 280],
      [3000, 880],
      [10_000, 3000],
    ]);
    expect(bestTimes('run', [tenth, run(1000, 300)])[0]).toMatchObject({ laps: 1, outOf: 2, activity: tenth });
    const [three] = bestTimes('run', [run(3500, 1000, { laps: lapsOf([500, 160], [1400, 400], [1600, 440]) })]);
    expect(three).toMatchObject({ distance: 3000, time: 840, laps: 2 });
  });

  it('does not combine laps with rests between them, but each lap still counts alone', () => {
    const pool = run(800, 1200, {
      sport: 'swim',
      indoor: true,
      laps: lapsOf([100, 80], [100, 82], [100, 79], [100, 81], [100, 80], [100, 80], [100, 80], [100, 80]),
    });
    const times = bestTimes('swim', [pool]).map(({ distance, time }) => [distance, time]);
    expect(times).toEqual([
      [100, 79],
      [800, 1200],
    ]);
  });

  it('ignores laps that exceed the activity or are impossibly fast', () => {
    expect(timesOf([run(3500, 1000, { laps: lapsOf([5000, 900], [100, 100]) })])).toEqual([]);
    expect(timesOf([run(3500, 1000, { laps: lapsOf([1000, 300], [2500, 1700]) })])).toEqual([]);
    expect(timesOf([run(3500, 1000, { laps: lapsOf([1000, 30], [2500, 970]) })])).toEqual([]);
    expect(timesOf([run(3500, 1000, { laps: lapsOf([1000, 0], [2500, 1000]) })])).toEqual([]);
    const even: readonly (readonly [number, number])[] = Array.from({ length: 6 }, () => [1000, 320]);
    const slip = lapsOf([1000, 330], [1000, 330], [1000, 300], [1000, 120], ...even);
    expect(timesOf([run(10_000, 3000, { laps: slip })])).toEqual([
      [1000, 300],
      [3000, 960],
      [5000, 1600],
      [10_000, 3000],
    ]);
  });

  it('includes a lap that was ended by accident', () => {
    const laps = lapsOf([500, 150], [4, 0.3], [496, 149.7], [1000, 310]);
    expect(timesOf([run(2000, 610, { laps })])).toEqual([
      [1000, 300],
      [1500, 460],
    ]);
  });

  it('is the minimum of all qualifying activities, whatever their order', () => {
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

describe('a longer activity', () => {
  const insideOf = (activities: readonly ReturnType<typeof run>[]) =>
    fasterInside('run', activities, bestTimes('run', activities)).map(({ distance, time }) => [distance, time]);

  it('contains a stretch at least as fast as its average, which can beat a best time', () => {
    const long = run(10_000, 3000);
    const activities = [run(5000, 1800), long];
    expect(timesOf(activities)).toEqual([
      [5000, 1800],
      [10_000, 3000],
    ]);
    expect(fasterInside('run', activities, bestTimes('run', activities))).toEqual([
      { distance: 5000, time: 1500, activity: long },
    ]);
  });

  it('that is no multiple of the distance counts only whole stretches: the remainder may be the fast part', () => {
    expect(insideOf([run(5000, 1800), run(8000, 2400)])).toEqual([]);
    expect(insideOf([run(5000, 2500), run(8000, 2400)])).toEqual([[5000, 2400]]);
    expect(insideOf([run(5000, 1800), run(14_900, 3500)])).toEqual([[5000, 1750]]);
    expect(insideOf([run(5000, 1800), run(6.2 * 1609.344, 3000)])).toEqual([[5000, 1500]]);
  });

  it('adds nothing if it is slower, on a treadmill, of another sport or of a distance without a best time', () => {
    expect(insideOf([run(5000, 1500), run(10_000, 3000)])).toEqual([]);
    expect(insideOf([run(5000, 1800), run(10_000, 3000, { indoor: true })])).toEqual([]);
    expect(insideOf([run(5000, 1800), run(10_000, 1500, { sport: 'ride' })])).toEqual([]);
    expect(insideOf([run(10_000, 3000)])).toEqual([]);
  });

  it('with the fastest average is chosen among several', () => {
    expect(insideOf([run(5000, 1800), run(10_000, 3000), run(21_097.5, 5600), run(15_000, 4800)])).toEqual([
      [5000, 1400],
      [10_000, 2800],
    ]);
  });
});
