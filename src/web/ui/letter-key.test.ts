import { expect, test } from 'vitest';
import { isLetterKey } from './letter-key.ts';

test.each([
  ['z', 'KeyZ', true],
  ['Z', 'KeyZ', true],
  ['y', 'KeyZ', false],
  ['z', 'KeyY', true],
  ['я', 'KeyZ', true],
  ['н', 'KeyY', false],
  ['Enter', 'Enter', false],
])('%s on %s is the letter z: %s', (key, code, expected) => {
  expect(isLetterKey({ key, code }, 'z')).toBe(expected);
});
