import { useMemo, useRef } from 'react';
import { useFirstSyncEnded, useSettledRecords } from '../../replica/index.ts';
import { useTags } from '../tags/use-tags.ts';
import { type NoteCounts, noteCounts, withSameParts } from './note-counts.ts';

/** Every key in a note makes it a newer one; the counts need not know of each, nor of each page of a first sync. */
const followedMs = 300;
const followedInFirstSyncMs = 1_500;

/** The counts of the sidebar; they follow a moment later, so that no key waits for them. What is unchanged stays the same object. */
export function useNoteCounts(): NoteCounts {
  const notes = useSettledRecords('notes', useFirstSyncEnded() ? followedMs : followedInFirstSyncMs);
  const { tagsOf } = useTags();
  const before = useRef<NoteCounts | null>(null);
  return useMemo(() => {
    before.current = withSameParts(noteCounts(notes, tagsOf), before.current);
    return before.current;
  }, [notes, tagsOf]);
}
