import { useRef } from 'react';

const doubleClickMs = 400;

/** Returns a function that does its work once for a double click, for work that creates something. */
export function useSinglePress(work: () => void): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    const now = performance.now();
    if (now - last.current >= doubleClickMs) work();
    last.current = now;
  };
}
