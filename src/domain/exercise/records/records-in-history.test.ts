import { expect, it } from 'vitest';
import type { Leaves, RecordKey } from '../../kernel/index.ts';
import { TrainingHistory, workoutDone } from '../history/index.ts';
import { libraryExercise } from '../library/index.ts';
import {
  bestLifts,
  competitionLifts,
  exerciseProgress,
  newestRecords,
  newestTelling,
  oneRepMaxByDay,
  type RecordOfExercise,
  type RecordsOfExercise,
  recordsByExercise,
  recordsOfWorkout,
  totalOf,
} from './index.ts';

const squat: RecordKey = 'exercises/back-squat';
const own: RecordKey = 'exercises/0199a000-0000-7000-8000-000000000001';
const dip: RecordKey = 'exercises/dip';

const squats = { keys: [squat, own], tracking: 'loadReps', bodyWeightShare: 0 };
const dips = { keys: [dip], tracking: 'weightedBodyWeight', bodyWeightShare: 1 };

it('an exercise includes the sessions of exercises merged into it', () => {
  const history = historyOf([squat, 100], [own, 110], [squat, 105]);
  const { days, standing } = exerciseProgress(history, { exercise: squats, method: 'epley', from: null });
  expect(days.map(({ load }) => load)).toEqual([100, 110, 105]);
  expect(standing.sessions).toBe(3);
  expect(standing.records).toContainEqual(expect.objectContaining({ kind: 'load', value: 110, workout: 'w1' }));
});

it('current records do not depend on the requested days', () => {
  const history = historyOf([squat, 110], [squat, 100], [squat, 105]);
  const all = exerciseProgress(history, { exercise: squats, method: 'epley', from: null });
  const from = all.days[1]?.day ?? null;
  const newer = exerciseProgress(history, { exercise: squats, method: 'epley', from });
  expect(newer.days.map(({ load }) => load)).toEqual([100, 105]);
  expect(newer.standing).toEqual(all.standing);
});

it('the e1RM by day is that of the progress, for each exercise in the order asked', () => {
  const history = historyOf([squat, 100], [dip, 10], [own, 110], [squat, 105]);
  const { days } = exerciseProgress(history, { exercise: squats, method: 'epley', from: null });
  const byDay = oneRepMaxByDay(history, { exercises: [dips, squats], method: 'epley' });
  expect(byDay).toEqual([[], days.map(({ day, e1rm }) => ({ day, value: e1rm }))]);
  expect(byDay[1]).toHaveLength(3);
});

it('the records of a workout depend only on earlier workouts', () => {
  const history = historyOf([squat, 100], [squat, 105], [squat, 200]);
  const { made } = recordsOfWorkout(history, { workout: 'w1', exercises: [squats, dips], method: 'epley' });
  expect(made).toContainEqual({ exercise: squat, record: expect.objectContaining({ kind: 'load', value: 105 }) });
  expect(recordsOfWorkout(history, { workout: 'gone', exercises: [squats], method: 'epley' }).made).toEqual([]);
});

it('a workout lists its sets with unlikely values', () => {
  const history = historyOf([squat, 100], [squat, 100], [squat, 100], [squat, 1000]);
  const { implausible } = recordsOfWorkout(history, { workout: 'w3', exercises: [squats], method: 'epley' });
  expect(implausible).toEqual([{ exercise: squat, set: 's3', value: { kind: 'load', value: 1000, best: 100 } }]);
});

it('the volume of a workout sums its exercises, counts each set once, and is partial if body weight is missing', () => {
  const history = historyOf([squat, 100], [dip, 10]);
  const volumeOf = (workout: string) =>
    recordsOfWorkout(history, {
      workout,
      exercises: [squats, dips, { ...squats, keys: [own, squat] }],
      method: 'epley',
    }).volume;
  expect(volumeOf('w0')).toEqual({ kilograms: 500, isPartial: false });
  expect(volumeOf('w1')).toEqual({ kilograms: 0, isPartial: true });
  history.takeWeights([{ day: '2026-03-01', value: 80 }]);
  expect(volumeOf('w1')).toEqual({ kilograms: 450, isPartial: false });
  expect(volumeOf('gone')).toEqual({ kilograms: 0, isPartial: false });
});

it('the records of a workout are one line per exercise: the greatest first, then the last of each other kind', () => {
  const history = historyOf([squat, 100], [dip, 10], [squat, 102.5], [dip, 20]);
  const madeIn = (workout: string) =>
    recordsOfWorkout(history, { workout, exercises: [squats, dips], method: 'epley' }).made;
  const kinds = ({ records }: RecordsOfExercise) => records.map(({ kind }) => kind);
  const [ofSquat] = recordsByExercise([...madeIn('w2'), ...madeIn('w2')]);
  expect(ofSquat?.exercise).toBe(squat);
  expect(ofSquat && kinds(ofSquat)).toEqual(['load', 'e1rm', 'setVolume', 'sessionVolume']);
  const both = recordsByExercise([...madeIn('w2'), ...madeIn('w3')]);
  expect(both.map(({ exercise }) => exercise)).toEqual([dip, squat]); // 20 after 10, and 102.5 after 100
  expect(recordsByExercise([])).toEqual([]);
});

it('the newest records come first, across all exercises, up to the requested number', () => {
  const history = historyOf([squat, 100], [dip, 10], [squat, 105], [dip, 20]);
  const question = { exercises: [squats, dips], method: 'epley', most: 100 } as const;
  const loads = newestRecords(history, question).filter(({ record }) => record.kind === 'load');
  expect(loads.map(({ exercise, record }) => [exercise, record.value])).toEqual([
    [dip, 20],
    [squat, 105],
  ]);
  expect(newestRecords(history, { ...question, most: 1 })).toMatchObject([{ exercise: dip }]);
});

it('a newer record of volume does not hide the newest of strength', () => {
  const made = (workout: string, kind: RecordOfExercise['record']['kind']) =>
    ({ exercise: squat, record: { workout, kind } }) as RecordOfExercise;
  const [volume, best, older] = [made('w3', 'sessionVolume'), made('w2', 'e1rm'), made('w1', 'load')];
  expect(newestTelling([volume, best, older])).toBe(best);
  expect(newestTelling([volume])).toBe(volume);
  expect(newestTelling([])).toBeUndefined();
});

it('a total needs the heaviest squat, bench press and deadlift', () => {
  const without = bestLifts(historyOf([squat, 100], ['exercises/low-bar-squat', 140]), { keys: competitionLifts });
  expect(without).toMatchObject({ squat: { value: 140 }, bench: null, deadlift: null });
  expect(totalOf(without)).toBeNull();
  const lifts: readonly (readonly [RecordKey, number])[] = [
    [squat, 100],
    ['exercises/bench-press', 80],
    ['exercises/sumo-deadlift', 160],
  ];
  expect(totalOf(bestLifts(historyOf(...lifts), { keys: competitionLifts }))).toBe(340);
});

it('the lifts of a total are library exercises with a barbell load', () => {
  for (const key of Object.values(competitionLifts).flat()) {
    expect(libraryExercise(key.slice('exercises/'.length))).toMatchObject({
      tracking: 'loadReps',
      equipment: 'barbell',
    });
  }
});

function historyOf(...done: readonly (readonly [RecordKey, number])[]): TrainingHistory {
  const history = new TrainingHistory();
  done.forEach(([exercise, load], at) => {
    const values = {
      day: `2026-03-${String(at + 1).padStart(2, '0')}`,
      startedAt: at * 1e6,
      'exercises/x/exercise': exercise,
      'exercises/x/order': 'a0',
      [`sets/s${at}/place`]: { exercise: 'x', order: 'a0' },
      [`sets/s${at}/result`]: { kind: 'working', load: { si: load }, reps: 5, completedAt: at * 1e6 },
    };
    const leaves: Leaves = new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
    const workout = workoutDone(`w${at}`, leaves);
    if (workout !== null) history.put(workout);
  });
  return history;
}

it('figures of a bodyweight exercise name the date of an old body weight, or that it is missing', () => {
  const weightOf = (weights: readonly { readonly day: '2025-01-01'; readonly value: number }[], exercise = dips) => {
    const history = historyOf([dip, 10]);
    history.takeWeights(weights);
    const { days, weight } = exerciseProgress(history, { exercise, method: 'epley', from: null });
    return { e1rm: days[0]?.e1rm ?? null, ...weight };
  };
  expect(weightOf([])).toEqual({ e1rm: null, isMissing: true, oldFrom: null });
  const old = weightOf([{ day: '2025-01-01', value: 80 }]);
  expect(old).toMatchObject({ isMissing: false, oldFrom: '2025-01-01' });
  expect(old.e1rm).toBeGreaterThan(90);
});
