import { useSearch } from '@tanstack/react-router';
import { noteHref, useNotesPlace } from '../use-notes-place.ts';

/** How a version is shown: whole, with what it changed, or with what changed since. */
export type VersionView = (typeof versionViews)[number];

export const versionViews = ['whole', 'before', 'now'] as const;

export interface HistoryPlace {
  readonly isOpen: boolean;
  /** The version that is chosen. */
  readonly version: string | null;
  readonly show: VersionView;
}

/** What of a note's history the address names. */
export function useHistoryPlace(): HistoryPlace {
  const search: { readonly view?: unknown; readonly version?: unknown; readonly show?: unknown } = useSearch({
    strict: false,
  });
  return {
    isOpen: search.view === 'history',
    version: typeof search.version === 'string' ? search.version : null,
    show: versionViews.find((each) => each === search.show) ?? 'whole',
  };
}

/** The address of a note's history, or of a version; the list beside it stays what it is. */
export function useHistoryHref(): (noteId: string, version?: string, show?: VersionView) => string {
  const { list, sort } = useNotesPlace();
  return (noteId, version, show = 'whole') => {
    const search = new URLSearchParams({ view: 'history' });
    // an id such as 12-0 reads as text, not as a number
    if (version !== undefined) search.set('version', version);
    if (show !== 'whole') search.set('show', show);
    const note = noteHref(noteId, list, sort);
    return `${note}${note.includes('?') ? '&' : '?'}${search}`;
  };
}
