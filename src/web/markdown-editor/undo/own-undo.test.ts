import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { leaveUndo, undoManagerOf } from './own-undo.ts';

/** Returns a text with an undo step if anything was typed. */
function typedText(typed: string): Y.Text {
  const text = new Y.Doc().getText();
  const editor = {};
  const manager = undoManagerOf(text);
  manager.addTrackedOrigin(editor);
  text.doc?.transact(() => text.insert(0, typed), editor);
  manager.removeTrackedOrigin(editor);
  return text;
}

test('a closed text has steps only if something can be undone or redone', () => {
  expect(leaveUndo(typedText(''))).toBe(false);
  const text = typedText('typed');
  expect(leaveUndo(text)).toBe(true);
  undoManagerOf(text).undo();
  expect(leaveUndo(text)).toBe(true);
  undoManagerOf(text).clear();
  expect(leaveUndo(text)).toBe(false);
});

test('typing can be undone after the text was closed, without undoing remote changes', () => {
  const text = typedText('mine');
  leaveUndo(text);
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(text.doc as Y.Doc));
  other.getText().insert(2, ' theirs ');
  Y.applyUpdate(text.doc as Y.Doc, Y.encodeStateAsUpdate(other), 'elsewhere');
  expect(text.toString()).toBe('mi theirs ne');
  undoManagerOf(text).undo();
  expect(text.toString()).toBe(' theirs ');
  undoManagerOf(text).undo();
  expect(text.toString()).toBe(' theirs ');
});
