import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { foldText } from '../../search/index.ts';
import { IndexedBody } from './indexed-note.ts';
import { maxNeedleAcrossMarks, readAcrossMarks, wordsAsRead } from './read-words.ts';

const piece = fc.constantFrom('**', '~~', '`', '[[', ']]', '|', '[', '](a)', '\\*', '&amp;', '<b>', '\n> ', '\n  ');
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'Ü', ' '), minLength: 30, maxLength: 60 });
/** With folds of another length. */
const others = fc.string({ unit: fc.constantFrom('a', 'ß', 'ﬁ', 'か', '\u3099', ' '), maxLength: 20 });
const bodies = fc.oneof(bodyOf(letters), bodyOf(others));

function bodyOf(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .array(fc.tuple(text, piece), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.map(([words, mark]) => words + mark).join(''));
}

it('a needle of any length is found where the whole body as read has it', () => {
  fc.assert(
    fc.property(bodies, fc.nat(), fc.integer({ min: 1, max: maxNeedleAcrossMarks + 8 }), (text, place, length) => {
      const read = wordsAsRead(text);
      fc.pre(read.length > 0);
      const from = place % read.length;
      const needle = read.slice(from, from + length);
      const isVoiced = /^[\u3099\u309a]/.test(read.slice(from + needle.length));
      fc.pre(!isVoiced && needle.isWellFormed());
      expect(new IndexedBody(text, null).has(needle)).toBe(true);
    }),
    { numRuns: runs(1000) },
  );
});

it('a needle is found around marks only if the whole body as read has it', () => {
  fc.assert(
    fc.property(bodies, letters, (text, word) => {
      const needle = foldText(word).text.slice(0, 3);
      fc.pre(needle.length > 0);
      if (readAcrossMarks(text).includes(needle)) expect(wordsAsRead(text)).toContain(needle);
    }),
    { numRuns: runs(1000) },
  );
});

it('a long body with few marks keeps only what is around them', () => {
  const text = `${'word '.repeat(400)}**un**important${' word'.repeat(400)}`;
  expect(readAcrossMarks(text).length).toBeLessThan(100);
});
