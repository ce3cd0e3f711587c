import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseQuery, type Query } from '#domain/search/index.ts';
import { forgetScroll } from '../../records/index.ts';
import { useNotesIndex } from './notes-index-provider.tsx';
import type { SearchAnswer } from './notes-queries.ts';
import { requestOf, useQueryContext } from './use-query-context.ts';
import { beginSearch, watchSearch } from './watch-search.ts';

export type SearchState =
  /** The query has no condition. */
  | { readonly kind: 'idle'; readonly query: Query }
  | { readonly kind: 'searching'; readonly query: Query }
  | { readonly kind: 'found'; readonly query: Query; readonly answer: SearchAnswer }
  | { readonly kind: 'failed'; readonly query: Query };

/** The number of hits shown at first, and the number added by each "show more". */
const firstShown = 100;
const moreShown = 400;
/** The number of hits in the first result after a keystroke, which is more rows than fit on a screen. */
const screenful = 24;

/** A new object only when something in it changes, so that a keystroke rerenders only what it changes. */
export interface Search {
  /** The latest known state; while a search is in flight, that of the previous query. */
  readonly state: SearchState;
  readonly limit: number;
  readonly showMore: () => void;
}

/** Limits that "show more" has raised, by query. They are kept as long as the page is open. */
const limitByQuery = new Map<string, number>();

/** Returns the key under which the scroll position of a query's results is restored. */
export function nameOfFound(query: string): string {
  return `found ${query}`;
}

/**
 * Returns a function that starts a search before the keystroke renders. It also resets the limit and scroll position of
 * the query.
 */
export function useBeginSearch(): (text: string) => void {
  const client = useNotesIndex();
  const place = useQueryContext();
  return (text) => {
    limitByQuery.delete(text);
    forgetScroll(nameOfFound(text));
    if (client !== null && parseQuery(text, place).condition !== null)
      beginSearch(client, { text, place, limit: firstShown, atOnce: screenful });
  };
}

/** The state after a request was answered, or for text without a condition. */
interface Settled {
  readonly question: string;
  readonly state: SearchState;
}

/**
 * Searches notes for the typed text and keeps the result up to date. The previous result stays until the next one
 * arrives, so that nothing flickers while the user types, and each keystroke renders once.
 *
 * @returns also whether the search is up to date with `text`
 */
export function useSearch(text: string): { readonly search: Search; readonly isCurrent: boolean } {
  const client = useNotesIndex();
  const place = useQueryContext();
  const query = useMemo(() => parseQuery(text, place), [text, place]);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const limit = limitByQuery.get(text) ?? firstShown;
  const [settled, setSettled] = useState<Settled | null>(null);
  const isAsked = query.condition !== null;
  const question = `${limit} ${requestOf(text, place)}`;
  useEffect(() => {
    if (client === null || !isAsked) return;
    return watchSearch(
      client,
      { text, place, limit, atOnce: limit === firstShown ? screenful : limit },
      // render synchronously, before other messages from the worker and pending keystrokes
      (answer) => flushSync(() => setSettled({ question, state: { kind: 'found', query, answer } })),
      () => setSettled({ question, state: { kind: 'failed', query } }),
    );
  }, [client, isAsked, text, place, limit, question, query]);
  const isBlank = text.trim() === '';
  if (isBlank && settled !== null) setSettled(null); // the next search starts without results
  if (!isBlank && !isAsked && settled?.question !== question) setSettled({ question, state: { kind: 'idle', query } });
  const state = useMemo(() => settled?.state ?? beginningOf(query), [settled, query]);
  const known = state.query.text;
  const showMore = useCallback(() => {
    limitByQuery.set(known, limit + moreShown);
    draw();
  }, [known, limit]);
  const search = useMemo(() => ({ state, limit, showMore }), [state, limit, showMore]);
  return { search, isCurrent: settled?.question === question };
}

/** Returns whether a result takes all notes into account. */
export function isWhole({ isTotalWhole, progress }: SearchAnswer): boolean {
  return isTotalWhole && progress.share === 1;
}

/** Returns whether the result can be shown. While notes are still being read, an empty result is not final. */
export function isAnswered(state: SearchState): boolean {
  return state.kind === 'found' ? state.answer.total > 0 || isWhole(state.answer) : state.kind !== 'searching';
}

function beginningOf(query: Query): SearchState {
  return query.condition === null ? { kind: 'idle', query } : { kind: 'searching', query };
}
