import { oneOf, searchValues, textOrNumber } from '../routing/index.ts';
import { historyValues } from './history-search.ts';
import { notesSorts, plainLists } from './notes-list.ts';

const someText = (value: unknown) => textOrNumber(value) || undefined;

/** The list in the URL and its order. At most one of the lists applies: the first that is given. */
export const notesSearch = searchValues({
  list: oneOf(plainLists),
  notebook: someText,
  tag: someText,
  search: someText,
  q: someText,
  /** Absent if the list's own order applies. */
  sort: oneOf(notesSorts),
});

export type NotesSearch = ReturnType<typeof notesSearch>;

/** How a version is shown: in full, with the changes that it made, or with the changes since. */
export type VersionView = (typeof versionViews)[number];

const versionViews = ['whole', 'before', 'now'] as const;

export const noteSearch = searchValues({ ...historyValues, show: oneOf(versionViews) });

export type NoteSearch = ReturnType<typeof noteSearch>;
