import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { resultKinds } from '#domain/search/index.ts';
import { useLatest } from '../lifecycle/index.ts';
import { type SearchPlace, searchLink } from '../links/search.ts';
import { type EverythingSearch, searchRoute } from './routes.ts';

/** Returns what the page shows, and a stable function that changes it in the URL without a new entry in the history. */
export function useSearchPlace(): readonly [SearchPlace, (change: Partial<SearchPlace>) => void] {
  const navigate = useNavigate();
  const place = searchPlace(searchRoute.useSearch());
  const latest = useLatest(place);
  const change = useCallback(
    (to: Partial<SearchPlace>) =>
      void navigate({ ...searchLink({ ...latest(), ...to }), replace: true, resetScroll: false }),
    [navigate, latest],
  );
  return [place, change];
}

export function searchPlace({ q, kind, sort, view }: EverythingSearch): SearchPlace {
  return {
    query: q ?? '',
    kind: resultKinds.find((each) => each === kind) ?? 'all',
    order: sort ?? 'newest',
    view: view ?? 'list',
  };
}
