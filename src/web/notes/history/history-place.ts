import { useSearch } from '@tanstack/react-router';

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

export function historyHref(noteId: string, version?: string, show: VersionView = 'whole'): string {
  const search = new URLSearchParams({ view: 'history' });
  // an id such as 12-0 reads as text, not as a number
  if (version !== undefined) search.set('version', version);
  if (show !== 'whole') search.set('show', show);
  return `/dashboard/notes/${encodeURIComponent(noteId)}?${search}`;
}
