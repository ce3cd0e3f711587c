import { expect, test } from 'vitest';
import { workoutExercises } from '../workout-exercises.ts';
import { addExercise, changeResult, completeSet, stopwatchSeconds, takeStopwatch } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const withPlank = () =>
  changed(leavesOf({}), (draft) => addExercise(draft, { exercise: 'x', set: 's' }, 'exercises/plank'));

test('a stopwatch shows whole seconds since it was started, and 0 if the clock was set back', () => {
  const stopwatch = { set: 's', startedAt: 10_000 };
  expect([10_000, 10_999, 11_000, 100_000].map((now) => stopwatchSeconds(stopwatch, now))).toEqual([0, 0, 1, 90]);
  expect(stopwatchSeconds(stopwatch, 5_000)).toBe(0); // the device's clock was set back
});

test('the stopwatch stores its time in the set and keeps the other values', () => {
  const resultOf = (now: number) => {
    const leaves = changed(withPlank(), (draft) => {
      changeResult(draft, 's', { load: { si: 10 }, seconds: 30 });
      takeStopwatch(draft, { set: 's', startedAt: 0 }, now);
    });
    return workoutExercises(leaves).exercises[0]?.sets[0]?.set.result;
  };
  expect(resultOf(61_500)).toEqual({ kind: 'working', load: { si: 10 }, seconds: 61 });
  expect(resultOf(900)).toMatchObject({ seconds: 30 });
});

test('a set removed while the stopwatch runs stays removed', () => {
  const leaves = changed(withPlank(), (draft) => takeStopwatch(draft, { set: 'gone', startedAt: 0 }, 60_000));
  expect(leaves).toEqual(withPlank());
});

test('a set completed while its stopwatch runs keeps its time', () => {
  const done = changed(withPlank(), (draft) => completeSet(draft, 's', 5_000, { seconds: 30 }));
  expect(changed(done, (draft) => takeStopwatch(draft, { set: 's', startedAt: 0 }, 60_000))).toEqual(done);
});
