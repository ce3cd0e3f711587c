import { expect, it } from 'vitest';
import { noteMarkdownParser, readNote } from '../../notes/markdown/index.ts';
import { escapeMarkdown, onOneLine } from './index.ts';

it.each([
  ['C# basics, 50 % & more', 'C# basics, 50 % & more'],
  ['a *b* [c](d) `e`', 'a \\*b\\* \\[c\\](d) \\`e\\`'],
  ['_a_ snake_case __b', '\\_a\\_ snake_case \\_\\_b'],
  ['~~a~~ ~b ==c== d=e', '\\~\\~a\\~\\~ ~b \\=\\=c\\=\\= d=e'],
  ['<b> 1 < 2 &amp; &#1;', '\\<b> 1 < 2 \\&amp; \\&#1;'],
  ['#tag a#b (#c) # d', '\\#tag a#b (\\#c) # d'],
  ['\\', '\\\\'],
])('escapes %j as %j, which reads as before', (plain, markdown) => {
  expect(escapeMarkdown(plain)).toBe(markdown);
  const tree = noteMarkdownParser.parse(`- [ ] ${markdown}`);
  expect(readNote(`- [ ] ${markdown}`, tree)).toMatchObject({ tasks: [{ text: plain }], tags: [], links: [] });
});

it('joins lines', () => {
  expect(onOneLine(' a\r\n\tb  c ')).toBe('a b c');
});
