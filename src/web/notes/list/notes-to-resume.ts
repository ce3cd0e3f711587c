import type { Instant } from '#domain/kernel/index.ts';
import { editedAt, isAtHand, type ListedNote } from './notes-in-list.ts';

interface Wanted {
  readonly most: number;
  /** The id of the note that is shown elsewhere. */
  readonly except: string;
}

/** Returns notes to come back to: pinned notes first, then others, those edited last first. */
export function notesToResume<N extends ListedNote>(notes: Iterable<N>, { most, except }: Wanted): readonly N[] {
  const pinned: N[] = [];
  const others: N[] = [];
  for (const note of notes) {
    if (note.id === except || !isAtHand(note)) continue;
    insertByTime(note.value.pinnedAt === undefined ? others : pinned, note, most);
  }
  return [...pinned, ...others].slice(0, most);
}

/** Inserts a note into a short list, newest first. A person may have thousands of notes, so they are not all sorted. */
function insertByTime<N extends ListedNote>(list: N[], note: N, most: number): void {
  const at = list.findIndex((other) => timeOf(other) < timeOf(note));
  if (at === -1 && list.length >= most) return;
  list.splice(at === -1 ? list.length : at, 0, note);
  if (list.length > most) list.pop();
}

function timeOf({ value }: ListedNote): Instant {
  return editedAt(value) ?? Number.NEGATIVE_INFINITY;
}
