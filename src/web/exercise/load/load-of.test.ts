import { expect, test } from 'vitest';
import { defaultTimeConstants, sessionLoad, type TrainingSession } from '#domain/exercise/load/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { loadOf } from './load-of.ts';

const today = '2026-11-21';
const inputs = { until: today, weekBefore: 0, ...defaultTimeConstants } as const;

test('lifting and running add up to one load, which lists both parts', () => {
  const sessions = [session('workout', '2026-11-21', 6), session('activity', '2026-11-15', 3)];
  const load = loadOf(sessions, inputs);
  expect(load?.week.sum).toBe(540);
  expect(load?.sums).toEqual({ workout: 360, activity: 180 });
  expect(load?.days).toHaveLength(182);
  expect(load?.days.at(-1)?.day).toBe(today);
});

test('the seven days end today and include nothing before or after', () => {
  const sessions = [session('workout', '2026-11-14', 6), session('workout', '2026-11-22', 6)];
  const load = loadOf(sessions, inputs);
  expect(load?.week.sum).toBe(0);
  expect(load?.sessionsOfWeek).toEqual([]);
});

test('sessions without an effort are listed, those with an effort of 0 are not', () => {
  const sessions = [
    session('workout', '2026-11-10', null),
    session('activity', '2026-11-20', null),
    session('workout', '2026-11-19', 0),
    session('workout', '2025-01-01', null),
  ];
  const load = loadOf(sessions, inputs);
  expect(load?.incomplete.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-10']);
});

test('a load of the weeks before keeps the first week from looking like overload', () => {
  const sessions = [session('workout', today, 1)];
  expect(loadOf(sessions, { ...inputs, weekBefore: 420 })?.today).toMatchObject({ tsb: 0, ctl: expect.closeTo(60, 9) });
  expect(loadOf(sessions, inputs)?.today.ctl).toBeLessThan(2);
});

test('there is no load without a session', () => {
  expect(loadOf([], inputs)).toBeNull();
});

/** Returns a session of one hour. */
function session(kind: TrainingSession['kind'], day: LocalDay, effort: number | null): TrainingSession {
  const key = kind === 'workout' ? (`workouts/${day}` as const) : (`activities/${day}` as const);
  const load = effort === null ? null : sessionLoad(effort, 3600);
  return { key, kind, day, effort, seconds: 3600, load, from: load === null ? null : 'effort' };
}
