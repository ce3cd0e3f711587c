import { useEffect, useState } from 'react';
import { useNotesFinder } from './finder-provider.tsx';
import { questionOf, useQueryPlace } from './use-query-place.ts';

export interface MatchingNotes {
  readonly ids: ReadonlySet<string>;
  /** Whether all notes were read for it. */
  readonly isWhole: boolean;
}

interface Told {
  readonly question: string;
  readonly matching: MatchingNotes;
}

/**
 * Every note that answers a query, shown or not, kept up to date while notes change; null until it is known, or where
 * nobody wants to know.
 */
export function useMatching(text: string, isWanted: boolean): MatchingNotes | null {
  const finder = useNotesFinder();
  const place = useQueryPlace();
  const [told, setTold] = useState<Told | null>(null);
  const question = questionOf(text, place);
  useEffect(() => {
    if (finder === null || !isWanted) return;
    return finder.matching({ text, place }, ({ ids, isWhole }) =>
      setTold({ question, matching: { ids: new Set(ids), isWhole } }),
    );
  }, [finder, isWanted, text, place, question]);
  return isWanted && told?.question === question ? told.matching : null;
}
