import { describe, expect, it } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { type Exercise, exercise } from '../exercise.ts';
import { type ExerciseFilter, findExercises, knownExercises, musclesByPart } from './index.ts';

const records = Object.entries({
  'pec-deck': { favourite: true },
  own: { name: 'Bench with chains', equipment: 'barbell', muscles: { chest: 1 }, favourite: true },
} satisfies Record<string, Partial<Exercise>>).map(([id, leaves]) => ({
  id,
  value: { ...readRecord(exercise, new Map()).value, ...leaves },
  inTrash: false,
}));
const exercises = [...knownExercises(records).values()];
const found = (filter: Partial<ExerciseFilter>) =>
  findExercises(exercises, { query: '', muscle: null, equipment: null, ...filter });
const idsOf = (filter: Partial<ExerciseFilter>) => found(filter).map(({ id }) => id);

describe('finding exercises', () => {
  it('gives all, the favourites first', () => {
    expect(idsOf({})).toHaveLength(exercises.length);
    expect(idsOf({}).slice(0, 2)).toEqual(['own', 'pec-deck']);
  });

  it('gives what is used most before the favourites, in a filter too, but not before what the words say', () => {
    const uses = new Map([
      ['exercises/bench-press', 2],
      ['exercises/back-squat', 3],
    ] as const);
    const ids = (filter: Partial<ExerciseFilter>) =>
      findExercises(exercises, { query: '', muscle: null, equipment: null, ...filter }, uses).map(({ id }) => id);
    expect(ids({}).slice(0, 4)).toEqual(['back-squat', 'bench-press', 'own', 'pec-deck']);
    expect(ids({ muscle: 'chest' }).slice(0, 2)).toEqual(['bench-press', 'own']);
    expect(ids({ query: 'incline bench press' })[0]).toBe('incline-bench-press');
  });

  it('by muscle gives those that train it, the more the earlier', () => {
    const weights = found({ muscle: 'hamstrings' }).map(({ muscles }) => muscles.hamstrings ?? 0);
    expect(weights.length).toBeGreaterThan(20);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights.at(-1)).toBeGreaterThan(0);
  });

  it('by muscle, equipment and words gives what fits all three', () => {
    const ids = idsOf({ muscle: 'chest', equipment: 'barbell', query: 'bench' });
    expect(ids).toEqual(expect.arrayContaining(['own', 'bench-press', 'close-grip-bench-press']));
    expect(ids).not.toContain('dumbbell-bench-press');
    expect(idsOf({ muscle: 'neck', equipment: 'band' })).toEqual([]);
  });

  it('lets the words go before favourites', () => {
    expect(idsOf({ query: 'bench press' })[0]).toBe('bench-press');
  });
});

describe('the muscles of an exercise', () => {
  it('are those that it is for and those that help', () => {
    const muscles = { triceps: 0.5, chest: 1, frontDelts: 0.5 };
    expect(musclesByPart({ muscles })).toEqual({ main: ['chest'], helping: ['triceps', 'frontDelts'] });
  });

  it('are for the greatest where none counts whole, and none where none is said', () => {
    expect(musclesByPart({ muscles: { calves: 0.5 } })).toEqual({ main: ['calves'], helping: [] });
    expect(musclesByPart({ muscles: {} })).toEqual({ main: [], helping: [] });
  });
});
