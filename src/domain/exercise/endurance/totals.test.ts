import { describe, expect, it } from 'vitest';
import type { LocalDay } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import { sportTotals } from './index.ts';

const inputs = {
  sport: 'run',
  per: 'week',
  today: '2026-11-25',
  weekStart: 1,
  periods: 3,
  loadOf: () => null,
} as const;

describe('the totals of a sport', () => {
  it('are distance, time, elevation gain and number of activities per week, including empty weeks in between', () => {
    const activities = [
      done('2026-11-23', { distance: { si: 10_000 }, movingSeconds: 3000, climb: { si: 120 } }),
      done('2026-11-24', { distance: { si: 5000 }, movingSeconds: 1300, elapsedSeconds: 1500 }),
      done('2026-11-15', { distance: { si: 21_100 }, elapsedSeconds: 6600 }),
      done('2026-11-08', { distance: { si: 8000 }, movingSeconds: 2400 }),
    ];
    expect(sportTotals(activities, inputs)).toEqual([
      {
        ...week('2026-11-09'),
        activities: 1,
        metres: 21_100,
        seconds: 6600,
        climb: 0,
        load: 0,
        pace: 6600 / 21_100,
        paced: 1,
      },
      { ...week('2026-11-16'), activities: 0, metres: 0, seconds: 0, climb: 0, load: 0, pace: null, paced: 0 },
      {
        ...week('2026-11-23'),
        activities: 2,
        metres: 15_000,
        seconds: 4300,
        climb: 120,
        load: 0,
        pace: 4300 / 15_000,
        paced: 2,
      },
    ]);
  });

  it('include only that sport, up to the current period', () => {
    const activities = [
      done('2026-11-24', { sport: 'ride', distance: { si: 40_000 } }),
      done('2026-11-24', { sport: 'aSportOfLater', distance: { si: 9000 } }),
      done('2062-11-25', { distance: { si: 5000 } }),
      done(undefined, { distance: { si: 5000 } }),
    ];
    expect(sportTotals(activities, inputs)).toEqual([]);
    expect(sportTotals(activities, { ...inputs, sport: 'other' })).toMatchObject([{ metres: 9000, activities: 1 }]);
  });

  it('sum the loads that are known', () => {
    const activities = [done('2026-11-23', { effort: 3 }), done('2026-11-24', { effort: 4 }), done('2026-11-25', {})];
    const loadOf = ({ effort }: Activity) => effort ?? null;
    expect(sportTotals(activities, { ...inputs, loadOf })).toMatchObject([{ activities: 3, load: 7 }]);
  });

  it('compute the pace from activities with both distance and time, and count those', () => {
    const activities = [
      done('2026-11-23', { distance: { si: 10_000 }, movingSeconds: 3000 }),
      done('2026-11-24', { distance: { si: 5000 } }),
      done('2026-11-25', { movingSeconds: 1800 }),
    ];
    expect(sportTotals(activities, inputs)).toMatchObject([
      { activities: 3, metres: 15_000, seconds: 4800, pace: 0.3, paced: 1 },
    ]);
  });

  it('begin with the first period that has activities, within the requested number of periods', () => {
    const activities = [done('2026-11-09', {}), done('1999-01-01', {})];
    expect(sportTotals(activities, inputs).map(({ from }) => from)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
    expect(sportTotals(activities, { ...inputs, periods: 2 })).toEqual([]);
  });

  it.each([
    ['week', 6, '2026-11-21', '2026-11-27'],
    ['week', 0, '2026-11-22', '2026-11-28'],
    ['month', 1, '2026-11-01', '2026-11-30'],
    ['year', 1, '2026-01-01', '2026-12-31'],
  ] as const)('of a %s (week from day %i) range from %s to %s', (per, weekStart, from, until) => {
    const totals = sportTotals([done('2026-11-25', { distance: { si: 5000 } })], { ...inputs, per, weekStart });
    expect(totals).toMatchObject([{ from, until, metres: 5000 }]);
  });

  it('continue across the ends of months and years without a gap', () => {
    const activities = [done('2024-12-30', {}), done('2025-01-05', {})];
    const of = (per: 'month' | 'year') =>
      sportTotals(activities, { ...inputs, per, today: '2026-02-01', periods: 15 }).map(
        ({ from, activities: count }) => [from, count],
      );
    expect(of('month')).toHaveLength(15);
    expect(of('month').slice(0, 3)).toEqual([
      ['2024-12-01', 1],
      ['2025-01-01', 1],
      ['2025-02-01', 0],
    ]);
    expect(of('year')).toEqual([
      ['2024-01-01', 1],
      ['2025-01-01', 1],
      ['2026-01-01', 0],
    ]);
  });
});

function week(from: LocalDay) {
  const days: { readonly [day: LocalDay]: LocalDay } = {
    '2026-11-09': '2026-11-15',
    '2026-11-16': '2026-11-22',
    '2026-11-23': '2026-11-29',
  };
  return { from, until: days[from] };
}

function done(day: LocalDay | undefined, more: Partial<Activity>): Activity {
  return {
    sport: 'run',
    ...(day !== undefined && { day }),
    ...emptyActivity(),
    ...more,
  };
}
