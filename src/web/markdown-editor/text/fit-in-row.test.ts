import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { fitInRow } from './fit-in-row.ts';

it.each([
  '| # ',
  '  | a | # | b |',
  '> | # |',
  '- | # |',
  '| a | b |\n| - | - |\n| # | c |',
  'a | b\n--- | ---\n# | c',
  'a | b\n--- | ---\nc #',
  '> [!note] x\n> | a |\n> | - |\n> | # |',
  '- | a |\n  | - |\n  | # |',
])('a pipe inserted into a table row is escaped: %j', (marked) => {
  expect(fitted(marked, '[[Other|shown]]')).toBe('[[Other\\|shown]]');
  expect(fitted(marked, 'a\\|b')).toBe('a\\|b');
});

it.each(['#', 'a | #', '```\n| #\n```', 'text\n\n    | #', '| a |\n| - |\n\n#'])(
  'a pipe inserted elsewhere is not changed: %j',
  (marked) => {
    expect(fitted(marked, '[[Other|shown]]')).toBe('[[Other|shown]]');
  },
);

function fitted(marked: string, text: string): string {
  const state = EditorState.create({ doc: marked.replace('#', ''), extensions: [noteLanguage()] });
  return fitInRow(state, marked.indexOf('#'), text);
}
