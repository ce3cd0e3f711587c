import { noteHistoryLink, noteLink } from '../../links/notes.ts';
import type { VersionView } from '../../links/notes-search.ts';
import { useNotesRoute } from '../list/index.ts';

type HistoryLink = ReturnType<typeof noteHistoryLink>;

/** Returns a function that links to a note's history or to one version. The URL keeps the current list next to it. */
export function useHistoryLink(): (noteId: string, version?: string, show?: VersionView) => HistoryLink {
  const { list, sort } = useNotesRoute();
  return (noteId, version, show) => noteHistoryLink(noteLink(noteId, list, sort), version, show);
}
