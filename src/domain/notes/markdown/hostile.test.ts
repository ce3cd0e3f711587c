import { expect, it } from 'vitest';
import { noteTree, printHtml } from '../html/index.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import { previewOf } from './preview.ts';
import { readNote } from './read-note.ts';
import { wordCount } from './word-count.ts';

const generous = 120_000;

// A parser with quadratic time would take hours for this; deep recursion would throw.
it.each([
  ['open brackets', '['],
  ['unclosed wiki links', '[[a '],
  ['open wiki links', '[['],
  ['unclosed marks', '==a '],
  ['marks', '=='],
  ['stars', '*'],
  ['emphasis that opens', '*a '],
  ['emphasis that closes', 'a* '],
  ['emphasis of two kinds', '*_'],
  ['nested quotes', '>'],
  ['nested lists', '- '],
])('1 MB of %s is parsed completely', { timeout: generous }, (_, piece) => {
  expectRead(piece.repeat(Math.ceil(1_000_000 / piece.length)));
});

it.each([
  ['closing brackets after emphasis', `${'*a '.repeat(999)}${']'.repeat(200_000)}`],
  ['closing brackets after tags', `[${'#a '.repeat(50_000)}${']'.repeat(100_000)}`],
  ['links', '[a](b)'.repeat(40_000)],
  ['pieces of code in one paragraph', '`a` '.repeat(200_000)],
  ['links with an unclosed address', '[a]('.repeat(60_000)],
  ['links with an unclosed address that contains pairs', '[a](()'.repeat(40_000)],
  ['links with an unclosed title', `${'[a](b ('.repeat(30_000)})`],
  ['images inside images', '!['.repeat(100_000)],
  ['runs of backticks of different lengths', Array.from({ length: 600 }, (__, at) => '`'.repeat(at)).join(' ')],
  ['unclosed comments', `a ${'<!--'.repeat(50_000)}->`],
  ['unclosed processing instructions', `a ${'<?'.repeat(100_000)}`],
  ['unclosed addresses in angle brackets', `a ${'<ab:'.repeat(50_000)} >`],
  ['unclosed attributes', `a ${'<a b="'.repeat(40_000)}`],
  ['opening tags', '<u>'.repeat(70_000)],
  ['closing tags', '</u>'.repeat(50_000)],
  ['tags of two kinds', '<u><s>'.repeat(35_000)],
  ['tags with long attributes', `<u ${'a '.repeat(400)}`.repeat(250)],
  ['details', '<details>\n'.repeat(20_000)],
  ['details within a line', '<details>'.repeat(20_000)],
  ['ends of details', '</details>\n'.repeat(20_000)],
  ['summaries', '<summary>'.repeat(20_000)],
  ['spaces within a line', `a${' '.repeat(200_000)}b`],
  ['spaces below a pipe', `a|b\n${' '.repeat(200_000)}c`],
  ['a label as long as the text', `www.${'a'.repeat(200_000)}.b.c`],
  ['labels invalid in a domain', 'www.a_.'.repeat(30_000)],
  ['parentheses after an address', `http://a.example/${')'.repeat(200_000)}`],
  ['entities after an address', `http://a.example/${'&a;'.repeat(70_000)}`],
  ['addresses with brackets', '[http://a.b/'.repeat(20_000)],
  ['lines of an invalid reference', `[${'a\n'.repeat(100_000)}`],
  ['lines of an unclosed title', `[a]: b "${'a\n'.repeat(100_000)}`],
  ['emphasis in a quote', '> *a*\n'.repeat(35_000)],
  ['rows in a quote', `> |a|\n> |-|\n${'> |a|\n'.repeat(35_000)}`],
  ['callouts', '> [!a]\n'.repeat(30_000)],
  ['signs of comments', '%%\n'.repeat(65_001)],
  ['comments without an end', '%% a\n\n'.repeat(35_000)],
  ['comments without an end in quotes', '> %% a\n\n'.repeat(25_000)],
  ['comments without an end in items', '- %%\n  a\n'.repeat(20_000)],
  ['comments with code without an end', '%%\n~~~a\n'.repeat(25_000)],
  ['a long comment', `%%\n${'*a*\n\n'.repeat(40_000)}%%`],
  ['footnotes', '[^a]: '.repeat(30_000)],
  ['deeply nested lists', Array.from({ length: 400 }, (__, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ['deeply nested quotes', Array.from({ length: 400 }, (__, depth) => `${'> '.repeat(depth)}a`).join('\n')],
])('%s are parsed completely', { timeout: generous }, (_, text) => {
  expectRead(text);
});

it('a run of very many marks is text, in the editor and on a page', () => {
  for (const [mark, count] of [
    ['*', 65_000],
    ['_', 65_000],
    ['*', 102],
  ] as const) {
    const run = mark.repeat(count);
    const text = `${run}a${run} *b*`;
    const nodes: string[] = [];
    noteMarkdownParser.parse(text).iterate({ enter: ({ name }) => void nodes.push(name) });
    expect(nodes).toEqual(['Document', 'Paragraph', 'Emphasis', 'EmphasisMark', 'EmphasisMark']);
    expect(
      printHtml(noteTree(text))
        .join('')
        .match(/<(?:em|strong)>/g),
    ).toEqual(['<em>']);
  }
});

it('marks beyond the limit of a paragraph are text, and those of the next paragraph are marks', () => {
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
