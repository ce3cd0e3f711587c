import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lifecycle/index.ts';
import { queryOfTyped, typedQuery, withAddress, withTyped } from './typed-query.ts';

/** Debounce of the URL update: navigating costs more than showing results. */
const pauseMs = 300;

export interface TypedQueryField {
  /** The query as typed. */
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** Writes the typed query to the URL at once. */
  readonly settle: () => void;
}

/**
 * Manages the text of a search field, and writes it to the URL when typing pauses.
 *
 * @param address the query in the URL
 * @param goTo changes it
 */
export function useTypedQuery(address: string, goTo: (query: string) => void): TypedQueryField {
  const [state, setState] = useState(() => typedQuery(address));
  const now = state.address === address ? state : withAddress(state, address);
  if (now !== state) setState(now);
  const later = useLater(goTo);
  const setTyped = (typed: string) => {
    setState((before) => withTyped(before, typed));
    const query = queryOfTyped(typed);
    if (query === (now.underway.at(-1) ?? now.address)) return;
    if (query === '') later.now(query);
    else later.soon(query);
  };
  return { typed: now.typed, setTyped, settle: later.settle };
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
