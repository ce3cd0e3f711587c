import { expect, it } from 'vitest';
import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import { exercisesDone, type WorkoutDone } from './index.ts';
import { plainSet } from './testing/plain-set.ts';

const bench: RecordKey = 'exercises/bench-press';
const squat: RecordKey = 'exercises/back-squat';
const row: RecordKey = 'exercises/barbell-row';

it('exercises are listed once each, the most recent first', () => {
  const workouts = [
    workout('2026-11-01', [squat, bench]),
    workout('2026-11-03', [row]),
    workout('2026-11-05', [squat]),
  ];
  expect(exercisesDone(workouts)).toEqual([squat, row, bench]);
  expect(exercisesDone([])).toEqual([]);
});

function workout(day: LocalDay, exercises: readonly RecordKey[]): WorkoutDone {
  return {
    id: day,
    title: null,
    day,
    startedAt: Date.parse(day),
    endedAt: null,
    seconds: null,
    effort: null,
    bodyWeight: null,
    routine: null,
    exercises: exercises.map((exercise) => ({ exercise, sets: [plainSet] })),
  };
}
