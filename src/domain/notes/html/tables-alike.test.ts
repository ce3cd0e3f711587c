import type { SyntaxNode } from '@lezer/common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { noteMarkdownParser } from '../markdown/index.ts';
import { readTable, type Table } from '../markdown/table/index.ts';
import { type HtmlNode, noteTree } from './index.ts';

/** The number of cells in each row of each table, the header first. */
type Tables = readonly (readonly number[])[];

test.each([
  ['a space after the last pipe', '| a | b |\n| - | - | \n| c | d |'],
  ['a tab after the last pipe', '| a |\n| - |\t\n| b |'],
  ['a space before the first pipe', '  | a |\n   | - |\n | b |'],
  ['one column and no last pipe', '| a\n| -\n| b'],
  ['a pipe after two backslashes', '| a \\\\| b |\n| - |\n| c \\\\| d |'],
  ['a table directly below a paragraph', 'words\n| a |\n| - |\n| b |'],
  ['a table directly above a thematic break', '| a |\n| - |\n| b |\n---\nc'],
  ['a table directly above a dash', '| a |\n| - |\n| b |\n--'],
  ['a table above an empty item', '| a |\n| - |\n| b |\n-\n- c'],
  ['a table above an item numbered other than 1', '| a |\n| - |\n| b |\n2. c | d'],
  ['a table in an item above an empty item', '- -|-\n  -|-\n\t-'],
  ['a table in a quote in a quote', '> > | a |\n> > | - |\n> > | b |'],
  ['a table in an item whose text begins below its marker', '- \n  a\n\n\t|-|-|-|\n  |-|-|-|'],
  ['a table below a line with a pipe', 'a | b\n| c |\n| - |\n| d |'],
])('a table in the editor, its cells and the page: %s', (_, text) => {
  expect(inEditor(text)).toHaveLength(1);
  expectAlike(text);
});

test.each([
  ['a list', 'a | b\n- | -\nc | d'],
  ['a heading', '| a |\n--'],
  ['too few dashes', '| a | b |\n| - |'],
  ['an indented line', '| a |\n    | - |'],
  ['a line that is not in the quote', '> | a |\n| - |'],
])('no table in the editor or the page: %s', (_, text) => {
  expect(inEditor(text)).toEqual([]);
  expectAlike(text);
});

test('the editor, the cell reader and the page find the same tables in any text', () => {
  const cell = fc.constantFrom(
    'a',
    'b c',
    '',
    '-',
    ':-:',
    '--',
    '\\|',
    '\\\\',
    '`d|e`',
    '# f',
    '- g',
    '> h',
    '1. i',
    '2. j',
    '1.',
    '**',
    '~~~',
  );
  const space = fc.constantFrom('', ' ', '  ', '\t');
  const row = fc
    .tuple(
      space,
      fc.boolean(),
      fc.array(fc.tuple(space, cell, space), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      space,
    )
    .map(([before, leads, cells, trails, after]) => {
      const inner = cells.map((parts) => parts.join('')).join('|');
      return `${before}${leads ? '|' : ''}${inner}${trails ? '|' : ''}${after}`;
    });
  const dashes = fc
    .tuple(
      space,
      fc.array(fc.constantFrom('-', ':--', ' --: ', ':-: ', ' - '), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      space,
    )
    .map(
      ([before, cells, isFramed, after]) => `${before}${isFramed ? `|${cells.join('|')}|` : cells.join('|')}${after}`,
    );
  const before = fc.constantFrom('', '', '', '', '> ', '- ', '  ', '    ', '1. ');
  const line = fc
    .tuple(before, fc.oneof(row, dashes, fc.constantFrom('', 'words', '---', '```', '# a | b')))
    // If an item or its text is indented, the parsers disagree about lazy continuation lines that look like indented
    // code.
    .map(([sign, words]) =>
      /^\s*(?:[-#]|\d\.)/.test(sign + words) ? `${sign.trim()} ${words.trimStart()}`.trimStart() : sign + words,
    );
  fc.assert(
    // The empty first line prevents front matter, which the page does not render.
    fc.property(fc.array(line, { maxLength: 7 }), (lines) => expectAlike(['', ...lines].join('\n'))),
    { numRuns: runs(1000) },
  );
});

function expectAlike(text: string): void {
  const tables = inEditor(text);
  expect(onPage(text)).toEqual(tables);
  expect(readByCells(text)).toEqual(tables);
}

function tableNodes(text: string): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  noteMarkdownParser.parse(text).iterate({
    enter: ({ name, node }) => {
      if (name === 'Table') nodes.push(node);
    },
  });
  return nodes;
}

/** Counts the non-empty cells within the columns; cells beyond the last column are not shown. */
function inEditor(text: string): Tables {
  return tableNodes(text).map((node) => {
    const columns = tableOf(text, node)?.alignments.length ?? 0;
    return rowsOf(node).map((row) => {
      const pipes = row.getChildren('TableDelimiter').map(({ from }) => from);
      const leads = /^\s*\|/.test(text.slice(row.from, row.to)) ? 1 : 0;
      const column = (at: number) => pipes.filter((pipe) => pipe < at).length - leads;
      return row.getChildren('TableCell').filter(({ from }) => column(from) < columns).length;
    });
  });
}

function readByCells(text: string): Tables {
  return tableNodes(text).map((node) => {
    const table = tableOf(text, node);
    if (table === null) return [];
    return [table.header, ...table.body].map(
      ({ cells }) => cells.slice(0, table.alignments.length).filter(({ from, to }) => from < to).length,
    );
  });
}

function rowsOf(table: SyntaxNode): readonly SyntaxNode[] {
  return [...table.getChildren('TableHeader'), ...table.getChildren('TableRow')];
}

/** Reads the lines of a table with `readTable`, without their prefixes. */
function tableOf(text: string, node: SyntaxNode): Table | null {
  const [header, ...body] = rowsOf(node);
  const lines = [header, ...node.getChildren('TableDelimiter'), ...body];
  return readTable(lines.map((line) => text.slice(line?.from, line?.to)).join('\n'));
}

function onPage(text: string): Tables {
  const found: number[][] = [];
  const look = (node: HtmlNode): void => {
    if (typeof node === 'string' || !('tag' in node)) return;
    if (node.tag === 'table') found.push([]);
    if (node.tag === 'tr')
      found
        .at(-1)
        ?.push(
          node.children.filter((cell) => typeof cell !== 'string' && 'tag' in cell && cell.children.length > 0).length,
        );
    node.children.forEach(look);
  };
  noteTree(text).forEach(look);
  return found;
}
