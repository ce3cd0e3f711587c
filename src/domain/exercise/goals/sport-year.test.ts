import { describe, expect, it } from 'vitest';
import type { LocalDay } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import { sportYear } from './index.ts';

const year = { sport: 'run', from: '2026-01-01', until: '2026-12-31', weekStart: 1 } as const;

describe('the year in numbers', () => {
  it('counts days once, and consecutive weeks of this year only', () => {
    const days: LocalDay[] = ['2025-12-29', '2026-01-02', '2026-01-02', '2026-01-07', '2026-01-12', '2026-02-01'];
    const activities = [...days.map((day) => run(day)), run('2026-01-22', { sport: 'ride' }), run('2027-01-01')];
    expect(sportYear(activities, year)).toMatchObject({ days: 4, weeksInARow: 3 });
  });

  it('has the greatest distance, and not one that nobody can have covered', () => {
    const activities = [
      run('2026-03-01', { distance: { si: 21_100 }, movingSeconds: 7200 }),
      run('2026-04-01', { distance: { si: 30_000 }, movingSeconds: 11_000 }),
      run('2026-05-01', { distance: { si: 300_000 }, movingSeconds: 3600 }),
      run('2025-05-01', { distance: { si: 42_195 }, movingSeconds: 15_000 }),
    ];
    expect(sportYear(activities, year).longest?.value.day).toBe('2026-04-01');
  });

  it('has the longest time of a sport without distances', () => {
    const activities = [run('2026-03-01', { movingSeconds: 3600 }), run('2026-03-02', { elapsedSeconds: 5400 })];
    expect(sportYear(activities, year).longest?.value.day).toBe('2026-03-02');
  });

  it('has nothing longest without distance and time, and nothing in a year without the sport', () => {
    expect(sportYear([run('2026-03-01')], year)).toEqual({ longest: null, days: 1, weeksInARow: 1 });
    expect(sportYear([], year)).toEqual({ longest: null, days: 0, weeksInARow: 0 });
  });
});

function run(day: LocalDay, more: Partial<Activity> = {}): { readonly value: Activity } {
  return {
    value: {
      sport: 'run',
      day,
      ...emptyActivity(),
      ...more,
    },
  };
}
