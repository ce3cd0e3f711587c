import fc from 'fast-check';
import { expect, it } from 'vitest';
import { signEndUntil, signStartFrom } from './index.ts';

it.each([
  ['abc', 2, 2, 2],
  ['abc', 5, 3, 3],
  ['a👨‍👩‍👧b', 4, 1, 9],
  ['a👨‍👩‍👧b', 9, 9, 9],
  ['🇩🇪🇫🇷', 6, 4, 8],
  ['👍🏽', 2, 0, 4],
  ['e\u0301e\u0301', 3, 2, 4],
  ['a\r\nb', 2, 1, 3],
])('in %j at %d, a grapheme ends at %d before and starts at %d after', (text, at, end, start) => {
  expect(signEndUntil(text, at)).toBe(end);
  expect(signStartFrom(text, at)).toBe(start);
});

it('no boundary lies within a grapheme, and the nearest one is returned', () => {
  const sign = fc.constantFrom(
    'a',
    ' ',
    '\r',
    '\n',
    '👨‍👩‍👧',
    '🇩🇪',
    '👍🏽',
    'e\u0301',
    '한',
    'क्षि',
    '1️⃣',
    '字',
    '\u200d',
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 20 }), fc.nat(120), (signs, at) => {
      const text = signs.join('');
      const places = [...Array.from(new Intl.Segmenter().segment(text), ({ index }) => index), text.length];
      const within = Math.min(at, text.length);
      expect(signEndUntil(text, at)).toBe(places.findLast((place) => place <= within));
      expect(signStartFrom(text, at)).toBe(places.find((place) => place >= within));
    }),
  );
});
