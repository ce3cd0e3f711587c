import { startTransition, useEffect, useRef, useState } from 'react';
import { type RecordEntry, useFirstSyncEnded, useThrottledRecords } from '../../replica/index.ts';
import { runInSteps } from '../../ui/run-in-steps.ts';
import { type Tags, useTags } from '../tags/use-tags.ts';
import { countInSteps, countsAlike, type NoteCounts, withSameParts } from './note-counts.ts';

/** Every key in a note makes it a newer one; the counts need not know of each, nor of each page of a first sync. */
const followedMs = 300;
const followedInFirstSyncMs = 1_500;

interface Counted {
  readonly noteById: ReadonlyMap<string, RecordEntry<'notes'>>;
  readonly tagsOf: Tags['tagsOf'];
  readonly counts: NoteCounts;
}

/**
 * The counts of the sidebar; they follow a moment later, in pieces, so that no key waits for them. Where nothing that is
 * counted changed nothing is counted, and what is unchanged stays the same object.
 *
 * @returns null until they were first counted
 */
export function useNoteCounts(): NoteCounts | null {
  const notes = useThrottledRecords('notes', useFirstSyncEnded() ? followedMs : followedInFirstSyncMs);
  const { tagsOf } = useTags();
  const [counts, setCounts] = useState<NoteCounts | null>(null);
  const counted = useRef<Counted | null>(null);
  useEffect(() => {
    const hold = (result: NoteCounts) => {
      counted.current = { noteById: new Map(notes.map((note) => [note.id, note])), tagsOf, counts: result };
      startTransition(() => setCounts(result));
    };
    const known = counted.current;
    const isSame = known?.tagsOf === tagsOf && notes.length === known.noteById.size && notes.every(countsAsIn(known));
    if (isSame) return;
    return runInSteps(countInSteps(notes, tagsOf), (result) => hold(withSameParts(result, known?.counts ?? null)));
  }, [notes, tagsOf]);
  return counts;
}

function countsAsIn({ noteById }: Counted): (note: RecordEntry<'notes'>) => boolean {
  return (note) => {
    const before = noteById.get(note.id);
    return before === note || (before !== undefined && countsAlike(before, note));
  };
}
