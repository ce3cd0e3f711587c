import type { LocalDay } from '#domain/kernel/index.ts';
import type { NotesList, NotesSort } from './notes-list.ts';
import type { NoteSearch, NotesSearch, VersionView } from './notes-search.ts';
import { hashOfPlace, type PlaceInNote } from './place-in-note.ts';

export function listLink(list: NotesList, sort: NotesSort | null = null) {
  return { to: '/dashboard/notes', search: searchOf(list, sort) } as const;
}

/** A note next to the list from which it is opened. Back returns to that list. */
export function noteLink(id: string, list: NotesList = 'all', sort: NotesSort | null = null) {
  return { to: '/dashboard/notes/$id', params: { id }, search: searchOf(list, sort) } as const;
}

/** A note's history, or one version of it, next to the list. */
export function noteHistoryLink(note: ReturnType<typeof noteLink>, version?: string, show: VersionView = 'whole') {
  const search: NotesSearch & NoteSearch = {
    ...note.search,
    view: 'history',
    version,
    ...(show !== 'whole' && { show }),
  };
  return { ...note, search } as const;
}

/** A position in a note. */
export function placeLink(note: ReturnType<typeof noteLink>, place: PlaceInNote) {
  return { ...note, hash: hashOfPlace(place) } as const;
}

/** A day, with its note and its training. */
export function dayLink(day: LocalDay) {
  return { to: '/dashboard/notes/day/$day', params: { day } } as const;
}

function searchOf(list: NotesList, sort: NotesSort | null): NotesSearch {
  return { ...leavesOf(list), ...(sort !== null && { sort }) };
}

function leavesOf(list: NotesList): NotesSearch {
  if (typeof list === 'string') return list === 'all' ? {} : { list };
  if (list.kind === 'notebook') return { notebook: list.id };
  if (list.kind === 'tag') return { tag: list.tag };
  return list.kind === 'search' ? { search: list.id } : { q: list.query };
}
