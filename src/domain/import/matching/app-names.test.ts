import { describe, expect, it } from 'vitest';
import { knownExercises } from '../../exercise/index.ts';
import { germanNames } from '../../exercise/library/german-names.ts';
import { matchExercises } from './index.ts';
import { appNames } from './testing/app-names.ts';

const known = knownExercises([], undefined, { names: germanNames, areShown: false });

it('covers more than 250 names, and the library has most of them', () => {
  const rows = Object.values(appNames).flatMap((table) => table.trim().split('\n'));
  expect(rows.length).toBeGreaterThan(600);
  expect(rows.filter((row) => row.endsWith(' = new')).length).toBeLessThan(50);
});

describe.each(Object.entries(appNames))('the names of %s', (_, table) => {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' = ') as [string, string]);

  const imported = rows.map(([name]) => ({ name, category: null, equipment: null, sets: [] }));
  const matches = new Map(matchExercises(imported, known, new Map()).map(({ name, match }) => [name, match]));

  it.each(rows)('“%s” is %s', (name, expected) => {
    const match = matches.get(name);
    expect(match?.kind === 'new' ? 'new' : match?.key.replace('exercises/', '')).toBe(expected);
  });
});
