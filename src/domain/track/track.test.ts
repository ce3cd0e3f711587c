import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HiddenStretch } from '../exercise/index.ts';
import { runs } from '../testing/runs.ts';
import {
  averageOf,
  bestAmounts,
  bestEfforts,
  climbOf,
  coveredDistance,
  distanceBetween,
  figuresOfTrack,
  outlineOf,
  secondsByValue,
  splitsOf,
  type Track,
  TrackBuilder,
  type TrackPoint,
  trackTimes,
  visibleTrack,
} from './index.ts';

const start = Date.UTC(2026, 4, 6, 17);

/** Builds a track from the points of its segments, whose times are seconds. */
function trackOf(...segments: readonly (readonly (TrackPoint & { readonly s?: number })[])[]): Track {
  const builder = new TrackBuilder('ride');
  for (const points of segments) {
    builder.pause();
    for (const { s, ...point } of points) builder.add({ ...point, ...(s !== undefined && { at: start + s * 1000 }) });
  }
  return builder.build(start);
}

/** Points at a steady speed, in metres per second, one a second. */
function steady(
  from: number,
  seconds: number,
  speed: number,
  at = from * speed,
): readonly (TrackPoint & { s: number })[] {
  return Array.from({ length: seconds + 1 }, (_, second) => ({ s: from + second, distance: at + second * speed }));
}

const covered = (track: Track) => coveredDistance(track)?.metres ?? new Float64Array();

describe('points', () => {
  it('are put in the order of their times; those without a time are left out if others have one', () => {
    const track = trackOf([
      { s: 2, heartRate: 102 },
      { heartRate: 50 },
      { s: 0, heartRate: 100 },
      { s: 1, heartRate: 101 },
    ]);
    expect([...track.time]).toEqual([0, 1, 2]);
    expect([...track.heartRate]).toEqual([100, 101, 102]);
    expect(track.segments).toEqual([0]);
  });

  it('with the same time are one', () => {
    const track = trackOf([
      { s: 0, latitude: 52, longitude: 13 },
      { s: 0, heartRate: 120 },
      { s: 1, heartRate: 121 },
    ]);
    expect([track.length, track.latitude[0], track.heartRate[0]]).toEqual([2, 52, 120]);
  });

  it('have no values that no device measures, and no position where a device had none', () => {
    const track = trackOf([
      { s: 0, latitude: 0, longitude: 0, heartRate: 0, cadence: 255 + 200, power: 65_535, altitude: -5000 },
    ]);
    const { latitude, longitude, heartRate, cadence, power, altitude } = track;
    expect([latitude, longitude, heartRate, cadence, power, altitude].map(([value]) => value)).toEqual(
      Array(6).fill(Number.NaN),
    );
  });

  it('keep their pauses when another device wrote the segments in another order', () => {
    const track = trackOf([{ s: 10 }, { s: 11 }], [{ s: 0 }, { s: 1 }]);
    expect([[...track.time], track.segments]).toEqual([
      [0, 1, 10, 11],
      [0, 2],
    ]);
  });
});

describe('distance', () => {
  it.each([
    // geographiclib-geodesic 2.2.0 gives 111,319.491 m along the equator and 110,574.389 m north: within 0.56 %
    ['along the equator', [0, 0, 0, 1], 111_195.08],
    ['north', [0, 0, 1, 0], 111_195.08],
    ['over the 180th meridian', [0, 179.5, 0, -179.5], 111_195.08],
    ['to the same place', [52.5, 13.4, 52.5, 13.4], 0],
    ['from Berlin to Hamburg', [52.52, 13.405, 53.5511, 9.9937], 255_265],
  ] as const)('%s', (_, [a, b, c, d], expected) => {
    expect(Math.abs(distanceBetween(a, b, c, d) - expected)).toBeLessThan(expected / 10_000 + 0.01);
  });

  it('is the device’s, without what it counted during a pause', () => {
    const track = trackOf(steady(0, 10, 3), steady(100, 10, 3, 5030));
    expect(coveredDistance(track)?.from).toBe('device');
    expect(covered(track).at(-1)).toBe(60);
    const near = trackOf(steady(0, 10, 3), steady(100, 10, 3, 34));
    expect(covered(near).at(-1)).toBe(64);
  });

  it('is the device’s without what it counted during a pause, if the first point after it has no distance', () => {
    const [first, ...others] = steady(100, 10, 3, 5030);
    expect(covered(trackOf(steady(0, 10, 3), [{ s: first?.s ?? 0 }, ...others])).at(-1)).toBe(57);
  });

  it('of a pool, whose lengths count when they end, is spread over their time, but not over a pause', () => {
    const lengths = (from: number, count: number, at: number) =>
      Array.from({ length: 20 * count + 1 }, (_, s) => ({ s: from + s, distance: at + 25 * Math.floor(s / 20) }));
    const track = trackOf(lengths(0, 4, 0), lengths(200, 2, 100));
    expect([10, 20, 30, 80, 81, 91].map((point) => covered(track)[point])).toEqual([12.5, 25, 37.5, 100, 100, 112.5]);
    expect(trackTimes(track, covered(track), 'swim')).toEqual({ elapsed: 240, timer: 120, moving: 120 });
    expect(bestEfforts(track, covered(track), [50])[0]?.time).toBe(40);
  });

  it('is measured along the positions of each segment, if the device counted none', () => {
    const east = (s: number, longitude: number) => ({ s, latitude: 0, longitude });
    const track = trackOf([east(0, 0.001), east(1, 0.002)], [east(50, 1), east(51, 1.001)]);
    expect(covered(track).at(-1)).toBeCloseTo(2 * 111.195, 1);
  });

  it('is unknown to a device that counts 0 throughout, so that all of the time counts as moving', () => {
    const points = Array.from({ length: 601 }, (_, s) => ({ s, distance: 0, heartRate: 120 }));
    expect(coveredDistance(trackOf(points))).toBeNull();
    expect(figuresOfTrack(trackOf(points), 'ride', []).times?.moving).toBe(600);
    const outdoors = points.map((point, s) => ({ ...point, latitude: 0, longitude: 1 + s / 10_000 }));
    expect(coveredDistance(trackOf(outdoors))?.from).toBe('positions');
  });

  it('is unknown for a track without distances and positions, or without points', () => {
    expect(
      coveredDistance(
        trackOf([
          { s: 0, heartRate: 100 },
          { s: 1, heartRate: 101 },
        ]),
      ),
    ).toBeNull();
    expect(coveredDistance(trackOf([]))).toBeNull();
  });
});

describe('times', () => {
  it('are elapsed, without pauses, and without stops of more than 15 s', () => {
    const stop = (from: number, seconds: number, at: number) => steady(from, seconds, 0, at);
    const track = trackOf(
      [...steady(0, 100, 3), ...stop(101, 10, 300), ...steady(112, 100, 3, 303), ...stop(213, 60, 603)],
      steady(400, 100, 3, 603),
    );
    expect(trackTimes(track, covered(track), 'run')).toEqual({ elapsed: 500, timer: 373, moving: 373 - 61 });
    expect(trackTimes(track, null, 'run')).toEqual({ elapsed: 500, timer: 373, moving: 373 });
  });

  it('are unknown without times, and 0 for one point', () => {
    expect(trackTimes(trackOf([{ latitude: 1, longitude: 1 }]), null, 'run')).toBeNull();
    expect(trackTimes(trackOf([{ s: 0, heartRate: 90 }]), null, 'run')).toEqual({ elapsed: 0, timer: 0, moving: 0 });
  });
});

describe('best efforts', () => {
  it('are interpolated at both ends', () => {
    // 100 s at 2 m/s, 100 s at 4 m/s, 100 s at 2 m/s, a point every 10 s
    const at = (s: number) => (s <= 100 ? 2 * s : s <= 200 ? 200 + 4 * (s - 100) : 600 + 2 * (s - 200));
    const track = trackOf(Array.from({ length: 31 }, (_, index) => ({ s: index * 10, distance: at(index * 10) })));
    const times = bestEfforts(track, covered(track), [390, 400, 500, 800, 801]).map(({ time }) => time);
    expect(times).toEqual([97.5, 100, 150, 300]);
  });

  it('count the pauses within them', () => {
    const track = trackOf(steady(0, 100, 4), steady(160, 100, 4, 400));
    expect(bestEfforts(track, covered(track), [400, 800])).toEqual([
      { distance: 400, time: 100, startsAt: 0 },
      { distance: 800, time: 260, startsAt: 0 },
    ]);
  });

  const walks = fc
    .array(fc.record({ seconds: fc.integer({ min: 1, max: 60 }), metres: fc.integer({ min: 0, max: 400 }) }), {
      minLength: 1,
      maxLength: 60,
    })
    .map((steps) => {
      const points = [{ s: 0, distance: 0 }];
      for (const { seconds, metres } of steps) {
        const { s, distance } = points.at(-1) ?? { s: 0, distance: 0 };
        points.push({ s: s + seconds, distance: distance + metres });
      }
      return trackOf(points);
    });

  it('over a longer distance never take less time, nor have a faster pace than over a part of it', () => {
    fc.assert(
      fc.property(
        walks,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 1, max: 2000 }),
        (track, distance, more) => {
          const time = (over: number) =>
            bestEfforts(track, covered(track), [over])[0]?.time ?? Number.POSITIVE_INFINITY;
          expect(time(distance + more)).toBeGreaterThanOrEqual(time(distance));
          expect(time(2 * distance)).toBeGreaterThanOrEqual(2 * time(distance) - 1e-6);
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('are the shortest of all windows', () => {
    fc.assert(
      fc.property(walks, fc.integer({ min: 1, max: 1000 }), (track, distance) => {
        const metres = covered(track);
        const last = metres.at(-1) ?? 0;
        const [best] = bestEfforts(track, metres, [distance]);
        if (last < distance) return void expect(best).toBeUndefined();
        const first = (target: number) => {
          const to = metres.findIndex((value) => value >= target);
          if (to === 0) return track.time[0] as number;
          const [a, b] = [metres[to - 1] as number, metres[to] as number];
          return (
            (track.time[to - 1] as number) +
            ((target - a) / (b - a)) * ((track.time[to] as number) - (track.time[to - 1] as number))
          );
        };
        for (let share = 0; share <= 200; share++) {
          const from = ((last - distance) * share) / 200;
          expect(first(from + distance) - first(from + 1e-9)).toBeGreaterThanOrEqual((best?.time ?? 0) - 1e-3);
        }
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('climb', () => {
  const hilly = (altitudes: readonly number[]) =>
    trackOf(altitudes.map((altitude, index) => ({ s: index * 20, altitude })));

  it('counts rises and falls of at least the step', () => {
    expect(climbOf(hilly([100, 110, 108, 120, 90, 90]), 5)).toEqual({ ascent: 20, descent: 30 });
    expect(climbOf(hilly([100, 110, 104, 120, 90, 90]), 5)).toEqual({ ascent: 26, descent: 36 });
    expect(climbOf(hilly([50, 40, 45, 30]), 10)).toEqual({ ascent: 0, descent: 20 });
  });

  it('is 0 for noise, and unknown without altitudes or if all are 0', () => {
    const noise = trackOf(Array.from({ length: 600 }, (_, s) => ({ s, altitude: 30 + 2 * Math.sin(s * 2.1) })));
    expect(climbOf(noise, 3)).toEqual({ ascent: 0, descent: 0 });
    expect(climbOf(hilly([0, 0, 0]), 3)).toBeNull();
    expect(climbOf(trackOf(steady(0, 10, 3)), 3)).toBeNull();
  });

  it('does not join segments', () => {
    const track = trackOf(
      [
        { s: 0, altitude: 0 },
        { s: 20, altitude: 50 },
      ],
      [
        { s: 90, altitude: 500 },
        { s: 110, altitude: 540 },
      ],
    );
    expect(climbOf(track, 5)?.ascent).toBe(90);
  });
});

describe('splits', () => {
  it('end at whole distances, with their heart rate and rise, and the rest after the last', () => {
    const points = Array.from({ length: 501 }, (_, s) => ({
      s,
      distance: s * 5,
      altitude: s / 10,
      heartRate: s < 200 ? 120 : 160,
    }));
    const track = trackOf(points);
    expect(splitsOf(track, covered(track), 1000)).toEqual([
      { metres: 1000, time: 200, heartRate: 120, rise: 20 },
      { metres: 1000, time: 200, heartRate: 160, rise: 20 },
      { metres: 500, time: 100, heartRate: 160, rise: 10 },
    ]);
  });

  it('have the heart rate without that of a pause within them', () => {
    const beats = (points: readonly (TrackPoint & { s: number })[], heartRate: number) =>
      points.map((point) => ({ ...point, heartRate }));
    const track = trackOf(beats(steady(0, 100, 5), 140), beats(steady(700, 100, 5, 500), 160));
    expect(splitsOf(track, covered(track), 1000)).toEqual([{ metres: 1000, time: 800, heartRate: 150, rise: null }]);
  });

  it('are none of a track that is too long for a table, as after positions that jumped', () => {
    const jumps = Array.from({ length: 2000 }, (_, s) => ({ s, latitude: s % 2 === 0 ? 80 : -80, longitude: 10 }));
    const { stored, metres } = figuresOfTrack(trackOf(jumps), 'ride', []);
    expect([metres !== null && metres > 3e10, stored.kilometres, stored.miles]).toEqual([true, [], []]);
    const far = trackOf(steady(0, 1000, 1000));
    expect(splitsOf(far, covered(far), 1000)).toHaveLength(1000);
  });

  it('add up to the whole, wherever the points are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 2, maxLength: 40 }), (steps) => {
        const distances = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
        const distance = distances.at(-1) ?? 0;
        const track = trackOf([0, ...distances].map((each, index) => ({ s: index * 7, distance: each })));
        const splits = splitsOf(track, covered(track), 1000);
        const sum = (part: 'metres' | 'time') => splits.reduce((total, split) => total + split[part], 0);
        expect(sum('metres')).toBeGreaterThan(distance - 10);
        expect(sum('metres')).toBeLessThanOrEqual(distance + 1e-6);
        if (distance % 1000 >= 10) expect(sum('time')).toBeCloseTo(steps.length * 7, 6);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('values over time', () => {
  it('count how long each lasted, not over pauses, and at most 30 s without a point', () => {
    const beats = (s: number, heartRate: number) => ({ s, heartRate });
    const track = trackOf(
      [beats(0, 100), beats(10, 102), beats(20, 102), beats(100, 103)],
      [beats(200, 103), beats(201, 103)],
    );
    expect(secondsByValue(track, 'heartRate', 1)).toEqual({ from: 100, seconds: [10, 0, 40, 1] });
    expect(secondsByValue(track, 'heartRate', 5)).toEqual({ from: 100, seconds: [51] });
    expect(secondsByValue(track, 'power', 5)).toBeNull();
    expect(averageOf(track, 'power')).toBeNull();
    expect(averageOf(track, 'heartRate')?.max).toBe(103);
  });

  it('are averaged in the same way, and over the points if none lasts', () => {
    const beats = (s: number, heartRate: number) => ({ s, heartRate });
    const paused = trackOf([beats(0, 100), beats(10, 160)], [beats(500, 120), beats(520, 120)]);
    expect(averageOf(paused, 'heartRate')).toEqual({ average: (10 * 100 + 20 * 120) / 30, max: 160 });
    expect(averageOf(trackOf([beats(0, 90)]), 'heartRate')).toEqual({ average: 90, max: 90 });
    expect(averageOf(trackOf([{ heartRate: 90 }, { heartRate: 110 }]), 'heartRate')?.average).toBe(100);
  });
});

describe('hidden stretches', () => {
  const ride = trackOf(
    Array.from({ length: 601 }, (_, s) => ({
      ...{ s, distance: s <= 200 ? 5 * s : s <= 300 ? 1000 : 1000 + 5 * (s - 300) },
      ...{ heartRate: s < 500 ? 130 : 220, altitude: 100, power: 200 },
    })),
  );

  it('do not count: neither their time nor their distance, and what is around them is not joined', () => {
    const stopHidden = figuresOfTrack(ride, 'ride', [{ from: 200, to: 300 }]);
    expect(stopHidden.metres).toBe(2490);
    expect(stopHidden.times).toMatchObject({ elapsed: 498, timer: 498 });
    const visible = visibleTrack(ride, [{ from: 200, to: 300 }]);
    expect([visible.track.segments, visible.joints, visible.points[200]]).toEqual([[0, 200], [200], 301]);
    expect(stopHidden.stored.hidden).toBe('200-300');
  });

  it('at an end of the recording shorten it', () => {
    const { metres, times } = figuresOfTrack(ride, 'ride', [
      { from: 0, to: 99 },
      { from: 501, to: 700 },
    ]);
    expect([metres, times?.elapsed]).toEqual([1500, 400]);
  });

  it('of the heart rate alone leave the rest', () => {
    const { heartRate, metres, stored } = figuresOfTrack(ride, 'ride', [{ from: 500, to: 600, only: 'heartRate' }]);
    expect([heartRate, metres]).toEqual([{ average: 130, max: 130 }, 2500]);
    expect(stored.beats).toEqual({ from: 130, seconds: [500] });
  });

  it('are in no best effort, as pauses are', () => {
    const fast = (hidden: readonly HiddenStretch[]) =>
      figuresOfTrack(ride, 'run', hidden).stored.distances.map(([metres, time]) => [metres, time]);
    expect(fast([])).toContainEqual([1609.344, 421.9]);
    expect(fast([{ from: 250, to: 260 }])).not.toContainEqual([1609.344, expect.anything()]);
    expect(fast([{ from: 250, to: 260 }])).toContainEqual([1000, 200]);
  });

  it('that cover everything leave nothing', () => {
    expect(figuresOfTrack(ride, 'ride', [{ from: 0, to: 600 }])).toMatchObject({
      ...{ metres: null, times: null, climb: null, heartRate: null },
      stored: { distances: [], times: [], powers: [], kilometres: [], miles: [], timer: 0 },
    });
  });

  it('leave every point that is in none, with steps of its own', () => {
    const stretch = fc.record({ from: fc.integer({ min: 0, max: 600 }), length: fc.integer({ min: 0, max: 200 }) });
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 5 }), (stretches) => {
        const hidden = stretches.map(({ from, length }) => ({ from, to: from + length }));
        const { track, points, joints } = visibleTrack(ride, hidden);
        const isVisible = (at: number) => !hidden.some(({ from, to }) => at >= from && at <= to);
        expect([...points]).toEqual(Array.from({ length: 601 }, (_, at) => at).filter(isVisible));
        for (let at = 1; at < track.length; at++) {
          const step = (track.time[at] as number) - (track.time[at - 1] as number);
          expect(step).toBe(joints.includes(at) ? 0 : 1);
          expect(track.segments.includes(at)).toBe(joints.includes(at));
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('the longest distance and the highest power', () => {
  it('are interpolated at both ends', () => {
    const at = (s: number) => (s <= 100 ? 2 * s : s <= 200 ? 200 + 4 * (s - 100) : 600 + 2 * (s - 200));
    const track = trackOf(Array.from({ length: 31 }, (_, index) => ({ s: index * 10, distance: at(index * 10) })));
    const amounts = bestAmounts(track, covered(track), [50, 100, 105, 300, 301]).map(({ amount }) => amount);
    expect(amounts).toEqual([200, 400, 410, 800]);
  });

  it('are the highest of all windows, and grow with the time', () => {
    const steps = fc.array(
      fc.record({ seconds: fc.integer({ min: 1, max: 60 }), watts: fc.integer({ min: 0, max: 900 }) }),
      {
        minLength: 2,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 400 }), (powers, time) => {
        const points = [{ s: 0, distance: 0 }];
        for (const { seconds, watts } of powers) {
          const { s, distance } = points.at(-1) ?? { s: 0, distance: 0 };
          points.push({ s: s + seconds, distance: distance + watts });
        }
        const track = trackOf(points);
        const [best, longer] = bestAmounts(track, covered(track), [time, time + 7]);
        const value = (second: number) => {
          const to = points.findIndex(({ s }) => s >= second);
          const [a, b] = [points[Math.max(0, to - 1)] ?? { s: 0, distance: 0 }, points[to] ?? { s: 0, distance: 0 }];
          return b.s === a.s ? b.distance : a.distance + ((second - a.s) / (b.s - a.s)) * (b.distance - a.distance);
        };
        const end = points.at(-1)?.s ?? 0;
        for (let from = 0; from + time <= end; from++)
          expect(value(from + time) - value(from)).toBeLessThanOrEqual((best?.amount ?? 0) + 1e-6);
        if (longer !== undefined) expect(longer.amount).toBeGreaterThanOrEqual(best?.amount ?? 0);
      }),
      { numRuns: runs(200) },
    );
  });

  it('of a ride with a power meter', () => {
    const track = trackOf(Array.from({ length: 121 }, (_, s) => ({ s, power: s >= 60 && s < 90 ? 400 : 100 })));
    expect(figuresOfTrack(track, 'ride', []).stored.powers).toEqual([
      [5, 400, 60],
      [15, 400, 60],
      [30, 400, 60],
      [60, 250, 30],
      [120, 175, 0],
    ]);
  });
});

it('no best effort goes over a stretch that nobody can have covered, such as a ride in a car', () => {
  const metresAt = (s: number) => (s <= 300 ? 3 * s : s <= 400 ? 900 + 25 * (s - 300) : 3400 + 3 * (s - 400));
  const points = Array.from({ length: 921 }, (_, s) => ({ s, distance: metresAt(s) }));
  const { distances, impossible } = figuresOfTrack(trackOf(points), 'run', []).stored;
  expect(distances.map(([metres]) => metres)).toEqual([400, 800, 1000, 1500]);
  for (const [metres, time] of distances) expect(metres / time).toBeCloseTo(3, 1);
  expect(impossible).toHaveLength(1);
});

describe('a ride in a car through a town, in a run', () => {
  /** 8 km in which 5 minutes at 15 m/s begin at half an hour. */
  const metresAt = (s: number) => 3 * s + 12 * Math.min(Math.max(s - 1800, 0), 300);
  const track = trackOf(Array.from({ length: 2701 }, (_, s) => ({ s, distance: metresAt(s) })));

  it('is found over a kilometre, although nobody is that slow over 100 m', () => {
    const { impossible, distances } = figuresOfTrack(track, 'run', []).stored;
    expect(impossible).toHaveLength(1);
    const [from, to] = impossible?.[0] ?? [0, 0];
    expect(Math.abs(from - 1800)).toBeLessThan(20);
    expect(Math.abs(to - 2100)).toBeLessThan(20);
    for (const [metres, time] of distances) expect(metres / time).toBeCloseTo(3, 1);
    expect(distances.at(-1)?.[0]).toBe(5000);
  });

  it('is at its place in the recording also after a hidden stretch, and is gone once it is hidden', () => {
    const { impossible } = figuresOfTrack(track, 'run', [{ from: 100, to: 400 }]).stored;
    const [from = 0, to = 0] = impossible?.[0] ?? [];
    expect(Math.abs(from - 1800)).toBeLessThan(20);
    expect(figuresOfTrack(track, 'run', [{ from, to }]).stored.impossible).toBeUndefined();
  });

  it('is possible on a bicycle, as is a long descent', () => {
    expect(figuresOfTrack(track, 'ride', []).stored.impossible).toBeUndefined();
    const descent = trackOf(Array.from({ length: 301 }, (_, s) => ({ s, distance: 24 * s })));
    expect(figuresOfTrack(descent, 'ride', []).stored.impossible).toBeUndefined();
  });
});

it('stretches that nobody can have covered are found in little time, however many points are in them', () => {
  const points = Array.from({ length: 100_000 }, (_, at) => ({ s: at / 1000, distance: at / 50 }));
  const began = process.cpuUsage();
  expect(figuresOfTrack(trackOf(points), 'run', []).stored.distances).toEqual([]);
  expect(process.cpuUsage(began).user).toBeLessThan(2_500_000);
});

it('the figures of a recording that began before its stated start are counted from its first point', () => {
  const builder = new TrackBuilder('run');
  for (let s = -5; s <= 300; s++) builder.add({ at: start + s * 1000, distance: 4 * (s + 5) });
  const track = builder.build(start);
  expect([track.time[0], track.time[305]]).toEqual([0, 305]);
  expect(figuresOfTrack(track, 'run', []).stored.distances[0]).toEqual([400, 100, 0]);
});

describe('an outline', () => {
  it('has the shape of the route, also over the 180th meridian, and not its place', () => {
    const square = (east: number) =>
      trackOf(
        [
          [0, 0],
          [0, 1],
          [1, 1],
          [1, 0],
        ].map(([x = 0, y = 0], s) => ({ s, latitude: 0.001 * y, longitude: ((east + 0.001 * x + 540) % 360) - 180 })),
      );
    const shape = [
      [0, 0],
      [0, 255],
      [255, 255],
      [255, 0],
    ];
    for (const east of [13, 179.9995, -180]) {
      const track = square(east);
      expect(outlineOf(track, covered(track))).toEqual(shape);
    }
  });

  it('has at most 64 places, and is none for a point or without positions', () => {
    const line = trackOf(Array.from({ length: 1000 }, (_, s) => ({ s, latitude: 50 + s / 10_000, longitude: 10 })));
    expect(outlineOf(line, covered(line))).toHaveLength(64);
    expect(outlineOf(trackOf([{ s: 0, latitude: 50, longitude: 10 }]), new Float64Array(1))).toBeNull();
    const indoor = trackOf(steady(0, 10, 3));
    expect(outlineOf(indoor, covered(indoor))).toBeNull();
  });
});
