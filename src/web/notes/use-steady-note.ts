import { useState } from 'react';
import type { RecordEntry } from '../replica/index.ts';

/**
 * Returns a note for components that do not show its edit time. The object keeps its identity while nothing else
 * changes, so that typing in the body does not rerender them.
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
