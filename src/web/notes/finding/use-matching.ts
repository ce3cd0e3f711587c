import { useEffect, useState } from 'react';
import { useDocument } from '../../replica/index.ts';
import { deviceZone } from '../../time/index.ts';
import { useNotesFinder } from './finder-provider.tsx';

interface Matching {
  readonly question: string;
  readonly ids: ReadonlySet<string>;
}

/**
 * Every note that answers a query, shown or not, kept up to date while notes change; null until it is known, or where
 * nobody wants to know.
 */
export function useMatching(text: string, isWanted: boolean): ReadonlySet<string> | null {
  const finder = useNotesFinder();
  const { today } = useDocument();
  const day = today();
  const zone = deviceZone();
  const [known, setKnown] = useState<Matching | null>(null);
  const question = `${day} ${zone} ${text}`;
  useEffect(() => {
    if (finder === null || !isWanted) return;
    return finder.matching({ text, today: day, zone }, (ids) => setKnown({ question, ids: new Set(ids) }));
  }, [finder, isWanted, text, day, zone, question]);
  return isWanted && known?.question === question ? known.ids : null;
}
