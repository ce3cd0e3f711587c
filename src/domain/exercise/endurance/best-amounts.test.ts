import { describe, expect, it } from 'vitest';
import type { LocalDay } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import type { TrackFigures } from '../track-figures.ts';
import { bestDistances, bestPowers } from './index.ts';

describe('the longest distance in a time', () => {
  it('is the best of all recordings of the sport, shortest time first', () => {
    const activities = [
      recorded('a', 'run', '2026-05-01', { times: [efforts(720, 2900), efforts(3600, 12_400)] }),
      recorded('b', 'run', '2026-06-01', { times: [efforts(720, 3010)] }),
      recorded('c', 'ride', '2026-06-02', { times: [efforts(720, 9000)] }),
    ];
    const best = bestDistances('run', activities);
    expect(best.map(({ time, amount, activity }) => [time, amount, activity.id])).toEqual([
      [720, 3010, 'b'],
      [3600, 12_400, 'a'],
    ]);
  });

  it('is the earlier of two that are equal', () => {
    const of = (id: string, day: LocalDay) => recorded(id, 'run', day, { times: [efforts(720, 3000)] });
    expect(bestDistances('run', [of('late', '2026-06-01'), of('early', '2026-05-01')])[0]?.activity.id).toBe('early');
  });

  it('is not from a treadmill, nor from an activity that nobody can have done', () => {
    const times = { times: [efforts(720, 3000)] };
    const treadmill = recorded('a', 'run', '2026-05-01', times, { indoor: true });
    const car = recorded('b', 'run', '2026-05-01', times, { distance: { si: 90_000 }, movingSeconds: 3600 });
    expect(bestDistances('run', [treadmill, car])).toEqual([]);
  });

  it('is unknown without a recording', () => {
    const typed = { id: 'a', value: { ...empty, sport: 'run', distance: { si: 3000 }, movingSeconds: 720 } };
    expect(bestDistances('run', [typed])).toEqual([]);
  });
});

describe('the highest average power', () => {
  it('counts indoors', () => {
    const trainer = recorded('a', 'ride', '2026-05-01', { powers: [efforts(300, 310)] }, { indoor: true });
    expect(bestPowers('ride', [trainer])).toMatchObject([{ time: 300, amount: 310 }]);
    expect(bestPowers('run', [trainer])).toEqual([]);
  });

  it.each([
    [5, 2900, true],
    [5, 3001, false],
    [60, 1401, false],
    [300, 700, true],
    [300, 2000, false],
    [7200, 601, false],
  ])('over %i s may be %i W: %s', (time, watts, isPossible) => {
    const ride = recorded('a', 'ride', '2026-05-01', { powers: [efforts(time, watts)] });
    expect(bestPowers('ride', [ride])).toHaveLength(isPossible ? 1 : 0);
  });
});

const empty = emptyActivity();

function efforts(time: number, amount: number) {
  return [time, amount, 0] as const;
}

function recorded(
  id: string,
  sport: string,
  day: LocalDay,
  figures: Partial<TrackFigures>,
  more: Partial<Activity> = {},
): { readonly id: string; readonly value: Activity } {
  const none = { distances: [], times: [], powers: [], kilometres: [], miles: [] };
  const trackFigures = { version: 1, sport, hidden: '', timer: 0, ...none, ...figures };
  return { id, value: { ...empty, sport, day, trackFigures, ...more } };
}
