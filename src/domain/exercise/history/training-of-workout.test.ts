import { describe, expect, it } from 'vitest';
import type { Leaves } from '../../kernel/index.ts';
import { workoutSessions } from '../load/index.ts';
import {
  isDayDone,
  isFinishedEmpty,
  isTrained,
  isTrainingDone,
  TrainingHistory,
  type TrainingOfWorkout,
  trainedWorkouts,
  trainingOfWorkout,
  workoutDone,
} from './index.ts';

const squat = 'exercises/back-squat';
const running = {
  day: '2026-03-28',
  startedAt: 1_000_000,
  'exercises/x/exercise': squat,
  'exercises/x/order': 'a0',
  'sets/a/place': { exercise: 'x', order: 'a0' },
};
const ended = { ...running, endedAt: 4_600_000 };
const ticked = (more: object = {}) => ({
  'sets/a/result': { kind: 'working', reps: 5, completedAt: 2_000_000, ...more },
});
const typed = { 'sets/a/result': { kind: 'working', load: { si: 80 }, reps: 8 } };
const planned = { 'sets/a/target': { kind: 'working', reps: { min: 5 } } };

describe('the training of a workout', () => {
  it.each<readonly [string, object, TrainingOfWorkout]>([
    ['is none before a set is completed', running, 'none'],
    ['is none with only a planned set', { ...running, ...planned }, 'none'],
    ['is none with a typed set that is not completed', { ...running, ...typed }, 'none'],
    ['is running from the first set on', { ...running, ...ticked() }, 'running'],
    ['is running with a set completed at instant 0', { ...running, ...ticked({ completedAt: 0 }) }, 'running'],
    ['is done once it has ended', { ...ended, ...ticked() }, 'done'],
    ['is done if it ended at instant 0', { ...ended, ...ticked(), startedAt: 0, endedAt: 0 }, 'done'],
    ['is none if it ended with an exercise but no set', ended, 'none'],
    ['is none if it ended with only planned sets', { ...ended, ...planned }, 'none'],
    ['is none if it ended with only typed sets', { ...ended, ...typed }, 'none'],
    ['is none if its set was reopened', { ...ended, ...ticked({ completedAt: null }) }, 'none'],
    [
      'is none if the exercise of its set was removed',
      { ...ended, ...ticked(), 'exercises/x/removedAt': 3_000_000 },
      'none',
    ],
    ['is done with only a warm-up', { ...ended, ...ticked({ kind: 'warmUp' }) }, 'done'],
    ['is done with a failed set of 0 repetitions', { ...ended, ...ticked({ kind: 'failure', reps: 0 }) }, 'done'],
    [
      'is done with a completed set without values',
      { ...ended, 'sets/a/result': { kind: 'working', completedAt: 1 } },
      'done',
    ],
    [
      'is done if it lasted longer than its sets allow',
      { ...ended, ...ticked(), endedAt: 1_000_000 + 26 * 3_600_000 },
      'done',
    ],
  ])('%s, everywhere that it counts', (_, values, training) => {
    const { workout, history } = read(values);
    expect(trainingOfWorkout(workout)).toBe(training);
    expect(isTrained(workout)).toBe(training !== 'none');
    expect(isTrainingDone(workout)).toBe(training === 'done');
    expect(isFinishedEmpty(workout)).toBe(training === 'none' && 'endedAt' in values);
    expect(trainedWorkouts(history.workouts), 'calendar, goals and streaks').toHaveLength(training === 'none' ? 0 : 1);
    expect(workoutSessions(history.workouts), 'load').toHaveLength(training === 'done' ? 1 : 0);
  });
});

describe('a day of a programme', () => {
  const second = { 'sets/b/place': { exercise: 'x', order: 'a1' }, 'sets/b/target': { kind: 'working' } };
  const third = { 'sets/c/place': { exercise: 'x', order: 'a2' }, 'sets/c/target': { kind: 'working' } };
  it.each<readonly [string, object, boolean]>([
    ['counts with half of its working sets', { ...ended, ...ticked(), ...second }, true],
    ['does not count with fewer', { ...ended, ...ticked(), ...second, ...third }, false],
    [
      'counts if the exercise of the others was skipped',
      {
        ...{ ...ended, ...ticked(), 'exercises/y/order': 'a9', 'exercises/y/skipped': true },
        ...{ 'sets/c/place': { exercise: 'y', order: 'a0' }, 'sets/c/target': { kind: 'working' } },
        ...{ 'sets/d/place': { exercise: 'y', order: 'a1' }, 'sets/d/target': { kind: 'working' } },
      },
      true,
    ],
    ['does not count with only a warm-up', { ...ended, ...ticked({ kind: 'warmUp' }), ...second }, false],
    ['counts if it has nothing but warm-ups', { ...ended, ...ticked({ kind: 'warmUp' }) }, true],
    ['does not count without a set', ended, false],
    ['does not count while the workout is in progress', { ...running, ...ticked() }, false],
  ])('%s', (_, values, isDone) => {
    expect(isDayDone(read(values).workout)).toBe(isDone);
  });
});

function read(values: object) {
  const leaves: Leaves = new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
  const workout = workoutDone('w', leaves);
  if (workout === null) throw new Error('expected a workout with a day and a start');
  const history = new TrainingHistory();
  history.put(workout);
  return { workout, history };
}
