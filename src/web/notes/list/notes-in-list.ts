import { compareOrder, compareText, type Instant, type LocalDay } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import { isBelow, type NoteTag } from '#domain/notes/tags/index.ts';
import type { NotesList, NotesSort } from '../../links/notes-list.ts';

export interface ListedNote {
  readonly id: string;
  readonly value: Note;
  readonly inTrash: boolean;
}

export interface Listing {
  readonly list: NotesList;
  readonly sort: NotesSort;
  /** The current day, which starts at the time that the user has set. */
  readonly today: LocalDay;
  readonly dayOf: (at: Instant) => LocalDay;
  /** Returns the tags of a note under their current names. */
  readonly tagsOf: (note: ListedNote) => readonly Pick<NoteTag, 'tag'>[];
  /** Compares titles by the rules of the user's locale. */
  readonly compareTitles: (a: string, b: string) => number;
}

/**
 * Returns the notes of a list in their sort order. In lists that mix pinned and other notes, pinned notes come first.
 */
export function notesInList<N extends ListedNote>(notes: Iterable<N>, listing: Listing): readonly N[] {
  const shown = Array.from(notes).filter((note) => isInList(note, listing));
  const time = timeFor(listing);
  if (time === null) return shown.sort(comparison(listing));
  // each note is read once, and not with each comparison
  const timed = shown.map((note) => ({
    note,
    isPinned: mixesPinned(listing) && isPinned(note),
    time: time(note.value),
  }));
  return timed
    .sort(
      (a, b) => Number(b.isPinned) - Number(a.isPinned) || byTime(a.time, b.time) || compareText(a.note.id, b.note.id),
    )
    .map(({ note }) => note);
}

/** Returns when a note was last edited, if known. */
export function editedAt(note: Note): Instant | null {
  return note.editedAt ?? note.importedEditedAt ?? note.createdAt ?? null;
}

/** Returns whether a note appears in the regular lists: it is not in the trash, not archived and not a template. */
export function isAtHand({ value, inTrash }: ListedNote): boolean {
  return !inTrash && value.kind !== 'template' && value.archivedAt === undefined;
}

function isInList(note: ListedNote, listing: Listing): boolean {
  const { list } = listing;
  if (list === 'trash') return note.inTrash;
  if (list === 'archive') return !note.inTrash && note.value.archivedAt !== undefined;
  if (!isAtHand(note)) return false;
  if (list === 'pinned') return note.value.pinnedAt !== undefined;
  if (list === 'today') return isOfToday(note.value, listing);
  if (typeof list === 'string') return true;
  if (list.kind === 'notebook') return note.value.notebook === list.id;
  if (list.kind === 'tag') return listing.tagsOf(note).some(({ tag }) => tag === list.tag || isBelow(tag, list.tag));
  return false; // search results do not come from here
}

/** Returns whether a note is today's daily note, or was created or edited today. */
function isOfToday(note: Note, { today, dayOf }: Listing): boolean {
  const times = [note.createdAt, editedAt(note) ?? undefined];
  return note.day === today || times.some((at) => at !== undefined && dayOf(at) === today);
}

/** Returns the time by which a list is sorted, newest first; null if it is sorted otherwise. */
function timeFor({ list, sort }: Listing): ((note: Note) => Instant | null) | null {
  if (list === 'trash') return ({ trashedAt }) => trashedAt ?? null;
  if (sort === 'edited') return editedAt;
  return sort === 'created' ? ({ createdAt }) => createdAt ?? null : null;
}

function mixesPinned({ list, sort }: Listing): boolean {
  return list !== 'trash' && list !== 'archive' && list !== 'pinned' && sort !== 'order';
}

function isPinned({ value }: ListedNote): boolean {
  return value.pinnedAt !== undefined;
}

function comparison(listing: Listing): (a: ListedNote, b: ListedNote) => number {
  if (listing.sort === 'order')
    return (a, b) => compareOrder({ id: a.id, order: a.value.order }, { id: b.id, order: b.value.order });
  const titles = byTitle(listing.compareTitles);
  if (!mixesPinned(listing)) return titles;
  return (a, b) => Number(isPinned(b)) - Number(isPinned(a)) || titles(a, b);
}

/** Sorts newest first; no time comes last. */
function byTime(a: Instant | null, b: Instant | null): number {
  return (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY) || 0;
}

/** Sorts by title; notes without one come last. */
function byTitle(compareTitles: Listing['compareTitles']): (a: ListedNote, b: ListedNote) => number {
  const titleOf = ({ value }: ListedNote) => value.title?.trim() || value.day || '';
  return (a, b) => {
    const [first, second] = [titleOf(a), titleOf(b)];
    return Number(first === '') - Number(second === '') || compareTitles(first, second) || compareText(a.id, b.id);
  };
}
