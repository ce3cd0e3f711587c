import { useMemo, useState } from 'react';

/**
 * The first of many things, and more at a time when they are asked for: a page that draws thousands of links at once
 * stands still meanwhile.
 */
export function useFirstOf<T>(things: readonly T[], atOnce: number): FirstOf<T> {
  const [count, setCount] = useState(atOnce);
  return {
    first: useMemo(() => things.slice(0, count), [things, count]),
    left: Math.max(0, things.length - count),
    showMore: () => setCount(count + atOnce),
  };
}

export interface FirstOf<T> {
  readonly first: readonly T[];
  /** How many are not shown. */
  readonly left: number;
  readonly showMore: () => void;
}
