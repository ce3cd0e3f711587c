import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { noteLanguage } from '../language/note-language.ts';
import { linesToRead } from './lines-to-read.ts';

function read(doc: string): readonly string[] {
  const state = EditorState.create({ doc, extensions: noteLanguage() });
  return linesToRead(state, { first: 1, last: state.doc.lines, current: 1 }).map(({ text }) => text);
}

test('lines of code are not read, whether it is fenced or indented', () => {
  expect(read('bench 80x5\n\n    squat 100x5\n    squat 100x3\n\nbench 80x4')).toEqual([
    'bench 80x5',
    '',
    '',
    '',
    '',
    'bench 80x4',
  ]);
  expect(read('bench 80x5\n```\nsquat 100x5\n```\nbench 80x4')).toEqual(['bench 80x5', '', '', '', 'bench 80x4']);
  expect(read('- bench 80x5\n    - squat 100x5')).toEqual(['- bench 80x5', '    - squat 100x5']);
});

test('a table is not read, and the lines around it are', () => {
  expect(read('bench 80x5\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\nbench 80x4')).toEqual([
    'bench 80x5',
    '',
    '',
    '',
    '',
    '',
    'bench 80x4',
  ]);
});
