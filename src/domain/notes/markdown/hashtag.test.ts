import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normaliseTag } from '../../kernel/index.ts';
import { readNote } from './read-note.ts';

it.each([
  ['#💪🏽', '💪🏽'],
  ['#👍🏽gut', '👍🏽gut'],
  ['#👨‍👩‍👧 x', '👨‍👩‍👧'],
  ['#🇩🇪.', '🇩🇪'],
  ['#1️⃣', '1️⃣'],
  ['#❤️', '❤️'],
  ['#हिन्दी', 'हिन्दी'],
  ['#می‌خواهم', 'می‌خواهم'],
  ['#cafe\u0301/a', 'cafe\u0301/a'],
  [`#сім'я`, `сім'я`],
  [`#l'escalade`, `l'escalade`],
  ['#d’or', 'd’or'],
  ['#col·lecció x', 'col·lecció'],
  ['#צה״ל', 'צה״ל'],
  ['#ג׳ירפה', 'ג׳ירפה'],
  ['#a· b', 'a'],
  [`'#tag'`, 'tag'],
  ['#tag’', 'tag'],
  [`#tag's’ x`, `tag's`],
  [`#a''b`, 'a'],
  ['#a//b', 'a'],
  ['#a/', 'a'],
  ['#日本/東京。', '日本/東京'],
])('in %j the tag is the visible text: %j', (text, name) => {
  expect(readNote(`so ${text}`).tags.map((tag) => tag.name)).toEqual([name]);
});

it.each(['#\u0301abc', '#️⃣', '#\ufe0fabc', '#123', `#'a`, '#/a'])('%j is no tag', (text) => {
  expect(readNote(`so ${text}`).tags).toEqual([]);
});

it('two hearts that look alike are one tag, and so are both apostrophes', () => {
  const tags = (text: string) => new Set(readNote(text).tags.map(({ tag }) => tag));
  expect(tags('#❤️ #❤').size).toBe(1);
  expect(tags(`#d'or #d’or #D’Or`).size).toBe(1);
  expect(tags(`#ג׳ירפה #ג'ירפה`).size).toBe(1);
});

it('a name without spaces and punctuation is the same tag in the text and in the field', () => {
  const sign = fc.constantFrom(
    'a',
    'É',
    'e\u0301',
    '💪🏽',
    '❤️',
    '❤',
    '한',
    'क्षि',
    '_',
    '-',
    '1',
    '1️⃣',
    '🇩🇪',
    '/',
    "l'e",
    'l’e',
    'l·l',
    'צ״ל',
    'ג׳י',
  );
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 8 }), (signs) => {
      const name = signs.join('');
      fc.pre(!/^\/|\/$|\/\/|[-_]$|^[\d/]+$/.test(name));
      const field = normaliseTag(name);
      expect(readNote(`#${name}`).tags).toMatchObject([{ name, ...(field.ok && { tag: field.value }) }]);
    }),
  );
});
