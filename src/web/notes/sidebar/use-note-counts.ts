import { useDeferredValue, useMemo } from 'react';
import { useRecords } from '../../replica/index.ts';
import { useTags } from '../tags/use-tags.ts';
import { type NoteCounts, noteCounts } from './note-counts.ts';

/** The counts of the sidebar; they follow a moment later, so that no key waits for them. */
export function useNoteCounts(): NoteCounts {
  const notes = useDeferredValue(useRecords('notes'));
  const { tagsOf } = useTags();
  return useMemo(() => noteCounts(notes, tagsOf), [notes, tagsOf]);
}
