import { createRoute } from '@tanstack/react-router';
import { type HistorySearch, historySearch } from '../history/history-search.ts';
import { oneOf, textOrNumber, type UnknownSearch } from '../routing/search-values.ts';
import { dashboardRoute } from '../shell/routes.ts';
import { type NotesSort, notesSorts, type PlainList, plainLists } from './list/notes-list.ts';

/** The list in the URL and its order. At most one of the lists applies: the first that is given. */
export interface NotesSearch {
  readonly list?: PlainList | undefined;
  readonly notebook?: string | undefined;
  readonly tag?: string | undefined;
  readonly search?: string | undefined;
  readonly q?: string | undefined;
  /** Absent if the list's own order applies. */
  readonly sort?: NotesSort | undefined;
}

/** How a version is shown: in full, with the changes that it made, or with the changes since. */
export type VersionView = (typeof versionViews)[number];

const versionViews = ['whole', 'before', 'now'] as const;

export interface NoteSearch extends HistorySearch {
  readonly show?: VersionView | undefined;
}

/** The list and its records share one component, so that the list stays mounted while a record is open beside it. */
export const notesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/notes',
  validateSearch: ({ list, notebook, tag, search, q, sort }: UnknownSearch): NotesSearch => ({
    list: oneOf(plainLists, list),
    notebook: textOrNumber(notebook) || undefined,
    tag: textOrNumber(tag) || undefined,
    search: textOrNumber(search) || undefined,
    q: textOrNumber(q) || undefined,
    sort: oneOf(notesSorts, sort),
  }),
  staticData: { section: 'notes' },
});

export const noteRoute = createRoute({
  getParentRoute: () => notesRoute,
  path: '$id',
  validateSearch: (search: UnknownSearch): NoteSearch => ({
    ...historySearch(search),
    show: oneOf(versionViews, search.show),
  }),
});

export const dayRoute = createRoute({ getParentRoute: () => notesRoute, path: 'day/$day' });
