import { useEffect, useRef } from 'react';
import type { ListHandle } from '../../ui/virtual-list.tsx';
import type { Search } from './use-search.ts';

/**
 * Returns a function that requests more results. Focus then moves to the first of the new rows, because the button may
 * disappear.
 *
 * @param rows the number of rows
 */
export function useShowMore({ state, showMore }: Search, rows: number) {
  const list = useRef<ListHandle>(null);
  const due = useRef<{ readonly query: string; readonly index: number } | null>(null);
  const query = state.query.text;
  useEffect(() => {
    if (due.current?.query !== query) due.current = null;
    else if (rows > due.current.index) {
      list.current?.walkTo(due.current.index);
      due.current = null;
    }
  }, [query, rows]);
  const show = () => {
    due.current = { query, index: rows };
    showMore();
  };
  return { list, showMore: show };
}
