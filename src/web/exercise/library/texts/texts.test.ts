import { expect, test } from 'vitest';
import { library } from '#domain/exercise/index.ts';
import { messages } from './en/index.ts';

test('exactly the exercises of the library have steps and cues', () => {
  expect(Object.keys(messages).sort()).toEqual(library.map(({ slug }) => slug).sort());
});

test.each(Object.entries(messages))('%s has a few short sentences', (_slug, { steps, cues }) => {
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(steps.length).toBeLessThanOrEqual(4);
  expect(cues.length).toBeGreaterThanOrEqual(1);
  expect(cues.length).toBeLessThanOrEqual(2);
  for (const sentence of [...steps, ...cues]) expect(sentence).toMatch(/^[A-Z0-9].{2,119}\.$/);
});
