import { expect, test } from 'vitest';
import { type LocalDay, type RecordKey, readRecord } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { sportTotals } from '../endurance/index.ts';
import { type Exercise, exercise } from '../library/exercise.ts';
import { knownExercises } from '../library/index.ts';
import { emptyActivity } from '../testing/empty-activity.ts';
import {
  activityOfWorkout,
  type DoneSet,
  mergedSports,
  sportOfWorkout,
  sportWorkouts,
  trainedWorkouts,
  type WorkoutDone,
} from './index.ts';
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

test.each([
  [
    'an own exercise that was merged into running is a run',
    { own: { tracking: 'time', mergedInto: 'exercises/running' } },
    'own',
  ],
  [
    'running that was merged into an own exercise stays a run',
    { own: { tracking: 'time' }, running: { mergedInto: 'exercises/own' } },
    'own',
  ],
  [
    'what was merged into the same exercise as running is a run, too',
    {
      own: { tracking: 'time' },
      running: { mergedInto: 'exercises/own' },
      other: { tracking: 'time', mergedInto: 'exercises/own' },
    },
    'other',
  ],
])('%s', (_, exercises, done) => {
  const records = Object.entries(exercises).map(([id, leaves]) => ({
    id,
    value: { ...readRecord(exercise, new Map()).value, name: id, ...leaves } as Exercise,
    inTrash: false,
  }));
  const workouts = [workoutOf({ [done]: [{ seconds: 600 }] })];
  expect(trainedWorkouts(workouts)[0]?.sport).toBeUndefined();
  expect(trainedWorkouts(workouts, mergedSports(knownExercises(records)))[0]?.sport?.sport).toBe('run');
});

const at = Date.parse('2026-11-30T18:00:00Z');
const minutes = 60_000;

test.each([
  ['one that went on at the same time', { startedAt: at + 2 * minutes, movingSeconds: 1_500 }, 0],
  [
    'one that began the evening before and ended in it',
    { startedAt: at - 10 * minutes, movingSeconds: 3_000, day: '2026-11-29' },
    0,
  ],
  ['one of another sport', { startedAt: at, movingSeconds: 1_800, sport: 'ride' }, 1],
  [
    'another of the same day and distance',
    { startedAt: at - 600 * minutes, movingSeconds: 1_800, distance: { si: 5_000 } },
    1,
  ],
  ['one without a start', { movingSeconds: 1_800, startedAt: undefined }, 1],
])('beside a recording that nobody linked, a run of 30 minutes counts by itself or not: %s', (_, leaves, counted) => {
  const running = [{ seconds: 1_800, metres: 5_000 }];
  const trained = trainedWorkouts([workoutOf({ running }, { startedAt: at, endedAt: at + 30 * minutes })]);
  const recorded = { ...emptyActivity(), sport: 'run', day, track: 'attachments/t', ...leaves } as Activity;
  expect(sportWorkouts(trained, [recorded])).toHaveLength(counted);
});
