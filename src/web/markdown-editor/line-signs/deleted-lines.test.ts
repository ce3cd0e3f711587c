import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { deletedLines } from './deleted-lines.ts';

const suffixAt = (line: string) => / \^.*$/.exec(line)?.index ?? null;

test.each([
  ['a ^11111111', 'b ^22222222', ['b ^22222222']],
  ['a ^11111111', 'a ^11111111', []],
  ['a ^11111111', 'a ^11111111 ^22222222', []],
  ['a ^22222222', 'a ^11111111 ^22222222', ['a ^11111111 ^22222222']],
])('after the line %s, of the line %s these are deleted: %s', (kept, line, deleted) => {
  const state = EditorState.create({ doc: `${kept}\n${line}` });
  const transaction = state.update({ changes: { from: kept.length, to: state.doc.length } });
  expect(deletedLines(state.doc, transaction.newDoc, [transaction], suffixAt)).toEqual(deleted);
});
