import { expect, test } from 'vitest';
import { instantAt, readRecord } from '../../kernel/index.ts';
import { workoutSeconds } from '../history/index.ts';
import { workout } from '../workout.ts';
import { correctTimes } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const zone = 'Europe/Berlin';
const at = (day: string, minutes: number) => instantAt(day as '2026-11-21', minutes, zone);
const evening = leavesOf({ startedAt: at('2026-11-21', 30), endedAt: at('2026-11-21', 90), zone, day: '2026-11-21' });

test('a start moved to before midnight moves the workout to that day', () => {
  const times = { startedAt: at('2026-11-20', 23 * 60 + 30), endedAt: at('2026-11-21', 90) };
  const moved = changed(evening, (draft) => void correctTimes(draft, times, { zone }));
  const { value } = readRecord(workout, moved);
  expect(value.day).toBe('2026-11-20');
  expect(workoutSeconds(value)).toBe(2 * 3600);
});

test('an end alone is written alone, and the day stays as it was', () => {
  const before = leavesOf({ startedAt: at('2026-11-21', 30), zone, day: '2026-11-20' });
  const times = { startedAt: at('2026-11-21', 30), endedAt: at('2026-11-21', 31) };
  const after = changed(before, (draft) => void correctTimes(draft, times, { zone }));
  expect([...after.keys()].filter((path) => before.get(path) !== after.get(path))).toEqual(['endedAt']);
});

test('an end before the start is refused and changes nothing', () => {
  const times = { startedAt: at('2026-11-21', 90), endedAt: at('2026-11-21', 89) };
  const results: unknown[] = [];
  const after = changed(evening, (draft) => results.push(correctTimes(draft, times, { zone })));
  expect(results).toEqual([{ ok: false, error: { code: 'exercise/end-before-start' } }]);
  expect(after).toEqual(evening);
});
