import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { type LiveQueryClient, nothingRead, type ReadingStatus, useLiveQueryClient } from '../../live-query/index.ts';

const NotesIndexContext = createContext<LiveQueryClient | null>(null);

/** Starts to read all notes when it mounts, and lets the components in it ask about them. */
export function NotesIndexProvider({ children }: { readonly children: ReactNode }) {
  return <NotesIndexContext value={useLiveQueryClient('notes')}>{children}</NotesIndexContext>;
}

/** Returns the client; null until it has started, just after the first render. */
export function useNotesIndex(): LiveQueryClient | null {
  return useContext(NotesIndexContext);
}

/** Returns whether all notes can be searched yet and, if not, the progress. */
export function useNotesIndexStatus(): ReadingStatus {
  const client = useNotesIndex();
  return useSyncExternalStore(client?.subscribe ?? never, () => client?.statusOf('notes') ?? nothingRead);
}

function never(): () => void {
  return () => {};
}
