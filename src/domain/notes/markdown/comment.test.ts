import { describe, expect, it } from 'vitest';
import { printHtml } from '../html/html-tree.ts';
import { noteTree } from '../html/index.ts';
import { noteMarkdownParser } from './note-markdown.ts';
import { plainTextOf } from './plain-text.ts';
import { previewOf } from './preview.ts';
import { previewLines } from './preview-lines.ts';
import { readNote } from './read-note.ts';

describe('a comment', () => {
  it.each([
    ['across empty lines', 'a\n\n%%\nfirst\n\nsecond\n%%\n\nb', 'a b'],
    ['below text', 'a\n%%\nfirst\n\nsecond\n%%\nb', 'a b'],
    ['that begins beside its sign', 'a\n\n%% first\n\nsecond %%\n\nb', 'a b'],
    ['with headings, lists and tasks', 'a\n\n%%\n# first\n\n- [ ] second\n%%\n\nb', 'a b'],
    ['at the start', '%%\nfirst\n\nsecond\n%%\n\na b', 'a b'],
    ['at the end', 'a b\n\n%%\nfirst\n\nsecond\n%%', 'a b'],
    ['in a quote', '> a\n>\n> %%\n> first\n>\n> second\n> %%\n>\n> b', 'a b'],
    ['in an item', '- a\n\n  %%\n  first\n\n  second\n  %%\n\n  b', 'a b'],
    ['in a nested item', '- a\n  - b\n\n    %%\n    first\n\n    second\n    %%', 'a b'],
    ['in an item of a quote', '> - a\n>\n>   %%\n>   first\n>\n>   second\n>   %%\n> b', 'a b'],
    ['in a quote of an item', '1. > a\n   >\n   > %%\n   > first\n   >\n   > second\n   > %%\n   > b', 'a b'],
    ['after another', 'a\n\n%%\nfirst\n%%\n%%\nsecond\n\nthird\n%%\n\nb', 'a b'],
    ['without text', 'a\n\n%%\n%%\n\nb', 'a b'],
    ['around code', 'a\n\n%%\n```\nfirst\n\nsecond\n```\n%%\n\nb', 'a b'],
  ])('%s is hidden on the page, in previews and in excerpts', (_, text, shown) => {
    expectShown(text, shown);
  });

  it.each([
    ['without an end', 'a\n\n%%\nfirst\n\nsecond', 'a %% first second'],
    ['without an end, before another', 'a\n\n%% first\n\nb %%c%% d', 'a %% first b d'],
    ['whose end is in code', 'a\n\n%%\nb\n\n```\n%%\n```\n\nc', 'a %% b %% c'],
    ['in code', 'a\n\n```\n%%\nb\n\nc\n%%\n```\n\nd', 'a %% b c %% d'],
    ['in indented code', 'a\n\n    %%\n    b\n\n    %%\n\nc', 'a %% b %% c'],
    ['that begins in a quote and ends below it', '> %%\n> a\n\nb\n%%', '%% a b %%'],
    ['that begins in an item and ends below it', '- %%\n  a\n\nb\n%%', '%% a b %%'],
    ['whose end is not in its item', '- %%\n\n a\n %%', '%% a %%'],
    ['whose end is in the next item', '- %%\n- a\n  %%', '%% a %%'],
    ['that is a percentage', '5%%\n\na\n\n10%%', '5%% a 10%%'],
    ['of more signs', '%%%\na\n\nb\n%%%', '%%% a b %%%'],
  ])('%s is text', (_, text, shown) => {
    expectShown(text, shown);
  });

  it('of several blocks holds no headings and tasks, but its links and tags', () => {
    const { headings, tasks, tags, links } = readNote('a\n\n%%\n# b\n\n- [ ] c #d [[e]]\n%%\n\n# f');
    expect(headings.map(({ text }) => text)).toEqual(['f']);
    expect(tasks).toEqual([]);
    expect(tags.map(({ name }) => name)).toEqual(['d']);
    expect(links.map(({ name }) => name)).toEqual(['e']);
  });

  it('is one part of the text, from its first sign to its last', () => {
    const text = '> %%\n> first *b*\n>\n> second\n> %%\n\nafter';
    const parts: string[] = [];
    noteMarkdownParser.parse(text).iterate({
      enter: ({ name, from, to }) => {
        if (/Comment|Quote|Emphasis$/.test(name)) parts.push(`${name} ${from} ${to}`);
      },
    });
    const end = text.indexOf('\n\nafter');
    expect(parts.filter((part) => part.startsWith('NoteCommentBlock'))).toEqual([`NoteCommentBlock 2 ${end}`]);
    expect(parts.filter((part) => part.startsWith('QuoteMark'))).toHaveLength(5);
    expect(parts.filter((part) => part.startsWith('Emphasis'))).toHaveLength(1);
  });
});

function onPage(text: string): string {
  const html = printHtml(noteTree(text)).join(' ');
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function linesOf(text: string): string {
  return previewLines(text, { lines: 20, length: 200 })
    .map((line) => line.text)
    .filter((line) => !line.startsWith('```'))
    .join(' ');
}

/** Expects that people read the same on the page, in excerpts and in previews. */
function expectShown(text: string, shown: string): void {
  expect(onPage(text)).toBe(shown);
  expect(plainTextOf(text, noteMarkdownParser.parse(text).topNode)).toBe(shown);
  expect(previewOf(text, 200)).toBe(shown);
  expect(linesOf(text)).toBe(shown);
}
