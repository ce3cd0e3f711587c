import { describe, expect, it } from 'vitest';
import { type LocalDay, readRecord } from '../../kernel/index.ts';
import { goal } from '../goal.ts';
import {
  choiceOfGoal,
  daysOfSport,
  leavesOfGoal,
  progressOf,
  progressOfAmounts,
  readGoal,
  strengthProgress,
} from './index.ts';

const bench = 'exercises/bench-press';
const inputs = { today: '2026-11-21', weekStart: 1 } as const;

describe('a goal for one sport', () => {
  it('is stored under its own kind, so that older versions do not count all sports', () => {
    const stored = { kind: 'sportDistance', sport: 'run', target: { si: 30_000 }, per: 'week' };
    expect(read(stored)).toEqual({ kind: 'distance', sport: 'run', target: 30_000, per: 'week' });
    expect(read({ ...stored, kind: 'sportDuration' })).toMatchObject({ kind: 'duration', sport: 'run' });
    expect(read({ ...stored, kind: 'sportActivities', target: 3 })).toMatchObject({ kind: 'activities', sport: 'run' });
    expect(read({ ...stored, sport: 'aSportOfLater' })).toBeNull();
    expect(read({ ...stored, sport: undefined })).toBeNull();
    expect(read({ ...stored, per: undefined })).toBeNull();
  });

  it('does not change a goal for all sports', () => {
    const stored = { kind: 'distance', sport: 'run', target: { si: 30_000 }, per: 'week' };
    expect(read(stored)).toEqual({ kind: 'distance', target: 30_000, per: 'week' });
  });

  it('counts only activities of the sport, by distance, time and number', () => {
    const activity = (day: LocalDay, sport: string, metres: number) => ({
      day,
      sport,
      movingSeconds: metres / 4,
      distance: { si: metres },
    });
    const activities = [
      activity('2026-11-16', 'run', 8000),
      activity('2026-11-17', 'ride', 40_000),
      activity('2026-11-21', 'run', 4000),
      activity('2026-11-15', 'run', 16_000),
      activity('2026-11-20', 'aSportOfLater', 9000),
    ];
    const runs = daysOfSport(activities, 'run');
    const done = (kind: 'distance' | 'duration' | 'activities') =>
      progressOf({ kind, sport: 'run', per: 'week', target: 12_000 }, runs, inputs).done;
    expect([done('distance'), done('duration'), done('activities')]).toEqual([12_000, 3000, 2]);
    expect([...daysOfSport(activities, 'other').keys()]).toEqual(['2026-11-20']);
    expect(daysOfSport(activities, 'swim').size).toBe(0);
  });
});

describe('a goal for an exercise or a muscle', () => {
  it('names its exercise or muscle', () => {
    expect(read({ kind: 'sets', muscle: 'chest', target: 12, per: 'week' })).toEqual({
      kind: 'sets',
      of: { muscle: 'chest' },
      target: 12,
      per: 'week',
    });
    expect(read({ kind: 'sets', exercise: bench, target: 9, per: 'week' })).toMatchObject({ of: { exercise: bench } });
    expect(read({ kind: 'volume', exercise: bench, target: { si: 5000 }, per: 'month' })).toEqual({
      kind: 'volume',
      exercise: bench,
      target: 5000,
      per: 'month',
    });
    for (const kind of ['sets', 'volume', 'e1rm']) expect(read({ kind, target: 9, per: 'week' })).toBeNull();
    expect(read({ kind: 'sets', muscle: 'wings', target: 9, per: 'week' })).toBeNull();
  });

  it('sums the amounts of days in each period', () => {
    const amounts = [
      { day: '2026-11-03', amount: 12 },
      { day: '2026-11-09', amount: 6 },
      { day: '2026-11-11', amount: 6.5 },
      { day: '2026-11-17', amount: 7.5 },
    ] as const;
    expect(progressOfAmounts({ per: 'week', target: 12 }, amounts, inputs)).toMatchObject({
      from: '2026-11-16',
      done: 7.5,
      share: 0.625,
      isMet: false,
      streak: { current: 2, longest: 2 },
    });
  });

  it('of a one-rep max counts lifts since the goal was set', () => {
    const stored = { kind: 'e1rm', exercise: bench, target: { si: 100 }, from: '2026-11-10' };
    const followed = read(stored);
    expect(followed).toEqual({ kind: 'e1rm', exercise: bench, target: 100, from: '2026-11-10' });
    const days = [
      { day: '2025-01-01', e1rm: 120 },
      { day: '2026-11-10', e1rm: 90 },
      { day: '2026-11-14', e1rm: 95 },
      { day: '2026-11-15', e1rm: null },
      { day: '2026-11-17', e1rm: 92 },
    ] as const;
    if (followed?.kind !== 'e1rm') throw new Error('expected an e1RM goal');
    expect(strengthProgress(followed, days)).toEqual({ best: 95, share: 0.95, isMet: false });
    expect(strengthProgress({ ...followed, target: 95 }, days)).toMatchObject({ share: 1, isMet: true });
    expect(strengthProgress({ ...followed, from: null }, days)).toMatchObject({ best: 120, isMet: true });
    expect(strengthProgress(followed, [])).toEqual({ best: null, share: 0, isMet: false });
  });
});

describe('the subject of a goal', () => {
  const choice = { per: 'week', sport: null, exercise: null, muscle: null } as const;

  it.each([
    { ...choice, kind: 'distance' },
    { ...choice, kind: 'distance', sport: 'swim' },
    { ...choice, kind: 'activities', sport: 'run', per: 'month' },
    { ...choice, kind: 'sets', muscle: 'chest' },
    { ...choice, kind: 'sets', exercise: bench },
    { ...choice, kind: 'volume', exercise: bench },
    { ...choice, kind: 'e1rm', exercise: bench },
    { ...choice, kind: 'holdBodyWeight' },
  ] as const)('is read as stored: %o', (chosen) => {
    const followed = read({ ...leavesOfGoal(chosen), target: { si: 10 } });
    if (followed === null) throw new Error('expected a valid goal');
    expect(choiceOfGoal(followed)).toEqual(chosen);
  });

  it('omits values that do not apply to its kind', () => {
    const all = { per: 'week', sport: 'run', exercise: bench, muscle: 'chest' } as const;
    expect(leavesOfGoal({ ...all, kind: 'workouts' })).toEqual({ kind: 'workouts', per: 'week' });
    expect(leavesOfGoal({ ...all, kind: 'sets' })).toEqual({ kind: 'sets', per: 'week', muscle: 'chest' });
    expect(leavesOfGoal({ ...all, kind: 'e1rm' })).toEqual({ kind: 'e1rm', exercise: bench });
    expect(leavesOfGoal({ ...all, kind: 'bodyWeight' })).toEqual({ kind: 'bodyWeight' });
  });
});

function read(values: Readonly<Record<string, unknown>>) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return readGoal(readRecord(goal, new Map(given.map(([path, value]) => [path, { value, stamp: '1' }]))).value);
}
