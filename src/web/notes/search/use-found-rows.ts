import { useMemo, useRef } from 'react';
import type { SearchHit } from '#domain/notes/search/index.ts';
import { onceForAll, type RecordEntry, useRecords } from '../../replica/index.ts';
import type { SearchState } from './use-search.ts';

/** A hit whose note is among the records of this page. */
export interface FoundRow {
  readonly id: string;
  readonly hit: SearchHit;
  readonly note: RecordEntry<'notes'>;
}

const notesById = onceForAll((notes: readonly RecordEntry<'notes'>[]) => new Map(notes.map((note) => [note.id, note])));

/**
 * Returns rows that keep their identity while hit and note are unchanged, so that the list does not render them again.
 */
export function useFoundRows(state: SearchState): readonly FoundRow[] {
  const records = useRecords('notes');
  const noteById = notesById(records);
  const hits = state.kind === 'found' ? state.answer.hits : noHits;
  const known = useRef(new Map<string, FoundRow>());
  return useMemo(() => {
    const rows = hits.flatMap((hit) => {
      const note = noteById.get(hit.id);
      if (note === undefined) return [];
      const before = known.current.get(hit.id);
      return before?.hit === hit && before.note === note ? before : { id: hit.id, hit, note };
    });
    known.current = new Map(rows.map((row) => [row.id, row]));
    return rows;
  }, [hits, noteById]);
}

const noHits: readonly SearchHit[] = [];
