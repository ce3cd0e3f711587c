import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { ySyncAnnotation } from 'y-codemirror.next';
import { noteLanguage } from '../language/note-language.ts';
import { cursorGone } from './cursor-gone.ts';

const doc = 'before\n\n- one\n- two\n- three\n\nafter';

describe('the line of the cursor', () => {
  it.each([
    ['an item with the line end behind it', '- two\n'],
    ['an item with the line end before it', '\n- two'],
    ['two items', '- one\n- two\n'],
    ['an item, found by comparing', 'wo\n- t'],
  ])('is gone after another device deletes %s', (_name, deleted) => {
    expect(isGoneAfter(deleted, '')).toBe(true);
  });

  it.each([
    ['text of the item', 'two', ''],
    ['all of the item but its line end', '- two', ''],
    ['the item before', '- one\n', ''],
    ['the line end before it', '\n- ', ' '],
    ['a word of it', 'two', '2'],
  ])('remains after another device removes %s', (_name, deleted, insert) => {
    expect(isGoneAfter(deleted, insert)).toBe(false);
  });

  it.each([
    ['- one\n- |\n- two', '\n- two', false],
    ['- one\n- |\n- two\n- three', '\n- two', false],
    ['one\n|\ntwo', '\ntwo', false],
    ['- one\n- |\n- two', '\n- |', true],
    ['1. one\n2. |\n3. two', '|\n3. ', true],
    ['one\n|\ntwo', '|\n', true],
  ])('is empty in %j; whether it is gone after another device deletes %j: %j', (marked, deleted, isGone) => {
    const anchor = marked.indexOf('|');
    const from = marked.indexOf(deleted) - (marked.indexOf(deleted) > anchor ? 1 : 0);
    const state = EditorState.create({
      doc: marked.replace('|', ''),
      selection: { anchor },
      extensions: [noteLanguage(), cursorGone],
    });
    const changes = { from, to: from + deleted.replace('|', '').length };
    const after = state.update({ changes, annotations: ySyncAnnotation.of({} as never) }).state;
    expect(after.field(cursorGone)).toBe(isGone);
  });

  it('is another one once the cursor moves', () => {
    const gone = deletedElsewhere('- two\n', '');
    expect(gone.field(cursorGone)).toBe(true);
    expect(gone.update({ selection: { anchor: 3 } }).state.field(cursorGone)).toBe(false);
  });
});

function isGoneAfter(deleted: string, insert: string): boolean {
  return deletedElsewhere(deleted, insert).field(cursorGone);
}

/** Applies a remote change that replaces `deleted` by `insert` while the cursor is at the end of the second item. */
function deletedElsewhere(deleted: string, insert: string): EditorState {
  const anchor = doc.indexOf('two') + 3;
  const state = EditorState.create({ doc, selection: { anchor }, extensions: [noteLanguage(), cursorGone] });
  const from = doc.indexOf(deleted);
  const elsewhere = ySyncAnnotation.of({} as never);
  return state.update({ changes: { from, to: from + deleted.length, insert }, annotations: elsewhere }).state;
}
