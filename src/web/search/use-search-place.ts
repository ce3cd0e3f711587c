import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { resultKinds } from '#domain/search/index.ts';
import { useLatest } from '../lifecycle/index.ts';
import { type SearchPlace, searchHref } from '../records/index.ts';

/** Returns what the page shows, and a stable function that changes it in the URL without a new entry in the history. */
export function useSearchPlace(): readonly [SearchPlace, (change: Partial<SearchPlace>) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const place = searchPlace(search);
  const latest = useLatest(place);
  const change = useCallback(
    (to: Partial<SearchPlace>) =>
      void navigate({ href: searchHref({ ...latest(), ...to }), replace: true, resetScroll: false }),
    [navigate, latest],
  );
  return [place, change];
}

/** @param search the parsed query of the URL, whose values may be of any type */
export function searchPlace({ q, kind, sort, view }: Readonly<Record<string, unknown>>): SearchPlace {
  return {
    query: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    kind: resultKinds.find((each) => each === kind) ?? 'all',
    order: sort === 'best' ? 'best' : 'newest',
    view: view === 'thread' ? 'thread' : 'list',
  };
}
