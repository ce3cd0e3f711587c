import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listLink, noteLink } from '../../links/notes.ts';
import type { NotesList, QueryList, SavedSearch } from '../../links/notes-list.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';
import { useBeginSearch, useTypedQuery } from '../search/index.ts';
import { listName, type NotesRoute } from './use-notes-route.ts';

export interface NotesSearch {
  /** The query as typed; empty if there is no search. */
  readonly query: string;
  readonly setQuery: (typed: string) => void;
  /**
   * Writes the typed query to the URL at once. Called before the user leaves the field, so that Back returns to the
   * search.
   */
  readonly settle: () => void;
  /** The saved search being shown, if any. */
  readonly saved: SavedSearch | null;
  /** Name of the saved search that the query was edited from. */
  readonly madeOf: string | null;
  /** The list to show while there is no search. */
  readonly place: NotesRoute;
}

/** Manages the search in the URL. The first query adds a history entry; later ones replace it. */
export function useNotesSearch(current: NotesRoute): NotesSearch {
  const navigate = useNavigate();
  const saved = useSavedSearch(current.list);
  const address = queryOf(current.list, saved);
  const place = usePlaceBefore(current);
  const madeOf = useMadeOf(current.list, saved);
  const { id, list } = current;

  const goTo = (query: string) => {
    const to: NotesList = query === '' ? place.list : { kind: 'query', query };
    const sort = query === '' ? place.sort : null;
    const isBegun = typeof list === 'object' && list.kind === 'query';
    void navigate({ ...(id === null ? listLink(to, sort) : noteLink(id, to, sort)), replace: isBegun });
  };
  const { typed: query, setTyped, settle } = useTypedQuery(address, goTo);
  const begin = useBeginSearch();
  const setQuery = (typed: string) => {
    begin(typed);
    setTyped(typed);
  };
  const isNowhere = saved === 'not-here' && query === '';
  const isAsTheAddress = isSearch(list) && query === address && saved !== 'not-here' && !saved?.inTrash;
  return {
    query,
    setQuery,
    settle,
    madeOf,
    saved: isAsTheAddress && list.kind === 'search' ? list : null,
    place: isNowhere ? current : place,
  };
}

/** Returns the saved search that the URL names. If it was removed, its results stay and the user can save it again. */
function useSavedSearch(list: NotesList): RecordEntry<'searches'> | 'not-here' | null {
  const searches = useRecords('searches');
  if (typeof list === 'string' || list.kind !== 'search') return null;
  return searches.find(({ id }) => id === list.id) ?? 'not-here';
}

/** Returns the name of the last saved search, as long as the user only edits its query. */
function useMadeOf(list: NotesList, saved: ReturnType<typeof useSavedSearch>): string | null {
  const name = saved === null || saved === 'not-here' || saved.inTrash ? null : (saved.value.name ?? null);
  const isMade = typeof list === 'object' && list.kind === 'query';
  const [before, setBefore] = useState(name);
  if (!isMade && before !== name) setBefore(name);
  return isMade ? before : name;
}

function queryOf(list: NotesList, saved: RecordEntry<'searches'> | 'not-here' | null): string {
  if (typeof list === 'object' && list.kind === 'query') return list.query;
  return saved === null || saved === 'not-here' ? '' : (saved.value.query ?? '');
}

/** Returns the list that was shown before the search and is shown again after it. */
function usePlaceBefore(current: NotesRoute): NotesRoute {
  const [before, setBefore] = useState<NotesRoute>(isSearch(current.list) ? { ...current, list: 'all' } : current);
  if (isSearch(current.list)) return { ...before, id: current.id };
  if (listName(before.list) !== listName(current.list) || before.sort !== current.sort) setBefore(current);
  return current;
}

function isSearch(list: NotesList): list is SavedSearch | QueryList {
  return typeof list === 'object' && (list.kind === 'query' || list.kind === 'search');
}
