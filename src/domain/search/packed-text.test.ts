import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { foldText } from './folded-text.ts';
import { packText, unpackText } from './packed-text.ts';

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 600 }),
  fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'Ü', '“', '\n'), maxLength: 600 }),
  fc.string({ unit: fc.constantFrom('ß', 'ﬁ', 'e', '\u0301', '\ud83d', '😀'), maxLength: 60 }),
  fc.nat({ max: 2_000 }).map((length) => `${'a'.repeat(length)}B`),
);

it('an unpacked text is the one that was packed', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const folded = foldText(text);
      expect(unpackText(packText(text, folded), folded)).toBe(text);
    }),
    { numRuns: runs(1000) },
  );
});

it('a text of small letters takes a hundredth of its length', () => {
  const text = 'word '.repeat(1_000);
  expect(packText(text, foldText(text)).length).toBeLessThan(text.length / 100);
});
