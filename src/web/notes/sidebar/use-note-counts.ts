import { useMemo, useRef } from 'react';
import { type RecordEntry, useFirstSyncEnded, useSettledRecords } from '../../replica/index.ts';
import { type Tags, useTags } from '../tags/use-tags.ts';
import { countsAlike, type NoteCounts, noteCounts, withSameParts } from './note-counts.ts';

/** Every key in a note makes it a newer one; the counts need not know of each, nor of each page of a first sync. */
const followedMs = 300;
const followedInFirstSyncMs = 1_500;

interface Counted {
  readonly noteById: ReadonlyMap<string, RecordEntry<'notes'>>;
  readonly tagsOf: Tags['tagsOf'];
  readonly counts: NoteCounts;
}

/**
 * The counts of the sidebar; they follow a moment later, so that no key waits for them. Where nothing that is counted
 * changed nothing is counted, and what is unchanged stays the same object.
 */
export function useNoteCounts(): NoteCounts {
  const notes = useSettledRecords('notes', useFirstSyncEnded() ? followedMs : followedInFirstSyncMs);
  const { tagsOf } = useTags();
  const before = useRef<Counted | null>(null);
  return useMemo(() => {
    const known = before.current;
    const isSame = known?.tagsOf === tagsOf && notes.length === known.noteById.size && notes.every(countsAsIn(known));
    const counts = isSame ? known.counts : withSameParts(noteCounts(notes, tagsOf), known?.counts ?? null);
    before.current = { noteById: new Map(notes.map((note) => [note.id, note])), tagsOf, counts };
    return counts;
  }, [notes, tagsOf]);
}

function countsAsIn({ noteById }: Counted): (note: RecordEntry<'notes'>) => boolean {
  return (note) => {
    const before = noteById.get(note.id);
    return before === note || (before !== undefined && countsAlike(before, note));
  };
}
