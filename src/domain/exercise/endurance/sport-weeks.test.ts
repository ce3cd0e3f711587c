import { describe, expect, it } from 'vitest';
import type { LocalDay } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import { sportWeeks } from './index.ts';

/** A Wednesday. The weeks before begin on 16, 9 and 2 November and 26 October. */
const inputs = { today: '2026-11-25', weekStart: 1 } as const;

describe('this week', () => {
  it('has each sport done in it, beside the average of the four weeks before, empty ones included', () => {
    const activities = [
      run('2026-11-23', 10_000),
      run('2026-11-25', 5000),
      run('2026-11-22', 8000),
      run('2026-10-26', 12_000),
      run('2026-10-25', 90_000),
      { ...run('2026-11-24', 40_000), sport: 'ride', climb: { si: 500 } },
      { ...run('2026-11-17', 2000), sport: 'swim' },
    ];
    const [first, second, ...others] = sportWeeks(activities, inputs);
    expect(first).toMatchObject({ sport: 'run', week: { activities: 2, metres: 15_000, seconds: 7200 } });
    expect(first?.before).toEqual({ metres: 5000, seconds: 1800, weeks: 4 });
    expect(second).toMatchObject({ sport: 'ride', week: { climb: 500 }, before: null });
    expect(others).toEqual([]);
  });

  it('is beside as many weeks as there are since the first activity', () => {
    const activities = [run('2026-11-25', 5000), run('2026-11-10', 9000)];
    expect(sportWeeks(activities, inputs)[0]?.before).toEqual({ metres: 4500, seconds: 1800, weeks: 2 });
  });

  it('counts four weeks for a sport that was done before them', () => {
    const activities = [run('2026-11-25', 5000), run('2026-11-17', 8000), run('2020-01-01', 9000)];
    expect(sportWeeks(activities, inputs)[0]?.before).toEqual({ metres: 2000, seconds: 900, weeks: 4 });
  });

  it('has the sports of the weeks before if nothing was done yet', () => {
    expect(sportWeeks([run('2026-11-22', 8000)], inputs)).toMatchObject([
      { sport: 'run', week: { activities: 0, metres: 0 }, before: { metres: 8000, weeks: 1 } },
    ]);
  });

  it('has nothing of longer ago, of the future or without a day', () => {
    const { day: _, ...undated } = run('2026-11-25', 5000);
    expect(sportWeeks([run('2026-10-25', 8000), run('2026-12-01', 5000), undated], inputs)).toEqual([]);
  });
});

/** Returns a run of an hour. */
function run(day: LocalDay, metres: number): Activity {
  return {
    sport: 'run',
    day,
    distance: { si: metres },
    movingSeconds: 3600,
    ...emptyActivity(),
  };
}
