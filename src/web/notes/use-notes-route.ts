import { defaultStringifySearch, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { tagOfLeaf } from '#domain/notes/tags/index.ts';
import { type NotesList, type NotesSort, notesSorts, plainLists, type RouteSearch } from './list/notes-list.ts';
import { useTags } from './tags/use-tags.ts';

export type { NotesList, NotesSort, SavedSearch } from './list/notes-list.ts';

export interface NotesRoute {
  readonly id: string | null;
  readonly list: NotesList;
  /** The sort order in the URL; null if the list's own order applies. */
  readonly sort: NotesSort | null;
}

/**
 * Returns the list and the note in the URL. The object is stable while both are unchanged. A tag is resolved to its
 * current name, whatever it was called when the URL was created.
 */
export function useNotesRoute(): NotesRoute {
  const params: { readonly id?: string } = useParams({ strict: false });
  const id = params.id ?? null;
  const search: RouteSearch = useSearch({ strict: false });
  const { nameNow } = useTags();
  const tag = isNamed(search.tag) ? nameNow(tagOfLeaf(String(search.tag))) : null;
  return useMemo(
    () => ({ id, list: listOf(search, tag), sort: notesSorts.find((sort) => sort === search.sort) ?? null }),
    [id, search, tag],
  );
}

export function listHref(list: NotesList, sort: NotesSort | null = null): string {
  return `/dashboard/notes${searchOf(list, sort)}`;
}

/** Returns the URL of a note next to the list from which it is opened. Back returns to that list. */
export function noteHref(id: string, list: NotesList = 'all', sort: NotesSort | null = null): string {
  return `/dashboard/notes/${encodeURIComponent(id)}${searchOf(list, sort)}`;
}

/** Returns the id of the note to which an in-app URL leads; null if the URL leads elsewhere or is malformed. */
export function noteIdIn(href: string): string | null {
  const [, id] = /^\/dashboard\/notes\/([^/?#]+)/.exec(href) ?? [];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}

/** Returns a unique key for a list. */
export function listName(list: NotesList): string {
  return searchOf(list, null);
}

function listOf({ list, notebook, search, q }: RouteSearch, tag: string | null): NotesList {
  const plain = plainLists.find((each) => each === list);
  if (plain !== undefined) return plain;
  if (isNamed(notebook)) return { kind: 'notebook', id: String(notebook) };
  if (tag !== null) return { kind: 'tag', tag };
  if (isNamed(search)) return { kind: 'search', id: String(search) };
  if (isNamed(q)) return { kind: 'query', query: String(q) };
  return 'all';
}

/** The router parses a numeric tag in the URL as a number. */
function isNamed(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}

function searchOf(list: NotesList, sort: NotesSort | null): string {
  return defaultStringifySearch({ ...leavesOf(list), ...(sort !== null && { sort }) });
}

function leavesOf(list: NotesList): RouteSearch {
  if (typeof list === 'string') return list === 'all' ? {} : { list };
  if (list.kind === 'notebook') return { notebook: list.id };
  if (list.kind === 'tag') return { tag: list.tag };
  return list.kind === 'search' ? { search: list.id } : { q: list.query };
}
