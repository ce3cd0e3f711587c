import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';
import { type RecordEntry, useDocumentComplete, useDocumentRead, useThrottledRecords } from '../../replica/index.ts';
import { runInSteps } from '../../ui/run-in-steps.ts';
import { type Tags, useTags } from '../tags/index.ts';
import { countInSteps, countsAlike, type NoteCounts, withSameParts } from './note-counts.ts';

/**
 * Throttle of the counting. Each keystroke changes a note, and each chunk of a first sync adds many, but the counts
 * need not change as often.
 */
const followedMs = 300;
const followedInFirstSyncMs = 1_500;

interface Counted {
  readonly noteById: ReadonlyMap<string, RecordEntry<'notes'>>;
  readonly tagsOf: Tags['tagsOf'];
  readonly counts: NoteCounts;
}

/**
 * Returns the counts of the sidebar, throttled and computed in steps so that they do not delay typing. Nothing is
 * counted if nothing relevant changed, and unchanged parts keep their identity.
 *
 * @returns null until everything stored is read and the first count is complete
 */
export function useNoteCounts(): NoteCounts | null {
  const notes = useThrottledRecords('notes', useDocumentComplete() ? followedMs : followedInFirstSyncMs);
  const isRead = useDocumentRead();
  const { tagsOf } = useTags();
  const [counts, setCounts] = useState<NoteCounts | null>(null);
  const counted = useRef<Counted | null>(null);
  useEffect(() => {
    if (!isRead) return;
    const hold = (result: NoteCounts) => {
      counted.current = { noteById: new Map(notes.map((note) => [note.id, note])), tagsOf, counts: result };
      startTransition(() => setCounts(result));
    };
    const known = counted.current;
    const isSame = known?.tagsOf === tagsOf && notes.length === known.noteById.size && notes.every(countsAsIn(known));
    if (isSame) return;
    return runInSteps(countInSteps(notes, tagsOf), (result) => hold(withSameParts(result, known?.counts ?? null)));
  }, [isRead, notes, tagsOf]);
  return counts;
}

type ListCounts = Pick<NoteCounts, 'all' | 'pinned' | 'archive' | 'trash'>;

/** Returns the counts of the lists; until they are counted, those that this device counted last. */
export function useListCounts(counts: NoteCounts | null): ListCounts | null {
  const [last, keep] = useLocalPreference(usePersonsNames('note-counts'));
  const current = counts === null ? last : [counts.all, counts.pinned, counts.archive, counts.trash].map(String);
  const isKept = current.join() === last.join();
  useEffect(() => {
    if (!isKept) keep(current);
  });
  const [all = Number.NaN, pinned = 0, archive = 0, trash = 0] = current.map(Number);
  return Number.isNaN(all) ? null : { all, pinned, archive, trash };
}

function countsAsIn({ noteById }: Counted): (note: RecordEntry<'notes'>) => boolean {
  return (note) => {
    const before = noteById.get(note.id);
    return before === note || (before !== undefined && countsAlike(before, note));
  };
}
