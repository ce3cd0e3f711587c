import { compareText, type Instant } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';

export interface ListedNote {
  readonly id: string;
  readonly value: Note;
  readonly inTrash: boolean;
}

export type NotesList = 'all' | 'trash';

/** The notes of a list: pinned ones above, then the newest edit first; in the trash the last thrown away first. */
export function notesInList<N extends ListedNote>(notes: Iterable<N>, list: NotesList): readonly N[] {
  const shown = Array.from(notes).filter(
    ({ value, inTrash }) => inTrash === (list === 'trash') && (inTrash || isShown(value)),
  );
  return shown.sort(list === 'trash' ? byTrashed : byPinnedThenEdited);
}

/** When a note was last edited, as far as it is known. */
export function editedAt(note: Note): Instant | null {
  return note.editedAt ?? note.importedEditedAt ?? note.createdAt ?? null;
}

function isShown({ kind, archivedAt }: Note): boolean {
  return kind !== 'template' && archivedAt === undefined;
}

function byPinnedThenEdited(a: ListedNote, b: ListedNote): number {
  return (
    Number(b.value.pinnedAt !== undefined) - Number(a.value.pinnedAt !== undefined) ||
    newestFirst(editedAt(a.value), editedAt(b.value)) ||
    compareText(a.id, b.id)
  );
}

function byTrashed(a: ListedNote, b: ListedNote): number {
  return newestFirst(a.value.trashedAt ?? null, b.value.trashedAt ?? null) || compareText(a.id, b.id);
}

function newestFirst(a: Instant | null, b: Instant | null): number {
  return (b ?? Number.NEGATIVE_INFINITY) > (a ?? Number.NEGATIVE_INFINITY) ? 1 : a === b ? 0 : -1;
}
