import { expect, test } from 'vitest';
import { withoutSuffixes } from './copied-lines.ts';

test('the ids of lines are left out of a text', () => {
  const suffixAt = (line: string) => /\s\^[0-9a-f]{8}$/.exec(line)?.index ?? null;
  expect(withoutSuffixes('squat 100x5 ^1a2b3c4d\n\nrest 2^3\nbench 80x5 ^ffffffff', suffixAt)).toBe(
    'squat 100x5\n\nrest 2^3\nbench 80x5',
  );
});
