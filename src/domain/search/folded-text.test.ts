import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, unfoldRange } from './folded-text.ts';

it.each([
  ['Kreuzheben ÜBER', 'kreuzheben uber'],
  ['cafe\u0301', 'CAFÉ'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['İstanbul', 'istanbul'],
  ['ISPARTA', 'ısparta'],
  ['ｆｕｌｌ ｗｉｄｔｈ', 'full width'],
  ['ﬁnd', 'find'],
  ['don’t', "don't"],
  ['a–b', 'a-b'],
  ['smørrebrød', 'smorrebrod'],
  ['Łódź', 'lodz'],
  ['ｶﾞ', 'ガ'],
  ['كِتَاب', 'كتاب'],
  ['שָׁלוֹם', 'שלום'],
  ['co\u00adoperate', 'cooperate'],
  ['two\nlines', 'two lines'],
])('%j and %j fold to the same text', (a, b) => {
  expect(foldText(a).text).toBe(foldText(b).text);
});

it.each([
  ['か', 'が'],
  ['कि', 'की'],
  ['ที', 'ที่'],
])('%j and %j are different words and stay different', (a, b) => {
  expect(foldText(a).text).not.toBe(foldText(b).text);
});

it('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { text: folded } = foldText(text);
      expect(foldText(folded).text).toBe(folded);
    }),
  );
});

it('folding the concatenation of two texts equals concatenating their folds', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (a, b) => {
      fc.pre(a.isWellFormed() && b.isWellFormed());
      expect(foldText(a + b).text).toBe(foldText(a).text + foldText(b).text);
    }),
  );
});

it('a range of the folded text maps back to its source', () => {
  fc.assert(
    fc.property(anyText(), fc.nat(), fc.nat(), (text, one, other) => {
      const folded = foldText(text);
      fc.pre(folded.text.length > 0);
      const from = one % folded.text.length;
      const to = from + 1 + (other % (folded.text.length - from));
      fc.pre(folded.text.slice(from, to).isWellFormed());
      const range = unfoldRange(text, folded, { from, to });
      expect(foldText(text.slice(range.from, range.to)).text).toContain(folded.text.slice(from, to));
      expect(foldText(text.slice(0, range.from)).text.length).toBeLessThanOrEqual(from);
    }),
  );
});

it('positions far into a long text are mapped correctly', () => {
  const text = `${'Maße und Straßen 𝒳 '.repeat(500)}hier`;
  const folded = foldText(text);
  const from = folded.text.indexOf('hier');
  expect(unfoldRange(text, folded, { from, to: from + 4 })).toEqual({ from: text.length - 4, to: text.length });
});

it('a combining accent belongs to its letter', () => {
  const text = 'cafe\u0301 noir';
  expect(unfoldRange(text, foldText(text), { from: 3, to: 4 })).toEqual({ from: 3, to: 5 });
});

it('a character that folds to several letters stays one character', () => {
  const text = 'Straße';
  expect(unfoldRange(text, foldText(text), { from: 4, to: 5 })).toEqual({ from: 4, to: 5 });
});

it('a character of two code units that folds to two letters stays one character too', () => {
  const text = '\u{10783}'; // modifier letter small ae
  expect(foldText(text).text).toBe('ae');
  expect(unfoldRange(text, foldText(text), { from: 0, to: 1 })).toEqual({ from: 0, to: 2 });
});

it('a lone surrogate does not affect later characters', () => {
  expect(foldText('\ud83d').text).toBe('\ufffd');
  expect(foldText('🦀').text).toBe('🦀');
});

function anyText() {
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom('ß', 'e', '\u0301', 'ﬁ', 'İ', '한', '𝒳', 'が', ' ', '…'), maxLength: 30 }),
  );
}
