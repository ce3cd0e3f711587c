import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import { countsInWords } from './chosen-counts.ts';

const format = { listed: (words: readonly string[]) => words.join(', ') };

test('counts name other items last, whatever comes first in the files, and leave out what is not chosen', () => {
  const counts = new Map([
    ['record', 43],
    ['workout', 1],
    ['activity', 0],
    ['note', 1500],
  ] as const);
  expect(countsInWords(counts, messages, format)).toBe('1,500 notes, 1 workout, 43 other items');
});
