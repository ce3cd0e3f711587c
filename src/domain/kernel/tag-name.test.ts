import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseId } from './id.ts';
import { normaliseTag, tagRecordId } from './tag-name.ts';

it.each([
  ['Knie', 'knie'],
  ['  Long   Run ', 'long run'],
  ['CAFE\u0301', 'café'],
  ['Straße', 'strasse'],
  ['Sport/Knee', 'sport/knee'],
  ['/a', 'a'],
  [' / a// b/', 'a/ b'],
  ['__proto__', '__proto__'],
  ['0', '0'],
  ['❤️', '❤'],
  ['💪🏽', '💪🏽'],
  ['葛\u{e0100}', '葛'],
  ['d’Or', "d'or"],
])('%j is the tag %j', (name, normal) => {
  expect(normaliseTag(name)).toEqual({ ok: true, value: normal });
});

it.each([
  ['', 'tag/empty'],
  [' \t', 'tag/empty'],
  ['x'.repeat(101), 'tag/too-long'],
  [' / /', 'tag/empty'],
  ['/x'.repeat(50), 'tag/too-long'],
  ['a\u0000b', 'tag/bad-character'],
  ['\u0301a', 'tag/bad-character'],
  ['a/\u0301b', 'tag/bad-character'],
  ['\ufe0f', 'tag/empty'],
])('%j is no tag', (name, code) => {
  expect(normaliseTag(name)).toMatchObject({ ok: false, error: { code } });
});

it('normalisation is idempotent, and every tag can have a record', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (name) => {
      const normal = normaliseTag(name);
      fc.pre(normal.ok);
      expect(normaliseTag(normal.value)).toEqual(normal);
      expect(parseId(tagRecordId(normal.value)).ok).toBe(true);
    }),
  );
});
