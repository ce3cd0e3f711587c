import { useMemo } from 'react';
import type { Matching } from './notes-queries.ts';
import { useAnswer } from './use-live-query.ts';
import { useRequestedQuery } from './use-requested-query.ts';

export interface MatchingNotes {
  readonly ids: ReadonlySet<string>;
  /** Whether all notes had been read when this was sent. */
  readonly isWhole: boolean;
}

/**
 * Returns all notes that match a query, whether or not they are shown, and keeps them up to date; null until they are
 * known, or if `isWanted` is false.
 */
export function useMatching(text: string, isWanted: boolean): MatchingNotes | null {
  const requested = useRequestedQuery();
  const answer = useAnswer<Matching>(isWanted ? { about: 'matching', ...requested(text) } : null);
  return useMemo(() => answer && { ...answer, ids: new Set(answer.ids) }, [answer]);
}
