import { describe, expect, it } from 'vitest';
import type { WorkoutExercise } from '../workout-exercises.ts';
import { restAfterSet, restSecondsOf, usualRestSeconds } from './rest-after-set.ts';

interface SetGiven {
  readonly done: boolean;
  readonly dropOf?: string;
  readonly kind?: string;
}

function exerciseOf(
  id: string,
  sets: Readonly<Record<string, SetGiven>>,
  leaves: Partial<WorkoutExercise['exercise']> = {},
): WorkoutExercise {
  return {
    id,
    exercise: leaves as WorkoutExercise['exercise'],
    sets: Object.entries(sets).map(([setId, { done, dropOf, kind = 'working' }]) => ({
      id: setId,
      set: {
        place: { exercise: id, order: 'a0', ...(dropOf !== undefined && { dropOf }) },
        result: { kind, completedAt: done ? 1 : null },
      } as WorkoutExercise['sets'][number]['set'],
    })),
  };
}

const done = { done: true };
const toDo = { done: false };
const seconds = ({ exercise }: WorkoutExercise) => restSecondsOf({ here: exercise.restSeconds, preferred: 90 });

describe('the duration of a rest', () => {
  it('is set by the workout, else by the exercise, else by the preference, else by the default', () => {
    expect(restSecondsOf({ here: 60, exercise: 120, preferred: 90 })).toBe(60);
    expect(restSecondsOf({ exercise: 120, preferred: 90 })).toBe(120);
    expect(restSecondsOf({ preferred: 90 })).toBe(90);
    expect(restSecondsOf({})).toBe(usualRestSeconds);
  });

  it('of 0 means no rest, and takes precedence over more general settings', () => {
    expect(restSecondsOf({ here: 0, exercise: 120 })).toBe(0);
    expect(restSecondsOf({ exercise: 0, preferred: 90 })).toBe(0);
    expect(restSecondsOf({ preferred: 0 })).toBe(0);
  });
});

describe('the rest after a set', () => {
  it('is that of its exercise', () => {
    const squat = exerciseOf('x', { a: done, b: toDo }, { restSeconds: 180 });
    expect(restAfterSet([squat], 'a', seconds)).toBe(180);
    expect(restAfterSet([squat], 'b', seconds)).toBe(180);
    expect(restAfterSet([squat], 'gone', seconds)).toBe(0);
  });

  it('follows the round in a superset, whichever exercise ends it', () => {
    const pair = (a: SetGiven, b: SetGiven) => [
      exerciseOf('x', { x1: a, x2: toDo }, { superset: 's', restSeconds: 0 }),
      exerciseOf('y', { y1: b }, { superset: 's', restSeconds: 60 }),
    ];
    expect(restAfterSet(pair(done, toDo), 'x1', seconds)).toBe(0);
    expect(restAfterSet(pair(done, done), 'y1', seconds)).toBe(60);
    expect(restAfterSet(pair(toDo, done), 'y1', seconds)).toBe(0);
    expect(restAfterSet(pair(toDo, done), 'x1', seconds)).toBe(60);
    expect(restAfterSet(pair(done, done), 'x1', seconds)).toBe(60);
  });

  it('follows each set once the others of the superset have none left, and does not wait for a skipped exercise', () => {
    const x = exerciseOf('x', { x1: done, x2: done }, { superset: 's' });
    expect(restAfterSet([x, exerciseOf('y', { y1: done }, { superset: 's' })], 'x2', seconds)).toBe(90);
    const skipped = exerciseOf('y', { y1: toDo }, { superset: 's', skipped: true });
    expect(restAfterSet([x, skipped], 'x1', seconds)).toBe(90);
  });

  it('treats warm-ups as separate rounds, of which one exercise can have more than another', () => {
    const warm = { done: true, kind: 'warmUp' };
    const x = exerciseOf('x', { w1: warm, w2: warm, x1: done }, { superset: 's' });
    const y = (first: SetGiven) => exerciseOf('y', { y1: first }, { superset: 's' });
    expect(restAfterSet([x, y(toDo)], 'w2', seconds)).toBe(90);
    expect(restAfterSet([x, y(toDo)], 'x1', seconds)).toBe(0);
    expect(restAfterSet([x, y(done)], 'x1', seconds)).toBe(90);
  });

  it('is 0 after the last open set of a plan, apart from skipped exercises, but not after a set that was added', () => {
    const planned = (exercise: WorkoutExercise): WorkoutExercise => ({
      ...exercise,
      sets: exercise.sets.map(({ id, set }) => ({ id, set: { ...set, target: { kind: 'working' } } })),
    });
    const squat = exerciseOf('x', { a: done, b: toDo });
    const skipped = exerciseOf('y', { c: toDo }, { skipped: true });
    expect(restAfterSet([planned(squat), skipped], 'b', seconds)).toBe(0);
    expect(restAfterSet([planned(squat)], 'a', seconds)).toBe(90);
    expect(restAfterSet([planned(squat), exerciseOf('y', { c: toDo })], 'b', seconds)).toBe(90);
    expect(restAfterSet([squat], 'b', seconds)).toBe(90);
    expect(restAfterSet([planned(squat), exerciseOf('y', {})], 'b', seconds)).toBe(90);
    expect(restAfterSet([planned(squat), exerciseOf('y', {}, { skipped: true })], 'b', seconds)).toBe(0);
  });

  it('is 0 before a drop set, and follows the last drop set', () => {
    const sets = (second: SetGiven) => [exerciseOf('x', { a: done, b: { ...second, dropOf: 'a' }, c: toDo })];
    expect(restAfterSet(sets(toDo), 'a', seconds)).toBe(0);
    expect(restAfterSet(sets(done), 'b', seconds)).toBe(90);
  });

  it('is 0 before a set of kind drop, as planned by a routine', () => {
    const planned = [exerciseOf('x', { a: done, b: { done: false, kind: 'drop' }, c: toDo })];
    expect(restAfterSet(planned, 'a', seconds)).toBe(0);
    expect(restAfterSet([exerciseOf('x', { a: done, b: { done: true, kind: 'drop' } })], 'b', seconds)).toBe(90);
  });

  it('counts a set with its drop sets as one set of the round', () => {
    const x = exerciseOf('x', { a: done, b: { done: true, dropOf: 'a' }, c: done }, { superset: 's' });
    const y = exerciseOf('y', { d: done, e: done }, { superset: 's' });
    expect(restAfterSet([x, y], 'c', seconds)).toBe(90);
    expect(restAfterSet([x, exerciseOf('y', { d: done, e: toDo }, { superset: 's' })], 'c', seconds)).toBe(0);
  });
});
