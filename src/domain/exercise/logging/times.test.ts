import { expect, test } from 'vitest';
import { instantAt, readRecord } from '../../kernel/index.ts';
import { workoutSeconds } from '../history/index.ts';
import { workout } from '../workout.ts';
import { correctTimes } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const zone = 'Europe/Berlin';
const at = (day: string, minutes: number) => instantAt(day as '2026-11-21', minutes, zone);
const now = at('2026-11-21', 120);
const evening = leavesOf({ startedAt: at('2026-11-21', 30), endedAt: at('2026-11-21', 90), zone, day: '2026-11-21' });

test('a start moved to before midnight moves the workout to that day', () => {
  const times = { startedAt: at('2026-11-20', 23 * 60 + 30), endedAt: at('2026-11-21', 90) };
  const moved = changed(evening, (draft) => void correctTimes(draft, times, { zone, now }));
  const { value } = readRecord(workout, moved);
  expect(value.day).toBe('2026-11-20');
  expect(workoutSeconds(value)).toBe(2 * 3600);
});

test('an end alone is written alone, and the day stays as it was', () => {
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

test('a start or an end that is still to come is refused and changes nothing', () => {
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
