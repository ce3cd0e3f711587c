import { useEffect, useState } from 'react';
import type { NoteBeginning } from './note-beginning.ts';
import type { NotesIndexClient } from './notes-index-client.ts';
import { useNotesIndex } from './notes-index-provider.tsx';

/** Cache of results, so that a row that scrolls back into view shows its text immediately. */
const toldBy = new WeakMap<NotesIndexClient, Map<string, NoteBeginning>>();

/**
 * Returns the beginning of a note's body, kept up to date by the worker while the row is mounted; null until it is
 * known.
 */
export function useBeginning(id: string, isNamed: boolean): NoteBeginning | null {
  const finder = useNotesIndex();
  const about = `${id} ${isNamed}`;
  const [, setTold] = useState('');
  useEffect(() => {
    if (finder === null) return;
    return finder.watch({ about: 'beginning', id, isNamed }, ({ value }) => {
      if (value === null) return;
      const told = toldBy.get(finder) ?? new Map<string, NoteBeginning>();
      toldBy.set(finder, told.set(about, value));
      setTold(`${value.name}\n${value.preview}`);
    });
  }, [finder, id, isNamed, about]);
  return finder === null ? null : (toldBy.get(finder)?.get(about) ?? null);
}
