import { noteHistoryLink, noteLink } from '../link-targets.ts';
import { noteRoute, type VersionView } from '../routes.ts';
import { useNotesRoute } from '../use-notes-route.ts';

/** Returns how the URL asks for a version to be shown. */
export function useVersionView(): VersionView {
  return noteRoute.useSearch().show ?? 'whole';
}

/**
 * Returns a function that links to a note's history or to one version. The URL keeps the current list next to it.
 */
export function useHistoryLink(): (
  noteId: string,
  version?: string,
  show?: VersionView,
) => ReturnType<typeof noteHistoryLink> {
  const { list, sort } = useNotesRoute();
  return (noteId, version, show) => noteHistoryLink(noteLink(noteId, list, sort), version, show);
}
