import { expect, it } from 'vitest';
import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import { exercisesByUse, type WorkoutDone } from './index.ts';

const today: LocalDay = '2026-03-31';

it('exercises done often come first among recent ones, and recent ones before old ones', () => {
  const used = exercisesByUse(
    [
      ...Array.from({ length: 20 }, (_, at) => workout(`2025-01-${String(at + 1).padStart(2, '0')}`, 'lunge')),
      workout('2026-03-01', 'squat', 'dip'),
      workout('2026-03-15', 'squat'),
      workout('2026-03-30', 'curl'),
    ],
    today,
  );
  expect(used.map(({ exercise }) => exercise)).toEqual([
    'exercises/squat',
    'exercises/curl',
    'exercises/dip',
    'exercises/lunge',
  ]);
  expect(used[0]?.lastDay).toBe('2026-03-15');
});

it('the last day is the latest in any order of workouts, and a future day counts no more than today', () => {
  const [use] = exercisesByUse([workout('2026-03-31', 'squat'), workout('2026-03-01', 'squat')], today);
  expect(use?.lastDay).toBe('2026-03-31');
  expect(exercisesByUse([workout('2027-03-31', 'squat')], today)[0]?.weight).toBe(1);
  expect(exercisesByUse([], today)).toEqual([]);
});

function workout(day: string, ...exercises: readonly string[]): WorkoutDone {
  const of = { id: day, title: null, startedAt: 0, endedAt: null, seconds: null, effort: null };
  return {
    ...of,
    day: day as LocalDay,
    bodyWeight: null,
    routine: null,
    exercises: exercises.map((slug) => ({ exercise: `exercises/${slug}` as RecordKey, sets: [] })),
  };
}
