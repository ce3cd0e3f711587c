import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay, readRecord, type Weekday } from '../../kernel/index.ts';
import { goal } from '../goal.ts';
import { periodNumber } from '../period.ts';
import {
  daysOf,
  heatLevel,
  monthsOf,
  type PeriodLength,
  periodOf,
  progressOf,
  readGoal,
  streakOf,
  trainedIn,
  trainingDays,
  weeksOf,
  weightProgress,
} from './index.ts';

const monday = 1;
const saturday: LocalDay = '2026-11-21';

describe('training days', () => {
  it('include workouts and activities alike', () => {
    const days = trainingDays({
      workouts: [workoutOn('2026-11-20', 3600), workoutOn('2026-11-20', 600)],
      activities: [
        { day: '2026-11-20', movingSeconds: 1800, elapsedSeconds: 2000, distance: { si: 5000 } },
        { day: '2026-11-21', elapsedSeconds: 60 },
        { day: '2026-11-19', elapsedSeconds: 30 },
      ],
    });
    expect([...days.keys()][0]).toBe('2026-11-19');
    expect([...days.values()].slice(1)).toEqual([
      { day: '2026-11-20', workouts: 2, activities: 1, seconds: 6000, metres: 5000 },
      { day: '2026-11-21', workouts: 0, activities: 1, seconds: 60, metres: 0 },
    ]);
    expect(trainedIn(days, { from: '2026-11-20', until: '2026-11-21' })).toEqual({
      days: 2,
      workouts: 2,
      activities: 2,
      seconds: 6060,
      metres: 5000,
    });
    expect(trainedIn(days, { from: '2026-11-21', until: '2026-11-30' })).toMatchObject({ days: 1, seconds: 60 });
  });

  it('exclude empty activities', () => {
    const left = [
      { day: '2026-11-20' },
      { day: '2026-11-20', title: 'Run', remark: 'Tomorrow', sport: 'run' },
      { day: '2026-11-20', heartRate: {} },
    ] as const;
    expect(trainingDays({ workouts: [], activities: left }).size).toBe(0);
  });

  it('include a running workout, with no time yet', () => {
    expect(trainingDays({ workouts: [workoutOn(saturday, null)], activities: [] }).get(saturday)).toMatchObject({
      workouts: 1,
      seconds: 0,
    });
  });

  it.each([
    [0, 1],
    [1799, 1],
    [1800, 2],
    [3600, 3],
    [5399, 3],
    [5400, 4],
  ])('of %i seconds have level %i, and days without training have level 0', (seconds, level) => {
    expect(heatLevel({ day: saturday, workouts: 1, activities: 0, seconds, metres: 0 })).toBe(level);
    expect(heatLevel(undefined)).toBe(0);
  });
});

describe('a period', () => {
  it('is a day, a week from the person’s first weekday, or a calendar month', () => {
    expect(periodOf(saturday, 'day', monday)).toEqual({ from: saturday, until: saturday });
    expect(periodOf(saturday, 'week', monday)).toEqual({ from: '2026-11-16', until: '2026-11-22' });
    expect(periodOf(saturday, 'week', 6)).toEqual({ from: saturday, until: '2026-11-27' });
    expect(periodOf(saturday, 'month', monday)).toEqual({ from: '2026-11-01', until: '2026-11-30' });
    expect(periodOf('2024-02-10', 'month', monday).until).toBe('2024-02-29');
    expect(periodOf('2026-12-31', 'month', monday)).toEqual({ from: '2026-12-01', until: '2026-12-31' });
  });

  it('follows the previous one without a gap and contains its days', () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1971-01-01', count));
    const lengths = fc.constantFrom<PeriodLength>('day', 'week', 'month');
    fc.assert(
      fc.property(days, lengths, fc.integer({ min: 0, max: 6 }), (day, per, weekStart) => {
        const period = periodOf(day, per, weekStart as Weekday);
        expect(daysOf(period)).toContain(day);
        const next = addDays(period.until, 1);
        expect(periodOf(next, per, weekStart as Weekday).from).toBe(next);
        const number = periodNumber(day, per, weekStart as Weekday);
        expect(periodNumber(period.from, per, weekStart as Weekday)).toBe(number);
        expect(periodNumber(period.until, per, weekStart as Weekday)).toBe(number);
        expect(periodNumber(next, per, weekStart as Weekday)).toBe(number + 1);
      }),
    );
  });
});

describe('the weeks of a period', () => {
  it('are complete, with null for days outside the period', () => {
    const weeks = weeksOf({ from: '2026-11-18', until: '2026-11-23' }, monday);
    expect(weeks).toEqual([
      [null, null, '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
      ['2026-11-23', null, null, null, null, null, null],
    ]);
    expect(weeksOf({ from: '2024-01-01', until: '2024-12-31' }, monday)).toHaveLength(53);
  });
});

describe('the months of a year', () => {
  it('are twelve, with 29 days in the February of a leap year', () => {
    const months = monthsOf(2024);
    expect(months).toHaveLength(12);
    expect(months[1]).toEqual({ from: '2024-02-01', until: '2024-02-29' });
    expect(months[11]).toEqual({ from: '2024-12-01', until: '2024-12-31' });
  });
});

describe('a streak', () => {
  const weeks = { per: 'week', today: saturday, weekStart: monday } as const;

  it('is not broken by the current week', () => {
    const lastTwo: LocalDay[] = ['2026-11-11', '2026-11-04'];
    expect(streakOf(lastTwo, weeks)).toEqual({ current: 2, longest: 2 });
    expect(streakOf([...lastTwo, '2026-11-16'], weeks)).toEqual({ current: 3, longest: 3 });
  });

  it('ends with a missed period, and the longest length is kept', () => {
    const days: LocalDay[] = ['2026-11-18', '2026-10-28', '2026-10-21', '2026-10-14', '2026-10-15'];
    expect(streakOf(days, weeks)).toEqual({ current: 1, longest: 3 });
    expect(streakOf(['2026-11-08'], weeks)).toEqual({ current: 0, longest: 1 });
  });

  it('continues across the ends of months and years, but not beyond today', () => {
    const days = { per: 'day', today: '2027-01-01', weekStart: monday } as const;
    expect(streakOf(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'], days)).toEqual({
      current: 3,
      longest: 3,
    });
    const months = { per: 'month', today: '2027-01-01', weekStart: monday } as const;
    expect(streakOf(['2026-11-30', '2026-12-01'], months)).toEqual({ current: 2, longest: 2 });
  });

  it('is 0 without training', () => {
    expect(streakOf([], weeks)).toEqual({ current: 0, longest: 0 });
  });

  it('is never longer than the longest, and never shrinks with more training', () => {
    const day = fc.integer({ min: -60, max: 0 }).map((days) => addDays(saturday, days));
    fc.assert(
      fc.property(fc.array(day), day, fc.constantFrom<PeriodLength>('day', 'week', 'month'), (days, more, per) => {
        const before = streakOf(days, { ...weeks, per });
        const after = streakOf([...days, more], { ...weeks, per });
        expect(before.current).toBeLessThanOrEqual(before.longest);
        expect(after.current).toBeGreaterThanOrEqual(before.current);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
      }),
    );
  });
});

describe('a goal', () => {
  it('is valid with a known kind, a target above 0 and a period', () => {
    expect(read({ kind: 'workouts', target: 3, per: 'week' })).toEqual({ kind: 'workouts', target: 3, per: 'week' });
    expect(read({ kind: 'distance', target: { si: 40_000, typed: '40', unit: 'km' }, per: 'month' })).toEqual({
      kind: 'distance',
      target: 40_000,
      per: 'month',
    });
    expect(read({ kind: 'workouts', target: 0, per: 'week' })).toBeNull();
    expect(read({ kind: 'workouts', target: 3 })).toBeNull();
    expect(read({ kind: 'moonlight', target: 3, per: 'week' })).toBeNull();
    expect(read({ kind: 'workouts', per: 'week' })).toBeNull();
  });

  it('is met when the typed distances reach it, despite rounding errors in their sum', () => {
    const typed = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(fc.constantFrom(1000, 1609.344), fc.array(typed, { minLength: 1, maxLength: 7 }), (unit, tenths) => {
        const activities = tenths.map((each) => ({ day: saturday, distance: { si: (each / 10) * unit } }));
        const target = (tenths.reduce((sum, each) => sum + each, 0) / 10) * unit;
        const days = trainingDays({ workouts: [], activities });
        const progress = progressOf({ kind: 'distance', per: 'week', target }, days, {
          today: saturday,
          weekStart: monday,
        });
        expect(progress).toMatchObject({ isMet: true, streak: { current: 1 } });
      }),
    );
  });

  it('counts progress in its period and the streak of earlier ones', () => {
    const days = trainingDays({
      workouts: (['2026-11-03', '2026-11-05', '2026-11-09', '2026-11-10', '2026-11-16'] as const).map((day) =>
        workoutOn(day, 1800),
      ),
      activities: [{ day: '2026-11-17', movingSeconds: 1200, distance: { si: 4000 } }],
    });
    const inputs = { today: saturday, weekStart: monday } as const;
    const workouts = progressOf({ kind: 'workouts', per: 'week', target: 2 }, days, inputs);
    expect(workouts).toMatchObject({ from: '2026-11-16', until: '2026-11-22', done: 1, share: 0.5, isMet: false });
    expect(workouts.streak).toEqual({ current: 2, longest: 2 });
    const sessions = progressOf({ kind: 'sessions', per: 'week', target: 2 }, days, inputs);
    expect(sessions).toMatchObject({ done: 2, share: 1, isMet: true, streak: { current: 3 } });
    expect(progressOf({ kind: 'activities', per: 'week', target: 1 }, days, inputs).done).toBe(1);
    expect(progressOf({ kind: 'duration', per: 'week', target: 6000 }, days, inputs)).toMatchObject({
      done: 3000,
      share: 0.5,
    });
    expect(progressOf({ kind: 'distance', per: 'month', target: 2000 }, days, inputs)).toMatchObject({
      done: 4000,
      share: 1,
    });
  });

  it('for body weight uses the trend, down or up', () => {
    const point = (day: LocalDay, trend: number) => ({ day, value: trend + 3, trend });
    const trend = [point('2026-11-01', 90), point('2026-11-10', 88), point('2026-11-20', 86)];
    const down = { kind: 'bodyWeight', target: 80, typed: { si: 80 }, from: '2026-11-05' } as const;
    expect(weightProgress(down, trend)).toEqual({ start: 90, now: 86, share: 0.4, isMet: false });
    expect(weightProgress({ ...down, target: 86 }, trend)).toMatchObject({ share: 1, isMet: true });
    expect(weightProgress({ ...down, target: 100 }, trend)).toMatchObject({ share: 0, isMet: false });
    expect(weightProgress({ ...down, from: '2026-11-12', target: 86 }, trend)).toMatchObject({ start: 88, share: 1 });
    expect(weightProgress(down, [])).toBeNull();
  });
});

function workoutOn(day: LocalDay, seconds: number | null) {
  return { day, seconds };
}

function read(values: Readonly<Record<string, unknown>>) {
  const leaves = new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
  return readGoal(readRecord(goal, leaves).value);
}
