import { expect, test } from 'vitest';
import { type LocalDay, readRecord } from '#domain/kernel/index.ts';
import { type Note, note } from '#domain/notes/index.ts';
import { type Listing, notesInList } from './notes-in-list.ts';
import type { NotesList, NotesSort } from './notes-list.ts';

function listed(id: string, leaves: Partial<Note>, inTrash = false) {
  return { id, value: { ...readRecord(note, new Map()).value, ...leaves }, inTrash };
}

type Listed = ReturnType<typeof listed>;

function idsIn(notes: readonly Listed[], list: NotesList, sort: NotesSort = 'edited'): readonly string[] {
  const listing: Listing = {
    list,
    sort,
    today: '2026-11-21' as LocalDay,
    dayOf: (at) => (at > 100 ? '2026-11-21' : '2026-11-20') as LocalDay,
    tagsOf: ({ value: { tags } }) => Object.keys(tags).map((tag) => ({ tag })),
    compareTitles: new Intl.Collator('sv').compare,
  };
  return notesInList(notes, listing).map(({ id }) => id);
}

test('the newest edit comes first, pinned notes above', () => {
  const notes = [
    listed('old', { editedAt: 1 }),
    listed('new', { editedAt: 3 }),
    listed('pinned', { editedAt: 0, pinnedAt: 9 }),
    listed('made', { createdAt: 2 }),
    listed('timeless', {}),
  ];
  expect(idsIn(notes, 'all')).toEqual(['pinned', 'new', 'made', 'old', 'timeless']);
  expect(idsIn(notes, 'pinned')).toEqual(['pinned']);
});

test('notes of one time keep one order on every device', () => {
  const notes = [listed('b', { editedAt: 1 }), listed('a', { editedAt: 1 })];
  expect(idsIn(notes, 'all')).toEqual(['a', 'b']);
});

test('titles are ordered as the language does, notes without one last', () => {
  const notes = [
    listed('none', {}),
    listed('ö', { title: 'Öl' }),
    listed('z', { title: 'zon' }),
    listed('a', { title: 'Ask' }),
  ];
  expect(idsIn(notes, 'all', 'title')).toEqual(['a', 'z', 'ö', 'none']);
});

test('the newest made comes first where that is asked for', () => {
  const notes = [listed('first', { createdAt: 1, editedAt: 9 }), listed('second', { createdAt: 2, editedAt: 8 })];
  expect(idsIn(notes, 'all', 'created')).toEqual(['second', 'first']);
});

test('a notebook holds its own notes, in the order that the person gave them', () => {
  const notes = [
    listed('b', { notebook: 'book', order: 'a1' }),
    listed('a', { notebook: 'book', order: 'a0', pinnedAt: 1 }),
    listed('new', { notebook: 'book' }),
    listed('other', { notebook: 'other' }),
  ];
  expect(idsIn(notes, { kind: 'notebook', id: 'book' }, 'order')).toEqual(['new', 'a', 'b']);
});

test('a search that is not here lists nothing, least of all every note', () => {
  expect(idsIn([listed('a', {})], { kind: 'search', id: 'gone' })).toEqual([]);
});

test('a tag holds what is tagged with it or below it', () => {
  const notes = [
    listed('knee', { tags: { 'sport/knee': 'Sport/Knee' } }),
    listed('sport', { tags: { sport: 'Sport' } }),
    listed('sports', { tags: { sports: 'sports' } }),
  ];
  expect(idsIn(notes, { kind: 'tag', tag: 'sport' })).toEqual(['knee', 'sport']);
  expect(idsIn(notes, { kind: 'tag', tag: 'sport/knee' })).toEqual(['knee']);
});

test('today holds its own note and what was made or edited today', () => {
  const notes = [
    listed('made', { createdAt: 101, editedAt: 1 }),
    listed('edited', { createdAt: 1, editedAt: 102 }),
    listed('day', { day: '2026-11-21' as LocalDay }),
    listed('old', { createdAt: 1, editedAt: 2, day: '2026-11-20' as LocalDay }),
  ];
  expect(idsIn(notes, 'today')).toEqual(['edited', 'made', 'day']);
});

test('templates and archived notes are not at hand; archive and trash are lists of their own', () => {
  const notes = [
    listed('template', { kind: 'template' }),
    listed('archived', { archivedAt: 1, pinnedAt: 1 }),
    listed('here', {}),
    listed('thrown first', { trashedAt: 1 }, true),
    listed('thrown last', { trashedAt: 2, archivedAt: 1, pinnedAt: 1 }, true),
  ];
  expect(idsIn(notes, 'all')).toEqual(['here']);
  expect(idsIn(notes, 'pinned')).toEqual([]);
  expect(idsIn(notes, 'archive')).toEqual(['archived']);
  expect(idsIn(notes, 'trash')).toEqual(['thrown last', 'thrown first']);
});
