import { expect, test } from 'vitest';
import type { TrainingSession } from '#domain/exercise/load/index.ts';
import { emptyActivity } from '#domain/exercise/testing/empty-activity.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { effortByDay, loadByDay, metresPerBeatByDay } from './compared-series.ts';

const monday = '2026-11-02' as LocalDay;
const tuesday = '2026-11-03' as LocalDay;

function session(day: LocalDay, effort: number | null, load: number | null): TrainingSession {
  return {
    key: 'workouts/1',
    kind: 'workout',
    day,
    effort,
    seconds: 3600,
    load,
    from: load === null ? null : 'effort',
  };
}

test('the effort of a day is the highest of its sessions, and 0 is an effort', () => {
  const sessions = [session(monday, 4, 240), session(monday, 7, 420), session(tuesday, 0, 0)];
  expect([...effortByDay(sessions)]).toEqual([
    [monday, 7],
    [tuesday, 0],
  ]);
});

test('a day without a recorded effort has none, and no load', () => {
  const sessions = [session(monday, null, null)];
  expect(effortByDay(sessions).size).toBe(0);
  expect(loadByDay(sessions).size).toBe(0);
});

test('the load of a day is the sum of its sessions', () => {
  expect(loadByDay([session(monday, 4, 240), session(monday, null, null), session(monday, 7, 420)]).get(monday)).toBe(
    660,
  );
});

test('the best run of a day counts for metres per heartbeat, and other sports do not', () => {
  const activity = (sport: string, metres: number, day?: LocalDay) => ({
    value: {
      sport,
      ...emptyActivity(),
      distance: { si: metres },
      movingSeconds: 3000,
      heartRate: { average: 150 },
      ...(day !== undefined && { day }),
    },
  });
  const byDay = metresPerBeatByDay([
    activity('run', 9000, monday),
    activity('run', 10_000, monday),
    activity('ride', 20_000, tuesday),
    activity('run', 10_000),
  ]);
  expect([...byDay]).toEqual([[monday, expect.closeTo(10_000 / (50 * 150), 10)]]);
});
