import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { isTextMeant, markdownAtEnd, markdownOf } from './attach-files.ts';

const hash = 'ab'.repeat(32) as AttachmentHash;
const added = ['one.pdf', 'two.pdf'].map((name) => ({ hash, name, isImage: false }));
const [one, two] = added.map(({ name }) => `[${name}](attachment:${hash})`);

it('several files are inserted on separate lines', () => {
  expect(putInto('|')).toBe(`${one}\n${two}`);
  expect(putInto('word|')).toBe(` ${one}\n${two}`);
  expect(putInto('> [!note] |')).toBe(`${one}\n> ${two}`);
  expect(putInto('> - |')).toBe(`${one}\n>   ${two}`);
  expect(putInto('- [ ] |')).toBe(`${one}\n  ${two}`);
});

it('images are on lines of their own, and the text goes on below them', () => {
  const images = ['a.png', 'b.png'].map((name) => ({ hash, name, isImage: true }));
  const [a, b] = images.map(({ name }) => `![${name}](attachment:${hash})`);
  expect(putInto('|', '|', images)).toBe(`${a}\n${b}\n`);
  expect(putInto('The view|', '|', images)).toBe(`\n${a}\n${b}\n`);
  expect(putInto('- [ ] |', '|', images)).toBe(`${a}\n  ${b}\n  `);
  expect(putInto('- item|', '|', images)).toBe(`\n  ${a}\n  ${b}\n  `);
  expect(putInto('so | it is', '|', images)).toBe(`${a}\n${b}`);
});

it('the text before a file does not change its meaning', () => {
  for (const before of ['wow!', 'C:\\', '[x]', 'é']) expect(putInto(`${before}|`)).toBe(` ${one}\n${two}`);
  for (const before of ['', 'so ', '(', '“']) expect(putInto(`${before}|`)).toBe(`${one}\n${two}`);
});

it('several files stay in the table row they are inserted into', () => {
  for (const table of [
    '| a | b |\n| - | - |\n| # | d |',
    '> | a | b |\n> | - | - |\n> | c | # |',
    'a | #b\n--- | ---\nc | d',
  ])
    expect(putInto(table, '#')).toBe(`${one} ${two}`);
});

it('a pipe in a file name is escaped in a table row', () => {
  const named = [{ hash, name: 'a|b.pdf', isImage: false }];
  expect(putInto('| a |\n| - |\n| # |', '#', named)).toBe(`[a\\|b.pdf](attachment:${hash})`);
  expect(putInto('| #', '#', named)).toBe(`[a\\|b.pdf](attachment:${hash})`);
});

it('files are separated from a preceding block that cannot contain them', () => {
  for (const block of [
    '```\ncode\n```',
    '| a |\n| - |\n| c |',
    'words\n\n---',
    'words\n===',
    '<div>\nwords\n</div>',
    '<!-- words -->',
    '[a]: https://a.example',
    '---\na: b\n---',
    '---\na: b\n...',
  ])
    expect(putInto(`${block}#`, '#')).toBe(`\n\n${one}\n${two}`);
  expect(putInto('> ```\n> code\n> ```#', '#')).toBe(`\n>\n> ${one}\n> ${two}`);
  expect(putInto('- ```\n  code\n  ```#\n- words', '#')).toBe(`\n\n  ${one}\n  ${two}`);
  for (const open of ['```\ncode#\n```', '```\ncode#', 'a | b\n- | -\nc | d#', 'words#'])
    expect(putInto(open, '#')).not.toMatch(/^\n/);
});

it('text that only repeats the file names is ignored', () => {
  const copied = (text: string, ...names: string[]) => isTextMeant({ text, types: ['text/plain', 'Files'], names });
  expect(copied('p.png', 'p.png')).toBe(false);
  expect(copied('one.pdf\rtwo.pdf', 'two.pdf', 'one.pdf')).toBe(false);
  expect(copied('one.pdf\r\ntwo.pdf\n', 'one.pdf', 'two.pdf')).toBe(false);
  expect(copied('Caf\u0065\u0301.png', 'Caf\u00e9.png')).toBe(false);
  expect(copied('Caf\u00e9.png', 'Caf\u0065\u0301.png')).toBe(false);
  expect(copied('', 'p.png')).toBe(false);
  expect(copied('the file p.png', 'p.png')).toBe(true);
  expect(copied('p.png\nand more', 'p.png')).toBe(true);
});

it('text copied with a picture of itself is preferred, whatever the picture is called', () => {
  for (const type of ['text/html', 'text/rtf']) {
    const copied = { types: ['text/plain', type, 'Files'], names: ['image.png'] };
    expect(isTextMeant({ ...copied, text: 'cells' })).toBe(true);
    expect(isTextMeant({ ...copied, text: 'image.png' })).toBe(true);
  }
});

it('an image copied in the browser is preferred to its HTML', () => {
  expect(isTextMeant({ text: '', types: ['text/html', 'Files'], names: ['image.png'] })).toBe(false);
});

it('files appended to the text are separated from its last block', () => {
  const put = (doc: string) => markdownAtEnd(added, EditorState.create({ doc }), doc.length);
  for (const doc of ['', '\n', 'words\n\n', 'words\n\n\n']) expect(put(doc)).toBe(`${one}\n${two}`);
  for (const doc of ['w\n', 'words\n']) expect(put(doc)).toBe(`\n${one}\n${two}`);
  for (const doc of ['w', '```\ncode\n```', '| a |\n| - |\n| c |']) expect(put(doc)).toBe(`\n\n${one}\n${two}`);
});

function putInto(marked: string, sign = '|', files = added): string {
  const at = marked.indexOf(sign);
  const doc = marked.slice(0, at) + marked.slice(at + 1);
  const state = EditorState.create({ doc, extensions: [markdown({ base: markdownLanguage })] });
  return markdownOf(files, state, at);
}
