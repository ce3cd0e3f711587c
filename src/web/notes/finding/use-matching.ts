import { useEffect, useState } from 'react';
import { useDocument } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { useNotesFinder } from './finder-provider.tsx';

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
  const { today } = useDocument();
  const day = today();
  const zone = deviceZone();
  const [told, setTold] = useState<Told | null>(null);
  const question = `${day} ${zone} ${text}`;
  useEffect(() => {
    if (finder === null || !isWanted) return;
    return finder.matching({ text, today: day, zone }, ({ ids, isWhole }) =>
      setTold({ question, matching: { ids: new Set(ids), isWhole } }),
    );
  }, [finder, isWanted, text, day, zone, question]);
  return isWanted && told?.question === question ? told.matching : null;
}
