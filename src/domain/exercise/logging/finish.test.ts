import { expect, test } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { believableSeconds, lengthDoubt, workoutSeconds } from '../history/index.ts';
import { workout } from '../workout.ts';
import { canResume, finishWorkout, logTypedSets, openWork, resumeWorkout } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const minute = 60_000;
const hour = 60 * minute;
const running = leavesOf({
  startedAt: 1000,
  timer: { endsAt: hour, seconds: 90, set: 'b' },
  'sets/a/result': { kind: 'working', completedAt: 40 * minute },
  'sets/b/result': { kind: 'working', completedAt: 50 * minute },
  'sets/c/result': { kind: 'working', completedAt: null },
});

function finished(leaves: typeof running, now: number) {
  const ends: unknown[] = [];
  const { value } = readRecord(
    workout,
    changed(leaves, (draft) => ends.push(finishWorkout(draft, now))),
  );
  expect(ends).toEqual([value.endedAt]);
  return value;
}

test('finishing a workout sets its end to now and stops its rest timer', () => {
  expect(finished(running, 2 * hour)).toMatchObject({ endedAt: 2 * hour });
  expect(finished(running, 2 * hour).timer).toBeUndefined();
});

test('a forgotten workout ends with its last set, so that the night is not included', () => {
  expect(finished(running, 50 * minute + 2 * hour).endedAt).toBe(50 * minute + 2 * hour);
  expect(finished(running, 50 * minute + 2 * hour + 1).endedAt).toBe(50 * minute);
  expect(finished(running, 14 * hour).endedAt).toBe(50 * minute);
});

test('a workout of at most a day without a completed set ends now', () => {
  expect(finished(leavesOf({ startedAt: 0 }), 14 * hour).endedAt).toBe(14 * hour);
});

test('a workout without a completed set for more than a day ends at its start', () => {
  expect(finished(leavesOf({ startedAt: 0 }), 24 * hour).endedAt).toBe(24 * hour);
  expect(finished(leavesOf({ startedAt: 1 }), 72 * hour).endedAt).toBe(1);
});

test('a set completed the next day does not extend the workout', () => {
  const nextDay = leavesOf({
    startedAt: 1000,
    'sets/a/result': { kind: 'working', completedAt: 40 * minute },
    'sets/b/result': { kind: 'working', completedAt: 24 * hour },
  });
  expect(finished(nextDay, 24 * hour + minute).endedAt).toBe(40 * minute);
});

test('a workout never ends before its start, even if its sets are earlier or at instant 0', () => {
  expect(
    finished(leavesOf({ startedAt: hour, 'sets/a/result': { kind: 'working', completedAt: 0 } }), 9 * hour).endedAt,
  ).toBe(hour);
});

test('a workout whose start was corrected to the future has a duration of 0', () => {
  expect(finished(leavesOf({ startedAt: hour }), 1000).endedAt).toBe(hour);
});

test('a workout whose start was corrected to the evening before lasts as long as its sets, or as entered', () => {
  const yesterday = leavesOf({
    startedAt: 0,
    'sets/a/result': { kind: 'working', completedAt: 26 * hour },
    'sets/b/result': { kind: 'working', completedAt: 26 * hour + 8 * minute },
  });
  const now = 26 * hour + 9 * minute;
  expect(openWork(readRecord(workout, yesterday).value, now).isStartImplausible).toBe(true);
  const byItself = finished(yesterday, now);
  expect(workoutSeconds(byItself)).toBe(8 * 60);
  expect(lengthDoubt(byItself)).toBeNull();
  const told = readRecord(
    workout,
    changed(yesterday, (draft) => void finishWorkout(draft, now, 70 * 60)),
  ).value;
  expect(workoutSeconds(told)).toBe(70 * 60);
});

test('a workout that began hours before and is still active has no separate start', () => {
  expect(openWork(readRecord(workout, running).value, 2 * hour).isStartImplausible).toBe(false);
});

test('a duration is unlikely if it contains hours without a set, unless they were a pause', () => {
  const lasting = (hours: number, more: object = {}) =>
    readRecord(
      workout,
      leavesOf({
        startedAt: 0,
        endedAt: hours * hour,
        'sets/a/result': { kind: 'working', completedAt: hour },
        ...more,
      }),
    ).value;
  expect(lengthDoubt(lasting(7))).toBeNull();
  expect(lengthDoubt(lasting(7.01))).toBe('tooLong');
  expect(lengthDoubt(lasting(10, { 'sets/b/result': { kind: 'working', completedAt: 6 * hour } }))).toBeNull();
  expect(lengthDoubt(lasting(10, { 'pauses/p': { from: 2 * hour, to: 7 * hour } }))).toBeNull();
  expect(lengthDoubt(lasting(26, { 'sets/a/result': { kind: 'working', completedAt: 30 * hour } }))).toBe('tooLong');
});

test('a duration is unlikely if its sets take longer, and nothing is doubted about one that was not recorded', () => {
  const lasting = (seconds: number, count: number, result: object = { reps: 8 }) =>
    readRecord(
      workout,
      leavesOf({
        startedAt: hour,
        endedAt: hour + seconds * 1000,
        ...Object.fromEntries(
          Array.from({ length: count }, (_, at) => [
            `sets/s${at}/result`,
            { kind: 'working', ...result, completedAt: hour },
          ]),
        ),
      }),
    ).value;
  expect(lengthDoubt(lasting(45, 20))).toBe('tooShort');
  expect(believableSeconds(lasting(45, 20))).toBeNull();
  expect(lengthDoubt(lasting(120, 20))).toBeNull();
  expect(lengthDoubt(lasting(59, 1))).toBe('tooShort'); // 0 min, with few sets as with many
  expect(lengthDoubt(lasting(60, 2))).toBeNull();
  expect(lengthDoubt(lasting(30, 1, { seconds: 600 }))).toBe('tooShort');
  expect(lengthDoubt(lasting(0, 20))).toBeNull();
  expect(believableSeconds(lasting(0, 20))).toBeNull();
  expect(lengthDoubt(lasting(9 * 3600, 20))).toBe('tooLong');
});

test('typed sets that are not completed are listed, and logged on request with their planned values', () => {
  const typed = leavesOf({
    startedAt: 0,
    'sets/a/result': { kind: 'working', load: { si: 80 }, reps: 8 },
    'sets/b/result': { kind: 'working', load: { si: 82.5 }, completedAt: null },
    'sets/b/target': { reps: { min: 6, max: 6 } },
    'sets/c/target': { reps: { min: 6 } },
    'sets/d/result': { kind: 'warmUp' },
    'sets/e/result': { kind: 'working', reps: 0, completedAt: 5 },
  });
  const open = openWork(readRecord(workout, typed).value, hour);
  expect(open).toEqual({
    typedSets: ['a', 'b'],
    setsInText: 0,
    isEmpty: false,
    openWorking: { done: 1, all: 4 },
    isStartImplausible: false,
  });
  const { sets } = readRecord(
    workout,
    changed(typed, (draft) => logTypedSets(draft, open.typedSets, hour)),
  ).value;
  expect(sets.a?.result).toMatchObject({ load: { si: 80 }, reps: 8, completedAt: hour });
  expect(sets.b?.result).toMatchObject({ load: { si: 82.5 }, reps: 6, completedAt: hour });
});

test('typed sets of skipped or removed exercises are not listed, and the workout counts as empty', () => {
  const left = leavesOf({
    startedAt: 0,
    'exercises/x/skipped': true,
    'exercises/y/removedAt': 1,
    'sets/a/place': { exercise: 'x', order: 'a0' },
    'sets/a/result': { kind: 'working', reps: 8 },
    'sets/b/place': { exercise: 'y', order: 'a0' },
    'sets/b/result': { kind: 'working', reps: 8 },
  });
  expect(openWork(readRecord(workout, left).value, hour)).toEqual({
    typedSets: [],
    setsInText: 0,
    isEmpty: true,
    openWorking: null,
    isStartImplausible: false,
  });
});

test('sets typed as text are open too, and one that they complete is not filled in from the plan', () => {
  const planned = leavesOf({
    startedAt: 0,
    'sets/a/target': { load: { si: 20 }, reps: { min: 8 } },
    'sets/a/result': { kind: 'working', reps: 10, completedAt: hour },
  });
  const nothing = readRecord(workout, leavesOf({ startedAt: 0 })).value;
  expect(openWork(nothing, hour, 3)).toEqual({
    typedSets: [],
    setsInText: 3,
    isEmpty: false,
    openWorking: null,
    isStartImplausible: false,
  });
  expect(openWork(nothing, 48 * hour, 3).isStartImplausible).toBe(true);
  const { sets } = readRecord(
    workout,
    changed(planned, (draft) => logTypedSets(draft, ['a'], 2 * hour)),
  ).value;
  expect(sets.a?.result).toEqual({ kind: 'working', reps: 10, completedAt: hour });
});

test('a workout can be resumed for some hours after its end', () => {
  expect(canResume({ endedAt: hour }, 7 * hour)).toBe(true);
  expect(canResume({ endedAt: hour }, 7 * hour + 1)).toBe(false);
  expect(canResume({ endedAt: undefined }, hour)).toBe(false);
});

test('a workout resumed by mistake keeps its end, and a break before further sets does not count', () => {
  // the times of the sets are made up, as those of an import are
  const ended = leavesOf({
    startedAt: 0,
    endedAt: hour,
    'sets/a/result': { kind: 'working', completedAt: 0 },
    'sets/b/result': { kind: 'working', completedAt: 0 },
  });
  const resumed = changed(ended, (draft) => resumeWorkout(draft, 3 * hour, () => 'p'));
  expect(readRecord(workout, resumed).value.endedAt).toBeUndefined();
  expect(finished(resumed, 3 * hour + minute).endedAt).toBe(hour);
  const more = leavesOf({
    ...Object.fromEntries([...resumed].map(([path, { value }]) => [path, value])),
    'sets/c/result': { kind: 'working', completedAt: 3 * hour + 20 * minute },
  });
  const later = finished(more, 3 * hour + 30 * minute);
  expect(later.endedAt).toBe(3 * hour + 30 * minute);
  expect(workoutSeconds(later)).toBe(90 * 60);
});

test('working sets are open until all of them are completed, warm-ups aside', () => {
  const half = {
    startedAt: 0,
    'sets/w/result': { kind: 'warmUp', completedAt: 1 },
    'sets/a/target': { kind: 'working' },
    'sets/b/target': { kind: 'working' },
  };
  const open = (more: object) => openWork(readRecord(workout, leavesOf({ ...half, ...more })).value, hour).openWorking;
  expect(open({})).toEqual({ done: 0, all: 2 });
  const done = { 'sets/a/result': { kind: 'working', completedAt: 2 } };
  expect(open(done)).toEqual({ done: 1, all: 2 });
  expect(open({ ...done, 'sets/b/result': { kind: 'working', completedAt: 2 } })).toBeNull();
  const skipped = { 'exercises/y/skipped': true, 'exercises/y/order': 'a0' };
  const placed = (id: string) => ({ [`sets/${id}/place`]: { exercise: 'y', order: 'a0' } });
  expect(open({ ...skipped, ...placed('a'), ...placed('b') })).toBeNull();
});
