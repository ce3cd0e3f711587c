import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type RecordEntry, useRecords } from '../../replica/index.ts';
import { useBeginSearch } from '../search/index.ts';
import { listHref, listName, type NotesList, type NotesRoute, noteHref, type SavedSearch } from '../use-notes-route.ts';
import type { QueryList } from './notes-list.ts';
import { queryOfTyped, typedQuery, withAddress, withTyped } from './typed-query.ts';

export interface NotesSearch {
  /** As typed; empty where nothing is looked for. */
  readonly query: string;
  readonly setQuery: (typed: string) => void;
  /** Before the person leaves the field: what was typed is in the address at once, and Back leads to it. */
  readonly settle: () => void;
  /** The saved search that is looked for, where it is one. */
  readonly saved: SavedSearch | null;
  /** What the saved search goes by of which the query was made, by typing on. */
  readonly madeOf: string | null;
  /** What is listed where nothing is looked for. */
  readonly place: NotesRoute;
}

/** The address follows the keys when they pause: going somewhere is more work than showing what was found. */
const pauseMs = 300;

/** The search that the address names. What was typed first is a step of its own in the history, the rest replaces it. */
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
  /** Does at once what was asked for and is not done. */
  readonly settle: () => void;
}

/** Does the last of what was asked for, after a pause; nothing any more once the screen is another. */
function useLater(act: (query: string) => void): Later {
  const latest = useRef(act);
  const waiting = useRef<{ readonly query: string; readonly timer: ReturnType<typeof setTimeout> } | null>(null);
  useEffect(() => {
    latest.current = act;
  });
  const cancel = useCallback(() => {
    if (waiting.current !== null) clearTimeout(waiting.current.timer);
    waiting.current = null;
  }, []);
  useEffect(() => cancel, [cancel]);
  const now = (query: string) => {
    cancel();
    latest.current(query);
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

/** The saved search that the address names, one that was removed too: what it found stays, and can be saved again. */
function useSavedSearch(list: NotesList): RecordEntry<'searches'> | 'not-here' | null {
  const searches = useRecords('searches');
  if (typeof list === 'string' || list.kind !== 'search') return null;
  return searches.find(({ id }) => id === list.id) ?? 'not-here';
}

/** The name of the saved search that was looked for last, as long as one search follows the other. */
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

/** Where the person was before the search, and is again after it. */
function usePlaceBefore(current: NotesRoute): NotesRoute {
  const [before, setBefore] = useState<NotesRoute>(isSearch(current.list) ? { ...current, list: 'all' } : current);
  if (isSearch(current.list)) return { ...before, id: current.id };
  if (listName(before.list) !== listName(current.list) || before.sort !== current.sort) setBefore(current);
  return current;
}

function isSearch(list: NotesList): list is SavedSearch | QueryList {
  return typeof list === 'object' && (list.kind === 'query' || list.kind === 'search');
}
