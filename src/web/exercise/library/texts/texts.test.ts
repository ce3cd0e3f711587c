import { describe, expect, test } from 'vitest';
import { library } from '#domain/exercise/index.ts';
import german from './de.json';
import english from './en.json';

describe.each([
  ['English', english],
  ['German', german],
])('in %s', (_language, texts) => {
  test('exactly the exercises of the library have steps and cues', () => {
    expect(Object.keys(texts).sort()).toEqual(library.map(({ slug }) => slug).sort());
  });

  test.each(Object.entries(texts))('%s has a few short sentences', (_slug, { steps, cues }) => {
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeLessThanOrEqual(4);
    expect(cues.length).toBeGreaterThanOrEqual(1);
    expect(cues.length).toBeLessThanOrEqual(2);
    for (const sentence of [...steps, ...cues]) expect(sentence).toMatch(/^[\p{Lu}0-9].{2,119}\.$/u);
  });
});

test('the German instructions have the steps and cues of the English ones', () => {
  const counts = (texts: typeof english) =>
    Object.fromEntries(Object.entries(texts).map(([slug, { steps, cues }]) => [slug, [steps.length, cues.length]]));
  expect(counts(german)).toEqual(counts(english));
});
