import { expect, test } from 'vitest';
import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { undoManagerOf } from './own-undo.ts';
import { keepUndo } from './undo-cache.ts';

function openDocument() {
  const open: RecordKey[] = [];
  const watchBody = (key: RecordKey) => {
    open.push(key);
    return () => void open.splice(open.indexOf(key), 1);
  };
  return { open, watchBody };
}

/** Returns a body whose editor was closed, with an undo step if anything was typed. */
function left(typed: string): Y.Text {
  const text = new Y.Doc().getText();
  const editor = {};
  const manager = undoManagerOf(text);
  manager.addTrackedOrigin(editor);
  text.doc?.transact(() => text.insert(0, typed), editor);
  manager.removeTrackedOrigin(editor);
  return text;
}

test('the undo histories of the last five closed texts are kept, and the oldest one is dropped', () => {
  const document = openDocument();
  for (const id of ['a', 'b', 'c', 'd', 'e']) keepUndo(document, `notes/${id}`, left('typed'));
  keepUndo(document, 'notes/a', left('typed'));
  keepUndo(document, 'notes/f', left('typed'));
  expect(document.open.toSorted()).toEqual(['notes/a', 'notes/c', 'notes/d', 'notes/e', 'notes/f']);
});

test('a text is kept once however often it is closed, and not at all if there is nothing to undo', () => {
  const document = openDocument();
  const text = left('typed');
  keepUndo(document, 'notes/a', text);
  keepUndo(document, 'notes/a', text);
  keepUndo(document, 'notes/read', left(''));
  expect(document.open).toEqual(['notes/a']);
  undoManagerOf(text).clear();
  keepUndo(document, 'notes/a', text);
  expect(document.open).toEqual([]);
});

test('typing can be undone after the text was closed, without undoing remote changes', () => {
  const text = left('mine');
  keepUndo(openDocument(), 'notes/a', text);
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
