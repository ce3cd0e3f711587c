import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { followActivity } from './follow-activity.ts';
import { NotesIndexClient, type NotesIndexStatus } from './notes-index-client.ts';
import { replicaFeed } from './replica-feed.ts';
import { startWorker } from './start-worker.ts';

const FinderContext = createContext<NotesIndexClient | null>(null);

/**
 * Provides the notes index client. The worker starts when this component mounts and runs as long as the document is
 * open.
 */
export function NotesIndexProvider({ children }: { readonly children: ReactNode }) {
  const document = useDocument();
  const { wholeDay } = useTimeFormat();
  const [finder, setFinder] = useState<NotesIndexClient | null>(null);
  useEffect(() => {
    const open = () => new NotesIndexClient({ feed: replicaFeed(document, wholeDay), startWorker, followActivity });
    setFinder(document.companion('notes-finder', open));
  }, [document, wholeDay]);
  return <FinderContext value={finder}>{children}</FinderContext>;
}

/** Returns the client; null until it has started, just after the first render. */
export function useNotesIndex(): NotesIndexClient | null {
  return useContext(FinderContext);
}

const starting: NotesIndexStatus = { kind: 'reading', progress: { share: 0, texts: 0 } };

/** Returns whether all notes can be searched yet and, if not, the progress. */
export function useNotesIndexStatus(): NotesIndexStatus {
  const finder = useNotesIndex();
  return useSyncExternalStore(finder?.subscribe ?? never, () => finder?.status ?? starting);
}

function never(): () => void {
  return () => {};
}
