import { describe, expect, it } from 'vitest';
import { isSlug } from '../../kernel/index.ts';
import { equipment } from '../equipment.ts';
import { muscles } from '../muscle.ts';
import { tracking } from '../tracking.ts';
import { library, libraryExercise, searchExercises } from './index.ts';

describe('the library', () => {
  it('names every exercise once, by slug and by name', () => {
    expect(library.length).toBeGreaterThanOrEqual(60);
    expect(duplicatesIn(library.map(({ slug }) => slug))).toEqual([]);
    expect(duplicatesIn(library.map(({ name }) => name.toLowerCase()))).toEqual([]);
  });

  it('gives no two exercises the same alias, and no exercise the name of another', () => {
    const names = library.flatMap(({ name, aliases }) => [name, ...aliases]);
    expect(duplicatesIn(names.map((name) => name.toLowerCase()))).toEqual([]);
  });

  it.each(library)('$slug is a valid entry', (exercise) => {
    expect(isSlug(exercise.slug)).toBe(true);
    expect(exercise.name.trim()).toBe(exercise.name);
    expect(equipment).toContain(exercise.equipment);
    expect(tracking).toContain(exercise.tracking);
    const weights = Object.entries(exercise.muscles);
    expect(weights.filter(([muscle]) => !muscles.some((known) => known === muscle))).toEqual([]);
    expect(weights.filter(([, weight]) => !(weight > 0 && weight <= 1))).toEqual([]);
    expect(weights.some(([, weight]) => weight === 1)).toBe(true);
  });

  it('finds an exercise by its slug', () => {
    expect(libraryExercise('back-squat')?.name).toBe('Back squat');
    expect(libraryExercise('constructor')).toBeNull();
  });
});

describe('searching exercises', () => {
  const found = (query: string) => searchExercises(library, query).map(({ slug }) => slug);

  it('finds by any part of the name or of an alias, whatever the case', () => {
    expect(found('SQUAT')).toContain('hack-squat');
    expect(found('ohp')).toEqual(['overhead-press']);
    expect(found('rdl')).toEqual(['dumbbell-romanian-deadlift', 'romanian-deadlift']);
  });

  it('wants every word, in any order', () => {
    expect(found('press bench incline')).toEqual(['incline-bench-press', 'incline-dumbbell-press']);
  });

  it('takes hyphens for spaces', () => {
    expect(found('pull up')).toEqual(found('pull-up'));
    expect(found('pull up')[0]).toBe('pull-up');
  });

  it('puts names that begin with the query first', () => {
    expect(found('dead')[0]).toBe('deadlift');
  });

  it('does not mind accents', () => {
    const own = [{ name: 'Élévation latérale', aliases: ['Übung für Schultern'] }];
    expect(searchExercises(own, 'elevation laterale')).toEqual(own);
    expect(searchExercises(own, 'ubung')).toEqual(own);
  });

  it('gives all by name for an empty query, and none for one that fits nothing', () => {
    expect(found(' ')).toHaveLength(library.length);
    expect(found('zzz')).toEqual([]);
  });
});

function duplicatesIn(texts: readonly string[]): readonly string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
