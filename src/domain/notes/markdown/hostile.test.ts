import { expect, it } from 'vitest';
import { noteMarkdownParser } from './note-markdown.ts';
import { previewOf } from './preview.ts';
import { readNote } from './read-note.ts';
import { wordCount } from './word-count.ts';

const generous = 120_000;

// A parser with quadratic time would take hours for this; deep recursion would throw.
it.each([
  ['open brackets', '['],
  ['wiki links that never end', '[[a '],
  ['open wiki links', '[['],
  ['marks that never end', '==a '],
  ['marks', '=='],
  ['stars', '*'],
  ['emphasis that opens', '*a '],
  ['emphasis that closes', 'a* '],
  ['emphasis of two kinds', '*_'],
  ['nested quotes', '>'],
  ['nested lists', '- '],
])('1 MB of %s is read to its end', { timeout: generous }, (_, piece) => {
  expectRead(piece.repeat(Math.ceil(1_000_000 / piece.length)));
});

it.each([
  ['closing brackets behind emphasis', `${'*a '.repeat(999)}${']'.repeat(200_000)}`],
  ['closing brackets behind tags', `[${'#a '.repeat(50_000)}${']'.repeat(100_000)}`],
  ['links', '[a](b)'.repeat(40_000)],
  ['links whose address never ends', '[a]('.repeat(60_000)],
  ['links whose address pairs and never ends', '[a](()'.repeat(40_000)],
  ['links whose title never ends', `${'[a](b ('.repeat(30_000)})`],
  ['images inside images', '!['.repeat(100_000)],
  ['runs of ticks, all of different length', Array.from({ length: 600 }, (__, at) => '`'.repeat(at)).join(' ')],
  ['comments that never end', `a ${'<!--'.repeat(50_000)}->`],
  ['instructions that never end', `a ${'<?'.repeat(100_000)}`],
  ['addresses in brackets that never end', `a ${'<ab:'.repeat(50_000)} >`],
  ['attributes that never end', `a ${'<a b="'.repeat(40_000)}`],
  ['spaces within a line', `a${' '.repeat(200_000)}b`],
  ['spaces under a bar', `a|b\n${' '.repeat(200_000)}c`],
  ['a label as long as the text', `www.${'a'.repeat(200_000)}.b.c`],
  ['labels that no domain has', 'www.a_.'.repeat(30_000)],
  ['parentheses behind an address', `http://a.example/${')'.repeat(200_000)}`],
  ['entities behind an address', `http://a.example/${'&a;'.repeat(70_000)}`],
  ['addresses with brackets', '[http://a.b/'.repeat(20_000)],
  ['lines of a reference that is none', `[${'a\n'.repeat(100_000)}`],
  ['lines of a title that never ends', `[a]: b "${'a\n'.repeat(100_000)}`],
  ['emphasis in a quote', '> *a*\n'.repeat(35_000)],
  ['rows in a quote', `> |a|\n> |-|\n${'> |a|\n'.repeat(35_000)}`],
  ['callouts', '> [!a]\n'.repeat(30_000)],
  ['footnotes', '[^a]: '.repeat(30_000)],
  ['lists ever deeper', Array.from({ length: 400 }, (__, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['quotes ever deeper', Array.from({ length: 400 }, (__, depth) => `${'> '.repeat(depth)}a`).join('\n')],
])('%s are read to their end', { timeout: generous }, (_, text) => {
  expectRead(text);
});

it('more marks in a paragraph than anybody writes are text; those of the next one are marks', () => {
  const text = `${'*a* '.repeat(600)}\n\n*b*`;
  const emphasised: string[] = [];
  noteMarkdownParser.parse(text).iterate({
    enter({ name, from, to }) {
      if (name === 'Emphasis') emphasised.push(text.slice(from, to));
    },
  });
  expect(emphasised).toEqual([...Array(500).fill('*a*'), '*b*']);
});

function expectRead(text: string): void {
  const tree = noteMarkdownParser.parse(text);
  expect(tree.length).toBe(text.length);
  expect(readNote(text, tree).attachments).toEqual([]);
  expect(previewOf(text, 100).length).toBeLessThanOrEqual(100);
  expect(wordCount(text)).toBeGreaterThanOrEqual(0);
}
