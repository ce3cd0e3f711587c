import { expect, it } from 'vitest';
import type { DoneSet, ExerciseSession } from '../history/index.ts';
import { plainSet } from '../history/testing/plain-set.ts';
import { figuresByDay, type Measuring } from './index.ts';

const lifts: Measuring = { exercise: { tracking: 'loadReps', bodyWeightShare: 0 }, method: 'epley' };

it('a day has the best of its sets and the volume of all, without warm-ups', () => {
  const sets = [set({ kind: 'warmUp', load: 200, reps: 9 }), set({ load: 100, reps: 3 }), set({ load: 90, reps: 8 })];
  const [day] = figuresByDay([session('2026-03-01', sets)], lifts);
  expect(day).toEqual({ day: '2026-03-01', e1rm: 114, volume: 1020, load: 100, reps: 8, seconds: null, metres: null });
});

it('two workouts on one day are combined, and a day with only warm-ups has no figures', () => {
  const sessions = [
    session('2026-03-02', [set({ load: 100, reps: 1 })]),
    session('2026-03-02', [set({ load: 110, reps: 1 })]),
    session('2026-03-03', [set({ kind: 'warmUp', load: 60, reps: 5 })]),
  ];
  expect(figuresByDay(sessions, lifts)).toMatchObject([
    { day: '2026-03-02', e1rm: 110, volume: 210 },
    { day: '2026-03-03', e1rm: null, volume: null, load: null, reps: null },
  ]);
});

function session(day: ExerciseSession['day'], sets: readonly DoneSet[]): ExerciseSession {
  return { workout: day, day, startedAt: 1, bodyWeight: null, sets };
}

function set(given: Partial<DoneSet>): DoneSet {
  return { ...plainSet, load: 0, reps: 1, ...given };
}
