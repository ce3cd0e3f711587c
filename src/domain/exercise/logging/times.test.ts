import { describe, expect, test } from 'vitest';
import { instantAt, readRecord } from '../../kernel/index.ts';
import { workoutSeconds } from '../history/index.ts';
import { isRunning } from '../running-workouts.ts';
import { workout } from '../workout.ts';
import { completionTime, correctTimes, logPastWorkout, moveWorkout } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const zone = 'Europe/Berlin';
const at = (day: string, minutes: number) => instantAt(day as '2026-11-21', minutes, zone);
const now = at('2026-11-21', 120);
const evening = leavesOf({ startedAt: at('2026-11-21', 30), endedAt: at('2026-11-21', 90), zone, day: '2026-11-21' });

test('moving the start to before midnight moves the workout to that day', () => {
  const times = { startedAt: at('2026-11-20', 23 * 60 + 30), endedAt: at('2026-11-21', 90) };
  const moved = changed(evening, (draft) => void correctTimes(draft, times, { zone, now }));
  const { value } = readRecord(workout, moved);
  expect(value.day).toBe('2026-11-20');
  expect(workoutSeconds(value)).toBe(2 * 3600);
});

test('changing only the end writes only the end, and the day stays', () => {
  const before = leavesOf({ startedAt: at('2026-11-21', 30), zone, day: '2026-11-20' });
  const times = { startedAt: at('2026-11-21', 30), endedAt: at('2026-11-21', 31) };
  const after = changed(before, (draft) => void correctTimes(draft, times, { zone, now }));
  expect([...after.keys()].filter((path) => before.get(path) !== after.get(path))).toEqual(['endedAt']);
});

test('an end before the start is refused and changes nothing', () => {
  const times = { startedAt: at('2026-11-21', 90), endedAt: at('2026-11-21', 89) };
  const results: unknown[] = [];
  const after = changed(evening, (draft) => results.push(correctTimes(draft, times, { zone, now })));
  expect(results).toEqual([{ ok: false, error: { code: 'exercise/end-before-start' } }]);
  expect(after).toEqual(evening);
});

test('a start or end in the future is refused and changes nothing', () => {
  const tomorrow = at('2026-11-22', 30);
  const year = at('2062-11-21' as '2026-11-21', 30);
  const results: unknown[] = [];
  const after = changed(evening, (draft) => {
    for (const times of [
      { startedAt: year, endedAt: year },
      { startedAt: tomorrow, endedAt: null },
      { startedAt: at('2026-11-21', 30), endedAt: tomorrow },
    ])
      results.push(correctTimes(draft, times, { zone, now }));
  });
  expect(results).toMatchObject([
    { error: { code: 'exercise/start-to-come' } },
    { error: { code: 'exercise/start-to-come' } },
    { error: { code: 'exercise/end-to-come' } },
  ]);
  expect(after).toEqual(evening);
});

test('a start in a partly typed year is refused and changes nothing', () => {
  const year = at('0026-11-21' as '2026-11-21', 30);
  const results: unknown[] = [];
  const after = changed(evening, (draft) => {
    for (const endedAt of [null, at('2026-11-21', 60)])
      results.push(correctTimes(draft, { startedAt: year, endedAt }, { zone, now }));
    results.push(logPastWorkout(draft, { startedAt: year, endedAt: year + 3_600_000 }, { zone }, now));
  });
  const refused = { error: { code: 'exercise/start-long-past' } };
  expect(results).toMatchObject([refused, refused, refused]);
  expect(after).toEqual(evening);
});

describe('moving a finished workout', () => {
  const start = at('2026-11-20', 18 * 60);
  const minute = 60_000;
  const trained = leavesOf({
    startedAt: start,
    endedAt: start + 60 * minute,
    zone,
    day: '2026-11-20',
    'exercises/x/exercise': 'exercises/back-squat',
    'exercises/x/order': 'a0',
    'pauses/p': { from: start + 10 * minute, to: start + 15 * minute },
    'sets/a/place': { exercise: 'x', order: 'a0' },
    'sets/a/result': { kind: 'working', reps: 5, completedAt: start + 5 * minute },
    'sets/b/place': { exercise: 'x', order: 'a1' },
    'sets/b/result': { kind: 'working', reps: 5, completedAt: null },
    'sets/c/place': { exercise: 'x', order: 'a2' },
    'sets/c/result': { kind: 'working', reps: 5, completedAt: start + 62 * minute },
  });
  const movedTo = (to: number) => {
    const results: unknown[] = [];
    const leaves = changed(trained, (draft) => results.push(moveWorkout(draft, to, { zone, now })));
    return { leaves, value: readRecord(workout, leaves).value, result: results[0] };
  };

  test.each([
    ['back by a week', at('2026-11-13', 18 * 60), '2026-11-13'],
    ['over midnight', at('2026-11-19', 23 * 60 + 45), '2026-11-19'],
    ['over the change to winter time', at('2026-10-24', 23 * 60 + 45), '2026-10-24'],
    ['forward by two hours', at('2026-11-20', 20 * 60), '2026-11-20'],
  ])('%s takes its end, its pauses and its sets along', (_, to, day) => {
    const { value } = movedTo(to);
    expect(value).toMatchObject({ startedAt: to, endedAt: to + 60 * minute, day });
    expect(workoutSeconds(value)).toBe(55 * 60);
    expect(value.pauses.p).toEqual({ from: to + 10 * minute, to: to + 15 * minute });
    expect(value.sets.a?.result?.completedAt).toBe(to + 5 * minute);
    expect(value.sets.b?.result?.completedAt).toBeNull();
    expect(value.sets.c?.result?.completedAt).toBe(to + 62 * minute);
  });

  test('into the future is refused and changes nothing', () => {
    const { leaves, result } = movedTo(at('2026-11-21', 90));
    expect(result).toEqual({ ok: false, error: { code: 'exercise/end-to-come' } });
    expect(leaves).toEqual(trained);
  });

  test('leaves a set alone that was completed on another day', () => {
    const late = leavesOf({
      ...Object.fromEntries([...trained].map(([path, { value }]) => [path, value])),
      'sets/d/result': { kind: 'working', completedAt: start + 48 * 60 * minute },
    });
    const { value } = {
      value: readRecord(
        workout,
        changed(late, (draft) => void moveWorkout(draft, start - minute, { zone, now: start + 96 * 60 * minute })),
      ).value,
    };
    expect(value.sets.d?.result?.completedAt).toBe(start + 48 * 60 * minute);
  });
});

describe('a past workout', () => {
  const now = at('2026-11-25', 12 * 60);
  const logged = (from: number, until: number, dayStartsAt?: number) => {
    const results: unknown[] = [];
    const times = { startedAt: from, endedAt: until };
    const after = changed(leavesOf({}), (draft) => {
      results.push(logPastWorkout(draft, times, { zone, dayStartsAt }, now));
    });
    return { value: readRecord(workout, after).value, result: results[0], after };
  };

  test('is logged with its times and its day, and does not run', () => {
    const { value, result } = logged(at('2026-11-20', 18 * 60), at('2026-11-20', 19 * 60 + 5));
    expect(result).toEqual({ ok: true, value: undefined });
    expect(value).toMatchObject({ day: '2026-11-20', zone });
    expect(isRunning(value)).toBe(false);
    expect(workoutSeconds(value)).toBe(65 * 60);
    expect(logged(at('2026-11-21', 60), at('2026-11-21', 90), 4 * 60).value.day).toBe('2026-11-20');
  });

  test('can last a moment or a day, and can end now', () => {
    expect(logged(now - 1, now).result).toMatchObject({ ok: true });
    expect(logged(now, now).result).toMatchObject({ ok: true });
    expect(logged(now - 24 * 3_600_000, now).result).toMatchObject({ ok: true });
  });

  test.each([
    ['exercise/end-before-start', now - 1, now - 2],
    ['exercise/in-the-future', now, now + 1],
    ['exercise/longer-than-a-day', now - 24 * 3_600_000 - 1, now],
  ])('is refused as %s and writes nothing', (code, from, until) => {
    const { result, after } = logged(from, until);
    expect(result).toEqual({ ok: false, error: { code } });
    expect(after.size).toBe(0);
  });

  test('has its sets completed at its end, and a running one now', () => {
    expect(completionTime({ endedAt: 5 }, 9)).toBe(5);
    expect(completionTime({ endedAt: 9 }, 5)).toBe(5);
    expect(completionTime({}, 9)).toBe(9);
  });
});
