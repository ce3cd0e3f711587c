import { useState } from 'react';

/** Returns the same array until its name changes: each edit of a record makes a new one. */
export function useStable<T>(items: readonly T[], name: string): readonly T[] {
  const [kept, setKept] = useState({ items, name });
  if (kept.name !== name) setKept({ items, name });
  return kept.items;
}
