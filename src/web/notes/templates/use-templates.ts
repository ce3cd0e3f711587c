import { useMemo } from 'react';
import { type RecordEntry, useRecords } from '../../replica/index.ts';

export function useTemplates(): readonly RecordEntry<'notes'>[] {
  const notes = useRecords('notes');
  return useMemo(() => notes.filter(({ value, inTrash }) => value.kind === 'template' && !inTrash), [notes]);
}
