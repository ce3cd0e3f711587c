import { expect, test } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { keepUndo } from './undo-cache.ts';

function openDocument() {
  const open: RecordKey[] = [];
  const watchBody = (key: RecordKey) => {
    open.push(key);
    return () => void open.splice(open.indexOf(key), 1);
  };
  return { open, watchBody };
}

test('the undo histories of the last five closed texts are kept, and the oldest one is dropped', () => {
  const document = openDocument();
  for (const id of ['a', 'b', 'c', 'd', 'e']) keepUndo(document, `notes/${id}`, true);
  keepUndo(document, 'notes/a', true);
  keepUndo(document, 'notes/f', true);
  expect(document.open.toSorted()).toEqual(['notes/a', 'notes/c', 'notes/d', 'notes/e', 'notes/f']);
});

test('a text is kept once however often it is closed, and not at all if there is nothing to undo', () => {
  const document = openDocument();
  keepUndo(document, 'notes/a', true);
  keepUndo(document, 'notes/a', true);
  keepUndo(document, 'notes/read', false);
  expect(document.open).toEqual(['notes/a']);
  keepUndo(document, 'notes/a', false);
  expect(document.open).toEqual([]);
});
