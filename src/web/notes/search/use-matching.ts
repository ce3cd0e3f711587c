import { useEffect, useState } from 'react';
import { useNotesIndex } from './notes-index-provider.tsx';
import type { Matching, NotesQuery, RequestedQuery } from './notes-queries.ts';
import { useRequestedQuery } from './use-requested-query.ts';

export interface MatchingNotes {
  readonly ids: ReadonlySet<string>;
  /** Whether all notes had been read when this was sent. */
  readonly isWhole: boolean;
}

interface Received {
  readonly question: string;
  readonly matching: MatchingNotes;
}

/**
 * Returns all notes that match a query, whether or not they are shown, and keeps them up to date; null until they are
 * known, or if `isWanted` is false.
 */
export function useMatching(text: string, isWanted: boolean): MatchingNotes | null {
  const client = useNotesIndex();
  const requested = useRequestedQuery();
  const [told, setTold] = useState<Received | null>(null);
  const question = JSON.stringify(requested(text)); // compared by value, because it is a new object on each render
  useEffect(() => {
    if (client === null || !isWanted) return;
    const query: NotesQuery = { about: 'matching', ...(JSON.parse(question) as RequestedQuery) };
    return client.watch<Matching>('notes', query, ({ ids, isWhole }) =>
      setTold({ question, matching: { ids: new Set(ids), isWhole } }),
    );
  }, [client, isWanted, question]);
  return isWanted && told?.question === question ? told.matching : null;
}
