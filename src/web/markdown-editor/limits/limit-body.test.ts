import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { ySyncAnnotation } from 'y-codemirror.next';
import { maxBodyBytes } from '#domain/kernel/index.ts';
import { limitBody } from './limit-body.ts';

function editorWith(doc: string) {
  const refusals: string[] = [];
  const state = EditorState.create({
    doc,
    extensions: limitBody({ filled: () => {}, refused: () => refusals.push('refused') }),
  });
  return { state, refusals };
}

test('SY20a a note accepts up to 1 MiB of UTF-8 text', () => {
  const { state, refusals } = editorWith('a'.repeat(maxBodyBytes - 3));
  const after = state.update({ changes: { from: 0, insert: '語' } }).state;
  expect(after.doc.length).toBe(maxBodyBytes - 2);
  expect(refusals).toEqual([]);
});

test('SY20a an edit that would exceed 1 MiB is refused and changes nothing', () => {
  const { state, refusals } = editorWith('a'.repeat(maxBodyBytes - 2));
  const after = state.update({ changes: { from: 0, insert: '語' } }).state;
  expect(after.doc.eq(state.doc)).toBe(true);
  expect(refusals).toEqual(['refused']);
});

test('a note that exceeds the limit after merging can be shortened', () => {
  const { state, refusals } = editorWith('a'.repeat(maxBodyBytes + 9));
  const after = state.update({ changes: { from: 0, to: 4, insert: 'b' } }).state;
  expect(after.doc.length).toBe(maxBodyBytes + 6);
  expect(refusals).toEqual([]);
});

test('SY20b changes from another device are never refused', () => {
  const { state, refusals } = editorWith('a'.repeat(maxBodyBytes));
  const merged = state.update({
    changes: { from: 0, insert: 'b' },
    annotations: ySyncAnnotation.of({} as never),
  }).state;
  expect(merged.doc.length).toBe(maxBodyBytes + 1);
  expect(refusals).toEqual([]);
});

test('the size is correct after changes within a line, across lines and within a character', () => {
  const { state, refusals } = editorWith(`🏋🏋\n語語\n${'a'.repeat(maxBodyBytes - 20)}`);
  const apart = state.update({
    changes: [
      { from: 1, insert: '-' },
      { from: 4, insert: 'b' },
    ],
  }).state;
  expect(apart.doc.length).toBe(state.doc.length + 2);
  const full = apart.update({ changes: { from: 1, to: 2 } }).state;
  expect(full.update({ changes: { from: 0, insert: 'cccc' } }).state.doc.length).toBe(full.doc.length);
  expect(full.update({ changes: { from: 0, insert: 'ccc' } }).state.doc.length).toBe(full.doc.length + 3);
  expect(refusals).toEqual(['refused']);
});
