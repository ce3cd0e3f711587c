import { describe, expect, it } from 'vitest';
import { comparableName, type KnownExercise, knownExercises, library, searchExercises } from '../index.ts';
import { germanNames } from './german-names.ts';

const germanIn = (slug: string) => germanNames[slug] ?? [];

describe('the German names of the library', () => {
  it('cover exactly its exercises', () => {
    expect(Object.keys(germanNames)).toEqual(library.map(({ slug }) => slug));
  });

  it.each(library)('of $slug are words without surrounding space', ({ slug }) => {
    expect(germanIn(slug).length).toBeGreaterThan(0);
    for (const name of germanIn(slug)) expect(name).toMatch(/^[\p{L}][^\s](?:.*\S)?$/u);
  });

  it('name one exercise each, among the German and the English names', () => {
    const slugsByName = new Map<string, Set<string>>();
    for (const { slug, name, aliases } of library)
      for (const each of new Set([name, ...aliases, ...germanIn(slug)].map((text) => comparableName(text)[0])))
        slugsByName.set(each, (slugsByName.get(each) ?? new Set()).add(slug));
    expect([...slugsByName].filter(([, slugs]) => slugs.size > 1).map(([name]) => name)).toEqual([]);
  });

  it('repeat none for the same exercise', () => {
    const repeated = library.filter(({ slug }) => {
      const names = germanIn(slug).map((name) => comparableName(name)[0]);
      return new Set(names).size < names.length;
    });
    expect(repeated.map(({ slug }) => slug)).toEqual([]);
  });
});

describe.each([
  ['English', false],
  ['German', true],
])('in %s', (_language, areShown) => {
  const known = [...knownExercises([], undefined, { names: germanNames, areShown }).values()];
  const first = (query: string): KnownExercise['id'] | undefined => searchExercises(known, query)[0]?.id;

  it.each([
    ['bankdrücken', 'bench-press'],
    ['bankdrucken', 'bench-press'],
    ['bench press', 'bench-press'],
    ['kniebeuge', 'back-squat'],
    ['kniebeu', 'back-squat'],
    ['kniebeugen', 'back-squat'],
    ['frontkniebeugen', 'front-squat'],
    ['bulgarische kniebeugen', 'bulgarian-split-squat'],
    ['kurzhantel-ausfallschritte', 'dumbbell-lunge'],
    ['hocksprünge', 'tuck-jump'],
    ['squat', 'back-squat'],
    ['klimmzüge', 'pull-up'],
    ['kurzhantel bankdrücken', 'dumbbell-bench-press'],
    ['rudern', 'barbell-row'],
    ['seitheben', 'lateral-raise'],
    ['liegestütze', 'push-up'],
    ['hüftheben', 'glute-bridge'],
    ['beinpresse', 'leg-press'],
    ['laufband', 'treadmill-running'],
    ['rdl', 'romanian-deadlift'],
  ])('search finds “%s” first', (query, slug) => {
    expect(first(query)).toBe(slug);
  });
});

describe('the names of an exercise of the library', () => {
  const named = (areShown: boolean) =>
    knownExercises([], undefined, { names: germanNames, areShown }).get('exercises/bench-press');

  it('are those of the app’s language, while search knows the others too', () => {
    expect(named(true)).toMatchObject({ name: 'Bankdrücken', libraryName: 'Bankdrücken' });
    expect(named(true)?.aliases).not.toContain('Bench');
    expect(named(true)?.foreignNames).toContain('Bench press');
    expect(named(false)).toMatchObject({ name: 'Bench press', libraryName: 'Bench press' });
    expect(named(false)?.foreignNames).toContain('Bankdrücken');
  });

  it('do not change the exercise otherwise', () => {
    const withoutNames = ({ name: _, aliases: __, foreignNames: ___, libraryName: ____, ...rest }: KnownExercise) =>
      rest;
    const [german, english] = [named(true), named(false)];
    if (german === undefined || english === undefined) throw new Error('The library has no bench press');
    expect(withoutNames(german)).toEqual(withoutNames(english));
  });
});
