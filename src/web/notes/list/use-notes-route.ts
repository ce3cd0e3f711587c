import { type AnyRouter, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { tagOfLeaf } from '#domain/notes/tags/index.ts';
import type { NotesList, NotesSort } from '../../links/notes-list.ts';
import type { NoteSearch, NotesSearch } from '../../links/notes-search.ts';
import { routeAt } from '../../routing/index.ts';
import { useTags } from '../tags/index.ts';
import { dayRoute, noteRoute, notesRoute } from './routes.ts';

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
  const id = useParams({ from: noteRoute.id, shouldThrow: false })?.id ?? null;
  const search = notesRoute.useSearch();
  const { nameNow } = useTags();
  const tag = search.tag === undefined ? null : nameNow(tagOfLeaf(search.tag));
  return useMemo(() => ({ id, list: listOf(search, tag), sort: search.sort ?? null }), [id, search, tag]);
}

/** Returns whether the URL asks for the history of the open note, for which version of it, and how to show that. */
export function useNoteSearch(): NoteSearch {
  return useSearch({ from: noteRoute.id, shouldThrow: false }) ?? {};
}

/** Returns whether the URL leads to this list, without a note or a day beside it and without a search. */
export function useIsListPage(list: NotesList): boolean {
  const route = useNotesRoute();
  const day = useDayInAddress();
  return route.id === null && day === null && listName(route.list) === listName(list);
}

/** Returns the day segment of the URL, unvalidated; null if the URL has none. */
export function useDayInAddress(): string | null {
  return useParams({ from: dayRoute.id, shouldThrow: false })?.day ?? null;
}

/** Returns the id of the note to which a URL of the app leads; null if it leads elsewhere or is malformed. */
export function noteIdIn(router: AnyRouter, href: string): string | null {
  const route = routeAt(router, /^[^?#]*/.exec(href)?.[0] ?? '');
  return route?.id === noteRoute.id ? (route.params.id ?? null) : null;
}

/** Returns a unique key for a list. */
export function listName(list: NotesList): string {
  return JSON.stringify(list);
}

function listOf({ list, notebook, search, q }: NotesSearch, tag: string | null): NotesList {
  if (list !== undefined) return list;
  if (notebook !== undefined) return { kind: 'notebook', id: notebook };
  if (tag !== null) return { kind: 'tag', tag };
  if (search !== undefined) return { kind: 'search', id: search };
  return q === undefined ? 'all' : { kind: 'query', query: q };
}
