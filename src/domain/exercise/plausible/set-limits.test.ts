import { describe, expect, it } from 'vitest';
import { type LibraryExercise, libraryExercise } from '../index.ts';
import { figuresBeyond, mostLoadOf } from './index.ts';

const set = { load: null, reps: null, seconds: null, metres: null };

function limitOf(slug: string): number {
  const { pattern, muscles, equipment } = libraryExercise(slug) as LibraryExercise;
  return mostLoadOf({ pattern, muscles, equipment });
}

describe('the limit of a load', () => {
  it('follows from the movement, and is higher on machines for legs', () => {
    expect(limitOf('bench-press')).toBe(400);
    expect(limitOf('back-squat')).toBe(600);
    expect(limitOf('leg-press')).toBe(1200);
    expect(limitOf('dumbbell-curl')).toBe(200);
    expect(limitOf('farmers-walk')).toBe(800);
  });

  it('of an exercise that only its user knows is that of the heaviest lift', () => {
    expect(mostLoadOf(null)).toBe(500);
    expect(mostLoadOf({ pattern: null, muscles: {}, equipment: null })).toBe(500);
    expect(mostLoadOf({ pattern: null, muscles: { quads: 1 }, equipment: 'machine' })).toBe(1200);
    expect(mostLoadOf({ pattern: 'toString', muscles: {}, equipment: 'newer' })).toBe(500);
  });
});

it('a set is beyond anybody by one figure above its limit, in either direction', () => {
  expect(figuresBeyond({ ...set, load: 1000, reps: 5 }, 400)).toEqual([{ figure: 'load', value: 1000, most: 400 }]);
  expect(figuresBeyond({ ...set, load: -700, reps: 5 }, 600)).toMatchObject([{ figure: 'load', value: -700 }]);
  expect(figuresBeyond({ ...set, load: 20, reps: 800 }, 400)).toMatchObject([{ figure: 'reps' }]);
  expect(figuresBeyond({ ...set, seconds: 36_000 }, 400)).toMatchObject([{ figure: 'seconds' }]);
  expect(figuresBeyond({ ...set, metres: 5000, seconds: 90 }, 400)).toMatchObject([{ figure: 'metres', most: 2700 }]);
  expect(figuresBeyond({ ...set, metres: 200_000, seconds: 36_000 }, 400)).toEqual([]);
  expect(figuresBeyond({ ...set, load: 400, reps: 500, seconds: 21_600, metres: 0 }, 400)).toEqual([]);
  expect(figuresBeyond(set, 400)).toEqual([]);
});
