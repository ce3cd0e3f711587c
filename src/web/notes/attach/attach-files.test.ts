import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { markdownOf } from './attach-files.ts';

const hash = 'ab'.repeat(32) as AttachmentHash;
const added = ['one.pdf', 'two.pdf'].map((name) => ({ hash, name, isImage: false }));
const [one, two] = added.map(({ name }) => `[${name}](attachment:${hash})`);

it('several files stand one on each line', () => {
  expect(putInto('|')).toBe(`${one}\n${two}`);
  expect(putInto('word|')).toBe(` ${one}\n${two}`);
  expect(putInto('> [!note] |')).toBe(`${one}\n> ${two}`);
  expect(putInto('> - |')).toBe(`${one}\n>   ${two}`);
  expect(putInto('- [ ] |')).toBe(`${one}\n  ${two}`);
});

it('nothing that stands before them makes them something else', () => {
  for (const before of ['wow!', 'C:\\', '[x]', 'é']) expect(putInto(`${before}|`)).toBe(` ${one}\n${two}`);
  for (const before of ['', 'so ', '(', '“']) expect(putInto(`${before}|`)).toBe(`${one}\n${two}`);
});

it('several files stay in the row of a table that they are put into', () => {
  for (const table of [
    '| a | b |\n| - | - |\n| # | d |',
    '> | a | b |\n> | - | - |\n> | c | # |',
    'a | #b\n--- | ---\nc | d',
  ])
    expect(putInto(table, '#')).toBe(`${one} ${two}`);
});

function putInto(marked: string, sign = '|'): string {
  const at = marked.indexOf(sign);
  const doc = marked.slice(0, at) + marked.slice(at + 1);
  const state = EditorState.create({ doc, extensions: [markdown({ base: markdownLanguage })] });
  return markdownOf(added, state, at);
}
