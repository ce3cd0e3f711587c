import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseQuery, type Query } from '#domain/notes/search/index.ts';
import { forgetScroll } from '../../records/index.ts';
import type { SearchAnswer } from './messages-from-worker.ts';
import { useNotesIndex } from './notes-index-provider.tsx';
import { requestOf, useQueryContext } from './use-query-context.ts';

export type SearchState =
  /** Nothing to look for. */
  | { readonly kind: 'idle'; readonly query: Query }
  | { readonly kind: 'searching'; readonly query: Query }
  | { readonly kind: 'found'; readonly query: Query; readonly answer: SearchAnswer }
  | { readonly kind: 'failed'; readonly query: Query };

/** Notes that an answer gives before somebody wants to see more, and so many more then. */
const firstShown = 100;
const moreShown = 400;
/** More than a screen has rows: what stands there when a key is answered, a moment before the rest. */
const screenful = 24;

/** The same object while nothing of it is another, so that a key draws nothing that it does not change. */
export interface Search {
  /** What is known last: while what was typed now is looked for, that of what was typed before. */
  readonly state: SearchState;
  /** Notes that the answer gives at most. */
  readonly limit: number;
  readonly showMore: () => void;
}

/** By query, where somebody wanted to see more: it comes back with as many, for as long as the page is open. */
const limitByQuery = new Map<string, number>();

/** Names what a query found among the lists whose place is kept. */
export function nameOfFound(query: string): string {
  return `found ${query}`;
}

/** Begins to search before what was typed is drawn: at the beginning of what it finds, also where that was seen before. */
export function useBeginSearch(): (text: string) => void {
  const finder = useNotesIndex();
  const place = useQueryContext();
  return (text) => {
    limitByQuery.delete(text);
    forgetScroll(nameOfFound(text));
    if (parseQuery(text, place).condition !== null)
      finder?.begin({ text, place, limit: firstShown, atOnce: screenful });
  };
}

/** What came of a question, or of a text that asks nothing. */
interface Settled {
  readonly question: string;
  readonly state: SearchState;
}

/**
 * The notes that answer what somebody typed, kept up to date while notes change. What is known stays until the next answer
 * is there, so that nothing flickers while somebody types, and what a key changes is drawn once.
 *
 * @returns with it, whether it is that of `text` already
 */
export function useSearch(text: string): { readonly search: Search; readonly isCurrent: boolean } {
  const finder = useNotesIndex();
  const place = useQueryContext();
  const query = useMemo(() => parseQuery(text, place), [text, place]);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const limit = limitByQuery.get(text) ?? firstShown;
  const [settled, setSettled] = useState<Settled | null>(null);
  const isAsked = query.condition !== null;
  const question = `${limit} ${requestOf(text, place)}`;
  useEffect(() => {
    if (finder === null || !isAsked) return;
    return finder.ask(
      { text, place, limit, atOnce: limit === firstShown ? screenful : limit },
      // drawn before whatever else the worker says, and before a key that waits
      (answer) => flushSync(() => setSettled({ question, state: { kind: 'found', query, answer } })),
      () => setSettled({ question, state: { kind: 'failed', query } }),
    );
  }, [finder, isAsked, text, place, limit, question, query]);
  const isBlank = text.trim() === '';
  if (isBlank && settled !== null) setSettled(null); // another search begins with nothing
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

/** Whether every note was looked at for it. */
export function isWhole({ isTotalWhole, progress }: SearchAnswer): boolean {
  return isTotalWhole && progress.share === 1;
}

/** Whether there is something to show, or nothing for good: not while notes are still read of which none answers yet. */
export function isAnswered(state: SearchState): boolean {
  return state.kind === 'found' ? state.answer.total > 0 || isWhole(state.answer) : state.kind !== 'searching';
}

function beginningOf(query: Query): SearchState {
  return query.condition === null ? { kind: 'idle', query } : { kind: 'searching', query };
}
