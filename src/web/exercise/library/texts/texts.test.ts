import { expect, test } from 'vitest';
import { library } from '#domain/exercise/index.ts';
import { messages } from './en/index.ts';

test('every exercise of the library has its steps and cues, and nothing else has', () => {
  expect(Object.keys(messages).sort()).toEqual(library.map(({ slug }) => slug).sort());
});

test.each(Object.entries(messages))('%s is told in a few short sentences', (_slug, { steps, cues }) => {
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(steps.length).toBeLessThanOrEqual(4);
  expect(cues.length).toBeGreaterThanOrEqual(1);
  expect(cues.length).toBeLessThanOrEqual(2);
  for (const sentence of [...steps, ...cues]) expect(sentence).toMatch(/^[A-Z0-9].{2,119}\.$/);
});
