import { expect, test } from 'vitest';
import { readRecord } from '#domain/kernel/index.ts';
import { type Note, note } from '#domain/notes/index.ts';
import { notesToResume } from './notes-to-resume.ts';

const empty = readRecord(note, new Map()).value;

function listed(id: string, leaves: Partial<Note>, inTrash = false) {
  return { id, value: { ...empty, ...leaves }, inTrash };
}

const idsOf = (notes: readonly ReturnType<typeof listed>[]) =>
  notesToResume(notes, { most: 3, except: 'today' }).map(({ id }) => id);

test('pinned notes come first, then those edited last', () => {
  const notes = [
    listed('old', { editedAt: 1 }),
    listed('pinned', { editedAt: 2, pinnedAt: 9 }),
    listed('new', { editedAt: 5 }),
    listed('newer', { editedAt: 6 }),
    listed('oldest', {}),
  ];
  expect(idsOf(notes)).toEqual(['pinned', 'newer', 'new']);
  expect(idsOf(notes.toReversed())).toEqual(['pinned', 'newer', 'new']);
});

test('no more notes than wanted are returned, even if more are pinned', () => {
  const pinned = [1, 2, 3, 4].map((at) => listed(`p${at}`, { editedAt: at, pinnedAt: 1 }));
  expect(idsOf([listed('new', { editedAt: 9 }), ...pinned])).toEqual(['p4', 'p3', 'p2']);
});

test('templates, archived notes, notes in the trash and the excepted note are left out', () => {
  const notes = [
    listed('template', { kind: 'template', editedAt: 1 }),
    listed('archived', { archivedAt: 2, editedAt: 2 }),
    listed('trashed', { editedAt: 3 }, true),
    listed('today', { editedAt: 4 }),
    listed('here', { editedAt: 0 }),
  ];
  expect(idsOf(notes)).toEqual(['here']);
});
