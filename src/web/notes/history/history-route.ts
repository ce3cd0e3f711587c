import { useSearch } from '@tanstack/react-router';
import { historyHref } from '../../history/index.ts';
import { noteHref, useNotesRoute } from '../use-notes-route.ts';

/** How a version is shown: in full, with what it changed, or with what changed since. */
export type VersionView = (typeof versionViews)[number];

const versionViews = ['whole', 'before', 'now'] as const;

/** Returns the view of a version from the URL. */
export function useVersionView(): VersionView {
  const { show }: { readonly show?: unknown } = useSearch({ strict: false });
  return versionViews.find((each) => each === show) ?? 'whole';
}

/** Returns a function for the URL of a note's history or of a version, keeping the list beside it. */
export function useHistoryHref(): (noteId: string, version?: string, show?: VersionView) => string {
  const { list, sort } = useNotesRoute();
  return (noteId, version, show = 'whole') =>
    historyHref(noteHref(noteId, list, sort), version, show === 'whole' ? {} : { show });
}
