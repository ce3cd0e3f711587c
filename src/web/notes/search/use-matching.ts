import { useEffect, useState } from 'react';
import { useNotesIndex } from './notes-index-provider.tsx';
import type { Matching, NotesQuery } from './notes-queries.ts';
import { requestOf, useQueryContext } from './use-query-context.ts';

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
  const place = useQueryContext();
  const [told, setTold] = useState<Received | null>(null);
  const question = requestOf(text, place);
  useEffect(() => {
    if (client === null || !isWanted) return;
    const query: NotesQuery = { about: 'matching', text, place };
    return client.watch<Matching>('notes', query, ({ ids, isWhole }) =>
      setTold({ question, matching: { ids: new Set(ids), isWhole } }),
    );
  }, [client, isWanted, text, place, question]);
  return isWanted && told?.question === question ? told.matching : null;
}
