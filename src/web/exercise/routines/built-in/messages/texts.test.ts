import { expect, test } from 'vitest';
import { builtInProgrammes } from '#domain/exercise/built-in/index.ts';
import { messages as de } from './de.ts';
import { messages as en } from './en.ts';

test.each([
  ['English', en],
  ['German', de],
])('every built-in programme has a name for each routine in %s, no name twice', (_, { programmeTexts }) => {
  for (const { id, plan } of builtInProgrammes) {
    const names = programmeTexts[id].routines;
    expect(names).toHaveLength(plan('kg').routines.length);
    expect(new Set(names).size).toBe(names.length);
  }
  const all = builtInProgrammes.map(({ id }) => programmeTexts[id].name);
  expect(new Set(all).size).toBe(all.length);
});
