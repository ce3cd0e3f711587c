import { useMemo, useRef } from 'react';
import type { RecordEntry } from '../../replica/index.ts';

export interface ListedRow {
  readonly id: string;
  /** Its title, which type-ahead finds; null where it goes by its day or its text. */
  readonly text: string | null;
}

/**
 * The rows of a list of notes. A row stays the same object while its note goes by the same name: the list builds
 * nothing again for the other 9,999 when one note changes, nor for any when all of them are tagged.
 */
export function useListedRows(notes: readonly RecordEntry<'notes'>[]) {
  const known = useRef<ReadonlyMap<string, ListedRow>>(new Map());
  return useMemo(() => {
    const rowById = new Map<string, ListedRow>();
    const noteById = new Map<string, RecordEntry<'notes'>>();
    for (const note of notes) {
      const text = note.value.title?.trim() || null;
      const before = known.current.get(note.id);
      rowById.set(note.id, before?.text === text ? before : { id: note.id, text });
      noteById.set(note.id, note);
    }
    known.current = rowById;
    return { rows: [...rowById.values()], noteOf: (id: string) => noteById.get(id) ?? null };
  }, [notes]);
}
