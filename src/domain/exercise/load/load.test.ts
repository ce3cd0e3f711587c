import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay, readRecord } from '../../kernel/index.ts';
import { runs } from '../../testing/runs.ts';
import { activity } from '../activity.ts';
import {
  activityLoad,
  activitySessions,
  defaultTimeConstants,
  effortOfHeartRate,
  effortOfUptake,
  lastWeekOf,
  loadCurve,
  rampOf,
  sessionLoad,
  weekOfLoad,
  workoutSessions,
} from './index.ts';

describe('the session load', () => {
  it('is session RPE times minutes (Foster 2001: 7 for an hour is 420)', () => {
    expect(sessionLoad(7, 3600)).toBe(420);
    expect(sessionLoad(7, 90)).toBe(10.5);
  });

  it('is 0 for a session RPE of 0, and null without one', () => {
    const [rest, unknown] = workoutSessions([anHour('a', { effort: 0 }), anHour('b', { effort: null })]);
    expect(rest).toMatchObject({ effort: 0, load: 0 });
    expect(unknown).toMatchObject({ effort: null, load: null });
  });

  it('is the same for lifting and endurance', () => {
    const run = { id: 'b', value: activityWith({ effort: 6, movingSeconds: 3600, elapsedSeconds: 4000 }) };
    expect(workoutSessions([anHour('a', { effort: 6 })])).toMatchObject([{ key: 'workouts/a', load: 360 }]);
    expect(activitySessions([run], [], byEffort)).toMatchObject([{ key: 'activities/b', load: 360 }]);
  });

  it('requires the end of a workout or the duration of an activity', () => {
    expect(workoutSessions([anHour('a', { effort: 5, seconds: null, endedAt: null })])).toEqual([]);
    const activities = [{ id: 'b', value: activityWith({ effort: 5 }) }];
    expect(activitySessions(activities, [], byEffort)).toMatchObject([
      { key: 'activities/b', seconds: null, load: null },
    ]);
    expect(activityLoad(activityWith({ effort: 5, movingSeconds: 0 }), byEffort)).toEqual({ load: null, from: null });
  });

  it('is null for a workout longer than its sets allow, and a workout without sets is no session', () => {
    const doubtful = anHour('a', { effort: 7, seconds: null });
    expect(workoutSessions([doubtful])).toMatchObject([{ seconds: null, load: null }]);
    expect(workoutSessions([{ ...anHour('a', { effort: 7 }), exercises: [] }])).toEqual([]);
    expect(activitySessions([{ id: 'b', value: activityWith({}) }], [], byEffort)).toEqual([]);
  });

  it('is null for an activity that is impossibly slow over its distance', () => {
    const slip = activityWith({ sport: 'run', effort: 7, distance: { si: 5000 }, movingSeconds: 26 * 3600 });
    expect(activitySessions([{ id: 'b', value: slip }], [], byEffort)).toMatchObject([
      { effort: 7, seconds: null, load: null },
    ]);
  });

  it('is counted once if an activity belongs to an existing workout', () => {
    const workouts = workoutSessions([anHour('a', { effort: 6 })]);
    const within = { id: 'b', value: activityWith({ effort: 8, movingSeconds: 600, workout: 'a' }) };
    const orphan = { id: 'c', value: activityWith({ effort: 8, movingSeconds: 600, workout: 'gone' }) };
    expect(activitySessions([within, orphan], workouts, byEffort).map(({ key }) => key)).toEqual(['activities/c']);
  });
});

describe('the effort of a heart rate', () => {
  it.each([
    [40, 0],
    [100, 0],
    [114, 1],
    [128, 3],
    [154, 4.5],
    [173, 6.5],
    [192, 8.5],
    [200, 10],
    [220, 10],
  ])('of %i with a maximum of 200 is %f', (beats, effort) => {
    expect(effortOfHeartRate(beats, 200)).toBeCloseTo(effort, 9);
  });

  it('never falls as the heart rate rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 220 }), fc.integer({ min: 120, max: 220 }), (beats, max) => {
        expect(effortOfHeartRate(beats + 1, max)).toBeGreaterThanOrEqual(effortOfHeartRate(beats, max));
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('the effort of an oxygen uptake', () => {
  it.each([
    [0, 0],
    [0.325, 0],
    [0.37, 1],
    [0.46, 3],
    [0.64, 4.5],
    [0.775, 6.5],
    [0.91, 8.5],
    [1, 10],
    [1.2, 10],
  ])('of %f of the maximum is %f', (share, effort) => {
    expect(effortOfUptake(share)).toBeCloseTo(effort, 9);
  });
});

describe('the load of an activity', () => {
  const withHeartRate = { prefers: 'heartRate', maximumOf: () => 200, capacityOf: () => null } as const;
  const hour = { movingSeconds: 3600, elapsedSeconds: 3700 };
  const figures = { version: 1, sport: 'run', hidden: '', timer: 0 };
  const none = { distances: [], times: [], powers: [], kilometres: [], miles: [] };
  const recorded = (seconds: readonly number[], more = {}) =>
    activityWith({ ...hour, trackFigures: { ...figures, ...none, beats: { from: 128, seconds } }, ...more });

  it('is the effort of each second of a recorded heart rate', () => {
    expect(activityLoad(recorded([3600]), withHeartRate)).toEqual({ load: 180, from: 'heartRate' });
    const halves = recorded([1800, ...Array.from({ length: 25 }, () => 0), 1800]);
    expect(activityLoad(halves, withHeartRate)).toEqual({ load: 90 + 135, from: 'heartRate' });
  });

  it('is from what is preferred if both are known, else from what is known', () => {
    const both = recorded([3600], { effort: 7 });
    expect(activityLoad(both, withHeartRate)).toEqual({ load: 180, from: 'heartRate' });
    expect(activityLoad(both, byEffort)).toEqual({ load: 420, from: 'effort' });
    expect(activityLoad(activityWith({ ...hour, effort: 7 }), withHeartRate)).toEqual({ load: 420, from: 'effort' });
    expect(activityLoad(recorded([3600]), { ...withHeartRate, prefers: 'effort' }).from).toBe('heartRate');
    expect(activityLoad(activityWith(hour), withHeartRate)).toEqual({ load: null, from: null });
  });

  it('says if only the maximal heart rate is missing', () => {
    const unknownMaximum = { ...byEffort, prefers: 'heartRate' } as const;
    const nothing = { load: null, from: null };
    expect(activityLoad(recorded([3600]), unknownMaximum)).toEqual({ ...nothing, needsMaximum: true });
    expect(activityLoad(recorded([2879]), unknownMaximum)).toEqual(nothing);
    expect(activityLoad(activityWith(hour), unknownMaximum)).toEqual(nothing);
    const rated = recorded([3600], { effort: 7 });
    expect(activityLoad(rated, unknownMaximum)).toEqual({ load: 420, from: 'effort' });
  });

  it('is not from a heart rate without a maximum, of less than 80 % of the time, or of an impossible time', () => {
    expect(activityLoad(recorded([2879]), withHeartRate)).toEqual({ load: null, from: null });
    expect(activityLoad(recorded([2879], { effort: 5 }), withHeartRate)).toEqual({ load: 300, from: 'effort' });
    expect(activityLoad(recorded([2880]), withHeartRate).from).toBe('heartRate');
    const forgotten = recorded([93_600], {
      sport: 'run',
      distance: { si: 5000 },
      movingSeconds: 93_600,
      elapsedSeconds: 93_600,
    });
    expect(activityLoad(forgotten, withHeartRate)).toEqual({ load: null, from: null });
  });

  it('is from the pace of a run outdoors: 5 km in 21:00 are 95 % of the uptake that they show, an effort of 9.17', () => {
    const race = { sport: 'run', distance: { si: 5000 }, movingSeconds: 1260 };
    const byPace = { ...byEffort, prefers: 'pace', capacityOf: () => 47.04 } as const;
    expect(activityLoad(activityWith(race), byPace)).toEqual({ load: expect.closeTo(192.518, 3), from: 'pace' });
    expect(activityLoad(activityWith({ ...race, effort: 7 }), byPace).from).toBe('pace');
    expect(activityLoad(activityWith({ ...race, effort: 7 }), { ...byPace, prefers: 'effort' }).from).toBe('effort');
    const trackFigures = { ...figures, ...none, impossible: [[0, 60]] };
    for (const other of [
      { sport: 'ride' },
      { indoor: true },
      { movingSeconds: 300 },
      { distance: undefined },
      { trackFigures },
    ]) {
      expect(activityLoad(activityWith({ ...race, ...other }), byPace), JSON.stringify(other)).toMatchObject({
        load: null,
      });
    }
    expect(activityLoad(activityWith(race), { ...byPace, capacityOf: () => null }).load).toBeNull();
  });

  it('is not from an average heart rate', () => {
    const typed = activityWith({ ...hour, heartRate: { average: 150 } });
    expect(activityLoad(typed, withHeartRate)).toEqual({ load: null, from: null });
  });
});

describe('chronic and acute load', () => {
  const hundredADay = (days: number) =>
    Array.from({ length: days }, (_, at) => ({ day: addDays('2026-01-01', at), load: 100 }));

  it('of 100 a day are 63.212 after one time constant each', () => {
    const curve = curveOf(hundredADay(42), '2026-01-01', addDays('2026-01-01', 41));
    expect(curve[41]?.ctl).toBeCloseTo(63.212, 3);
    expect(curve[6]?.atl).toBeCloseTo(63.212, 3);
  });

  it('differ from other smoothing methods, which give 63.654, 66.008, 86.471 and 86.652', () => {
    const curve = curveOf(hundredADay(42), '2026-01-01', addDays('2026-01-01', 41));
    for (const rival of [63.654, 86.471]) expect(curve[41]?.ctl).not.toBeCloseTo(rival, 1);
    for (const rival of [66.008, 86.652]) expect(curve[6]?.atl).not.toBeCloseTo(rival, 1);
  });

  it('count every calendar day, including rest days and changes to daylight saving time', () => {
    const curve = curveOf([{ day: '2026-03-27', load: 100 }], '2026-03-27', '2026-03-31');
    expect(curve.map(({ day, load }) => [day, load])).toEqual([
      ['2026-03-27', 100],
      ['2026-03-28', 0],
      ['2026-03-29', 0],
      ['2026-03-30', 0],
      ['2026-03-31', 0],
    ]);
    expect(curve[4]?.atl).toBeCloseTo(100 * (1 - Math.exp(-1 / 7)) * Math.exp(-4 / 7), 9);
  });

  it('give the balance of the evening before', () => {
    const curve = curveOf(hundredADay(2), '2026-01-01', '2026-01-02');
    expect(curve[0]?.tsb).toBe(0);
    expect(curve[1]?.tsb).toBeCloseTo((curve[0]?.ctl ?? 0) - (curve[0]?.atl ?? 0), 12);
    expect(curve[1]?.tsb).toBeLessThan(0);
  });

  it('include sessions before the first day shown, but none after the last', () => {
    const sessions = [...hundredADay(42), { day: '2027-01-01' as const, load: 900 }];
    const whole = curveOf(sessions, '2026-01-01', '2026-02-11');
    expect(curveOf(sessions, '2026-02-10', '2026-02-11')).toEqual(whole.slice(-2));
  });

  it('begin with the load before the first session, which does not fade before it', () => {
    const [rest, first] = loadCurve([{ day: '2026-01-02', load: 60 }], {
      ...{ from: '2026-01-01', until: '2026-01-02', before: 60 },
      ...defaultTimeConstants,
    });
    expect(rest).toEqual({ day: '2026-01-01', load: 0, ctl: 60, atl: 60, tsb: 0 });
    expect([first?.ctl, first?.atl]).toEqual([expect.closeTo(60, 9), expect.closeTo(60, 9)]);
  });

  it('sum the sessions of a day, and ignore those without a load', () => {
    const day = '2026-01-01';
    const sessions = [
      { day, load: 60 },
      { day, load: 40 },
      { day, load: null },
    ] as const;
    expect(curveOf(sessions, day, day)[0]?.load).toBe(100);
  });

  it('are 0 without sessions, and a curve that ends before its start has no days', () => {
    expect(curveOf([], '2026-01-01', '2026-01-02')).toMatchObject([{ ctl: 0, atl: 0, tsb: 0 }, { ctl: 0 }]);
    expect(curveOf([], '2026-01-02', '2026-01-01')).toEqual([]);
  });

  it('use the person’s time constants', () => {
    const [day] = loadCurve([{ day: '2026-01-01', load: 100 }], {
      from: '2026-01-01',
      until: '2026-01-01',
      before: 0,
      ctlDays: 1,
      atlDays: 1,
    });
    expect(day?.ctl).toBeCloseTo(63.212, 3);
  });

  it('are never below 0 or above the hardest day', () => {
    const session = fc.record({
      day: fc.nat({ max: 400 }).map((days) => addDays('2025-11-01', days)),
      load: fc.double({ min: 0, max: 2000, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(session, { maxLength: 60 }), (sessions) => {
        const curve = curveOf(sessions, '2025-11-01', '2026-12-06');
        const hardest = Math.max(0, ...curve.map(({ load }) => load));
        for (const { ctl, atl } of curve) {
          expect(Math.min(ctl, atl)).toBeGreaterThanOrEqual(0);
          expect(Math.max(ctl, atl)).toBeLessThanOrEqual(hardest * (1 + 1e-9));
        }
      }),
      { numRuns: runs(25) },
    );
  });
});

describe('the ramp rate', () => {
  it('is the growth of chronic load in seven days', () => {
    const curve = Array.from({ length: 10 }, (_, ctl) => ({ ctl }));
    expect(rampOf(curve)).toBe(7);
    expect(rampOf(curve.toReversed())).toBe(-7);
  });

  it('needs eight days', () => {
    expect(rampOf([1, 2, 3, 4, 5, 6, 7].map((ctl) => ({ ctl })))).toBeNull();
    expect(rampOf([])).toBeNull();
  });
});

describe('a week of load', () => {
  const week = [420, 0, 360, 375, 0, 490, 0];

  it('of 420, 0, 360, 375, 0, 490, 0 has sum 1645, monotony 1.051 (sample standard deviation) and strain 1728.4', () => {
    const { sum, monotony, strain } = weekOfLoad(week);
    expect(sum).toBe(1645);
    expect(monotony).toBeCloseTo(1.051, 3);
    expect(strain).toBeCloseTo(1728.4, 1);
  });

  it('does not use the population standard deviation, which would give 1.135', () => {
    expect(weekOfLoad(week).monotony).not.toBeCloseTo(1.135, 2);
  });

  it('has no monotony if every day is the same, with or without load', () => {
    expect(weekOfLoad([0, 0, 0, 0, 0, 0, 0])).toMatchObject({ sum: 0, monotony: null, strain: null });
    expect(weekOfLoad([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1])).toMatchObject({ monotony: null, strain: null });
  });

  it('needs seven days', () => {
    expect(() => weekOfLoad([1, 2, 3])).toThrow('seven days');
    expect(lastWeekOf([{ load: 1 }])).toBeNull();
    expect(lastWeekOf([99, ...week].map((load) => ({ load })))?.sum).toBe(1645);
  });
});

function curveOf(
  sessions: readonly { readonly day: LocalDay; readonly load: number | null }[],
  from: LocalDay,
  until: LocalDay,
) {
  return loadCurve(sessions, { from, until, before: 0, ...defaultTimeConstants });
}

const byEffort = { prefers: 'effort', maximumOf: () => null, capacityOf: () => null } as const;

function anHour(
  id: string,
  part: { readonly effort: number | null; readonly seconds?: number | null; readonly endedAt?: number | null },
) {
  const exercises = [{ exercise: 'exercises/squat', sets: [] }] as const;
  return { id, day: '2026-11-21', seconds: 3600, endedAt: 1, exercises, ...part } as const;
}

function activityWith(values: Readonly<Record<string, unknown>>) {
  return readRecord(activity, leaves({ day: '2026-11-21', startedAt: 0, ...values })).value;
}

function leaves(values: Readonly<Record<string, unknown>>) {
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
}
