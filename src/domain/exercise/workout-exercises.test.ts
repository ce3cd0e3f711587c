import { describe, expect, it } from 'vitest';
import type { Leaves } from '../kernel/index.ts';
import { workoutExercises } from './workout-exercises.ts';

const squats = {
  'exercises/x/exercise': ['exercises/back-squat', '1'],
  'exercises/x/order': ['a1', '1'],
  'exercises/y/exercise': ['exercises/dip', '1'],
  'exercises/y/order': ['a0', '1'],
  'sets/b/place': [{ exercise: 'x', order: 'a1' }, '2'],
  'sets/b/result': [{ kind: 'working', reps: 5, rir: 0, load: { si: 100 } }, '3'],
  'sets/a/place': [{ exercise: 'x', order: 'a2' }, '2'],
  'sets/a/result': [{ kind: 'warmUp', reps: 0 }, '3'],
} as const;

describe('the exercises of a workout', () => {
  it('are in order, each with its sets in order', () => {
    const { exercises, unplacedSets } = workoutExercises(stamped(squats));
    expect(exercises.map(({ id, sets }) => [id, sets.map((set) => set.id)])).toEqual([
      ['y', []],
      ['x', ['b', 'a']],
    ]);
    expect(exercises[1]?.sets[0]?.set.result).toEqual({ kind: 'working', reps: 5, rir: 0, load: { si: 100 } });
    expect(unplacedSets).toEqual([]);
  });

  it('are empty in an empty workout', () => {
    expect(workoutExercises(new Map())).toEqual({ exercises: [], unplacedSets: [] });
  });

  it('SY25d omit a removed exercise with its sets', () => {
    const { exercises, unplacedSets } = workoutExercises(stamped({ ...squats, 'exercises/x/removedAt': [0, '4'] }));
    expect(exercises.map(({ id }) => id)).toEqual(['y']);
    expect(unplacedSets).toEqual([]);
  });

  it('SY25d include a removed exercise again if one of its sets has a later stamp', () => {
    const edited = stamped({ ...squats, 'exercises/x/removedAt': [9, '4'], 'sets/a/remark': ['deep', '5'] });
    expect(workoutExercises(edited).exercises.map(({ id }) => id)).toEqual(['y', 'x']);
  });

  it('SY25d do not include it again for a removed set or a set of another exercise', () => {
    const gone = { 'sets/c/place': [null, '5'], 'sets/c/result': [null, '5'] } as const;
    const other = { 'sets/d/place': [{ exercise: 'y', order: 'a1' }, '5'] } as const;
    const leaves = stamped({ ...squats, 'exercises/x/removedAt': [9, '4'], ...gone, ...other });
    expect(workoutExercises(leaves).exercises.map(({ id }) => id)).toEqual(['y']);
  });

  it('keep a set that belongs to no exercise of the workout', () => {
    const leaves = stamped({
      'sets/a/place': [{ exercise: 'constructor', order: 'a2' }, '1'],
      'sets/b/result': [{ kind: 'working', reps: 3 }, '1'],
    });
    expect(workoutExercises(leaves).unplacedSets.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});

function stamped(leaves: Readonly<Record<string, readonly [unknown, string]>>): Leaves {
  return new Map(Object.entries(leaves).map(([path, [value, stamp]]) => [path, { value, stamp }]));
}
