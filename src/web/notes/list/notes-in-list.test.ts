import { expect, test } from 'vitest';
import { type LocalDay, readRecord } from '#domain/kernel/index.ts';
import { type Note, note } from '#domain/notes/index.ts';
import type { NotesList, NotesSort } from '../../links/notes-list.ts';
import { type Listing, notesInList } from './notes-in-list.ts';

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

test('the latest edit comes first, pinned notes above', () => {
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

test('notes with the same time have the same order on every device', () => {
  const notes = [listed('b', { editedAt: 1 }), listed('a', { editedAt: 1 })];
  expect(idsIn(notes, 'all')).toEqual(['a', 'b']);
});

test('titles are sorted by the rules of the language, notes without one last', () => {
  const notes = [
    listed('none', {}),
    listed('ö', { title: 'Öl' }),
    listed('z', { title: 'zon' }),
    listed('a', { title: 'Ask' }),
  ];
  expect(idsIn(notes, 'all', 'title')).toEqual(['a', 'z', 'ö', 'none']);
});

test('the latest created note comes first if sorted by creation', () => {
  const notes = [listed('first', { createdAt: 1, editedAt: 9 }), listed('second', { createdAt: 2, editedAt: 8 })];
  expect(idsIn(notes, 'all', 'created')).toEqual(['second', 'first']);
});

test('a notebook lists its own notes, in manual order', () => {
  const notes = [
    listed('b', { notebook: 'book', order: 'a1' }),
    listed('a', { notebook: 'book', order: 'a0', pinnedAt: 1 }),
    listed('new', { notebook: 'book' }),
    listed('other', { notebook: 'other' }),
  ];
  expect(idsIn(notes, { kind: 'notebook', id: 'book' }, 'order')).toEqual(['new', 'a', 'b']);
});

test('an unknown search lists nothing', () => {
  expect(idsIn([listed('a', {})], { kind: 'search', id: 'gone' })).toEqual([]);
});

test('a tag lists notes with that tag or a tag below it', () => {
  const notes = [
    listed('knee', { tags: { 'sport/knee': 'Sport/Knee' } }),
    listed('sport', { tags: { sport: 'Sport' } }),
    listed('sports', { tags: { sports: 'sports' } }),
  ];
  expect(idsIn(notes, { kind: 'tag', tag: 'sport' })).toEqual(['knee', 'sport']);
  expect(idsIn(notes, { kind: 'tag', tag: 'sport/knee' })).toEqual(['knee']);
});

test('today lists its daily note and notes created or edited today', () => {
  const notes = [
    listed('made', { createdAt: 101, editedAt: 1 }),
    listed('edited', { createdAt: 1, editedAt: 102 }),
    listed('day', { day: '2026-11-21' as LocalDay }),
    listed('old', { createdAt: 1, editedAt: 2, day: '2026-11-20' as LocalDay }),
  ];
  expect(idsIn(notes, 'today')).toEqual(['edited', 'made', 'day']);
});

test('all notes exclude templates and archived notes; archive and trash have their own lists', () => {
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
