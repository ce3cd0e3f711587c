import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lifecycle/index.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';
import { useBeginSearch } from '../search/index.ts';
import { listHref, listName, type NotesList, type NotesRoute, noteHref, type SavedSearch } from '../use-notes-route.ts';
import type { QueryList } from './notes-list.ts';
import { queryOfTyped, typedQuery, withAddress, withTyped } from './typed-query.ts';

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

/** Debounce of the URL update: navigating costs more than showing results. */
const pauseMs = 300;

/** Manages the search in the URL. The first query adds a history entry; later ones replace it. */
export function useNotesSearch(current: NotesRoute): NotesSearch {
  const navigate = useNavigate();
  const saved = useSavedSearch(current.list);
  const address = queryOf(current.list, saved);
  const [state, setState] = useState(() => typedQuery(address));
  const now = state.address === address ? state : withAddress(state, address);
  if (now !== state) setState(now);
  const place = usePlaceBefore(current);
  const madeOf = useMadeOf(current.list, saved);
  const { id, list } = current;

  const goTo = (query: string) => {
    const to: NotesList = query === '' ? place.list : { kind: 'query', query };
    const sort = query === '' ? place.sort : null;
    const isBegun = typeof list === 'object' && list.kind === 'query';
    void navigate({ href: id === null ? listHref(to, sort) : noteHref(id, to, sort), replace: isBegun });
  };
  const later = useLater(goTo);
  const begin = useBeginSearch();
  const setQuery = (typed: string) => {
    begin(typed);
    setState((before) => withTyped(before, typed));
    const query = queryOfTyped(typed);
    if (query === (now.underway.at(-1) ?? now.address)) return;
    if (query === '') later.now(query);
    else later.soon(query);
  };
  const isNowhere = saved === 'not-here' && now.typed === '';
  const isAsTheAddress = isSearch(list) && now.typed === address && saved !== 'not-here' && !saved?.inTrash;
  return {
    query: now.typed,
    setQuery,
    settle: later.settle,
    madeOf,
    saved: isAsTheAddress && list.kind === 'search' ? list : null,
    place: isNowhere ? current : place,
  };
}

interface Later {
  readonly soon: (query: string) => void;
  readonly now: (query: string) => void;
  /** Runs the pending call now, if there is one. */
  readonly settle: () => void;
}

/** Returns a debounced function, which is cancelled when the component unmounts. */
function useLater(act: (query: string) => void): Later {
  const latest = useLatest(act);
  const waiting = useRef<{ readonly query: string; readonly timer: ReturnType<typeof setTimeout> } | null>(null);
  const cancel = useCallback(() => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    waiting.current = null;
  }, []);
  useEffect(() => cancel, [cancel]);
  const now = (query: string) => {
    cancel();
    latest()(query);
  };
  const soon = (query: string) => {
    cancel();
    waiting.current = { query, timer: setTimeout(() => now(query), pauseMs) };
  };
  const settle = () => {
    if (waiting.current !== null) now(waiting.current.query);
  };
  return { soon, now, settle };
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
