import { expect, test } from 'vitest';
import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import { sportTotals } from '../endurance/index.ts';
import { activityOfWorkout, type DoneSet, sportOfWorkout, type WorkoutDone } from './index.ts';
import { plainSet } from './testing/plain-set.ts';

const day = '2026-11-30' as LocalDay;

function workoutOf(exercises: Readonly<Record<string, readonly Partial<DoneSet>[]>>, more: Partial<WorkoutDone> = {}) {
  return {
    id: 'w',
    title: null,
    day,
    startedAt: 1_000,
    endedAt: 2_000,
    seconds: 1_800,
    effort: null,
    bodyWeight: null,
    routine: null,
    exercises: Object.entries(exercises).map(([slug, sets]) => ({
      exercise: `exercises/${slug}` as RecordKey,
      sets: sets.map((set) => ({ ...plainSet, ...set })),
    })),
    ...more,
  };
}

test.each([
  [
    'runs with walks between them are a run',
    { walking: [{ seconds: 300 }, { seconds: 90 }], running: [{ seconds: 60 }] },
    'run',
  ],
  ['walks alone are a walk', { walking: [{ seconds: 300 }] }, 'walk'],
  ['a run on a treadmill', { 'treadmill-running': [{ metres: 3_000 }] }, 'run'],
  ['a ride after a warm-up walk', { walking: [{ seconds: 60 }], cycling: [{ seconds: 900 }] }, 'ride'],
  ['two sports are neither', { running: [{ seconds: 60 }], cycling: [{ seconds: 900 }] }, undefined],
  [
    'a run beside squats stays a part of the workout',
    { running: [{ seconds: 600 }], 'back-squat': [{ reps: 5 }] },
    undefined,
  ],
  ['walking with a load stays a part of the workout', { 'farmers-walk': [{ metres: 20 }] }, undefined],
  ['nothing done', {}, undefined],
])('%s', (_, exercises, sport) => {
  expect(sportOfWorkout(workoutOf(exercises))?.sport).toBe(sport);
});

test('a workout in progress is no activity yet', () => {
  expect(sportOfWorkout(workoutOf({ running: [{ seconds: 60 }] }, { endedAt: null }))).toBeNull();
});

test('it has the duration of the workout, its distances added up and its effort, and counts in totals', () => {
  const running = [
    { seconds: 600, metres: 2_000 },
    { seconds: 60, metres: 500 },
  ];
  const done = sportOfWorkout(workoutOf({ running, walking: [{ seconds: 90 }] }, { effort: 5 }));
  expect(done).toEqual({ sport: 'run', startedAt: 1_000, seconds: 1_800, metres: 2_500, effort: 5 });
  if (done === null) return;
  const totals = sportTotals([activityOfWorkout(day, done)], {
    ...{ sport: 'run', per: 'week', today: day, weekStart: 1, periods: 2 },
    loadOf: ({ effort = 0, movingSeconds = 0 }) => (effort * movingSeconds) / 60,
  });
  expect(totals).toMatchObject([{ activities: 1, seconds: 1_800, metres: 2_500, load: 150 }]);
});

test('what is unknown stays unknown', () => {
  const done = sportOfWorkout(workoutOf({ running: [{}] }, { seconds: null }));
  expect(done).toMatchObject({ sport: 'run', seconds: null, metres: null, effort: null });
});
