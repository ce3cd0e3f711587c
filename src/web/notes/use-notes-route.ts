import { defaultStringifySearch, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { tagOfLeaf } from '#domain/notes/tags/index.ts';
import { type NotesList, type NotesSort, notesSorts, plainLists, type RouteSearch } from './list/notes-list.ts';
import { useTags } from './tags/use-tags.ts';

export type { NotesList, NotesSort, SavedSearch } from './list/notes-list.ts';

export interface NotesRoute {
  /** The note that is open. */
  readonly id: string | null;
  readonly list: NotesList;
  /** The order that the address asks for; null where the list has its own. */
  readonly sort: NotesSort | null;
}

/**
 * Which list and which note the address names. The same object as long as both are the same: a tag goes by its name of
 * now, whatever it was called when the address was made.
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

/** The address of a list. */
export function listHref(list: NotesList, sort: NotesSort | null = null): string {
  return `/dashboard/notes${searchOf(list, sort)}`;
}

/** The address of a note; Back and the list beside it are those of the place from which it is opened. */
export function noteHref(id: string, list: NotesList = 'all', sort: NotesSort | null = null): string {
  return `/dashboard/notes/${encodeURIComponent(id)}${searchOf(list, sort)}`;
}

/** The note that an address within the app leads to; null for any other, and for one that somebody wrote wrongly. */
export function noteIdIn(href: string): string | null {
  const [, id] = /^\/dashboard\/notes\/([^/?#]+)/.exec(href) ?? [];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}

/** Names a list, the same for the same list. */
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

/** An address typed by hand holds numbers where a tag is one. */
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
