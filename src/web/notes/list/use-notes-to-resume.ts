import { useMemo } from 'react';
import { type RecordEntry, useRecords } from '../../replica/index.ts';
import { notesToResume } from './notes-to-resume.ts';

/**
 * Returns a few notes to come back to, pinned ones first.
 *
 * @param except the id of a note that is shown elsewhere
 */
export function useNotesToResume(except: string): readonly RecordEntry<'notes'>[] {
  const notes = useRecords('notes');
  return useMemo(() => notesToResume(notes, { most: 3, except }), [notes, except]);
}
