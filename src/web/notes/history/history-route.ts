import { useSearch } from '@tanstack/react-router';
import { historyHref } from '../../history/index.ts';
import { noteHref, useNotesRoute } from '../use-notes-route.ts';

/** How a version is shown: in full, with the changes that it made, or with the changes since. */
export type VersionView = (typeof versionViews)[number];

const versionViews = ['whole', 'before', 'now'] as const;

/** Returns how the URL asks for a version to be shown. */
export function useVersionView(): VersionView {
  const { show }: { readonly show?: unknown } = useSearch({ strict: false });
  return versionViews.find((each) => each === show) ?? 'whole';
}

/**
 * Returns a function that builds the URL of a note's history or of one version. The URL keeps the current list next to
 * it.
 */
export function useHistoryHref(): (noteId: string, version?: string, show?: VersionView) => string {
  const { list, sort } = useNotesRoute();
  return (noteId, version, show = 'whole') =>
    historyHref(noteHref(noteId, list, sort), version, show === 'whole' ? {} : { show });
}
