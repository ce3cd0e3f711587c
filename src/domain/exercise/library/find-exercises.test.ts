import { describe, expect, it } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { type Exercise, exercise } from './exercise.ts';
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
  it('lists all exercises, favourites first', () => {
    expect(idsOf({})).toHaveLength(exercises.length);
    expect(idsOf({}).slice(0, 2)).toEqual(['own', 'pec-deck']);
  });

  it('lists the most used before favourites, also in a filter, but after better matches of the query', () => {
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

  it('by muscle lists those that train it, the most relevant first', () => {
    const weights = found({ muscle: 'hamstrings' }).map(({ muscles }) => muscles.hamstrings ?? 0);
    expect(weights.length).toBeGreaterThan(20);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    expect(weights.at(-1)).toBeGreaterThan(0);
  });

  it('by muscle, equipment and query lists those that match all three', () => {
    const ids = idsOf({ muscle: 'chest', equipment: 'barbell', query: 'bench' });
    expect(ids).toEqual(expect.arrayContaining(['own', 'bench-press', 'close-grip-bench-press']));
    expect(ids).not.toContain('dumbbell-bench-press');
    expect(idsOf({ muscle: 'neck', equipment: 'band' })).toEqual([]);
  });

  it('ranks matches of the query above favourites', () => {
    expect(idsOf({ query: 'bench press' })[0]).toBe('bench-press');
  });
});

describe('the muscles of an exercise', () => {
  it('are its main muscles and its helping muscles', () => {
    const muscles = { triceps: 0.5, chest: 1, frontDelts: 0.5 };
    expect(musclesByPart({ muscles })).toEqual({ main: ['chest'], helping: ['triceps', 'frontDelts'] });
  });

  it('are main for the highest share if none is 1, and empty if none is set', () => {
    expect(musclesByPart({ muscles: { calves: 0.5 } })).toEqual({ main: ['calves'], helping: [] });
    expect(musclesByPart({ muscles: {} })).toEqual({ main: [], helping: [] });
  });
});
