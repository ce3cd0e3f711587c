/** Built-in lists without parameters. */
export const plainLists = [
  'all',
  'today',
  'tasks',
  'reminders',
  'pinned',
  'archive',
  'trash',
  'unlinked',
  'templates',
] as const;

export type PlainList = (typeof plainLists)[number];

export type NotesList =
  | PlainList
  | { readonly kind: 'notebook'; readonly id: string }
  /** The normalised name of the tag. The list includes the notes of nested tags. */
  | { readonly kind: 'tag'; readonly tag: string }
  | SavedSearch
  | QueryList;

export interface SavedSearch {
  readonly kind: 'search';
  readonly id: string;
}

export interface QueryList {
  readonly kind: 'query';
  readonly query: string;
}

/** `order` is the user's manual order within a notebook. */
export const notesSorts = ['edited', 'created', 'title', 'order'] as const;

export type NotesSort = (typeof notesSorts)[number];
