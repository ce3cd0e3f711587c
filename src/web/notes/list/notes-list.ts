/** Lists that need no name of their own. */
export const plainLists = ['all', 'today', 'tasks', 'pinned', 'archive', 'trash', 'unlinked', 'templates'] as const;

export type PlainList = (typeof plainLists)[number];

/** What is listed. */
export type NotesList =
  | PlainList
  | { readonly kind: 'notebook'; readonly id: string }
  /** By its normalised name; tags below it are in it too. */
  | { readonly kind: 'tag'; readonly tag: string }
  | SavedSearch
  | QueryList;

/** A search that was saved. */
export interface SavedSearch {
  readonly kind: 'search';
  readonly id: string;
}

export interface QueryList {
  readonly kind: 'query';
  readonly query: string;
}

/** `order`: as the person arranged it, in a notebook. */
export const notesSorts = ['edited', 'created', 'title', 'order'] as const;

export type NotesSort = (typeof notesSorts)[number];

/** The part of an address that names a list, as it comes: anything may be typed there. */
export interface RouteSearch {
  readonly list?: unknown;
  readonly notebook?: unknown;
  readonly tag?: unknown;
  readonly search?: unknown;
  readonly q?: unknown;
  readonly sort?: unknown;
}
