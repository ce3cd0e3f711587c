import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { followActs } from './follow-acts.ts';
import { type FinderStatus, NotesFinder } from './notes-finder.ts';
import { replicaFeed } from './replica-feed.ts';
import { startWorker } from './start-worker.ts';

const FinderContext = createContext<NotesFinder | null>(null);

/** Below it notes can be found. The worker is started with the first of these, and lives as long as the document is open. */
export function NotesFinderProvider({ children }: { readonly children: ReactNode }) {
  const document = useDocument();
  const { wholeDay } = useTimeFormat();
  const [finder, setFinder] = useState<NotesFinder | null>(null);
  useEffect(() => {
    const open = () => new NotesFinder({ feed: replicaFeed(document, wholeDay), startWorker, followActs });
    setFinder(document.companion('notes-finder', open));
  }, [document, wholeDay]);
  return <FinderContext value={finder}>{children}</FinderContext>;
}

/** Null until it has started, just after the page has rendered. */
export function useNotesFinder(): NotesFinder | null {
  return useContext(FinderContext);
}

const starting: FinderStatus = { kind: 'reading', progress: { share: 0, texts: 0 } };

/** How much of the notes can be found already. */
export function useFinderStatus(): FinderStatus {
  const finder = useNotesFinder();
  return useSyncExternalStore(finder?.subscribe ?? never, () => finder?.status ?? starting);
}

function never(): () => void {
  return () => {};
}
