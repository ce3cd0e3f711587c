import { expect, test } from 'vitest';
import { readRecord } from '#domain/kernel/index.ts';
import { type Note, note } from '#domain/notes/index.ts';
import { notesInList } from './notes-in-list.ts';

function listed(id: string, leaves: Partial<Note>, inTrash = false) {
  return { id, value: { ...readRecord(note, new Map()).value, ...leaves }, inTrash };
}

const ids = (notes: readonly { readonly id: string }[]) => notes.map(({ id }) => id);

test('the newest edit comes first, pinned notes above', () => {
  const notes = [
    listed('old', { editedAt: 1 }),
    listed('new', { editedAt: 3 }),
    listed('pinned', { editedAt: 0, pinnedAt: 9 }),
    listed('made', { createdAt: 2 }),
    listed('timeless', {}),
  ];
  expect(ids(notesInList(notes, 'all'))).toEqual(['pinned', 'new', 'made', 'old', 'timeless']);
});

test('notes of one time keep one order on every device', () => {
  const notes = [listed('b', { editedAt: 1 }), listed('a', { editedAt: 1 })];
  expect(ids(notesInList(notes, 'all'))).toEqual(['a', 'b']);
});

test('templates and archived notes are in neither list, and the trash is a list of its own', () => {
  const notes = [
    listed('template', { kind: 'template' }),
    listed('archived', { archivedAt: 1 }),
    listed('here', {}),
    listed('thrown first', { trashedAt: 1 }, true),
    listed('thrown last', { trashedAt: 2 }, true),
  ];
  expect(ids(notesInList(notes, 'all'))).toEqual(['here']);
  expect(ids(notesInList(notes, 'trash'))).toEqual(['thrown last', 'thrown first']);
});
