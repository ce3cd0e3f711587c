import { useMemo } from 'react';
import { type RecordEntry, useRecords } from '../../replica/index.ts';

/** The notes that others can begin with. */
export function useTemplates(): readonly RecordEntry<'notes'>[] {
  const notes = useRecords('notes');
  return useMemo(() => notes.filter(({ value, inTrash }) => value.kind === 'template' && !inTrash), [notes]);
}
