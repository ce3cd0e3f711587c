import { useState } from 'react';
import type { RecordEntry } from '../replica/index.ts';

/**
 * A note for a screen that does not show when it was written in: the same object while nothing else of it changes, so that
 * a key in its text draws none of what stands around the text.
 */
export function useSteadyNote(note: RecordEntry<'notes'> | null): RecordEntry<'notes'> | null {
  const [steady, setSteady] = useState(note);
  if (steady === note || (steady !== null && note !== null && isOnlyWrittenIn(steady, note))) return steady;
  setSteady(note);
  return note;
}

function isOnlyWrittenIn(before: RecordEntry<'notes'>, now: RecordEntry<'notes'>): boolean {
  if (before.key !== now.key || before.leaves.size !== now.leaves.size) return false;
  return Array.from(now.leaves).every(([path, leaf]) => path === 'editedAt' || before.leaves.get(path) === leaf);
}
